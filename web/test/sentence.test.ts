import { describe, expect, it } from "vitest";
import type { GameUI } from "../src/games";
import type { TableStore } from "../src/lib/table/table.svelte";
import { promptText } from "../src/lib/frame/prompt/sentence";

const ui = { prompt: () => null } as unknown as GameUI;
const at = (over: boolean): TableStore =>
  ({
    connectionState: "open",
    hint: null,
    coach: { hint: null, doubt: null },
    names: [],
    sequence: () => null,
    now: { over, question: { key: "asked", facts: {} }, asked: null, held: [0], seats: [] },
  }) as unknown as TableStore;

describe("the prompt", () => {
  it("says that moves follow one another, but not after the end", () => {
    expect(promptText(at(false), ui, {}, false)).toEqual({ main: "asked", more: "web-course-more" });
    expect(promptText(at(true), ui, {}, false)).toEqual({ main: "asked", more: "" });
  });
});
