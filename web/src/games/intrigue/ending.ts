/** The Iron Throne cards at the end: turned one after the other, seat by seat. */
import type { Throne, View } from "./view";

export interface TurnedRow {
  seat: number;
  thrones: (Throne & { up: boolean })[];
  /** Points less the cards that are turned. */
  score: number;
}

export const throneSteps = (view: View): number => 1 + view.seats.reduce((sum, one) => sum + one.thrones.length, 0);

/** What is seen when the first `step` cards are turned. */
export function turnedThrones(view: View, step: number): TurnedRow[] {
  let turned = step;
  return view.seats.map(({ thrones, points }, seat) => {
    const shown = thrones.map((throne) => ({ ...throne, up: turned-- > 0 }));
    const less = shown.reduce((sum, { up, value }) => sum + (up ? value : 0), 0);
    return { seat, thrones: shown, score: points - less };
  });
}
