/** The service worker: it keeps every file of the page, so that the page opens without a network. */
import { startup } from "./startup.svelte";

const CHECK_EVERY = 3_600_000; // milliseconds: a page may stay open for days

/** Keep the page. A new version is fetched beside the old one and takes its place when somebody asks for it. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return; // on plain http from another machine there is none
  const place = new URL("sw.js", document.baseURI);
  void navigator.serviceWorker
    .register(place)
    .then((registration) => {
      const offer = (): void => {
        const next = registration.waiting;
        if (next && navigator.serviceWorker.controller) startup.newer = () => replace(next);
      };
      offer();
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", offer);
      });
      setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY);
      void navigator.storage?.persist?.();
    })
    .catch(() => undefined); // the page works, but not without a network
}

function replace(next: ServiceWorker): void {
  next.postMessage("replace");
}

// Files of the old version are gone when the new one begins: every tab changes with it. The first version of all
// begins to keep files without any change.
if ("serviceWorker" in navigator && navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
