import type { Action, PromptText, NumberChoice, GameUI, SeatSummary } from "..";
import type { GameWords } from "../../lib/api";
import { buttons, tokens } from "../../lib/table/picker";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Said } from "../../lib/wire";
import { say, i18n } from "../../lib/i18n.svelte";
import Board from "./Board.svelte";
import { autoPlace } from "./moves/autoplace";
import { deploy, fight, inOrder } from "./moves/sequences";
import Final from "./Final.svelte";
import { chips } from "./phases";
import SeatTable from "./SeatTable.svelte";
import { button, nameOf } from "./sentences";
import { setOf, setsIn, type CardSet } from "./moves/sets";
import { currentMap } from "./map/current";
import { at, HOUSES, pointsOf, type View } from "./view";
import { autoMove, cardPrompts } from "./dominion/cardPrompts.svelte";

const viewOf = (table: TableStore): View => table.now!.view as View;

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

/** The smallest and largest number of a verb. */
function range(moves: readonly string[], verb: string): { least: number; most: number } | null {
  const numbers = moves.filter((move) => move.startsWith(`${verb} `)).map((move) => Number(move.split(" ")[1]));
  const whole = numbers.filter((number) => !Number.isNaN(number));
  return whole.length ? { least: Math.min(...whole), most: Math.max(...whole) } : null;
}

// -- numbers

/** What is counted now: armies, Knights or Siege Engines. */
function numbers(table: TableStore): { verb: string; least: number; most: number } | null {
  for (const verb of ["armies", "knights", "engines"]) {
    const found = range(table.moves, verb);
    if (found) return { verb, ...found };
  }
  return null;
}

/** How many were to be kept in the last fight; the same is offered as it goes on. */
let kept = 1;

function count(table: TableStore, words: GameWords): NumberChoice | null {
  const view = viewOf(table);
  const { source, target } = ends(table);
  const counted = numbers(table);
  if (counted) {
    const place = view.battle?.target ?? view.march?.target ?? null;
    const label =
      counted.verb === "armies" && place && view.phase !== "how-many"
        ? say("risk-count-armies", { target: nameOf(words, place) })
        : say(`risk-count-${counted.verb}-plain`);
    return { id: `${view.phase} ${place}`, least: counted.least, most: counted.most, start: counted.most, label };
  }
  const here = table.picked[0];
  if (view.phase === "deploy" && here) {
    const most = view.bonus_to_deploy || view.armies_to_deploy;
    return {
      id: `deploy ${here}`,
      least: 1,
      most,
      start: most,
      label: say("risk-count-armies", { target: nameOf(words, here) }),
    };
  }
  const force = at(view, source)?.armies ?? 0;
  if (target && force > 2 && ["invade", "commit", "go-on"].includes(view.phase)) {
    return {
      id: `keep ${source} ${target}`,
      least: 1,
      most: force - 1,
      start: Math.min(view.phase === "invade" ? 1 : kept, force - 1),
      label: say("risk-count-keep"),
      small: true,
    };
  }
  return null;
}

// -- buttons

function trades(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const trade = (one: CardSet, main: boolean): Action => ({
    label: say("risk-do-set", { armies: one.armies, own: one.own }),
    run: () => table.follow(inOrder(...one.cards.map((card) => `trade ${card}`))),
    main,
  });
  const chosen = setOf(view, table.picked);
  const done = table.moves
    .filter((move) => move === "done")
    .map((move) => ({ label: label(table, words, move), run: () => table.send(move) }));
  if (view.traded.length) {
    const rest = table.moves.filter((move) => move.startsWith("trade "));
    return rest.map((move, index) => ({
      label: label(table, words, move),
      run: () => table.send(move),
      main: index === 0,
    }));
  }
  const back = table.picked.length ? [{ label: say("web-other"), run: () => table.clear(), back: true }] : [];
  if (chosen) return [trade(chosen, true), ...done, ...back];
  const best = setsIn(view)[0];
  return [...(best ? [trade(best, true)] : []), ...done, ...back];
}

