/** What people are known by besides their name: a crest and a colour, each a word that everybody is told. */
import { getContext, setContext } from "svelte";
import type { SeatIs } from "./wire";

/** Charges that make a good crest. */
export const CRESTS = [
  "wolf-howl", "pup", "bear", "bull", "cat", "hound", "raven3", "dove", "trout", "snake", "spider", "butterfly",
  "sword", "axe", "bow", "helm", "shield", "golden-hand", "goblet", "book", "lute", "dice", "horn", "keys",
  "onion", "peach", "flower", "weirwood", "mountain", "ship", "tower", "star7", "snowflake", "flame", "egg", "skull",
] as const; // prettier-ignore

/** Each has a field and an ink in tokens.css. */
export const COLOURS = ["red", "blue", "gold", "green", "violet", "rose", "slate", "orange"] as const;

export interface Arms {
  crest: string;
  colour: string;
}

const among = (words: readonly string[], word: string | undefined): string => (words.includes(word ?? "") ? word! : "");

/**
 * How a seat is shown: as its player chose, else in a colour that nobody has chosen. What this page does not know is
 * not shown.
 */
export function armsOf(seats: readonly Partial<Arms>[], seat: number): Arms {
  const chosen = seats.map((one) => among(COLOURS, one.colour));
  const free = COLOURS.filter((colour) => !chosen.includes(colour));
  const before = chosen.slice(0, seat).filter((colour) => !colour).length;
  return {
    crest: among(CRESTS, seats[seat]?.crest),
    colour: chosen[seat] || free[before % free.length] || COLOURS[seat % COLOURS.length]!,
  };
}

const PLACE = "seats";
/** Let everything below know the seats of the table. */
export const shareSeats = (seats: () => readonly SeatIs[]): unknown => setContext(PLACE, seats);
export const sharedSeats = (): (() => readonly SeatIs[]) => getContext(PLACE) ?? (() => []);
