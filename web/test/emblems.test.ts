import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { charges } from "../src/art/charges";
import { GROUNDS, placed } from "../src/art/emblem";
import cardgame from "../src/games/cardgame/emblems";
import intrigue from "../src/games/intrigue/emblems";
import risk from "../src/games/risk/emblems";

/** The ids of the tables of these names in a file of component data. */
function ids(file: string, ...tables: string[]): string[] {
  const text = readFileSync(resolve(__dirname, "../../src/council/games", file), "utf8");
  const parts = text.split(/^\[\[/m).slice(1);
  const wanted = parts.filter((part) => tables.includes(part.slice(0, part.indexOf("]]"))));
  return wanted.map((part) => /^id\s*=\s*"([^"]+)"/m.exec(part)![1]!);
}

const sprite = readFileSync(resolve(__dirname, "../src/design/sigils.svg"), "utf8");
const drawn = new Set([...charges(), ...[...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!)]);

const GAMES = [
  { game: "intrigue", emblems: intrigue, cards: ids("intrigue/data/intrigue.toml", "character"), least: 36 },
  { game: "cardgame", emblems: cardgame, cards: ids("cardgame/data/cardgame.toml", "card", "plot"), least: 101 },
  {
    game: "risk",
    emblems: risk,
    cards: ids(
      "risk/data/risk_cards.toml",
      "character_cards",
      "maester_cards",
      "objective_cards",
      "end_game_cards",
      "optional_cards",
    ),
    least: 102,
  },
];

test.each(GAMES)("every card of $game has an emblem, and no emblem is left over", ({ emblems, cards, least }) => {
  expect(cards.length).toBeGreaterThanOrEqual(least);
  expect(Object.keys(emblems).sort()).toEqual([...cards].sort());
});

test.each(GAMES)("no two emblems of $game are composed alike", ({ emblems }) => {
  const composed = Object.values(emblems).map((one) => JSON.stringify(Object.entries(one).sort()));
  expect(new Set(composed).size).toBe(composed.length);
});

test.each(GAMES)("everything on the emblems of $game is drawn", ({ emblems }) => {
  for (const emblem of Object.values(emblems)) {
    for (const { name } of placed(emblem)) expect(drawn).toContain(name);
    if (emblem.ground) expect(Object.keys(GROUNDS)).toContain(emblem.ground);
  }
});

test("no charge is drawn twice under one name", () => {
  expect(new Set(charges()).size).toBe(charges().length);
});
