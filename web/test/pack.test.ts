import { describe, expect, it } from "vitest";
import { readPack, writeFiles } from "../src/lib/local/files";

const CONTENTS: Record<string, string> = { "council/a.txt": "first", "council/deep/b.txt": "", "c.txt": "Größe" };

function pack(): ArrayBuffer {
  const encoder = new TextEncoder();
  const bodies = Object.values(CONTENTS).map((text) => encoder.encode(text));
  const files = Object.keys(CONTENTS).map((name, number) => [name, bodies[number]?.length]);
  const head = encoder.encode(JSON.stringify({ files, modules: ["json"] }));
  const whole = new Uint8Array(4 + head.length + bodies.reduce((sum, body) => sum + body.length, 0));
  new DataView(whole.buffer).setUint32(0, head.length, true);
  let at = 4;
  for (const part of [head, ...bodies]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

describe("our package in one file", () => {
  it("gives every file its own content and its folder", () => {
    const written: Record<string, string> = {};
    const folders: string[] = [];
    const FS = {
      mkdirTree: (path: string) => folders.push(path),
      writeFile: (path: string, bytes: Uint8Array) => (written[path] = new TextDecoder().decode(bytes)),
    };
    const read = readPack(pack());
    writeFiles({ FS } as never, "/ours", read);
    expect(written).toEqual(
      Object.fromEntries(Object.entries(CONTENTS).map(([name, text]) => [`/ours/${name}`, text])),
    );
    expect(folders).toEqual(["/ours/council", "/ours/council/deep", "/ours"]);
    expect(read.modules).toEqual(["json"]);
  });
});
