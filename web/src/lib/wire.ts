// Made by tools/wire_types.py from src/council/protocol. Do not edit.

export type Json = any;

/** Whether this server sends e-mail, and the address of this browser. */
export interface MailIs {
  possible: boolean;
  address: string;
  confirmed: boolean;
}

/** Send reminders to this address, in this language. An empty address turns them off. */
export interface MailWish {
  address: string;
  lang?: string;
}

/** The answer to an e-mail, with the code of its link. */
export interface MailAnswer {
  word: string;
  yes: boolean;
}

/** Time to think: none, for each move, in a bank with more for each turn, or days for a move. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  more?: number;
}

/** What is to change of a table's customs; None stays as it is. */
export interface NewCustoms {
  grace?: number | null;
  stand_in?: string | null;
  clock?: Clock | null;
  watch?: "end" | "none" | "public" | "seat" | null;
  hints?: "off" | "on" | null;
  window?: number | null;
}

/** Take the seat this key belongs to; for programs, which have no cookie. By `me`, a random text of its own, a program that comes back is known again. */
export interface Sit {
  do: "sit";
  key: string;
  me?: string;
}

/** See the table from one of your own seats; None: as a spectator. */
export interface Look {
  do: "look";
  seat?: number | null;
}

/** Make a move. `v` is the version it answers; `n` the sender's own number for the reply. */
export interface Move {
  do: "move";
  v: number;
  move: string;
  n?: number;
}

/** Think about a question that would pass by itself: it waits for one's answer. */
export interface Wait {
  do: "wait";
  v: number;
  n?: number;
}

/** Ask why a move cannot be made. */
export interface Why {
  do: "why";
  move: string;
  n?: number;
}

/** Ask what a bot would do here. */
export interface Hint {
  do: "hint";
  n?: number;
}

/** Ask what a move would cost against the best one; only where one person plays among bots. */
export interface Weigh {
  do: "weigh";
  v: number;
  move: string;
  n?: number;
}

/** Take back your own last move, if nothing new was shown to anyone since. */
export interface Undo {
  do: "undo";
  v: number;
  n?: number;
}

/** Leave the seat to a bot for the rest of the game. */
export interface Resign {
  do: "resign";
  n?: number;
}

/** Ask all people at the table for an undo, a pause, an end, another clock or other customs. */
export interface Propose {
  do: "propose";
  what: "clock" | "end" | "pause" | "settings" | "undo";
  v: number;
  clock?: Clock | null;
  settings?: NewCustoms | null;
  n?: number;
}

/** Answer a proposal with yes or no. The proposer withdraws it with no. */
export interface Agree {
  do: "agree";
  id: number;
  yes: boolean;
  n?: number;
}

/** End a pause. */
export interface GoOn {
  do: "go_on";
  n?: number;
}

/** Send a chat message to everyone at the table. */
export interface Speak {
  do: "say";
  text: string;
  n?: number;
}

/** Before the deal: the seal, SHA-256 of "seat:word", of a random value to be revealed later. */
export interface Seal {
  do: "seal";
  seat: number;
  seal: string;
  n?: number;
}

/** A random value of 128 bits, in hex. All later draws depend on it, too. */
export interface Word {
  do: "word";
  seat: number;
  word: string;
  n?: number;
}

/** Deal now, without waiting for players who are not here yet. */
export interface Deal {
  do: "deal";
  n?: number;
}

/** In a lesson: read on, return to the step before, start over, or let a step be done. */
export interface Study {
  do: "lesson";
  what: "again" | "back" | "next" | "skip";
  v: number;
  n?: number;
}

/** Look back: some moments of the game, from the one with this number on. */
export interface Moments {
  do: "moments";
  first: number;
  n?: number;
}

/** Let spectators see what your seat sees, or no longer; where the table settings allow it. */
export interface ShowHand {
  do: "show_hand";
  yes: boolean;
  n?: number;
}

/** Check the connection. */
export interface Ping {
  do: "ping";
  n?: number;
}

/** The table settings, chosen when a table is created; players can agree to change all but the deal. */
export interface Customs {
  grace?: number;
  stand_in?: string;
  clock?: Clock;
  watch?: "end" | "none" | "public" | "seat";
  deal?: "at_once" | "together";
  window?: number;
  hints?: "" | "off" | "on";
}

/** A sentence as key of the catalogue and facts. A fact is a number, a text, {"who": seat} or {"en": ..., "de": ...}. */
export interface Said {
  key: string;
  facts: { [key: string]: Json };
}

/** A rule as shown beside a refusal: words in every language. */
export interface RuleCard {
  id: string;
  title: { [key: string]: string };
  text: { [key: string]: string };
}

/** One seat and its player. */
export interface SeatIs {
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  online: boolean;
  away: boolean;
  grace: number | null;
  holders: number;
  crest: string;
  colour: string;
}

