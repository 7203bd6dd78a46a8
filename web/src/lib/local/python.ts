/** Python in a worker, with our package in it. */
import type { PyodideAPI } from "pyodide";
import { fetchPack, writeFiles, type Pack } from "./files";
import { canKeep, forget, keep, recall } from "./memory";
import type { Place } from "./messages";

/** Packages are unpacked from our own file: no index of others is asked. */
const NO_INDEX = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
});
const OURS = "/council";

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

/** Fetch Python and our package, and start them. `keeps`: keep Python's memory for the next visit. */
export async function startPython(
  place: Place,
  told: (step: "fetch" | "python" | "engine", bytes: number) => void,
  keeps = false,
): Promise<PyodideAPI> {
  let fetching = true;
  countBytes((bytes) => fetching && told(bytes < place.bytes ? "fetch" : "python", bytes));
  const pack = fetchPack(place.council);
  const memory = await recall(place);
  const python = memory
    ? await resume(place, memory.arrayBuffer())
    : await start(place, keeps && canKeep() ? pack : undefined);
  fetching = false;
  told("engine", place.bytes);
  writeFiles(python, OURS, await pack);
  python.runPython(`import os, sys; sys.path.insert(0, "${OURS}"); os.environ["COUNCIL_PURE"] = "1"`);
  return python;
}

type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;

async function load(place: Place, options: Options): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${place.python}pyodide.mjs`)) as typeof import("pyodide");
  return loadPyodide({
    indexURL: place.python,
    lockFileContents: NO_INDEX,
    packageBaseUrl: place.python,
    ...options,
  });
}

/** Start Python; given the package, import what it needs of the standard library and keep the memory. */
async function start(place: Place, pack?: Promise<Pack>): Promise<PyodideAPI> {
  if (!pack) return load(place, {});
  const python = await load(place, { _makeSnapshot: true });
  python.runPython((await pack).modules.map((name) => `import ${name}`).join("\n"), { globals: python.toPy({}) });
  void keep(place, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  return python;
}

/** Go on from a memory; if that fails, start anew. */
async function resume(place: Place, memory: Promise<ArrayBuffer>): Promise<PyodideAPI> {
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
