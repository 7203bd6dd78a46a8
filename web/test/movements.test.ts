import { expect, test } from "vitest";
import { movementsOf } from "../src/games/risk/map/movements";
import type { View } from "../src/games/risk/view";
import type { Said } from "../src/lib/wire";

const words = Object.fromEntries(["a", "b", "c"].map((id) => [id, { en: id.toUpperCase(), de: id.toUpperCase() }]));
const view = {
  battle: null,
  seats: [{ house: "stark" }, { house: "lannister" }],
  territories: ["a", "b", "c"].map((id, index) => ({ id, owner: index === 1 ? 1 : 0, armies: 3 })),
} as unknown as View;
const told = (key: string, facts: Said["facts"]): Said => ({ key: `risk-told-${key}`, facts });
const battle = told("battle", { source: words.a, target: words.b, attackers: 1, defenders: 1 });

test("what fell in several rolls falls once, on both sides", () => {
  expect(movementsOf(view, view, [battle, battle], words)).toEqual([
    { kind: "loss", from: "a", to: "a", armies: 2, house: "stark" },
    { kind: "loss", from: "b", to: "b", armies: 2, house: "lannister" },
  ]);
});

test("whoever moves in comes from where the attack came from", () => {
  const news = [
    told("invades", { source: words.a, target: words.b }),
    told("moved-in", { target: words.b, armies: 3 }),
  ];
  expect(movementsOf(view, view, news, words)).toEqual([
    { kind: "march", from: "a", to: "b", armies: 3, house: "stark" },
  ]);
});

test("marches and new armies are shown, a first look is not", () => {
  const news = [
    told("deployed", { target: words.c, armies: 4 }),
    told("marched", { source: words.a, target: words.c, armies: 2 }),
  ];
  expect(movementsOf(view, view, news, words).map((one) => `${one.kind} ${one.from} ${one.to} ${one.armies}`)).toEqual([
    "gain c c 4",
    "march a c 2",
  ]);
  expect(movementsOf(null, view, news, words)).toEqual([]);
});

test("the turns of many bots at once show only the latest", () => {
  const marched = told("marched", { source: words.a, target: words.c, armies: 2 });
  expect(
    movementsOf(
      view,
      view,
      Array.from({ length: 40 }, () => marched),
      words,
    ),
  ).toHaveLength(8);
});
