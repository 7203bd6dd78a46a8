import { expect, test } from "vitest";
import { namesOfBots } from "../src/lib/table/botnames";

test("a new game has its bots in their usual order", () => {
  expect(namesOfBots([false, true, true])).toEqual([undefined, "Mira", "Tarn"]);
});

test("a bot that plays on keeps its name, and no other gets it", () => {
  expect(namesOfBots([true, true, true, false], ["Anna", "Tarn", "Mira", "Jo"])).toEqual([
    "Wyla",
    "Tarn",
    "Mira",
    undefined,
  ]);
});

test("there are names for more bots than are known", () => {
  const all = namesOfBots(Array.from({ length: 8 }, () => true));
  expect(new Set(all).size).toBe(8);
});
