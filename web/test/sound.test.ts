import { expect, test } from "vitest";
import { audible, cuesOf } from "../src/lib/sound/cues";
import { attacks } from "../src/games/risk/battle/attacks";
import type { Said, TableIs } from "../src/lib/wire";

const told = (key: string, facts: Said["facts"] = {}): Said => ({ key, facts });
const table = (change: Partial<TableIs>): TableIs =>
  ({ v: 1, held: [0], asked: 1, paused: false, over: false, clock: null, view: {}, ...change }) as TableIs;

test("a first look makes no sound, and neither does what is not in the table of sounds", () => {
  expect(cuesOf(null, table({ asked: 0 }), [told("intrigue-told-placed")])).toEqual([]);
  expect(cuesOf(table({}), table({}), [told("intrigue-told-blocked")])).toEqual([]);
});

test("cards are heard, then that it is my turn, once", () => {
  const placed = told("intrigue-told-placed", { who: { who: 1 } });
  const turn = table({ asked: 0 });
  expect(cuesOf(table({}), turn, [placed, placed])).toEqual(["card", "card", "turn"]);
  expect(cuesOf(turn, turn, [])).toEqual([]);
});

test("two people at one device are called one after the other", () => {
  const one = table({ held: [0, 1], asked: 0 });
  expect(cuesOf(one, { ...one, asked: 1 }, [])).toEqual(["turn"]);
});

test("a challenge is an attack on the other side, and its end is won or lost", () => {
  const starts = (who: number): Said => told("cardgame-told-challenge", { who: { who } });
  const wins = (who: number): Said => told("cardgame-told-won-challenge", { who: { who } });
  expect(cuesOf(table({}), table({}), [starts(1), wins(1)])).toEqual(["attacked", "lost"]);
  expect(cuesOf(table({}), table({}), [starts(0), wins(0)])).toEqual(["won"]);
  const watching = table({ held: [] });
  expect(cuesOf(watching, watching, [starts(1), wins(1)])).toEqual([]);
});

test("an invasion is heard as an attack only by whoever holds the land", () => {
  const words = { pyke: { en: "Pyke", de: "Pyke" }, harlaw: { en: "Harlaw", de: "Harlau" } };
  const view = { territories: [{ id: "pyke", owner: 0 }, { id: "harlaw", owner: 1 }] }; // prettier-ignore
  const invades = (target: keyof typeof words): Said => told("risk-told-invades", { target: words[target] });
  const battle = told("risk-told-battle");
  expect(cuesOf(table({ view }), table({}), [invades("pyke"), battle], { attacks }, words)).toEqual([
    "attacked",
    "dice",
  ]);
  expect(cuesOf(table({ view }), table({}), [invades("harlaw"), battle], { attacks }, words)).toEqual(["dice"]);
});

test("my clock is heard when it runs low, that of others is not", () => {
  const clock = (runs: number, warned: boolean): TableIs["clock"] => ({ runs, warned, left: [] }) as never;
  const calm = table({ asked: 0, clock: clock(0, false) });
  expect(cuesOf(calm, { ...calm, clock: clock(0, true) }, [])).toEqual(["time"]);
  expect(cuesOf(calm, { ...calm, clock: clock(1, true) }, [])).toEqual([]);
});

test("the end of the game is the last thing heard", () => {
  const placed = told("intrigue-told-placed");
  expect(cuesOf(table({}), table({ over: true, asked: null }), [placed])).toEqual(["card", "over"]);
});

test("much at once is two sounds at most, the weightiest first", () => {
  expect(audible(["card", "dice", "card", "attacked", "turn"])).toEqual(["attacked", "turn"]);
  expect(audible([])).toEqual([]);
});
