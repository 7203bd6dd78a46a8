/** Everything is kept in the browser by a service worker, so that the page opens without a network. */
import { startup } from "./startup.svelte";

const CHECK_EVERY = 3_600_000; // milliseconds: a page may stay open for days
const PATIENCE = 10_000; // milliseconds without a byte: the page starts without what is kept
const place = new URL("sw.js", document.baseURI);
const container = workers();
/** This page has files of some version: when another one begins, they are gone. */
let versioned = Boolean(container?.controller);
container?.addEventListener("controllerchange", () => {
  if (versioned) location.reload(); // every tab changes with it
  versioned = true;
});

/** On plain http from another machine there is none. In a frame that may keep nothing, asking for it is an error. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  } catch {
    return undefined;
  }
}

/** What the service worker tells while it fetches. */
export interface Fetched {
  fetched: number;
  total: number;
}

/**
 * On the first visit, fetch all files and keep them. Python is then started from the kept files: browsers store what
 * they compiled beside them, and the next visit need not compile. Says whether the page is answered from kept files.
 */
export async function keepFiles(told: (fetched: Fetched) => void): Promise<boolean> {
  if (!container) return false;
  if (container.controller) return true;
  const ended = new AbortController();
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const giveUp = (): void => resolve(false);
      let patience = setTimeout(giveUp, PATIENCE);
      const hear = ({ data }: MessageEvent<Fetched>): void => {
        clearTimeout(patience);
        patience = setTimeout(giveUp, PATIENCE);
        told(data);
      };
      container.addEventListener("message", hear, ended);
      container.addEventListener("controllerchange", () => resolve(true), ended);
      container.startMessages();
      container.register(place).then((registration) => {
        if (registration.active?.state === "activated") {
          versioned = true; // a reload that shall not use what is kept
          giveUp();
        }
        const { installing } = registration;
        // When the files cannot be kept: one is missing, or the disk is full.
        installing?.addEventListener("statechange", () => installing.state === "redundant" && giveUp(), ended);
      }, reject);
    });
  } catch {
    return false; // the page works, but not without a network
  } finally {
    ended.abort();
  }
}

/** Look for new versions. One is fetched beside the old one and takes its place when somebody asks for it. */
export function lookForVersions(): void {
  // On a page that keeps no files this waits for ever.
  void container?.ready.then((registration) => {
    const offer = (): void => {
      const next = registration.waiting;
      if (next && container.controller) startup.newer = () => replace(next);
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
    setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY);
    void navigator.storage?.persist?.();
  });
}

function replace(next: ServiceWorker): void {
  next.postMessage("replace");
}
