/** What the frame needs of each game. One explicit line each; the frame itself knows none of them. */
import type { Component } from "svelte";
import type { GameWords } from "../lib/api";
import type { Table } from "../lib/table.svelte";
import type { Json, Said } from "../lib/wire";
import { intrigue } from "./intrigue";

/** One seat of the strip: a line of words, a big number and what it counts. */
export interface SeatFace {
  line: string;
  short: string;
  out: boolean;
  number: string;
  counts: string;
}

export interface BoardProps {
  view: Json;
  names: string[];
  words: GameWords;
  /** The live table; null in a replay. */
  table: Table | null;
  /** No motion: a replay that is scrubbed. */
  still?: boolean;
}

export interface GameFace {
  Board: Component<BoardProps>;
  /** What happened at the end of a stretch of the game, from the news; null when there is none. */
  Summary: Component<{ view: Json; names: string[]; news: Said[] }> | null;
  summary(news: Said[]): Said[] | null;
  Final: Component<{ view: Json; names: string[]; results: Record<string, Json>[] }>;
  where(view: Json): string;
  phases(view: Json): { name: string; now: boolean }[];
  seat(view: Json, seat: number): SeatFace;
  /** Whether this line of the story begins a new chapter. */
  chapter(said: Said): string | null;
  /** The sprite id beside a line of the story. */
  icon(said: Said, words: GameWords): string;
  /** The sentence of the prompt while picking; null: the question of the server does. */
  prompt(table: Table, words: GameWords): { main: string; more: string } | null;
  /** What the button that makes this move says. */
  button(move: string, words: GameWords): string;
  /** Everything on the table that can be picked; other tokens become buttons. */
  things(view: Json): Set<string>;
  /** Whether a choice before the game makes sense with the others. */
  offers(option: string, chosen: Record<string, Json>): boolean;
  /** The move to ask about when "why not?" is pressed. */
  doubt(table: Table, token: string | null): string | null;
}

export const FACES: Readonly<Record<string, GameFace>> = { intrigue };
