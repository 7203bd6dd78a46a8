import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fetched } from "../src/lib/local/offline";

/** A service worker and its container, as far as the page knows them. */
class FakeWorker extends EventTarget {
  state = "installing";
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Container extends EventTarget {
  controller: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = null;
  ready = new Promise<never>(() => undefined);
  refuses = false;
  startMessages(): void {}
  async register(): Promise<Container> {
    if (this.refuses) throw new DOMException("no", "SecurityError");
    return this;
  }
  tell(fetched: number, total: number): void {
    this.dispatchEvent(new MessageEvent("message", { data: { fetched, total } }));
  }
  claim(worker = new FakeWorker()): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

let container: Container;
const reload = vi.fn();
const heard: Fetched[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  container = new Container();
  container.installing = new FakeWorker();
  vi.stubGlobal("document", { baseURI: "http://table.test/games/" });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { serviceWorker: container });
  reload.mockClear();
  heard.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Begin, as the page does when it is opened. */
async function keepFiles(): Promise<boolean> {
  const page = await import("../src/lib/local/offline");
  return page.keepFiles((fetched) => heard.push(fetched));
}

/** Begin, until the browser has answered. */
async function begun(): Promise<Promise<boolean>[]> {
  const page = await import("../src/lib/local/offline");
  const kept = page.keepFiles((fetched) => heard.push(fetched));
  await vi.advanceTimersByTimeAsync(1);
  return [kept];
}

test("the first visit waits until all files are kept, and tells how many bytes there are", async () => {
  const [kept] = await begun();
  container.tell(5, 10);
  container.claim();
  expect(await kept).toBe(true);
  container.tell(10, 10);
  expect(heard).toEqual([{ fetched: 5, total: 10 }]);
  expect(reload).not.toHaveBeenCalled();
});

test("a new version reloads a page of the first visit, too", async () => {
  const [kept] = await begun();
  container.claim();
  await kept;
  container.claim();
  expect(reload).toHaveBeenCalledOnce();
});

test("the next visit waits for nothing", async () => {
  container.controller = new FakeWorker();
  expect(await keepFiles()).toBe(true);
  container.claim();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page starts without kept files when one cannot be fetched", async () => {
  const [kept] = await begun();
  container.installing?.become("redundant");
  expect(await kept).toBe(false);
});

test("a page starts without kept files when nothing comes for long", async () => {
  const [kept] = await begun();
  for (const bytes of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(9_000);
    container.tell(bytes, 10);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await kept).toBe(false);
  container.claim();
  expect(reload, "its own version at last").not.toHaveBeenCalled();
});

test("a reload past the kept files does not wait for them", async () => {
  container.installing = null;
  container.active = new FakeWorker();
  container.active.state = "activated";
  expect(await keepFiles()).toBe(false);
  container.claim();
  expect(reload, "a new version").toHaveBeenCalledOnce();
});

test("a browser without kept files, or that refuses them, starts all the same", async () => {
  container.refuses = true;
  expect(await keepFiles()).toBe(false);
  for (const navigator of [
    {},
    {
      get serviceWorker(): never {
        throw new DOMException("sandboxed", "SecurityError");
      },
    },
  ]) {
    vi.resetModules();
    vi.stubGlobal("navigator", navigator);
    expect(await keepFiles()).toBe(false);
  }
});
