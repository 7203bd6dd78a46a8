/** This browser's part in chance: a word for each of its seats, sealed before any is told, and what it remembers. */
import { sha256 } from "./sha256";
import type { Ask, FairIs } from "./wire";

/** What is kept of a table, to be compared with its log at the end. */
export interface Kept {
  commitment: string;
  words: Record<number, string>;
  /** Everybody's, when this browser told its first word before the deal: none may have come or changed after that. */
  seals?: string[];
}

const PLACE = "council.fair.";

export function keptAt(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: string, kept: Kept): void {
  try {
    localStorage.setItem(PLACE + table, JSON.stringify(kept));
  } catch {
    // It holds for this visit then.
  }
}

/** A word nobody can foresee: 128 bits. */
function newWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const sealOf = (seat: number, word: string): string => sha256(`${seat}:${word}`);

/** What this browser has to say now for its seats; it remembers the commitment it saw first. */
export class Lots {
  private kept: Kept | null;
  private said = new Set<string>();

  constructor(private table: string) {
    this.kept = keptAt(table);
  }

  next(fair: FairIs | null, held: readonly number[], over: boolean): Extract<Ask, { do: "seal" | "word" }>[] {
    if (!fair || over || !held.length) return [];
    const kept = (this.kept ??= { commitment: fair.commitment, words: {} });
    const asks = held.flatMap((seat) => this.of(seat, fair, kept));
    keep(this.table, kept);
    const fresh = asks.filter((ask) => !this.said.has(`${ask.do} ${ask.seat}`));
    for (const ask of fresh) this.said.add(`${ask.do} ${ask.seat}`);
    return fresh;
  }

  /** The line was lost, or somebody was quicker: all may be said again. */
  again(): void {
    this.said.clear();
  }

  private of(seat: number, fair: FairIs, kept: Kept): Extract<Ask, { do: "seal" | "word" }>[] {
    if (fair.words[seat]) return [];
    const seal = fair.seals[seat];
    if (seal && (kept.words[seat] === undefined || sealOf(seat, kept.words[seat]) !== seal)) return []; // another device's
    if (fair.deal === "open" && !seal) return []; // too late for the deal: it is told after it
    const word = (kept.words[seat] ??= newWord());
    if (fair.deal === "open") kept.seals ??= [...fair.seals];
    if (fair.deal !== "seal") return [{ do: "word", seat, word }];
    return seal ? [] : [{ do: "seal", seat, seal: sealOf(seat, word) }];
  }
}

/** Whether a finished game is what this browser remembers; null: it remembers nothing. */
export function compare(kept: Kept | null, fair: FairIs): boolean | null {
  if (!kept) return null;
  const words = Object.entries(kept.words).every(([seat, word]) => fair.words[Number(seat)] === word);
  const seals = !kept.seals || kept.seals.every((seal, seat) => fair.seals[seat] === seal);
  return kept.commitment === fair.commitment && words && seals;
}
