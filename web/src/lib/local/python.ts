/** Python in a worker, with our package in it. */
import type { PyodideAPI } from "pyodide";
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

/** Fetch Python and our package, and start them. */
export async function startPython(
  place: Place,
  told: (step: "fetch" | "python" | "engine", bytes: number) => void,
): Promise<PyodideAPI> {
  let fetching = true;
  countBytes((bytes) => fetching && told(bytes < place.bytes ? "fetch" : "python", bytes));
  const ours = fetch(place.council).then((file) => file.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${place.python}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: place.python,
    lockFileContents: NO_INDEX,
    packageBaseUrl: place.python,
  });
  fetching = false;
  told("engine", place.bytes);
  python.unpackArchive(new Uint8Array(await ours), "zip", { extractDir: OURS });
  python.runPython(`import os, sys; sys.path.insert(0, "${OURS}"); os.environ["COUNCIL_PURE"] = "1"`);
  return python;
}
