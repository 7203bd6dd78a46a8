import { describe, expect, it } from "vitest";
import { buttons, choices, complete, fits, left, pick, ready, tokens } from "../src/lib/table/picker";

const MOVES = [
  "place arya 1.0",
  "place arya 1.4",
  "place tywin 1.0",
  "place tywin 1.4",
  "place tywin 2.1",
  "place bran 2.1",
];

describe("the picker", () => {
  it("reads what a move speaks of", () => {
    expect(tokens("place arya 2.4")).toEqual(["arya", "2.4"]);
    expect(tokens("pass")).toEqual([]);
  });

  it("keeps the moves that contain every picked token", () => {
    expect(left(MOVES, [])).toEqual(MOVES);
    expect(left(MOVES, ["arya"])).toEqual(["place arya 1.0", "place arya 1.4"]);
    expect(left(MOVES, ["2.1", "bran"])).toEqual(["place bran 2.1"]);
    expect(left(MOVES, ["arya", "2.1"])).toEqual([]);
  });

  it("does not take one token for the beginning of another", () => {
    expect(left(["attack the_neck", "attack the_neck_2"], ["the_neck"])).toEqual(["attack the_neck"]);
  });

  it("goes either way round", () => {
    expect(complete(MOVES, pick(MOVES, pick(MOVES, [], "tywin"), "2.1"))).toBe("place tywin 2.1");
    expect(complete(MOVES, pick(MOVES, pick(MOVES, [], "2.1"), "tywin"))).toBe("place tywin 2.1");
  });

  it("puts a token back when it is picked again", () => {
    expect(pick(MOVES, ["arya"], "arya")).toEqual([]);
    expect(pick(MOVES, ["arya", "1.0"], "arya")).toEqual(["1.0"]);
  });

  it("drops earlier picks that do not go with the new one", () => {
    expect(pick(MOVES, ["arya"], "bran")).toEqual(["bran"]);
    expect(pick(MOVES, ["arya"], "2.1")).toEqual(["2.1"]);
    expect(pick(MOVES, ["tywin", "1.0"], "2.1")).toEqual(["tywin", "2.1"]);
  });

  it("lets one pick what fits nowhere, to ask why", () => {
    expect(pick(MOVES, ["arya"], "hodor")).toEqual(["hodor"]);
    expect(left(MOVES, ["hodor"])).toEqual([]);
    expect(ready(MOVES, ["hodor"])).toBeNull();
  });

  it("counts what can still be picked", () => {
    expect([...choices(MOVES, ["tywin"])]).toEqual([
      ["1.0", 1],
      ["1.4", 1],
      ["2.1", 1],
    ]);
    expect(choices(MOVES, []).get("1.0")).toBe(2);
    expect(fits(MOVES, "tywin")).toBe(3);
    expect(fits(MOVES, "hodor")).toBe(0);
  });

  it("is ready with one move left, complete with all its tokens picked", () => {
    expect(ready(MOVES, [])).toBeNull();
    expect(ready(MOVES, ["bran"])).toBe("place bran 2.1");
    expect(complete(MOVES, ["bran"])).toBeNull();
    expect(complete(MOVES, ["bran", "2.1"])).toBe("place bran 2.1");
  });

  it("is never ready before a pick, even with a single move", () => {
    expect(ready(["place bran 2.1"], [])).toBeNull();
    expect(complete(["pass"], [])).toBeNull();
  });

  it("offers as buttons what is not on the table", () => {
    const moves = ["attack a b", "dice 1", "dice 2", "done"];
    expect(buttons(moves, [], new Set(["a", "b"]))).toEqual(["dice 1", "dice 2", "done"]);
    expect(buttons(moves, ["a"], new Set(["a", "b"]))).toEqual([]);
    expect(buttons(moves, ["a", "b"], new Set(["a", "b"]))).toEqual(["attack a b"]);
  });

  it("is the same for every order of picks and never leaves an illegal pair", () => {
    const all = [...new Set(MOVES.flatMap(tokens))];
    for (const a of all)
      for (const b of all)
        for (const c of all) {
          const picked = [a, b, c].reduce<string[]>((so, token) => pick(MOVES, so, token), []);
          if (picked.length) expect(left(MOVES, picked).length).toBeGreaterThan(0);
        }
  });
});
