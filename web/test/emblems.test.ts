import { expect, test } from "vitest";
import { charges } from "../src/art/charges";
import { GROUNDS, placed } from "../src/art/emblem";
import cardgame from "../src/games/cardgame/emblems";
import intrigue from "../src/games/intrigue/emblems";
import risk from "../src/games/risk/emblems";
import sprite from "../src/design/sigils.svg?raw";
import cardgameData from "../../src/council/games/cardgame/data/cardgame.toml?raw";
import intrigueData from "../../src/council/games/intrigue/data/intrigue.toml?raw";
import riskData from "../../src/council/games/risk/data/risk_cards.toml?raw";

/** The ids of the tables of these names in a file of component data. */
function ids(text: string, ...tables: string[]): string[] {
  const parts = text.split(/^\[\[/m).slice(1);
  const wanted = parts.filter((part) => tables.includes(part.slice(0, part.indexOf("]]"))));
  return wanted.map((part) => /^id\s*=\s*"([^"]+)"/m.exec(part)![1]!);
}

const drawn = new Set([...charges(), ...[...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!)]);

const GAMES = [
  { game: "intrigue", emblems: intrigue, cards: ids(intrigueData, "character"), least: 36 },
  { game: "cardgame", emblems: cardgame, cards: ids(cardgameData, "card", "plot"), least: 101 },
  {
    game: "risk",
    emblems: risk,
    cards: ids(riskData, "character_cards", "maester_cards", "objective_cards", "end_game_cards", "optional_cards"),
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
