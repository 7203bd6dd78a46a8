/** When one wants to be asked for a card: kept in this browser. */
import type { Table } from "../../lib/table.svelte";
import type { View } from "./view";

export const GROUPS = ["turn", "invasion", "dice", "cards"] as const;
export type Group = (typeof GROUPS)[number];
/** Always, or only when some card may be used. */
export type Wish = "always" | "usable";

const OF_POINT: Record<string, Group> = {
  declare: "invasion",
  commit: "invasion",
  conquest: "invasion",
  "after-roll": "dice",
  "card-roll": "dice",
  "maester-played": "cards",
};
const PLACE = "council.risk.windows";

export const groupOf = (point: string): Group => OF_POINT[point] ?? "turn";

function read(): Record<Group, Wish> {
  const kept: Record<Group, Wish> = { turn: "usable", invasion: "usable", dice: "usable", cards: "usable" };
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Record<Group, Wish>>;
    for (const group of GROUPS) if (stored[group] === "always") kept[group] = "always";
  } catch {
    // The defaults do.
  }
  return kept;
}

class Wishes {
  private kept = $state(read());

  of(group: Group): Wish {
    return this.kept[group];
  }
  set(group: Group, wish: Wish): void {
    this.kept[group] = wish;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
  }
}
export const wishes = new Wishes();

/** Pass where there is nothing but to pass, unless one wants to be asked. */
export function passing(view: View, moves: readonly string[]): string | null {
  if (view.phase !== "window" || !view.window || moves.some((move) => move !== "pass")) return null;
  return wishes.of(groupOf(view.window.point)) === "usable" ? "pass" : null;
}
export const reflex = (table: Table): string | null => passing(table.now!.view as View, table.moves);
