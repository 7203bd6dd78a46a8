import { describe, expect, it } from "vitest";
import { changed, unfold } from "../src/lib/difference";

describe("a change", () => {
  const before = { seats: [{ gold: 1 }, { gold: 2 }], hand: ["a", "b"], round: 1, battle: { target: "x" } };

  it("replaces, goes deeper and takes away", () => {
    expect(changed(before, { seats: { 1: { gold: [3] } }, hand: [["a"]], battle: [null], round: null })).toEqual({
      seats: [{ gold: 1 }, { gold: 3 }],
      hand: ["a"],
      battle: null,
    });
  });

  it("shares what is as before, and touches nothing", () => {
    const kept = JSON.stringify(before);
    const after = changed(before, { seats: { 0: { gold: [9] } } });
    expect(after.hand).toBe(before.hand);
    expect(after.seats[1]).toBe(before.seats[1]);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("follows the one before", () => {
    expect(unfold([{ a: [1] }, { b: [2] }, {}, { a: null }])).toEqual([
      { a: 1 },
      { a: 1, b: 2 },
      { a: 1, b: 2 },
      { b: 2 },
    ]);
  });
});
