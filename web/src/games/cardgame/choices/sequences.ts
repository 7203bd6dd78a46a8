/** Several answers to be given one after the other: declared together on the screen, told in the order asked for. */
import type { MoveSequence } from "../../../lib/table/moves.svelte";
import type { Placing, View } from "../view";
import { titleOf } from "../view";

/** All that were chosen, in the order of the table, then done; until something else is asked. */
export function declare(step: string, verb: string, chosen: readonly string[]): MoveSequence {
  const left = new Set(chosen);
  return (now) => {
    const view = now.view as View;
    if (view.step !== step) return null;
    const next = now.moves.find((move) => move.startsWith(`${verb} `) && left.has(move.slice(verb.length + 1)));
    if (!next) return now.moves.includes("done") ? "done" : null;
    left.delete(next.slice(verb.length + 1));
    return next;
  };
}

/** The set-up asks for every card of the hand, one by one, whether it can be placed or not. */
export function placing(chosen: readonly string[]): MoveSequence {
  const left = chosen.map(titleOf);
  return (now) => {
    const view = now.view as View;
    if (view.step !== "place") return null;
    const at = left.indexOf(titleOf(view.about ?? ""));
    if (at < 0) return "place nothing";
    left.splice(at, 1);
    return now.moves.find((move) => move !== "place nothing") ?? null;
  };
}

/** What the server says of the cards chosen so far. */
const choiceOf = ({ placing }: View, chosen: readonly string[]) => placing?.choices[chosen.toSorted().join(" ")];

/** The gold that is left beside the cards chosen. */
export const goldLeft = (view: View, chosen: readonly string[]): number =>
  choiceOf(view, chosen)?.left ?? view.setup_gold;

/** Why a card cannot be placed with those chosen already. */
export function hinders(view: View, chosen: readonly string[], card: string): Placing["reasons"][number] | null {
  const reason = choiceOf(view, chosen)?.no[card];
  return reason === undefined ? null : view.placing!.reasons[reason]!;
}
