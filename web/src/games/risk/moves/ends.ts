/** The two ends of an invasion. */
import type { TableStore } from "../../../lib/table/table.svelte";
import { at, type View } from "../view";

export const viewOf = (table: TableStore): View => table.now!.view as View;

/** The two ends of the invasion that is being chosen or fought. */
export function ends(table: TableStore): { source: string | null; target: string | null } {
  const view = viewOf(table);
  if (view.battle) return view.battle;
  if (view.phase !== "invade") return { source: null, target: null };
  const mine = (id: string): boolean => at(view, id)?.owner === view.viewer;
  return {
    source: table.picked.find(mine) ?? null,
    target: table.picked.find((id) => at(view, id) && !mine(id)) ?? null,
  };
}
