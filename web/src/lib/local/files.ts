/** Our package as it is shipped: one compressed file that holds all others (tools/site_pack.py writes it). */
import type { PyodideAPI } from "pyodide";

const NUMBER = 4; // bytes of the number that says how long the list is

interface List {
  files: [name: string, size: number][];
  /** What the package imports of the standard library. */
  modules: string[];
  /** The files of its modules that it imports at its start. */
  first: string[];
}

export interface Pack extends List {
  contents: Uint8Array;
}

/** Fetch the package and unpack it. */
export async function fetchPack(address: string): Promise<Pack> {
  const { body } = await fetch(address);
  if (!body) throw new Error(`there is nothing in ${address}`);
  return readPack(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

export function readPack(whole: ArrayBuffer): Pack {
  const end = NUMBER + new DataView(whole).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(whole, NUMBER, end - NUMBER))) as List;
  return { ...list, contents: new Uint8Array(whole, end) };
}

/** Write all files of the package into a folder that Python sees. */
export function writeFiles(python: Pick<PyodideAPI, "FS">, folder: string, { files, contents }: Pack): void {
  let at = 0;
  const made = new Set<string>();
  for (const [name, size] of files) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) python.FS.mkdirTree(parent);
    made.add(parent);
    python.FS.writeFile(path, contents.subarray(at, (at += size)), { canOwn: true });
  }
}
