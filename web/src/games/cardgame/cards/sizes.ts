/** Sizes that follow from words, so that all of them can be read. */
import type { Card } from "../view";

const HIGH = 2.2; // em: what a title has beside the cost
const LETTERS = 10.2; // of the size of the card, in one line of it
const SIZES = [1.12, 1, 0.92, 0.84, 0.78, 0.72, 0.66, 0.6];

/** Lines of a text when so many letters go into one. */
export function lines(text: string, letters: number): number {
  let count = 1;
  let left = letters;
  for (const word of text.split(/[ -]/)) {
    if (word.length > letters) return Infinity;
    if (word.length > left) [count, left] = [count + 1, letters];
    left -= word.length + 1;
  }
  return count;
}

/** The largest size at which a title fits on a small card. */
export function titleSize(title: string): number {
  return SIZES.find((size) => lines(title, LETTERS / size) * size <= HIGH) ?? 0.6;
}

/** The hand is a little larger than the rows. */
const HAND = 1.1;

/** The size of the cards in hand: smaller where a challenge, or a phone held sideways, leaves little room. */
export function handSize(phone: boolean, fighting: boolean, height: number, most: number): number {
  return phone ? (fighting || height < 300 ? 8.2 : 10) : most * HAND;
}

/** How the table is filled: whether there is a challenge, and the cards of each row and of the challenge. */
export interface Filling {
  height: number;
  fighting: boolean;
  /** My locations take a row of their own. */
  places: boolean;
  rows: Card[][];
  challenge: Card[];
}

/** The size of the cards: what the rows, the challenge or the plots, and the hand leave of the height. */
export function cardSize({ height, fighting, places, rows, challenge }: Filling): number {
  const tall = (cards: Card[]): number => Math.max(0, ...cards.map((one) => one.attachments?.length ?? 0)) * 27;
  const fixed = 62 + (places ? 62 : 0) + 38 + rows.reduce((sum, cards) => sum + 20 + tall(cards), 0);
  const between = fighting ? 40 + tall(challenge) : 158;
  const units = 12.3 * rows.length + HAND * 12 + (fighting ? 13 : 0);
  return Math.max(7.8, Math.min(17, (height - fixed - between) / units));
}

const FRAME = { width: 34, height: 74, gap: 13 }; // around the first hand, and between its cards
const TALL = { large: 15.4, small: 12 }; // em: a card with its text, and without
const READS = 12; // pixels: what its text can be read at

/** The first hand, all of it: in how many columns, how large, and whether with its texts. */
export function layHand(cards: number, width: number, height: number): { columns: number; u: number; large: boolean } {
  const size = (columns: number, tall: number): number => {
    const rows = Math.ceil(cards / columns);
    return Math.min(
      (width - FRAME.width - columns * FRAME.gap) / (columns * 8.6),
      (height - FRAME.height - rows * FRAME.gap) / (rows * tall),
    );
  };
  const best = (tall: number): { columns: number; u: number } => {
    const all = Array.from({ length: Math.max(1, cards) }, (_, index) => index + 1);
    return all.map((columns) => ({ columns, u: size(columns, tall) })).reduce((a, b) => (b.u > a.u ? b : a));
  };
  const large = best(TALL.large);
  if (large.u >= READS) return { columns: large.columns, u: Math.min(26, large.u), large: true };
  const small = best(TALL.small);
  return { columns: small.columns, u: Math.max(6.5, Math.min(14, small.u)), large: false };
}
