/**
 * Pack Python for the page, by that very Python: node pack.mjs PACK.PY SOURCES OUT. SOURCES are our package and its
 * wheels, unpacked; OUT gets council.pack, python_stdlib.zip and catalogue.json. tools/site.py calls it.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [script, sources, out] = process.argv.slice(2);
const home = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const python = await loadPyodide({ indexURL: home });
if (!existsSync(sources)) throw new Error(`there is no ${sources}`);
python.mountNodeFS("/sources", sources);
python.mountNodeFS("/out", out);
python.FS.writeFile("/stdlib.zip", new Uint8Array(readFileSync(join(home, "python_stdlib.zip"))));
python.runPython(readFileSync(script, "utf-8"), { filename: script });
python.runPython("place_ours()");
// As the page does it, so that all it needs has been imported.
await python.runPythonAsync("first = await write_catalogue()");
python.runPython("pack_ours(first)");
python.runPython("pack_stdlib()");
process.exit(0); // the host would go on for ever
