/** The buttons of the prompt. */
import type { Action } from "../..";
import type { GameWords } from "../../../lib/api";
import { say } from "../../../lib/i18n.svelte";
import { tokens } from "../../../lib/table/picker";
import type { TableStore } from "../../../lib/table/table.svelte";
import { button } from "../sentences";
import { CHOOSING, EXACT, fighters, SEVERAL, sums, WINDOWS, type View } from "../view";
import { declare, placing } from "./sequences";
import { things, viewOf } from "./things";

/** How many must be named, or may be; Infinity: as many as one likes. */
export function wanted(table: TableStore): number {
  const { step } = viewOf(table);
  if (!EXACT.includes(step) && step !== "pick-up-to") return Infinity;
  return Number(table.now!.question.facts.count ?? 1);
}
/** One that must be named goes at once; all else is chosen first and then said. */
export const together = (table: TableStore): boolean =>
  SEVERAL.includes(viewOf(table).step) && !(EXACT.includes(viewOf(table).step) && wanted(table) === 1);

const verbOf = (step: string): string => (step === "attack" || step === "defend" ? "commit" : "pick");

/** What can be named where several are named together: the offered, and all a claim or a cost may take. */
export function nameable(table: TableStore): Set<string> {
  const view = viewOf(table);
  const offered = table.moves.filter((move) => move !== "done").map((move) => tokens(move)[0]!);
  // These are asked in the order of the table, with enough kept for the rest: all are open together.
  return new Set([...offered, ...(EXACT.includes(view.step) && wanted(table) > 1 ? view.open : [])]);
}

function several(table: TableStore): Action[] {
  const view = viewOf(table);
  const { step } = view;
  const chosen = table.picked;
  const run = (): void => table.follow(declare(step, verbOf(step), chosen));
  const back: Action[] = chosen.length ? [{ label: say("web-other"), run: () => table.clear(), back: true }] : [];
  if (EXACT.includes(step)) {
    const need = wanted(table);
    return chosen.length === need
      ? [{ label: say(`cardgame-do-${step}`, { count: need }), run, main: true }, ...back]
      : back;
  }
  if (!chosen.length && !view.challenge?.committed.length) {
    return table.moves.includes("done")
      ? [{ label: say(`cardgame-do-done-${step}`), run: () => table.send("done"), main: true }]
      : [];
  }
  const { attack, defence } = view.challenge ? sums(view, chosen) : { attack: 0, defence: 0 };
  const fighting = fighters(view, chosen);
  const facts = {
    count: step === "pick-up-to" ? chosen.length : step === "attack" ? fighting.attack.length : fighting.defend.length,
    strength: step === "attack" ? attack : defence,
  };
  return [{ label: say(`cardgame-do-several-${step}`, facts), run, main: true }, ...back];
}

function setup(table: TableStore): Action[] {
  const view = viewOf(table);
  const count = table.picked.length + view.placed.length;
  const acts: Action[] = [
    { label: say("cardgame-do-setup", { count }), run: () => table.follow(placing(table.picked)), main: true },
  ];
  if (table.picked.length) acts.push({ label: say("web-other"), run: () => table.clear(), back: true });
  return acts;
}

/** What Space does: keep, pass, stop, or be first oneself; nothing where a turn would be given away. */
function meant(view: View, moves: readonly string[]): string | null {
  const own = view.viewer === view.stark ? "first stark" : "first lannister";
  return ["hand keep", "pass", own].find((move) => moves.includes(move)) ?? (moves.length === 1 ? moves[0]! : null);
}

export function acts(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  if (table.sequence) return []; // what was said is being told, one by one
  if (view.step === "place") return setup(table);
  if (together(table)) return several(table);
  const act = (move: string, main = false): Action => ({
    label: button(move, words, view, table.names),
    run: () => table.send(move),
    main,
  });
  const back: Action = { label: say("web-other"), run: () => table.clear(), back: true };
  if (table.picked.length && table.left.length)
    return [...table.left.map((move, index) => act(move, index === 0)), back];
  const seen = things(view);
  const plain = table.moves.filter(
    (move) => !CHOOSING.includes(view.step) && !tokens(move).some((token) => seen.has(token)),
  );
  const words_ = CHOOSING.includes(view.step) ? table.moves.filter((move) => !tokens(move).length) : plain;
  // In a window, what may be used is offered beside the pass.
  const used =
    WINDOWS.includes(view.step) || view.step === "marshal"
      ? table.moves.filter((move) => /^(use|play) /.test(move))
      : [];
  const all = [...words_, ...used.filter((move) => !words_.includes(move))];
  const main = meant(view, all);
  // What ends a turn comes last.
  const rest = all.filter((move) => move !== main).sort((a, b) => Number(a === "done") - Number(b === "done"));
  const first = main ? [main, ...rest] : rest;
  return [...first.map((move) => act(move, move === main)), ...(table.picked.length ? [back] : [])];
}
