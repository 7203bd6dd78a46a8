/** Moves that go without saying. */
import type { TableStore } from "../../../lib/table/table.svelte";
import { aloneAt, hush, letPass } from "../../../lib/table/windows.svelte";
import type { TableIs } from "../../../lib/wire";
import type { View } from "../view";

/** Questions of one's own turn that are asked also when there is nothing to answer. */
const EMPTY = ["score", "swap", "purchase"];
/** What can be bought all can see; what can be scored or swapped is the secret of a hand. */
const OPEN = ["purchase"];

const turnOf = (view: View): string => `${view.round} ${view.turn}`;

/** Let a window pass, or be done where there is nothing to do and that is no secret. */
export function passing(now: TableIs): string | null {
  const view = now.view as View;
  if (now.window) return letPass(now, view.phase === "window" ? turnOf(view) : "");
  const idle = now.moves.length === 1 && now.moves[0] === "done" && EMPTY.includes(view.phase);
  return idle && (aloneAt(now) || OPEN.includes(view.phase)) ? "done" : null;
}
export const autoMove = (table: TableStore): string | null => passing(table.now!);

/** Pass, and do so by itself until the turn is over. */
export function passAll(table: TableStore): void {
  hush(table.now!, turnOf(table.now!.view as View));
  table.send("pass");
}
