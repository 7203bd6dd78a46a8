/** The view of Westeros Intrigue as the server describes it. */

export interface Held {
  id: string;
  house: string;
}
export interface Laid extends Held {
  slot: string;
}
export interface Open {
  id: string;
  houses: string[];
}
export interface Throne {
  id: string;
  value: number;
  daggers: number;
}
export interface Seat {
  cards: number;
  standing: "in" | "emptied" | "blocked";
  points: number;
  tokens: number[][];
  thrones: Throne[];
  hidden_thrones: number;
  score?: number;
  rank?: number;
  won?: number;
}
export interface View {
  phase: "first" | "deal" | "place" | "throne" | "reveal" | "over";
  round: number;
  rounds: number;
  starter: number | null;
  asked: number | null;
  viewer: number | null;
  width: number;
  court: Laid[];
  slots: Open[];
  seats: Seat[];
  hand: Held[];
  /** With everything open, in a replay: the hand of each seat. */
  hands?: Held[][];
  /** At the end: what decided between equal scores. */
  tiebreak?: "daggers" | null;
  houses?: { id: string; laid: number; dead: boolean }[];
}
