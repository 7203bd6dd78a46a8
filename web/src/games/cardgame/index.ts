import type { Action, GameUI, Phase as Chip, SeatSummary } from "..";
import type { GameWords } from "../../lib/api";
import { tokens } from "../../lib/table/picker";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Said } from "../../lib/wire";
import { say, i18n } from "../../lib/i18n.svelte";
import Board from "./Board.svelte";
import { declare, placing } from "./choices/sequences";
import Final from "./Final.svelte";
import CardDetail from "./cards/CardDetail.svelte";
import { button, iconOf, more } from "./sentences";
import { autoMove, remember, stops } from "./choices/stops.svelte";
import {
  below,
  cardIn,
  CHOOSING,
  CONTESTS,
  EXACT,
  faceOf,
  fighters,
  heldIn,
  inPlay,
  PHASES,
  plotOf,
  SEVERAL,
  sums,
  unsettled,
  WINDOWS,
  type View,
} from "./view";

const viewOf = (table: TableStore): View => table.now!.view as View;

function seat(view: View, index: number): SeatSummary {
  const one = unsettled(view).seats[index]!;
  const facts = { hand: one.hand, deck: one.deck, gold: one.gold, power: one.power, need: view.power_to_win };
  return {
    line: say("cardgame-seat-line", facts),
    short: say("cardgame-seat-short", facts),
    out: false,
    number: String(one.power),
    counts: say("cardgame-seat-counts", facts),
    house: one.house,
  };
}

/** The challenges of whoever is on turn, else one's own. */
function chips(view: View): Chip[] {
  if (view.phase === "setup")
    return [
      { name: say("cardgame-phase-setup"), now: true },
      ...PHASES.map((phase) => ({ name: say(`cardgame-phase-${phase}`), now: false })),
    ];
  const { challenges: open, plot } = view.seats[view.active ?? below(view)]!;
  const early = plot === null; // no plot yet: nothing is used up
  return PHASES.map((phase) => {
    const wish = stops.of(phase);
    const chip: Chip = { name: say(`cardgame-phase-${phase}`), now: view.phase === phase };
    if (view.viewer !== null)
      chip.stop = { sign: wish, label: say(`cardgame-stop-${wish}`), press: () => stops.turn(phase) };
    if (phase === "challenges") {
      chip.marks = CONTESTS.map((contest) => ({
        icon: iconOf(contest),
        label: say(open[contest] || early ? "cardgame-open" : "cardgame-used", { contest }),
        off: !open[contest] && !early,
      }));
    }
    return chip;
  });
}

// -- buttons

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

function acts(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  if (table.sequence) return []; // what was said is being told, one by one
  if (view.step === "place") return setup(table);
  if (together(table)) return several(table);
  const act = (move: string, main = false): Action => ({
    label: button(move, words, view, table.names),
    run: () => {
      if (move === "pass") remember(view);
      table.send(move);
    },
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

// -- sentences

function prompt(table: TableStore, words: GameWords): { main: string; more: string } | null {
  const view = viewOf(table);
  if (!table.mine) return null;
  const who = table.names[table.now!.looking!] ?? "";
  const main =
    view.step === "place"
      ? say("cardgame-ask-setup", { who, gold: view.setup_gold })
      : i18n.said(table.now!.question, table.names);
  const { attack, defence } = view.challenge ? sums(view, table.picked) : { attack: 0, defence: 0 };
  if (view.step === "respond" && !table.picked.length)
    return { main, more: happening(table) || more(view, words, table.names, [], attack, defence) };
  return { main, more: more(view, words, table.names, table.picked, attack, defence) };
}

/** What there is to respond to: the last that was told. */
function happening(table: TableStore): string {
  const told = table.history.latest.filter((said) => !/-(phase|turn|draw|draw-hidden)$/.test(said.key));
  return told
    .slice(-2)
    .map((said) => i18n.said(said, table.names))
    .join(" ");
}

/** Everything that lies on the table. */
function things(view: View): Set<string> {
  return new Set([
    ...inPlay(view).map((one) => one.id),
    ...view.hand.map((one) => one.id),
    ...view.seats.flatMap((one) => [...(one.plot ? [one.plot.id] : []), ...one.discard, ...one.dead]),
  ]);
}

/** The move to ask about: the thing in doubt, in the sense of what is asked. */
function doubt(table: TableStore, token: string | null): string | null {
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

/** Signs of the story by what is told. */
const TOLD: Readonly<Record<string, string>> = {
  challenge: "i-military",
  attacks: "i-military",
  defends: "s-neutral",
  "won-challenge": "i-renown",
  died: "i-dagger",
  kneels: "i-kneel",
  stands: "i-seat",
  power: "i-counter",
  "card-power": "i-counter",
  "lost-power": "i-counter",
  gold: "i-gold",
  stealth: "i-stealth",
  phase: "i-hourglass",
  round: "i-throne",
  won: "i-crown",
  final: "i-crown",
  marshal: "i-army",
  initiative: "i-power",
};

function icon(said: Said, _words: GameWords, view: View): string {
  const told = said.key.replace(/^cardgame-told-/, "");
  if (said.facts.contest) return iconOf(String(said.facts.contest));
  if (TOLD[told]) return TOLD[told];
  const who = (said.facts.who as { who?: number } | undefined)?.who;
  return who === undefined ? "i-scroll" : `s-${view.seats[who]?.house ?? "neutral"}`;
}

/** A new round, or the first one. */
function chapter(said: Said): string | null {
  if (said.key === "cardgame-told-round") return say("cardgame-chapter", { round: said.facts.round });
  return said.key === "cardgame-told-houses" ? say("cardgame-phase-setup") : null;
}

export const ui: GameUI = {
  Board,
  Summary: null,
  summary: () => null,
  Final,
  where: (view: View) =>
    view.phase === "setup" ? say("cardgame-phase-setup") : say("cardgame-where", { round: view.round }),
  phases: chips,
  seat,
  chapter,
  icon,
  thing: { knows: (id) => faceOf(id) !== null || plotOf(id) !== null, Detail: CardDetail },
  prompt,
  following: (table) => (table.mine && viewOf(table).step === "place" ? say("cardgame-placing") : null),
  button: (move, words, view: View, names) => button(move, words, view, names),
  things,
  actions: acts,
  autoMove,
  keys: [
    ["1 – 9", "cardgame-key-digit"],
    ["Space", "cardgame-key-space"],
    ["G", "cardgame-key-go"],
    ["Z", "cardgame-key-zoom"],
    ["L ← →", "cardgame-key-story"],
  ],
  hands: "cardgame-hands",
  front: "plots",
  doubt,
};
