/** What the page and its workers say to each other. */
import type { Said } from "../wire";

/** Where the parts of Python lie, and how much there is to fetch. */
export interface Place {
  /** The folder with Python for the browser. */
  python: string;
  /** Our package. */
  council: string;
  bytes: number;
  /** Games are kept under this name: two sites at one origin do not share them. */
  shelf: string;
  /** The files are kept in this browser: there is nothing to wait for. */
  here: boolean;
}

export const STEPS = ["fetch", "python", "engine", "games"] as const;
/** What happens at the start, in this order. */
export type Step = (typeof STEPS)[number];

export type ToHost =
  | { is: "begin"; place: Place; thinker: MessagePort }
  | { is: "call"; id: number; method: string; path: string; body: string; person: string }
  | { is: "open"; id: number; table: string; query: string }
  | { is: "text"; id: number; text: string }
  | { is: "close"; id: number };

export type FromHost =
  | { is: "step"; step: Step; bytes: number }
  | { is: "ready"; kept: boolean; troubles: Said[] }
  | { is: "answer"; id: number; status: number; body: string }
  | { is: "text"; id: number; text: string }
  | { is: "closed"; id: number; code: number }
  | { is: "taken" } // another tab has taken the games over
  | { is: "failed"; why: string };

export type ToThinker = { is: "begin"; place: Place; host: MessagePort };
export interface Job {
  id: number;
  job: string;
}
export type Thought = { id: number; move: string } | { id: number; error: string };
