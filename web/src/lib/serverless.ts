/** Whether this page is its own server: tools/site.py says so in index.html. Then the table lives in a worker. */
export const serverless: boolean = globalThis.document?.documentElement.dataset.server === "none";

/** Start the worker now: it takes the longest of all. */
export function startServerless(): void {
  if (serverless) import("./local/host").catch(() => undefined); // the first call says what went wrong
}
