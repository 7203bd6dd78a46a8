/** The final table of any game: who stands where. */
import type { Json } from "./wire";

/** What every game says of a seat at the end. */
export interface Result {
  score: number;
  rank: number;
  won: number;
}

/** Seats with what they came to, the best first. */
export const ranked = <Seat>(
  seats: Seat[],
  results: Record<string, Json>[],
): (Result & { seat: Seat; index: number })[] =>
  seats
    .map((seat, index) => ({ seat, index, ...(results[index] as unknown as Result) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
