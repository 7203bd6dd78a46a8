/** When one wants to be asked for a card: kept in this browser. */
import type { TableStore } from "../../../lib/table/table.svelte";
import type { View } from "../view";

export const GROUPS = ["turn", "invasion", "dice", "cards"] as const;
export type Group = (typeof GROUPS)[number];
/** Always, only when some card may be used, or not at all. */
export const WISHES = ["usable", "always", "never"] as const;
export type Wish = (typeof WISHES)[number];

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
    for (const group of GROUPS) if (WISHES.includes(stored[group]!)) kept[group] = stored[group]!;
  } catch {
    // The defaults do.
  }
  return kept;
}

const turnOf = (view: View): string => `${view.round} ${view.turn}`;

class CardPromptSettings {
  private kept = $state(read());
  /** The list of these settings is being looked at. */
  open = $state(false);
  private quiet = ""; // the turn in which one does not want to be asked again

  of(group: Group): Wish {
    return this.kept[group];
  }
  /** Not to be asked for a card until this turn is over. */
  hush(view: View): void {
    this.quiet = turnOf(view);
  }
  silent(view: View): boolean {
    return this.quiet === turnOf(view) || this.of(groupOf(view.window!.point)) === "never";
  }
  set(group: Group, wish: Wish): void {
    this.kept[group] = wish;
    this.quiet = "";
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
  }
}
export const cardPrompts = new CardPromptSettings();

/** Questions of one's own turn that are asked also when there is nothing to answer, for the hand is secret. */
const EMPTY = ["score", "swap", "purchase"];

/** Pass where there is nothing but to pass, and where one does not want to be asked. */
export function passing(view: View, moves: readonly string[]): string | null {
  if (view.window && moves.includes("pass") && cardPrompts.silent(view)) return "pass";
  if (moves.length !== 1) return null;
  if (moves[0] === "done" && EMPTY.includes(view.phase)) return cardPrompts.of("turn") === "always" ? null : "done";
  if (moves[0] !== "pass" || !view.window) return null;
  return cardPrompts.of(groupOf(view.window.point)) === "always" ? null : "pass";
}
export const autoMove = (table: TableStore): string | null => passing(table.now!.view as View, table.moves);
