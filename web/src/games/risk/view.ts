/** The view of RISK as the server describes it. Parts of modules that are not in play are empty. */

export type Icon = "knight" | "siege_engine" | "fortification";

export interface Territory {
  id: string;
  region: string;
  owner: number | null;
  neutral: boolean;
  armies: number;
  /** Armies that may leave. */
  spare: number;
  /** The most dice of an attack from here. */
  dice: number;
  units: Icon[];
  castle: boolean;
  port: string | null;
  /** The House whose Seat of Power it is. */
  seat_of?: string | null;
  /** The neutral House that holds it. */
  house?: string | null;
}
export interface Card {
  id: string;
  icon: Icon;
}
export interface CardSet {
  /** In the order of the hand, as they are traded. */
  cards: string[];
  armies: number;
  /** How many of its territories are my own: those get the extra armies. */
  own: number;
}
export interface Character {
  card: string;
  state: "up" | "down" | "captive" | "gone";
  captor: number | null;
  cost: number;
  usable: boolean;
}
export interface Seat {
  house: string | null;
  out: boolean;
  cards: number;
  known: Card[];
  territories: number;
  castles: number;
  ports: number;
  armies: number;
  regions: string[];
  income: number;
  score: number;
  /** What the game is won by. */
  total: number;
  gold?: number;
  gold_income?: number;
  points?: number;
  characters?: Character[];
  maesters?: number;
  objectives?: number;
  scored?: string[];
  waiting?: number;
  rank?: number;
  won?: number;
}
export interface Bonus {
  highest: number;
  all: number;
}
export interface Battle {
  source: string | null;
  target: string;
  committed: number;
  attack_dice: number;
  defence_dice: number;
  attack: number[];
  defence: number[];
  attack_sides?: number[];
  defence_sides?: number[];
  attack_bonus?: Bonus;
  defence_bonus?: Bonus;
  /** Who fights from off the map; there is no source then. */
  arrivals?: { house: string; armies: number } | null;
}
export interface CardWindow {
  point: string;
  card: string | null;
  by: number | null;
  asked: number;
}
/** What an objective counts: how many the seat has of those it needs. */
export interface Progress {
  what: string;
  have: number;
  need: number;
}

export interface View {
  phase: string;
  round: number;
  rounds: number;
  asked: number | null;
  viewer: number | null;
  turn: number | null;
  first: number | null;
  territories: Territory[];
  regions: { id: string; bonus: number; owner: number | null }[];
  seats: Seat[];
  hand: Card[];
  deck: number;
  end_game_due: boolean;
  discards: Card[];
  /** The sets of my hand, the best first. */
  trades: CardSet[];
  /** Ways by sea that only House Mitchell's map has. */
  links: string[][];
  armies_to_deploy: number;
  bonus_to_deploy: number;
  traded: string[];
  conquests: number;
  battle: Battle | null;
  march: { source: string | null; target: string | null } | null;
  end: string | null;
  /** At the end: what decided between equal points. */
  tiebreak?: string | null;
  mode?: string;
  modules?: Record<"gold" | "characters" | "maesters" | "units" | "objectives", boolean>;
  /** Nobody wins by points without their own Seat of Power. */
  needs_seat?: boolean;
  maesters?: { card: string; cost: number; usable: boolean }[];
  objectives?: { card: string; points: number; done: boolean; progress: Progress[] }[];
  maester_deck?: number;
  maester_discards?: string[];
  objective_deck?: number;
  objective_discards?: string[];
  looking?: string[];
  /** The points of the objectives among them. */
  worth?: Record<string, number>;
  /** Every Fortification of a territory counts, not only one. */
  stacking?: boolean;
  window?: CardWindow | null;
  effects?: { card: string; seat: number; until: string }[];
  claiming?: { left: number; free: number } | null;
  exiles?: { house: string; armies: number }[];
  wildlings?: { armies: number; where: "beyond" | "gift" } | null;
  watch?: "gift" | "exile" | "gone" | null;
}

export const HOUSES = ["stark", "baratheon", "lannister", "tyrell", "martell", "targaryen", "ghiscari"];
export const ICONS: readonly Icon[] = ["knight", "siege_engine", "fortification"];
export const SPRITE: Readonly<Record<Icon, string>> = {
  knight: "i-knight",
  siege_engine: "i-siege",
  fortification: "i-fort",
};

export function at(view: View, id: string | null | undefined): Territory | undefined {
  return view.territories.find((one) => one.id === id);
}

export const territoriesById = (view: View): ReadonlyMap<string, Territory> =>
  new Map(view.territories.map((one) => [one.id, one]));

/** The House a territory is shown under: of its owner, of a neutral House, or none. */
export function houseOf(view: View, one: Territory): string {
  if (one.owner !== null) return view.seats[one.owner]?.house ?? "neutral";
  return sigil(one.house ?? "neutral");
}

/** The sprite and colours of a House; the Watch has a shorter name there. */
export function sigil(house: string): string {
  if (house === "nights_watch") return "watch";
  return house === "crown_neutral" ? "neutral" : house;
}

/** Card ids of copies are numbered; their words are not. */
export const kindOf = (card: string): string => card.replace(/[.:#]\d+$/, "");
