/**
 * The service worker of the page without a server. It keeps all files of one version and answers from them; a new
 * version is another service worker with other files (tools/site.py writes both lines below). Games are not kept here.
 */
const VERSION = "@version@";
const FILES = ["@files@"];

const CACHE = `council ${new URL(self.registration.scope).pathname} `;
/** Names with a digest never change their content. */
const LASTING = /[-/][\w-]{8,}\.\w+$|\/python-\w+\//;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => {
  if (event.data === "replace") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request, mode === "navigate"));
});

/** Fetch what is new; what the version before had under a lasting name is taken from there. */
async function keep() {
  const cache = await caches.open(CACHE + VERSION);
  const fetched = async (file) => {
    const url = new URL(file, self.registration.scope).href;
    const known = LASTING.test(file) ? await caches.match(url) : undefined;
    const response = known ?? (await fetch(url, { cache: LASTING.test(file) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(url, response);
  };
  await Promise.all(FILES.map(fetched));
}

/** The files of older versions go; the pages that are open are answered from now on. */
async function clean() {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE) && name !== CACHE + VERSION) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, page) {
  const cache = await caches.open(CACHE + VERSION);
  const wanted = page ? new URL("index.html", self.registration.scope).href : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
