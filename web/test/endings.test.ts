import { expect, test } from "vitest";
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
