import { expect, test } from "vitest";
import { countedPower, powerSteps } from "../src/games/cardgame/ending";
import type { View as Realm } from "../src/games/cardgame/view";
import { throneSteps, turnedThrones } from "../src/games/intrigue/ending";
import type { View } from "../src/games/intrigue/view";

const throne = (id: string, value: number) => ({ id, value, daggers: 1 });
const view = {
  seats: [
    { points: 9, thrones: [throne("a", 2), throne("b", 4)] },
    { points: 5, thrones: [] },
    { points: 7, thrones: [throne("c", 3)] },
  ],
} as unknown as View;

test("Iron Throne cards are turned one by one, and the scores fall with them", () => {
  expect(throneSteps(view)).toBe(4);
  const scores = [0, 1, 2, 3].map((step) => turnedThrones(view, step).map((row) => row.score));
  expect(scores).toEqual([
    [9, 5, 7],
    [7, 5, 7],
    [3, 5, 7],
    [3, 5, 4],
  ]);
  expect(turnedThrones(view, 1)[0]!.thrones.map((one) => one.up)).toEqual([true, false]);
});

const realm = (...power: number[]) => ({ power_to_win: 15, seats: power.map((one) => ({ power: one })) }) as Realm;
const counts = (view: Realm) => Array.from({ length: powerSteps(view) + 1 }, (_, step) => countedPower(view, step));

test("power is counted to the fifteenth, and that one comes alone", () => {
  expect(counts(realm(15, 9))).toEqual([0, 3, 6, 9, 12, 14, 15, 15]);
});

test("power is counted no further than anybody came", () => {
  expect(counts(realm(7, 4))).toEqual([0, 3, 6, 7, 7]);
  expect(counts(realm(0, 0))).toEqual([0, 0]);
});
