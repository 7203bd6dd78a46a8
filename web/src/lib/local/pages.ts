/** A memory without its empty pages: more than half of Python's memory is nothing but zeros. */

const PAGE = 65_536; // bytes, as WebAssembly counts memory
const EMPTY = 0xffff_ffff; // in the list of pages: there is nothing to store
const NUMBER = 4; // bytes

/** The memory's size and the list of its pages, then those that are not empty. */
export function withoutEmpty(memory: Uint8Array<ArrayBuffer>): Blob {
  const count = Math.ceil(memory.byteLength / PAGE);
  const list = new Uint32Array(1 + count).fill(EMPTY);
  list[0] = memory.byteLength;
  const kept: Uint8Array<ArrayBuffer>[] = [];
  for (let page = 0; page < count; page++) {
    const bytes = memory.subarray(page * PAGE, (page + 1) * PAGE);
    if (bytes.every((byte) => byte === 0)) continue;
    list[1 + page] = kept.length;
    kept.push(bytes);
  }
  return new Blob([list, ...kept]);
}

/** The memory as it was. */
export function withEmpty(stored: ArrayBuffer): ArrayBuffer {
  const [size = 0] = new Uint32Array(stored, 0, 1);
  const list = new Uint32Array(stored, NUMBER, Math.ceil(size / PAGE));
  const pages = new Uint8Array(stored, NUMBER * (1 + list.length));
  const kept = list.reduce((count, at) => count + Number(at !== EMPTY), 0);
  if (Math.ceil(pages.length / PAGE) !== kept) throw new RangeError("a part of the memory is missing");
  const memory = new Uint8Array(size);
  list.forEach((at, page) => {
    if (at !== EMPTY) memory.set(pages.subarray(at * PAGE, Math.min((at + 1) * PAGE, pages.length)), page * PAGE);
  });
  return memory.buffer;
}
