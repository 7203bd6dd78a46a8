// Made by tools/wire_types.py from src/council/protocol. Do not edit.

/** What this server keeps of a person. `chronicle`: it shows one, where `listed` people are named. */
export interface PersonIs {
  known: boolean;
  name: string;
  crest: string;
  colour: string;
  listed: boolean;
  chronicle: boolean;
}

/** How a person wants to be known. `listed`: None leaves it as it is. `adopt`: the games that their browser holds become theirs, of each the first seat that is nobody's. */
export interface PersonWish {
  name?: string;
  crest?: string;
  colour?: string;
  listed?: boolean | null;
  adopt?: boolean;
}

/** Which games count; what is empty or 0 does not matter. */
export interface RecordWish {
  game?: string;
  mode?: string;
  house?: string;
  players?: number;
  opponent?: string;
}

/** A player of a finished game. `bot` is a level, empty for people; `name` is empty for somebody who does not want to be named. */
export interface RecordPlayer {
  name: string;
  bot: string;
  place: number | null;
  won: number;
  score: number | null;
  house: string;
  me: boolean;
  luck: number | null;
  cost: number | null;
}

/** A finished game as the statistics know it. */
export interface RecordGame {
  id: string;
  game: string;
  mode: string;
  at: number;
  length: number;
  players: RecordPlayer[];
}

/** One of a person's games, on any of their devices. */
export interface MyGame {
  table: string;
  game: string;
  mode: string;
  at: number;
  over: boolean;
  asked: number | null;
  players: RecordPlayer[];
}

/** Games put together. `fair`: the share of wins of equal players; `judged`: how many have a report, from which luck and cost come. */
export interface Tally {
  games: number;
  wins: number;
  fair: number;
  place: number | null;
  luck: number | null;
  cost: number | null;
  judged: number;
}

/** The games of one kind; `key` says of which. */
export interface TallyOf {
  key: string;
  game: string;
  tally: Tally;
}

/** Two at the same table: how often one came before the other. */
export interface Against {
  key: string;
  games: number;
  before: number;
  behind: number;
}

/** Games won in a row. */
export interface Streaks {
  longest: number;
  current: number;
}

/** Something that nobody has done better; `who` are keys of players. */
export interface RecordIs {
  kind: "longest" | "score" | "shortest" | "streak";
  game: string;
  value: number;
  who: string[];
  table: string;
  at: number;
  mode: string;
}

/** How many games and wins there had been by a time. */
export interface TimePoint {
  at: number;
  games: number;
  wins: number;
}

/** Somebody's games. The key is a name in small letters, `bot:` and a level, or empty for those who are not named. */
export interface PlayerRow {
  key: string;
  name: string;
  tally: Tally;
  streaks: Streaks;
  line: TimePoint[];
  against: Against[];
}

/** What a wish can name, over all games. */
export interface RecordChoices {
  games: string[];
  modes: string[];
  houses: string[];
  players: number[];
  opponents: { [key: string]: string };
}

/** The games of a person, put together. */
export interface StatisticsAre {
  tally: Tally;
  streaks: Streaks;
  line: TimePoint[];
  games: TallyOf[];
  modes: TallyOf[];
  houses: TallyOf[];
  sizes: TallyOf[];
  against: Against[];
  names: { [key: string]: string };
  records: RecordIs[];
  choices: RecordChoices;
}

/** All games of a house, put together. */
export interface ChronicleIs {
  count: number;
  first: number;
  last: number;
  players: PlayerRow[];
  games: TallyOf[];
  modes: TallyOf[];
  houses: TallyOf[];
  sizes: TallyOf[];
  months: TimePoint[];
  records: RecordIs[];
  choices: RecordChoices;
}
