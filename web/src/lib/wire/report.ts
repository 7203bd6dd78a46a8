// Made by tools/wire_types.py from src/council/protocol. Do not edit.

import type { Json, Said } from "../wire";

/** A part of the win, or a difference of such parts, with its standard error. */
export interface Figure {
  value: number;
  error: number;
}

/** The win shares of all seats before a line of the log; the last point is the result. */
export interface CurvePointIs {
  line: number;
  shares: number[];
  errors: number[];
}

/** Where the result of a seat came from: the parts add up to it. */
export interface BalanceIs {
  start: Figure;
  dice: Figure;
  draws: Figure;
  own: Figure;
  others: Figure;
  result: number;
}

/** What the decisions of a seat cost. */
export interface SkillIs {
  decisions: number;
  best: number;
  cost: Figure;
  each: Figure;
}

/** A decision with a choice, and the best move that the search found. */
export interface DecisionIs {
  step: number;
  seat: number;
  played: string;
  best: string;
  cost: Figure;
}

/** A decision or a stroke of luck. */
export interface MomentIs {
  line: number;
  seat: number;
  kind: "decision" | "luck";
  shares: number[];
  question: Said | null;
  happened: Said[];
  played: string[];
  best: string | null;
  change: Figure;
  why: Said[];
}

/** Messages one after the other, with `gap` between them. */
export interface ReportParagraph {
  said: Said[];
  label: Said | null;
  gap: string;
}

/** One point of a section; `line` of the log is where it happened. */
export interface ReportItem {
  said: ReportParagraph[];
  title: Said | null;
  line: number | null;
}

/** Rows under headings. */
export interface ReportGrid {
  columns: Said[];
  rows: Said[][];
}

/** A part of what the report says, under its own heading. */
export interface ReportSection {
  name: string;
  title: Said;
  table: ReportGrid | null;
  items: ReportItem[];
  notes: Said[];
}

/** The whole report: figures for programs, sections for people. */
export interface ReportIs {
  game: string;
  options: { [key: string]: Json };
  players: string[];
  result: number[];
  curve: CurvePointIs[];
  balance: BalanceIs[];
  skill: SkillIs[];
  decisions: DecisionIs[];
  moments: MomentIs[];
  luck: MomentIs[];
  sections: ReportSection[];
}

/** How far a report is: nobody has asked for it, it waits, it is being made, it is ready, or it failed. `done` of `of` parts are there; `id` names the report of a file. */
export interface ReportState {
  state: "failed" | "making" | "none" | "ready" | "waiting";
  done: number;
  of: number;
  id: string;
  why: Said | null;
  report: ReportIs | null;
}
