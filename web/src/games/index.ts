/** What the frame needs of each game. One explicit entry each; the frame itself knows none of them. */
import type { Component } from "svelte";
import type { GameWords } from "../lib/api";
import type { TableStore } from "../lib/table/table.svelte";
import type { Json, Said, SeatIs } from "../lib/wire";
import { i18n, type Part } from "../lib/i18n.svelte";

/** One seat of the strip: a line of words, a big number and what it counts. */
export interface SeatSummary {
  line: string;
  short: string;
  out: boolean;
  number: string;
  counts: string;
  /** Its House, where seats have one. */
  house?: string | null;
}

export interface BoardProps {
  view: Json;
  names: string[];
  words: GameWords;
  /** What this moment brought. */
  news: Said[];
  /** The live table; null in a replay. */
  table: TableStore | null;
  /** No motion: a replay that is scrubbed. */
  still?: boolean;
}

export interface SeatsProps {
  seats: SeatIs[];
  view: Json;
  words: GameWords;
  asked: number | null;
  held: number[];
  /** A replay: nobody is present or absent. */
  plain?: boolean;
}

/** What the prompt says. */
export interface PromptText {
  main: string;
  more: string;
  /** Where more can be settled about such questions. */
  link?: { label: string; run: () => void };
}

/** A button of the prompt. */
export interface Action {
  label: string;
  run: () => void;
  /** The one that is meant; Space and Enter press it. */
  main?: boolean;
  /** The way back; Escape presses it. */
  back?: boolean;
  /** Stays a button where the others become a list: the question names it. */
  keep?: boolean;
}

/** A number to be chosen before a button is pressed; it is kept in `table.amount`. */
export interface NumberChoice {
  /** Changes with the question, so that the number starts afresh. */
  id: string;
  least: number;
  most: number;
  start: number;
  label: string;
  /** Only steps, no slider: the number is by the way. */
  small?: boolean;
}

/** What a staged end is drawn from; `step` counts from 0. */
export interface StageProps {
  view: Json;
  names: string[];
  words: GameWords;
  /** Everything that was told at the table. */
  story: Said[];
  results: Record<string, Json>[];
  step: number;
}

/** A phase of the round as a chip. */
export interface Phase {
  name: string;
  now: boolean;
  /** Signs beside the name: what is still open in it, and what is used up. */
  marks?: { icon: string; label: string; off: boolean }[];
  /** A wish one can have for this phase: how it stands, in a sign and in words; pressing changes it. */
  stop?: { sign: string; label: string; press: () => void };
}

/** A kind of window in which one may want to be asked, and what it is called. */
export interface WindowKind {
  kind: string;
  name: string;
  /** What is done without asking, where that is the only other wish. */
  usual?: string;
}

export interface GameUI {
  Board: Component<BoardProps>;
  /** How the game shows its seats on the desk; absent: the usual list. */
  Seats?: Component<SeatsProps>;
  /** What happened at the end of a stretch of the game, from the news; null when there is none. */
  Summary: Component<{ view: Json; names: string[]; news: Said[] }> | null;
  summary(news: Said[]): Said[] | null;
  /** The table as such a stretch left it: it stays until the summary was read. */
  finished?(before: Json, news: Said[], words: GameWords): Json | null;
  /** The end as it is staged before the result: so many steps, and how it looks at one of them. */
  ending?: { steps(view: Json): number; Stage: Component<StageProps> };
  Final: Component<{ view: Json; names: string[]; results: Record<string, Json>[] }>;
  where(view: Json, names: string[]): string;
  phases(view: Json): Phase[];
  seat(view: Json, seat: number): SeatSummary;
  /** Whether this line of the story begins a new chapter. */
  chapter(said: Said, names: string[]): string | null;
  /** The sprite id beside a line of the story. */
  icon(said: Said, words: GameWords, view: Json): string;
  /** How a thing looks when its name in the story is pointed at, for those it knows; absent: names are only words. */
  thing?: { knows(id: string): boolean; Detail: Component<{ id: string; view: Json; words: GameWords }> };
  /** The sentence of the prompt while picking; null: the question of the server does. */
  prompt(table: TableStore, words: GameWords): PromptText | null;
  /** The sentence while several moves follow one another; null: the question does. */
  following?(table: TableStore): string | null;
  /** What the button that makes this move says. */
  button(move: string, words: GameWords, view: Json, names: string[]): string;
  /** Everything on the table that can be picked; other tokens become buttons. */
  things(view: Json): Set<string>;
  /** The buttons of the prompt, where moves alone are not enough; null: one for each move. */
  actions?(table: TableStore, words: GameWords): Action[] | null;
  /** The number to be chosen now. */
  count?(table: TableStore, words: GameWords): NumberChoice | null;
  /** The kinds of windows in which one may want to be asked. */
  windows?(): WindowKind[];
  /** A move that goes without saying, by the wish of who plays. */
  autoMove?(table: TableStore): string | null;
  /** The board uses the digits itself; otherwise they press the buttons of the prompt. */
  digits?: boolean;
  /** Keys of its own, for the list of keys: key and message. */
  keys: [string, string][];
  /** The message that says how it is played by mouse and finger; absent: the usual one. */
  hands?: string;
  /** The option shown before all others, as cards. */
  front?: string;
  /** Whether this is an attack on one of these seats, as the table was before it; absent: the frame knows. */
  attacks?(said: Said, before: Json, words: GameWords, held: readonly number[]): boolean;
  /** The move to ask about when "why not?" is pressed. */
  doubt(table: TableStore, token: string | null): string | null;
}

interface Entry {
  ui: () => Promise<{ ui: GameUI }>;
  words: Part;
}

const GAMES: Readonly<Record<string, Entry>> = {
  intrigue: {
    ui: () => import("./intrigue"),
    words: { en: () => import("../catalogue/intrigue-en"), de: () => import("../catalogue/intrigue-de") },
  },
  risk: {
    ui: () => import("./risk"),
    words: { en: () => import("../catalogue/risk-en"), de: () => import("../catalogue/risk-de") },
  },
  cardgame: {
    ui: () => import("./cardgame"),
    words: { en: () => import("../catalogue/cardgame-en"), de: () => import("../catalogue/cardgame-de") },
  },
};

/** The user interface of a game with its texts, loaded when it is first needed; null: this page has none. */
export async function loadGameUI(name: string): Promise<GameUI | null> {
  const game = GAMES[name];
  if (!game) return null;
  const [{ ui }] = await Promise.all([game.ui(), i18n.load(game.words)]);
  return ui;
}
