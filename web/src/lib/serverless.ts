/** Whether this page is its own server: tools/site.py says so in index.html. Then the table lives in a worker. */
export const serverless: boolean = globalThis.document?.documentElement.dataset.server === "none";