/** The clocks when the message was sent. Do not show them running while disconnected. */
export interface ClockIs {
  rule: Clock;
  left: number[];
  runs: number | null;
  warned: boolean;
  up: boolean;
}

/** An open proposal to everyone at the table. */
export interface ProposalIs {
  id: number;
  what: "clock" | "end" | "pause" | "settings" | "undo";
  by: number;
  missing: number[];
  clock: Clock | null;
  settings: NewCustoms | null;
}

/** Random values: the server's committed secret and the values of the seats. */
export interface FairIs {
  commitment: string;
  seals: string[];
  words: string[];
  missing: number[];
  deal: "done" | "open" | "seal";
  secret: string;
}

/** A question to which most say the same: a card, or pass? Among people it may pass by itself after a while, whatever is in the hand of whoever is asked. */
export interface WindowIs {
  kind: string;
  concerns: boolean;
  move: string;
  about: string;
  left: number | null;
  waits: boolean;
}

/** Where the learner at a table stands in a lesson. Words are in every language. */
export interface LessonIs {
  game: string;
  id: string;
  title: { [key: string]: string };
  step: number;
  of: number;
  say: { [key: string]: string };
  point: string[];
  read: boolean;
  done: boolean;
  next: string;
  next_title: { [key: string]: string };
  mode: string;
  answer: string;
  next_mode: string;
}

/** The table is a try of the deal of a day. */
export interface DailyMark {
  day: string;
  counted: boolean;
}

/** The complete table as the looking seat may know it; sent after every change. */
export interface TableIs {
  is: "table";
  v: number;
  table: string;
  game: string;
  options: { [key: string]: Json };
  seats: SeatIs[];
  looking: number | null;
  held: number[];
  asked: number | null;
  view: Json;
  question: Said;
  moves: string[];
  news: Said[];
  fresh: boolean;
  mark: string;
  over: boolean;
  results: { [key: string]: Json }[];
  can_undo: boolean;
  can_ask: boolean;
  customs: Customs;
  clock: ClockIs | null;
  proposal: ProposalIs | null;
  paused: boolean;
  ended: boolean;
  rematch: string;
  fair: FairIs | null;
  window: WindowIs | null;
  can_close: boolean;
  lesson: LessonIs | null;
  moment: number;
  told_at: number[];
  deal_code: string;
  daily: DailyMark | null;
  shown: number | null;
}

/** One chat message. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  text: string;
}

/** The chat messages since the last message of this kind; the first has all that are stored. */
export interface ChatIs {
  is: "chat";
  lines: ChatLine[];
}

/** The request n was carried out (or had been already). */
export interface Done {
  is: "done";
  n: number;
  v: number;
}

/** A move that the rules do not allow, and the rule. */
export interface Refused {
  is: "refused";
  n: number;
  move: string;
  said: Said;
  rule: RuleCard | null;
}

/** The answer to Why when the move can be made. */
export interface Allowed {
  is: "allowed";
  n: number;
  move: string;
}

/** What a bot would do, why, and what it would do else. Shares are of the win, in per cent. */
export interface HintIs {
  is: "hint";
  n: number;
  move: string;
  why: Said[];
  next: string;
  share: number | null;
  next_share: number | null;
}

/** What a move would cost against the best one, in per cent of the win, and why. */
export interface WeighIs {
  is: "weigh";
  n: number;
  move: string;
  lost: number;
  best: string;
  why: Said[];
}

/** One moment of a replay. `change`: what differs from the view before, at first from `{}`. */
export interface ReplayFrame {
  text: string;
  who: number | null;
  round: number;
  change: Json;
  news: Said[];
  line: number;
}

/** Earlier moments of the game, as the looking seat may know them. The `change` of the first one is from `{}`. */
export interface MomentsAre {
  is: "moments";
  n: number;
  v: number;
  first: number;
  of: number;
  frames: ReplayFrame[];
}

/** A request that cannot be carried out: a code for programs, a sentence for people. */
export interface Wrong {
  is: "wrong";
  code: string;
  said: Said;
  n: number;
}

/** Here. */
export interface Pong {
  is: "pong";
  n: number;
}

export type TableAsk = Sit | Look | Move | Wait | Why | Undo | Resign | Propose | Agree | GoOn | Speak | Seal | Word | Deal | Study | Moments | ShowHand;

export type Ask = Sit | Look | Move | Wait | Why | Undo | Resign | Propose | Agree | GoOn | Speak | Seal | Word | Deal | Study | Moments | ShowHand | Hint | Weigh | Ping;

export type Tell = TableIs | ChatIs | Done | Refused | Allowed | HintIs | WeighIs | MomentsAre | Wrong | Pong;
