/** Python in a worker, with our package in it. */
import type { PyodideAPI } from "pyodide";
import { fetchPack, writeFiles, type Pack } from "./files";
import { canKeep, forget, keep, read, recall } from "./memory";
import type { Place } from "./messages";

/** Packages are unpacked from our own file: no index of others is asked. */
const NO_INDEX = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
});
const OURS = "/council";
const WASM = "application/wasm";
/** Our folder is where Python looks first, and nothing in it is compiled. */
const OPEN = `
import os, sys
os.environ["COUNCIL_PURE"] = "1"
if sys.path[0] != "${OURS}": sys.path.insert(0, "${OURS}")`;

/** Not every host knows what WebAssembly is, and browsers compile nothing that is called otherwise. */
function nameWasm(): void {
  const fetched = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const response = await fetched(input, init);
    const right = !response.ok || !response.url.endsWith(".wasm") || response.headers.get("Content-Type") === WASM;
    return right ? response : new Response(response.body, { headers: { "Content-Type": WASM } });
  };
}

/** Count what arrives; the answer itself stays as it came, so that the browser can compile while it reads. */
function countBytes(heard: (bytes: number) => void): void {
  const fetched = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (input, init) => {
    const response = await fetched(input, init);
    void count(response.clone());
    return response;
  };
  async function count(response: Response): Promise<void> {
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      bytes += piece.value.byteLength;
      heard(bytes);
    }
  }
}

/** Fetch Python and our package, and start them. Who is not told of steps keeps Python's memory for the next visit. */
export async function startPython(
  place: Place,
  told?: (step: "fetch" | "python" | "engine", bytes: number) => void,
): Promise<PyodideAPI> {
  let fetching = true;
  nameWasm();
  loader(place).catch(() => undefined); // on its way while we look for the memory; load() says what went wrong
  const recalled = recall(place);
  const pack = recalled.then((memory) => {
    // Counting reads everything twice, and then browsers do not store what they compiled.
    if (memory || place.here) told?.("python", place.bytes);
    else if (told) countBytes((bytes) => fetching && told(bytes < place.bytes ? "fetch" : "python", bytes));
    return fetchPack(place.council);
  });
  const memory = await recalled;
  const python = memory ? await resume(place, read(memory)) : await start(place, !told && canKeep() ? pack : undefined);
  fetching = false;
  told?.("engine", place.bytes);
  writeFiles(python, OURS, await pack);
  python.runPython(OPEN);
  return python;
}

type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;

const loader = (place: Place): Promise<typeof import("pyodide")> =>
  import(/* @vite-ignore */ `${place.python}pyodide.js`) as Promise<typeof import("pyodide")>;

async function load(place: Place, options: Options): Promise<PyodideAPI> {
  const { loadPyodide } = await loader(place);
  return loadPyodide({
    indexURL: place.python,
    lockFileContents: NO_INDEX,
    packageBaseUrl: place.python,
    ...options,
  });
}

/** Start Python; given the package, import what it needs of the library, read its code, and keep the memory. */
async function start(place: Place, pack?: Promise<Pack>): Promise<PyodideAPI> {
  if (!pack) return load(place, {});
  const python = await load(place, { _makeSnapshot: true });
  const { modules, first } = await pack;
  writeFiles(python, OURS, await pack);
  const read = `${OPEN}\nfrom council.browser.codes import read_codes\nread_codes("${OURS}", ${JSON.stringify(first)})`;
  const imports = modules.map((name) => `import ${name}`).join("\n");
  python.runPython(`${imports}\n${read}`, { globals: python.toPy({}) });
  void keep(place, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  return python;
}

/** Go on from a memory; if that fails, start anew. */
async function resume(place: Place, memory: Promise<ArrayBuffer>): Promise<PyodideAPI> {
  memory.catch(() => undefined); // it may be asked for later than it fails
  try {
    const python = await load(place, { _loadSnapshot: memory });
    python.runPython("import random; random.seed()"); // what was drawn before would be drawn again
    performance.mark("python resumed"); // seen in a developer's tools
    return python;
  } catch {
    await forget(place);
    return load(place, {});
  }
}