function battles(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const { source, target } = ends(table);
  if (!source || !target) return [];
  const force = at(view, source)?.armies ?? 0;
  const most = Math.min(3, force - 1);
  const go =
    (dice: number, count: number, keep = 1) =>
    () =>
      table.follow(fight({ source, target, dice, keep, battles: count }));
  const acts: Action[] = [
    {
      label: say(view.phase === "go-on" ? "risk-do-again" : "risk-do-roll", { dice: most }),
      run: go(most, 1),
      main: true,
    },
  ];
  if (force > 2)
    acts.push({
      label: say("risk-do-until", { keep: table.amount }),
      run: () => go(3, Infinity, (kept = table.amount))(),
    });
  const stop = table.moves
    .filter((move) => move === "stop")
    .map((move) => ({ label: label(table, words, move), run: () => table.send(move), keep: true }));
  acts.push(...stop);
  for (let dice = most - 1; dice >= 1; dice--) acts.push({ label: say("risk-do-roll", { dice }), run: go(dice, 1) });
  if (view.phase === "invade") acts.push({ label: say("web-other"), run: () => table.clear(), back: true });
  return acts;
}

const label = (table: TableStore, words: GameWords, move: string): string =>
  button(move, words, viewOf(table), table.names, table.now!.question.facts.side === "theirs");

/** Verbs whose moves the buttons or the board of a phase stand for already. */
const COVERED: Record<string, string[]> = {
  trade: ["trade", "done"],
  deploy: ["deploy"],
  invade: ["attack"],
  commit: ["dice"],
  "go-on": ["fight", "stop"],
};

function acts(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const own = special(table, words);
  const counted = numbers(table);
  const covered = counted ? [counted.verb] : own.length ? (COVERED[view.phase] ?? []) : [];
  const open = table.moves.filter((move) => !covered.includes(move.split(" ")[0]!));
  const picked = table.ready && !own.length ? [table.ready] : [];
  const rest = buttons(open, [], things(view)).filter((move) => !picked.includes(move));
  const meant = own.some((act) => act.main) || picked.length ? null : defaultOf(rest);
  // Dice stay in their order, so that the key 1 is one die and the key 2 two.
  const first =
    meant && view.phase !== "defend" ? [meant, ...rest.filter((move) => move !== meant)] : rest.toSorted(byDice);
  const act = (move: string, main: boolean): Action => ({
    label: label(table, words, move),
    run: () => table.send(move),
    main,
  });
  const last = view.phase === "window" ? [{ label: say("risk-do-hush"), run: () => hush(table) }] : [];
  return [...own, ...picked.map((move) => act(move, true)), ...first.map((move) => act(move, move === meant)), ...last];
}

const byDice = (one: string, other: string): number =>
  /^dice \d+ dice \d+$/.test(`${one} ${other}`) ? Number(tokens(one)[0]) - Number(tokens(other)[0]) : 0;

/** What Space does when nothing is chosen: pass, draw, the most dice, score, or go on. */
function defaultOf(moves: string[]): string | null {
  const wanted = ["pass", "draw", "dice 2"].find((move) => moves.includes(move));
  const shown = moves.find((move) => move.startsWith("reveal "));
  const idle = ["done", "none"].find((move) => moves.includes(move));
  return wanted ?? shown ?? idle ?? (moves.length === 1 ? moves[0]! : null);
}

function special(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const counted = numbers(table);
  if (counted) {
    const n = table.amount;
    const acts: Action[] = [
      { label: say(`risk-do-${counted.verb}`, { n }), run: () => table.send(`${counted.verb} ${n}`), main: true },
    ];
    if (table.moves.includes("armies all"))
      acts.push({ label: label(table, words, "armies all"), run: () => table.send("armies all") });
    if (table.now!.can_undo && view.phase !== "move-in")
      acts.push({ label: say("web-undo"), run: () => table.undo(), back: true });
    return acts;
  }
  if (view.phase === "trade") return trades(table, words);
  if (view.phase === "deploy" && table.picked[0]) {
    const [place] = table.picked;
    const facts = { n: table.amount, target: nameOf(words, place) };
    return [
      { label: say("risk-do-place", facts), run: () => table.follow(deploy(place!, table.amount)), main: true },
      { label: say("web-other"), run: () => table.clear(), back: true },
    ];
  }
  if (["invade", "commit", "go-on"].includes(view.phase)) return battles(table, words);
  const { chart } = currentMap;
  if (["claim", "start"].includes(view.phase) && chart)
    return [{ label: say("risk-do-auto"), run: () => table.follow(autoPlace(chart)) }];
  if (view.phase === "go" && table.now!.can_undo)
    return [{ label: say("web-undo"), run: () => table.undo(), back: true }];
  return [];
}

