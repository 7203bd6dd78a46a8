/** The view of the card game as the server describes it (view.py), and ways to find things in it. */
import type { Json } from "../../lib/wire";
import printed from "./faces.json";

export type Contest = "military" | "intrigue" | "power";
export const CONTESTS: readonly Contest[] = ["military", "intrigue", "power"];
export const PHASES = ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"] as const;
export type Phase = (typeof PHASES)[number];

/** What is printed on a card. */
export interface Face {
  id: string;
  title: string;
  type: "character" | "location" | "attachment" | "event";
  house: string;
  unique: boolean;
  cost: number | null;
  income: number;
  traits: string[];
  keywords: string[];
  printed_strength?: number | null;
  icons?: Contest[];
}
export interface Held extends Face {
  copies: number;
  cost_now?: number;
}
/** A card in play: the values are those of now. */
export interface Card extends Face {
  owner: number;
  kneeling: boolean;
  blank: boolean;
  strength?: number;
  power?: number;
  role?: "attack" | "defend" | null;
  named?: boolean;
  attachments?: Card[];
  duplicates?: string[];
}
export interface Plot {
  id: string;
  deck: string;
  income: number;
  initiative: number;
  claim: number;
}
export interface Seat {
  house: "stark" | "lannister" | "neutral";
  gold: number;
  power: number;
  banner: number;
  hand: number;
  deck: number;
  known: string[];
  plot: Plot | null;
  plot_cancelled: boolean;
  plot_chosen: boolean;
  plots_left: number;
  plots: Plot[];
  used: string[];
  discard: string[];
  dead: string[];
  income: number;
  claim: number;
  initiative: number;
  dominance: number;
  challenges: Record<Contest, number>;
  characters: Card[];
  locations: Card[];
  rank?: number;
  won?: number;
}
export interface Challenge {
  type: Contest;
  attacker: number;
  attackers: string[];
  defenders: string[];
  named: string[];
  attack: number;
  defence: number;
  claim: number;
  committed: string[];
  /** Those whose strength does not count. */
  uncounted: string[];
}
/** Cards of the set-up that may lie together, and why others cannot be added. */
export interface Placing {
  /** By the ids chosen, in order of the alphabet and joined by blanks. `no`: the number of a reason, by card. */
  choices: Record<string, { left: number; no: Record<string, number> }>;
  reasons: { rule: string; key: string; facts: Record<string, Json> }[];
}
export interface View {
  phase: "setup" | Phase | "over";
  step: string;
  round: number;
  rounds: number;
  power_to_win: number;
  asked: number | null;
  viewer: number | null;
  first: number | null;
  active: number | null;
  stark: number;
  seats: [Seat, Seat];
  hand: Held[];
  challenge: Challenge | null;
  about: string | null;
  source: string | null;
  open: string[];
  victims: { id: string; saved: boolean }[];
  placed: string[];
  setup_gold: number;
  /** Only while one places cards oneself. */
  placing: Placing | null;
  end: "power" | "rounds" | null;
  winner: number | null;
  plots_from: "printed" | "draft" | "own";
  offered_plots: string[];
}

interface Printed extends Omit<Face, "id" | "title" | "printed_strength"> {
  strength: number | null;
  icons: Contest[];
}
const CARDS = printed.cards as Record<string, Printed>;
const PLOTS = printed.plots as Record<string, Omit<Plot, "id">>;

/** Copies are numbered; their title is not. */
export const titleOf = (id: string): string => (id in CARDS || id in PLOTS ? id : id.replace(/_\d+$/, ""));

/** What is printed on a card that comes without its values: one in a pile, or known from a look. */
export function faceOf(id: string): Face | null {
  const title = titleOf(id);
  const found = CARDS[title];
  if (!found) return null;
  const { strength, ...face } = found;
  return { id, title, ...face, printed_strength: strength };
}
export function plotOf(id: string): Plot | null {
  const found = PLOTS[id];
  return found ? { id, ...found } : null;
}

/** Everything face up that has values of its own now. */
export function inPlay(view: View): Card[] {
  return view.seats.flatMap((seat) => [
    ...seat.characters,
    ...seat.locations,
    ...seat.characters.flatMap((one) => one.attachments ?? []),
  ]);
}
export const cardIn = (view: View, id: string | null): Card | undefined => inPlay(view).find((one) => one.id === id);
export const heldIn = (view: View, id: string | null): Held | undefined => view.hand.find((one) => one.id === id);
export const shownPlots = (view: View): Plot[] =>
  view.seats.flatMap((seat) => [...(seat.plot ? [seat.plot] : []), ...seat.plots]);

/** Before the Houses are assigned nobody has one. */
export function unsettled(view: View): View {
  if (view.step !== "houses") return view;
  return {
    ...view,
    seats: [
      { ...view.seats[0], house: "neutral" },
      { ...view.seats[1], house: "neutral" },
    ],
  };
}

/** The seat at the bottom: one's own, else House Stark's. */
export const below = (view: View): number => view.viewer ?? view.stark;

/** Who takes part, those that are being declared included. */
export function fighters(view: View, picked: readonly string[] = []): { attack: string[]; defend: string[] } {
  const now = view.challenge;
  if (!now) return { attack: [], defend: [] };
  const coming = [...now.committed, ...picked.filter((id) => !now.committed.includes(id))];
  return {
    attack: [...now.attackers, ...(view.step === "attack" ? coming : [])],
    defend: [...now.defenders, ...(view.step === "defend" ? coming : [])],
  };
}

/** The two sums as they stand, with what is being declared added as it stands now. */
export function sums(view: View, picked: readonly string[] = []): { attack: number; defence: number } {
  const now = view.challenge!;
  const coming =
    view.step === "attack" || view.step === "defend"
      ? [...now.committed, ...picked.filter((id) => !now.committed.includes(id))]
      : [];
  const counted = coming.filter((id) => !now.uncounted.includes(id));
  const extra = counted.reduce((sum, id) => sum + (cardIn(view, id)?.strength ?? 0), 0);
  return {
    attack: now.attack + (view.step === "attack" ? extra : 0),
    defence: now.defence + (view.step === "defend" ? extra : 0),
  };
}

/** The steps in which several are named before they are told, always in the order of the table. */
export const SEVERAL = ["attack", "defend", "pick-up-to", "claim", "kneel"];
/** Of these, the steps that want a certain number. */
export const EXACT = ["claim", "kneel"];
/** The steps that are windows: opened by what all can see, answered or passed. */
export const WINDOWS = ["act", "respond", "save"];
/** The steps in which one chooses among cards that do not lie on the table. */
export const CHOOSING = ["plot", "new-plot", "draft", "plot-deck", "search", "take"];
