// Made by tools/wire_types.py from src/council/protocol. Do not edit.

import type { Customs, Json, ReplayFrame, Said, SeatIs } from "../wire";

/** A seat to fill: me (this browser; several share a screen), friend (by link), or a bot. */
export interface NewSeat {
  kind: "bot" | "friend" | "me";
  name?: string;
  level?: string;
  crest?: string;
  colour?: string;
}

/** Set up a game. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [key: string]: Json };
  customs?: Customs;
  deal_code?: string;
}

/** Set up a game that goes on from the moment before a line of a log. */
export interface PlayOn {
  log: string;
  line: number;
  seats: NewSeat[];
  customs?: Customs;
}

/** The key of a seat. Its link is /t/<table>#<key>, so no server log contains the key. */
export interface Invite {
  seat: number;
  key: string;
}

/** The new table: where it is, and a key for each person's seat, sent only once. */
export interface Opened {
  table: string;
  keys: Invite[];
}

/** The seat that a key belongs to. */
export interface Seated {
  table: string;
  seat: number;
}

/** The key of a seat, and the name, crest and colour of its player. */
export interface Key {
  key: string;
  name?: string;
  crest?: string;
  colour?: string;
}

/** A game on offer. */
export interface GameIs {
  name: string;
  title: { [key: string]: string };
  fewest: number;
  most: number;
  options: OptionIs[];
  playable: boolean;
}

/** A choice before the game; its help is the message <game>-help-<name>. */
export interface OptionIs {
  name: string;
  kind: string;
  default: Json;
  words: string[];
  low: number;
  high: number;
  needs: { [key: string]: Json[] }[];
  seats: { [key: string]: number[] };
}

/** One of my games. */
export interface MyTable {
  table: string;
  game: string;
  seats: SeatIs[];
  held: number[];
  asked: number | null;
  over: boolean;
  results: { [key: string]: Json }[];
  changed: number;
  paused: boolean;
  left: number | null;
  wanted: boolean;
  dealt: boolean;
  can_close: boolean;
}

/** A bot on offer; `own`: the operator's. N in a name stands for a number of the player's. */
export interface BotIs {
  name: string;
  own: boolean;
}

/** It is done. */
export type Nothing = Record<string, never>;

/** A game to watch, move by move. */
export interface ReplayIs {
  game: string;
  players: string[];
  frames: ReplayFrame[];
  finished: boolean;
  notes: ReplayNote[];
}

/** What somebody wrote about the moment before a line of the log. */
export interface ReplayNote {
  line: number;
  by: string;
  text: string;
}

/** A note of a game that was played here. */
export interface NoteIs {
  n: number;
  line: number;
  seat: number;
  by: string;
  text: string;
  mine: boolean;
}

/** The notes of a game, and whether this browser may write some. */
export interface NotesAre {
  notes: NoteIs[];
  writes: boolean;
}

/** Write about the moment before a line, from one of your own seats. */
export interface NewNote {
  line: number;
  text: string;
  seat?: number | null;
}

/** What a note says from now on; nothing deletes it. */
export interface NoteText {
  text: string;
}

/** The goal and a turn in one minute, in paragraphs; it comes before the rules. */
export interface IntroIs {
  title: { [key: string]: string };
  text: { [key: string]: string }[];
}

/** A chapter of the rules. */
export interface SectionIs {
  id: string;
  title: { [key: string]: string };
}

/** One statement of the rules, in our own words; a ruling has a question and a reason. */
export interface RuleIs {
  id: string;
  kind: string;
  section: string;
  page: string;
  title: { [key: string]: string };
  text: { [key: string]: string };
  question: { [key: string]: string } | null;
  why: { [key: string]: string } | null;
  source: Said[];
}

/** The rules of a game. */
export interface RulesAre {
  game: string;
  title: { [key: string]: string };
  sections: SectionIs[];
  rules: RuleIs[];
  intro: IntroIs | null;
}

/** A lesson on offer. */
export interface LessonRow {
  game: string;
  id: string;
  mode: string;
  minutes: number;
  steps: number;
  title: { [key: string]: string };
  about: { [key: string]: string };
}

/** A paragraph of how a game is played, and the table it speaks of. */
export interface HowToPart {
  title: { [key: string]: string };
  say: { [key: string]: string };
  view: Json;
  names: string[];
  point: string[];
}

/** How a game is played, in two minutes. */
export interface HowToIs {
  game: string;
  mode: string;
  modes: string[];
  parts: HowToPart[];
}

/** Open a lesson for a learner of this name. */
export interface NewLesson {
  name?: string;
}

/** An HTTP error: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  said: Said;
}
