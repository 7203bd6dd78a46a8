/** What figures are about, in words: players, games, modes, Houses, dates. */
import { api, type GameWords } from "../../lib/api";
import { levelText } from "../../lib/frame/settings/levels";
import { i18n, say, type Part } from "../../lib/i18n.svelte";

export const WORDS: Part = {
  en: () => import("../../catalogue/record-en"),
  de: () => import("../../catalogue/record-de"),
};

const BOT = "bot:";

/** A name by its key: a person's, that of a bot's level, or nobody's. */
export function playerName(key: string, names: Record<string, string>): string {
  if (!key) return say("record-somebody");
  if (key.startsWith(BOT)) return botName(key.slice(BOT.length));
  return Object.hasOwn(names, key) ? names[key]! : key;
}

export function botName(level: string): string {
  return `Bot, ${levelText(level)}`;
}

export const modeName = (mode: string): string => (i18n.has(`record-mode-${mode}`) ? say(`record-mode-${mode}`) : mode);

/** The names of the Houses of all games that have them. */
export async function houseWords(games: readonly string[]): Promise<Record<string, GameWords>> {
  const found = await Promise.all(games.map(async (game) => [game, await api.words(game).catch(() => ({}))] as const));
  return Object.fromEntries(found);
}

/** Never broken over two lines. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(i18n.dates, { day: "numeric", month: "short", year: "numeric" })
    .format(seconds * 1000)
    .replaceAll(" ", "\u00a0");

export const monthOf = (seconds: number): string =>
  new Intl.DateTimeFormat(i18n.dates, { month: "short", year: "numeric", timeZone: "UTC" }).format(seconds * 1000);

export const percent = (share: number): string => say("percent", { number: Math.round(100 * share) });

/** A share of the win as reports tell it, with its sign where it is lost. */
export const points = (share: number): string =>
  `${share < 0 ? "−" : ""}${say("percent", { number: decimal(Math.abs(100 * share), 1) })}`;

/** The same with its sign always, as luck is told. */
export const signed = (share: number): string => `${share > 0 ? "+" : ""}${points(share)}`;

export const decimal = (number: number, digits: number): string =>
  new Intl.NumberFormat(i18n.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);

export const whole = (number: number): string => new Intl.NumberFormat(i18n.lang).format(number).replace("-", "−");
