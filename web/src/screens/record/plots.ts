/** Where the marks of plots stand. */
import { COLOURS } from "../../lib/arms";

export interface BarRow {
  name: string;
  share: number;
  /** Where equal players would be. */
  fair: number | null;
  words: string;
}

export interface LineRow {
  name: string;
  points: { at: number; value: number }[];
}

export const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 2", "12 5", "1 4"];
export const MOST_LINES = DASHES.length;
export const colourOf = (index: number): string => COLOURS[index % COLOURS.length]!;

/** A round step and the end of an axis that holds a value. */
export function ticks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most) / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((one) => one * 4 >= most) ?? most);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, k) => k * step);
}

/** Names at the end of lines, so that none covers another. */
export function apart(wanted: number[], lowest: number, gap = 17): number[] {
  const found = [...wanted];
  let free = lowest + gap;
  for (const k of wanted.map((_, index) => index).sort((a, b) => wanted[b]! - wanted[a]!)) {
    found[k] = Math.min(wanted[k]!, free - gap);
    free = found[k]!;
  }
  return found;
}
