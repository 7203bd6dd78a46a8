/**
 * The service worker of the page without a server. It keeps all files of one version and answers from them; a new
 * version is another service worker with other files (tools/site.py writes both lines below). Games are not kept here.
 */
const VERSION = "@version@";
const FILES = { "@files@": 0 };

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
  const tell = progress();
  const fetched = async (file) => {
    const url = new URL(file, self.registration.scope).href;
    const known = LASTING.test(file) ? await caches.match(url) : undefined;
    const response = known ?? (await fetch(url, { cache: LASTING.test(file) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    if (!known) void count(response.clone(), tell).catch(() => undefined);
    await cache.put(url, response);
  };
  await Promise.all(Object.keys(FILES).map(fetched));
}

async function count(response, tell) {
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) void tell(piece.value.byteLength);
}

/** Tells the pages that wait how much has come. */
function progress() {
  const total = Object.values(FILES).reduce((sum, size) => sum + size, 0);
  let fetched = 0;
  return async (bytes) => {
    fetched += bytes;
    for (const page of await clients.matchAll({ includeUncontrolled: true }))
      if (page.url.startsWith(self.registration.scope)) page.postMessage({ fetched, total });
  };
}

/** The files of older versions go; the pages that are open are answered from now on. */
async function clean() {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE) && name !== CACHE + VERSION) await caches.delete(name);
  await self.clients.claim();
}

/** Of this version only. A version that is being replaced may still be asked: it must not open its cache anew. */
async function answer(request, page) {
  const wanted = page ? new URL("index.html", self.registration.scope).href : request;
  const kept = await caches.match(wanted, { cacheName: CACHE + VERSION, ignoreSearch: true });
  return kept ?? fetch(request);
}
