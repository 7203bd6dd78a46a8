import { describe, expect, it } from "vitest";
import type { GameFace } from "../src/games";
import type { Table } from "../src/lib/table/table.svelte";
import { asking } from "../src/lib/frame/prompt/sentence";

const face = { prompt: () => null } as unknown as GameFace;
const at = (over: boolean): Table =>
  ({
    line: "open",
    hint: null,
    names: [],
    course: () => null,
    now: { over, question: { key: "asked", facts: {} }, asked: null, held: [0], seats: [] },
  }) as unknown as Table;

describe("the prompt", () => {
  it("says that moves follow one another, but not after the end", () => {
    expect(asking(at(false), face, {}, false)).toEqual({ main: "asked", more: "web-course-more" });
    expect(asking(at(true), face, {}, false)).toEqual({ main: "asked", more: "" });
  });
});
