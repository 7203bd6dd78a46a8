/** A press on a territory: pick it, mean it, or ask why not. */
import type { GameWords } from "../../../lib/api";
import { fits } from "../../../lib/table/picker";
import type { TableStore } from "../../../lib/table/table.svelte";
import type { Chart } from "../map/chart";
import { neighbours } from "../map/overlays";
import { at } from "../view";
import { acts } from "./actions";
import { ends, viewOf } from "./ends";
import { doubt } from "./things";

/** Pick a territory that may be picked; a second press on what was chosen last means it. */
export function press(table: TableStore, words: GameWords, chart: Chart | null, id: string): void {
  if (!table.mine || table.sending) return askWhy(table, chart, id);
  const view = viewOf(table);
  const { source, target } = ends(table);
  const again = table.picked.includes(id);
  const main = acts(table, words).find((act) => act.main);
  const meant = view.phase === "deploy" || (source && target);
  if (again && main && table.picked.at(-1) === id && meant) main.run();
  else if (again || table.choices.has(id) || (view.phase === "deploy" && fits(table.moves, id)))
    table.pick(id, view.phase !== "deploy" && view.phase !== "invade" ? undefined : false);
  else askWhy(table, chart, id);
}

/** Why not this territory? */
export function askWhy(table: TableStore, chart: Chart | null, id: string): void {
  const view = viewOf(table);
  const invading = table.mine && view.phase === "invade";
  const move = doubt(table, id) ?? (invading && chart ? anyAttack(table, chart, id) : null);
  if (move) table.why(move);
}

/** An attack from an own territory, or from somewhere of mine on this one. */
function anyAttack(table: TableStore, chart: Chart, id: string): string | null {
  const view = viewOf(table);
  const near = neighbours(chart, id);
  const mine = (other: string): boolean => at(view, other)?.owner === view.viewer;
  if (mine(id)) {
    const foe = near.find((other) => !mine(other)) ?? near[0];
    return foe ? `attack ${id} ${foe}` : null;
  }
  const own = near.find(mine) ?? near[0];
  return own ? `attack ${own} ${id}` : null;
}
