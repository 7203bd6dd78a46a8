/** Where things lie in the court: arithmetic on slot ids, no rules. */

export interface Place {
  row: number; // from 1 at the bottom
  x: number; // in card widths from the left end of the bottom row; upper rows stand half a card to the right
}

/** `2.4` is row 2, fourth place; row r stands (r - 1) / 2 to the right. */
export function place(slot: string): Place {
  const [row = 1, position = 0] = slot.split(".").map(Number);
  return { row, x: position + (row - 1) / 2 };
}

/** The two places under a slot; none under the bottom row. */
export function below(slot: string): string[] {
  const [row = 1, position = 0] = slot.split(".").map(Number);
  return row > 1 ? [`${row - 1}.${position}`, `${row - 1}.${position + 1}`] : [];
}

/** At which end of the bottom row a slot lies; null where that row is still empty or has no such end. */
export function sideOf(court: readonly string[], slot: string): "left" | "right" | null {
  const base = court.map(place).filter((spot) => spot.row === 1);
  const { row, x } = place(slot);
  if (row > 1 || !base.length) return null;
  if (base.every((spot) => spot.x > x)) return "left";
  return base.every((spot) => spot.x < x) ? "right" : null;
}

export interface Extent {
  left: number; // x of the leftmost place
  columns: number; // how many card widths to make room for
  rows: number;
}

/** The room the court needs: as wide as the bottom row can become, so that cards do not change size. */
export function extent(slots: readonly string[], width: number): Extent {
  const places = slots.map(place);
  const base = places.filter((spot) => spot.row === 1).map((spot) => spot.x);
  const low = base.length ? Math.min(...base) : 1;
  const high = base.length ? Math.max(...base) : 1;
  const spread = high - low + 1;
  const columns = Math.max(spread, width);
  const rows = Math.max(4, ...places.map((spot) => spot.row));
  return { left: low - (columns - spread) / 2, columns, rows };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest place in the direction of an arrow key, or null at the rim. */
export function neighbour(slots: readonly string[], from: string, arrow: Arrow): string | null {
  const here = place(from);
  let best: string | null = null;
  let least = Infinity;
  for (const slot of slots) {
    const there = place(slot);
    const dx = there.x - here.x;
    const dy = there.row - here.row;
    const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
    const along = arrow === "ArrowLeft" ? -dx : arrow === "ArrowRight" ? dx : arrow === "ArrowUp" ? dy : -dy;
    if (along <= 0) continue;
    const across = Math.abs(sideways ? dy : dx);
    const cost = sideways ? along + across * 20 : along * 20 + across;
    if (cost < least) [best, least] = [slot, cost];
  }
  return best;
}

/** What stands on a card: without the name of the house; a long name without its last word. */
export function shortName(name: string, house = ""): string {
  const words = name.split(" ");
  const last = words.at(-1);
  return words.length > 1 && (last === house || name.length > 11) ? words.slice(0, -1).join(" ") : name;
}
