// Made by tools/wire_types.py from src/council/protocol. Do not edit.

import type { Json } from "../wire";

/** How a try came out. */
export interface DailyResult {
  score: number;
  rank: number;
  won: number;
}

/** A try of whoever asks, on any of their devices. Over without a result: given up, or left to a bot. */
export interface DailyTry {
  table: string;
  over: boolean;
  result: DailyResult | null;
}

/** The deal of a game on a day, and your counted try. */
export interface DailyDealIs {
  game: string;
  seats: number;
  options: { [key: string]: Json };
  level: string;
  code: string;
  mine: DailyTry | null;
}

/** The deals of a day. */
export interface DailyIs {
  today: string;
  day: string;
  first: string;
  deals: DailyDealIs[];
  days: string[];
  left: number;
}

/** A bot that plays the person's seat on the same deal; `none`: nobody has asked for it yet. */
export interface RivalIs {
  level: string;
  state: "making" | "none" | "ready";
  result: DailyResult | null;
}

/** The counted try of somebody on this server who gave a name. */
export interface DailyRow {
  name: string;
  result: DailyResult;
  mine: boolean;
}

/** What a try is compared with; nothing of it before the counted try is over. */
export interface DailyTableIs {
  day: string;
  game: string;
  seats: number;
  low_wins: boolean;
  shown: boolean;
  mine: DailyTry | null;
  rivals: RivalIs[];
  missing: string[];
  others: DailyRow[];
}

/** A try of a deal. Who gives no name is not on the list of others. */
export interface NewTry {
  name?: string;
  crest?: string;
  colour?: string;
  practice?: boolean;
}
