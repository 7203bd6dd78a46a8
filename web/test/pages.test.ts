import { expect, test } from "vitest";
import { withEmpty, withoutEmpty } from "../src/lib/local/pages";

const PAGE = 65_536;

test.each([0, 1, PAGE - 1, PAGE, 5 * PAGE, 5 * PAGE + 4])("a memory of %i bytes comes back as it was", async (size) => {
  const memory = new Uint8Array(size);
  for (const at of [0, PAGE + 7, 3 * PAGE - 1, size - 1]) if (at >= 0 && at < size) memory[at] = 1 + (at % 251);
  const stored = await withoutEmpty(memory).arrayBuffer();
  const back = new Uint8Array(withEmpty(stored));
  expect(back.length).toBe(size);
  expect(back.every((byte, at) => byte === memory[at])).toBe(true);
});

test("empty pages take no room", async () => {
  const memory = new Uint8Array(100 * PAGE);
  memory[50 * PAGE] = 1;
  expect(withoutEmpty(memory).size).toBe(PAGE + 4 * 101);
});

test("a memory of which a part is missing is refused", async () => {
  const stored = await withoutEmpty(new Uint8Array(3 * PAGE).fill(7)).arrayBuffer();
  expect(() => withEmpty(stored.slice(0, -PAGE))).toThrow();
});

test("what is not a memory is refused", () => {
  expect(() => withEmpty(new Uint8Array(1000).fill(9).buffer)).toThrow();
});
