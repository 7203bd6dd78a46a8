/** The deal of the day: playing it, counting days, and what is told of a result. */
import { api } from "./api";
import { compare, SIGNS } from "./days";
import { i18n, say } from "./i18n.svelte";
import { router } from "./router.svelte";
import { keepKeys, keepMine } from "./seatkeys";
import { settings } from "./settings.svelte";
import type { DailyResult, DailyTableIs } from "./wire/daily";

const WORDS = { en: () => import("../catalogue/daily-en"), de: () => import("../catalogue/daily-de") };

/** The words of the deal of the day are fetched with its screen. */
export const loadWords = (): Promise<void> => i18n.load(WORDS);

const NAME = "council.daily.name";

/** Whether others on the server may see one's name beside the result. */
export const listed = (): boolean => localStorage.getItem(NAME) !== "no";
export const setListed = (yes: boolean): void => {
  if (yes) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, "no");
};

/** Play a deal, go on with it, or practise on it. */
export async function openTry(day: string, game: string, practice: boolean): Promise<void> {
  const name = listed() ? settings.name : "";
  const wish = { name, crest: settings.crest, colour: settings.colour, practice };
  const opened = await api.openTry(day, game, wish);
  keepKeys(opened.table, opened.keys);
  keepMine(opened.table, [0]);
  router.go(`/t/${opened.table}`);
}

/** A day in the words of the reader. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(i18n.dates, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The line people send to each other: it tells the result, and nothing of the cards. */
export function dailyLine(of: DailyTableIs, mine: DailyResult, title: string): string {
  const signs = of.rivals.flatMap(({ result }) => (result ? [SIGNS[compare(of.low_wins, mine, result)]] : []));
  const place = { place: mine.rank, seats: of.seats, signs: signs.join("") };
  return say("daily-line", { day: of.day, game: title, ...place });
}
