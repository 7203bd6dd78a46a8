/** What the prompt and its buttons say. */
import type { GameWords } from "../../lib/api";
import { tokens } from "../../lib/table/picker";
import { say, i18n } from "../../lib/i18n.svelte";
import { helped, invasion, type Invasion } from "./battle/odds";
import { at, kindOf, type View } from "./view";

export function nameOf(words: GameWords, id: string | null | undefined): string {
  return id ? i18n.of(words[id] ?? words[kindOf(id)]) || id : "";
}

/** What long names of places are made of: before these they may be broken. */
const PARTS = /(?<=\p{L}{4})(?=(?:stein|garten|hügel|wacht|küste|wasser|hafen|kisches|stone|lands))/gu;

/** A name for a narrow place, with soft hyphens where one would break it. */
export const soft = (name: string): string => name.replace(PARTS, "\u00ad");

/** The odds of taking a territory with all that may fight. */
export function oddsOf(view: View, source: string | null, target: string): Invasion | null {
  const [from, to] = [at(view, source), at(view, target)];
  if (!from || !to || !from.spare) return null;
  return invasion(from.spare, to.armies, helped(from.units, false), helped(to.units, true, view.stacking));
}

/** Whole per cent, but never 0 or 100 where it is not certain. */
export function percent(odds: number): string {
  const whole = Math.round(odds * 100);
  if (whole === 100 && odds < 1) return ">99";
  if (whole === 0 && odds > 0) return "<1";
  return String(whole);
}

/** One figure after the point. */
export const tenth = (number: number): string =>
  number.toLocaleString(i18n.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What it costs to use a card of one's own now. */
function priceOf(view: View, card: string): number {
  const people = view.viewer === null ? [] : (view.seats[view.viewer]?.characters ?? []);
  return [...people, ...(view.maesters ?? [])].find((one) => one.card === card)?.cost ?? 0;
}

/** Verbs with a sentence of their own, by what follows them. */
const DONE = ["trade", "swap", "invade", "leave", "draw", "purchase", "score"];
const ONE_DIE = ["one-die", "more-dice"]; // where a number is a die on the table

/** The die that a number means; the user's own unless the question says otherwise. */
function dieOf(view: View, number: number, theirs: boolean): number {
  const attacking = view.turn === view.viewer;
  const dice = (attacking !== theirs ? view.battle?.attack : view.battle?.defence) ?? [];
  return dice[number - 1] ?? number;
}

export function button(move: string, words: GameWords, view: View, names: string[], theirs = false): string {
  const verb = move.split(" ")[0]!;
  const [first = "", second = ""] = tokens(move);
  if (verb === "done") return say(`risk-do-done-${DONE.includes(view.phase) ? view.phase : "other"}`);
  if (verb === "seat") return names[Number(first)] ?? first;
  if (ONE_DIE.includes(view.phase) && verb === "dice")
    return say("risk-do-die", { face: dieOf(view, Number(first), theirs) });
  if (/^\d+$/.test(first)) return say(`risk-do-${verb}`, { n: Number(first) });
  if (first === "all") return say("risk-do-armies-all");
  if (verb === "use") return say("risk-do-use", { one: nameOf(words, first), gold: priceOf(view, first) });
  if (!i18n.has(`risk-do-${verb}`)) return [verb, ...tokens(move).map((token) => nameOf(words, token))].join(" ");
  return say(`risk-do-${verb}`, { one: nameOf(words, first), two: nameOf(words, second) });
}
