/** Several answers to be given one after the other: declared together on the screen, told in the order asked for. */
import type { MoveSequence } from "../../../lib/table/moves.svelte";
import type { Held, View } from "../view";
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

/** Why a card cannot be placed with those chosen already: the key of the reason and its rule. */
export function hinders(card: Held, chosen: readonly Held[], gold: number): { key: string; rule: string } | null {
  if (card.type !== "character" && card.type !== "location") return { key: "not-placed", rule: "SET-13" };
  const spent = chosen.reduce((sum, one) => sum + (one.cost ?? 0), 0);
  if ((card.cost ?? 0) > gold - spent) return { key: "setup-gold", rule: "SET-11" };
  const limited = (one: Held): boolean => one.keywords.includes("limited");
  if (limited(card) && chosen.some(limited)) return { key: "setup-limited", rule: "SET-12" };
  if (card.unique && chosen.some((one) => one.title === card.title)) return { key: "setup-unique", rule: "SET-14" };
  return null;
}
