/** What the map is told: it draws, and knows no rules. */
import type { Place } from "./chart";

export interface Territory {
  id: string;
  owner: number | null;
  neutral: boolean;
  armies: number;
  units: string[];
  castle: boolean;
  port: string | null;
  /** The House of its badge, where it is not that of its owner. */
  house?: string | null;
  /** The House whose Seat of Power it is. */
  seat_of?: string | null;
}

/** A territory with its place on the chart, the House of its badge and its name. */
export interface Shown {
  territory: Territory;
  place: Place;
  house: string;
  name: string;
}

/** Which territories may be picked now, are chosen, hinted at, or of no use. */
export interface Marks {
  glow: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  hinted: ReadonlySet<string>;
  dim: ReadonlySet<string>;
}

export interface March {
  from: string;
  to: string;
  label?: string;
  /** It was fought before. */
  past?: boolean;
  /** Armies move through their own land. */
  peaceful?: boolean;
}

/** What is to be seen now: all of it, or at least some. Another key is another wish. */
export interface CameraTarget {
  key: string;
  ids: string[];
  all: boolean;
  /** The turn it belongs to, if it is the viewer's own. */
  turn: string | null;
}

export type Overlay = "region" | "owner" | "threat" | "strength" | "cards" | "objectives" | "changes";

/** What an overlay says of a territory: how much (0 to 1), in which colour, and a word on its plate. */
export interface Value {
  level: number;
  tone?: "danger" | "brass" | "accent" | "plain";
  text?: string;
}

export const UNIT_ICONS: Readonly<Record<string, string>> = {
  knight: "i-knight",
  siege_engine: "i-siege",
  fortification: "i-fort",
};

export const PORT_ICONS = { sunset: "i-port-west", narrow: "i-port-east", summer: "i-port-south" } as const;
