/** What on the board can be picked, and what to ask about it. */
import type { TableStore } from "../../../lib/table/table.svelte";
import { at, HOUSES, type View } from "../view";
import { ends, viewOf } from "./ends";

export function things(view: View): Set<string> {
  return new Set([
    ...view.territories.map((one) => one.id),
    ...view.hand.map((card) => card.id),
    ...HOUSES,
    ...(view.viewer === view.asked ? choosable(view) : []),
  ]);
}

/** What is chosen from cards in the middle of the board: nothing of it needs a button. */
function choosable(view: View): string[] {
  const people = view.seats.flatMap((one) => (one.characters ?? []).map((person) => person.card));
  // A seat is named by its number, as dice are: only where a seat is asked for is it a thing.
  const seats = view.phase === "say-seat" ? view.seats.map((_, index) => String(index)) : [];
  const goals = view.phase === "score" ? [] : (view.objectives ?? []).map((one) => one.card);
  return view.phase === "window" ? [] : [...(view.looking ?? []), ...people, ...goals, ...seats];
}

/** The move to ask about: the thing in doubt, in the sense of what is asked. */
export function doubt(table: TableStore, token: string | null): string | null {
  const view = viewOf(table);
  if (view.phase === "deploy" && !token) return "done";
  if (!token) return view.phase === "commit" ? "stop" : null;
  if (view.objectives?.some((one) => one.card === token)) return `reveal ${token}`;
  if (
    view.maesters?.some((one) => one.card === token) ||
    view.seats.some((one) => one.characters?.some((person) => person.card === token))
  )
    return `use ${token}`;
  if (view.phase === "invade") {
    const { source, target } = ends(table);
    if (source && source !== token) return `attack ${source} ${token}`;
    if (target && target !== token) return `attack ${token} ${target}`;
    return null;
  }
  // The verb of what may be done with such a thing now.
  const alike = table.moves
    .map((move) => move.split(" "))
    .find(([, first, second]) => !second && first !== undefined && at(view, first));
  return `${alike?.[0] ?? (view.phase === "trade" ? "trade" : "deploy")} ${token}`;
}
