/**
 * Paths to screens. A server shows the page at every path, and a hash carries a seat key. Without a server there is one
 * file at one address: the path stands behind the hash, and no link carries a key.
 */
import { serverless } from "./serverless";

/** The address of a screen, for a link to it. */
export const pathTo = (path: string): string => (serverless ? `#${path}` : path);

/** Where we are, as a server would see it. */
function here(): URL {
  if (!serverless) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

class Router {
  path = $state(here().pathname);
  query = $state.raw(here().searchParams);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** The key of a seat, if the address has one. */
  get key(): string {
    return serverless ? "" : location.hash.slice(1);
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", pathTo(to));
    else history.pushState(null, "", pathTo(to));
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = here().pathname;
    this.query = here().searchParams;
  }
}

export const router = new Router();

/** For links within the site: no new page load, unless another tab is wanted. */
export function followLink(event: MouseEvent): void {
  void followAfter(event, Promise.resolve());
}

/** The same, when something has been done first; when it fails, all the same. */
export async function followAfter(event: MouseEvent, first: Promise<unknown>): Promise<void> {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  await first.catch(() => undefined);
  router.go(serverless ? link.hash.slice(1) : link.pathname + link.search);
}
