/** Days and results of the deal of the day. */
import type { DailyResult } from "./wire/daily";

const DAY = 86_400_000;

/** A day before or after another. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days in a row, up to today, or to yesterday while today's try is open. */
export function streak(days: readonly string[], today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : dayFrom(today, -1);
  let length = 0;
  for (; played.has(day); day = dayFrom(day, -1)) length++;
  return length;
}

/** 1 when mine is the better result, -1 when the other is, 0 when they are equal. */
export function compare(lowWins: boolean, mine: DailyResult, other: DailyResult): -1 | 0 | 1 {
  const score = lowWins ? other.score - mine.score : mine.score - other.score;
  return Math.sign(other.rank - mine.rank || score) as -1 | 0 | 1;
}

export const SIGNS = { 1: "▲", 0: "●", [-1]: "▽" } as const;
