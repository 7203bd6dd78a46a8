/** What on the table can be picked, and what to ask about it. */
import type { TableStore } from "../../../lib/table/table.svelte";
import { cardIn, CHOOSING, CONTESTS, heldIn, inPlay, type View } from "../view";

export const viewOf = (table: TableStore): View => table.now!.view as View;

/** Everything that lies on the table. */
export function things(view: View): Set<string> {
  return new Set([
    ...inPlay(view).map((one) => one.id),
    ...view.hand.map((one) => one.id),
    ...view.seats.flatMap((one) => [...(one.plot ? [one.plot.id] : []), ...one.discard, ...one.dead]),
  ]);
}

/** The move to ask about: the thing in doubt, in the sense of what is asked. */
export function doubt(table: TableStore, token: string | null): string | null {
  const view = viewOf(table);
  if (!token) {
    if (view.step === "attack") return "done";
    const shut = CONTESTS.find((contest) => !table.moves.includes(`challenge ${contest}`));
    return view.step === "challenge" && shut ? `challenge ${shut}` : null;
  }
  const held = heldIn(view, token);
  if (view.step === "place") return `place ${token}`;
  if (CHOOSING.includes(view.step))
    return `${view.step === "search" ? "pick" : view.step === "take" ? "place" : "plot"} ${token}`;
  if (held) return `${held.type === "event" ? "play" : "marshal"} ${token}`;
  if (!cardIn(view, token)) return null;
  if (view.step === "attack" || view.step === "defend") return `commit ${token}`;
  const picks = table.mine && table.moves.some((move) => move.startsWith("pick "));
  return `${picks ? "pick" : "use"} ${token}`;
}