/** Pass, and do so by itself until the turn is over. */
function hush(table: TableStore): void {
  cardPrompts.hush(viewOf(table));
  table.send("pass");
}

// -- sentences

function prompt(table: TableStore, words: GameWords): PromptText | null {
  const view = viewOf(table);
  if (!table.mine) return null;
  const who = table.names[table.now!.looking!] ?? "";
  const main = i18n.said(table.now!.question, table.names);
  const { source, target } = ends(table);
  if (["invade", "commit", "go-on"].includes(view.phase) && source && target) {
    const facts = {
      who,
      source: nameOf(words, source),
      target: nameOf(words, target),
      armies: at(view, source)!.armies,
      foes: at(view, target)!.armies,
    };
    if (view.phase === "invade") return { main: say("risk-pick-attack", facts), more: say("risk-pick-again") };
    return { main, more: say("risk-pick-forces", facts) };
  }
  if (view.phase === "invade" && source)
    return {
      main: say("risk-pick-target", { who, source: nameOf(words, source) }),
      more: say("risk-pick-target-more", { targets: table.left.length }),
    };
  if (view.phase === "invade" && target)
    return { main: say("risk-pick-source", { who, target: nameOf(words, target) }), more: "" };
  // Cards are asked for often: how often is up to the person, and the question says so.
  const link =
    view.phase === "window" ? { label: say("risk-asked-link"), run: () => (cardPrompts.open = true) } : undefined;
  return { main, more: i18n.has(`risk-more-${view.phase}`) ? say(`risk-more-${view.phase}`) : "", link };
}

function seat(view: View, index: number): SeatSummary {
  const one = view.seats[index]!;
  const points = pointsOf(view, one);
  return {
    line: say("risk-seat-line", { territories: one.territories, armies: one.armies }),
    short: one.out ? say("risk-seat-out") : say("risk-seat-brief", { territories: one.territories, points }),
    out: one.out,
    number: String(points),
    counts: say("risk-seat-counts", { points }),
    house: one.house,
  };
}

/** Signs of the story by what is told. */
const TOLD: Readonly<Record<string, string>> = {
  battle: "i-military",
  invades: "i-military",
  landing: "i-military",
  conquered: "i-castle",
  region: "i-land",
  out: "i-dagger",
  traded: "i-counter",
  deployed: "i-army",
  "moved-in": "i-army",
  marched: "i-army",
  won: "i-crown",
  shared: "i-crown",
};

function icon(said: Said, _: GameWords, view: View): string {
  const house = view.seats[said.facts.who?.who]?.house;
  return TOLD[said.key.replace(/^risk-told-/, "")] ?? (house ? `s-${house}` : "i-scroll");
}

function things(view: View): Set<string> {
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
function doubt(table: TableStore, token: string | null): string | null {
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

function where(view: View, names: string[]): string {
  const round = Math.min(view.round, view.rounds); // also when all rounds are over
  if (view.turn === null || view.phase === "over") return say("risk-where", { round, rounds: view.rounds });
  return say("risk-where-turn", { round, rounds: view.rounds, who: names[view.turn] ?? "" });
}

export const ui: GameUI = {
  Board,
  Seats: SeatTable,
  Summary: null,
  summary: () => null,
  Final,
  where,
  phases: (view: View) => chips(view).map(({ key, now }) => ({ name: say(key), now })),
  seat,
  chapter: (said, names) =>
    ["risk-told-turn", "risk-told-turn-realm"].includes(said.key)
      ? say("risk-chapter", { round: said.facts.round, who: names[said.facts.who.who] ?? "" })
      : null,
  icon,
  prompt,
  button,
  things,
  actions: acts,
  count,
  autoMove,
  keys: [
    ["← ↑ → ↓", "risk-key-arrows"],
    ["Enter", "risk-key-enter"],
    ["Space", "risk-key-space"],
    ["1 – 9", "risk-key-digit"],
    ["G", "risk-key-go"],
    ["O", "risk-key-overlay"],
    ["+ −", "risk-key-zoom"],
    ["0", "risk-key-fit"],
  ],
  hands: "risk-hands",
  front: "mode",
  doubt,
};
