import { expect, test } from "vitest";
import { megabytes, startup } from "../src/lib/local/startup.svelte";

test("sizes are written as in the reader's language", () => {
  expect(megabytes(3_300_000, "en")).toBe("3.3");
  expect(megabytes(12_900_000, "de")).toBe("12,9");
  expect(megabytes(0, "de")).toBe("0,0");
});

test("the bar never goes back from step to step", () => {
  startup.total = 100;
  const seen: number[] = [];
  for (const bytes of [0, 50, 100, 120]) {
    startup.bytes = bytes;
    seen.push(startup.done);
  }
  for (const step of ["python", "engine", "games"] as const) {
    startup.step = step;
    seen.push(startup.done);
  }
  startup.ready = true;
  seen.push(startup.done);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(1);
});
