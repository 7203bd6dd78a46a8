/** This browser's part in chance: a word for each of its seats, sealed before any is told, and what it remembers. */
import { sha256 } from "./sha256";
import type { Ask, FairIs } from "../wire";

/** What is kept of a table, to be compared with its log at the end. */
export interface Kept {
  commitment: string;
  /** Of my seats, once the table has shown them or their seals. */
  words: Record<number, string>;
  /** Made here and not shown yet: another tab or device may be quicker. */
  drafts?: Record<number, string>;
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

type Asks = Extract<Ask, { do: "seal" | "word" }>[];

/** What this browser has to say now for its seats; it remembers the commitment it saw first. */
export class RandomValues {
  private kept: Kept | null = null;
  private own: Record<number, string> = {}; // the drafts of this tab, should another tab write over them
  private said = new Set<string>();

  constructor(private table: string) {}

  next(fair: FairIs | null, held: readonly number[], over: boolean): Asks {
    if (!fair || !held.length) return [];
    const kept = this.recall() ?? (over ? null : { commitment: fair.commitment, words: {} });
    if (!kept) return [];
    this.kept = kept;
    const asks = held.flatMap((seat) => this.of(seat, fair, kept, over));
    keep(this.table, kept);
    const fresh = asks.filter((ask) => !this.said.has(`${ask.do} ${ask.seat}`));
    for (const ask of fresh) this.said.add(`${ask.do} ${ask.seat}`);
    return fresh;
  }

  /** The line was lost, or somebody was quicker: all may be said again. */
  again(): void {
    this.said.clear();
  }

  /** The deal waits for a word of mine that is not here. */
  lacks(fair: FairIs, held: readonly number[]): boolean {
    return (
      fair.deal === "open" && held.some((seat) => fair.missing.includes(seat) && this.kept?.words[seat] === undefined)
    );
  }

  /** What other tabs have kept meanwhile counts: one browser has one word for a seat. */
  private recall(): Kept | null {
    const [mine, stored] = [this.kept, keptAt(this.table)];
    if (!mine || !stored) return stored ?? mine;
    return { ...mine, ...stored, words: { ...stored.words, ...mine.words } };
  }

  private of(seat: number, fair: FairIs, kept: Kept, over: boolean): Asks {
    const [seal, told] = [fair.seals[seat], fair.words[seat]];
    const drafts = (kept.drafts ??= {});
    const found = [kept.words[seat], this.own[seat], drafts[seat]].filter((word) => word !== undefined);
    if (seal || told) {
      const word = found.find((word) => (told ? word === told : sealOf(seat, word) === seal));
      if (word === undefined) return []; // another device's
      kept.words[seat] = word;
      delete drafts[seat];
      if (told || over || fair.deal === "seal") return [];
      if (fair.deal === "open") kept.seals ??= [...fair.seals];
      return [{ do: "word", seat, word }];
    }
    if (over || fair.deal === "open") return []; // too late for the deal: it is told after it
    const word = (this.own[seat] = drafts[seat] ??= found[0] ?? newWord());
    return [fair.deal === "seal" ? { do: "seal", seat, seal: sealOf(seat, word) } : { do: "word", seat, word }];
  }
}

/**
 * Whether a finished game is what this browser remembers; "part": a random value of my seats did not come, or not from
 * here; null: it remembers nothing.
 */
export function compare(kept: Kept | null, fair: FairIs, held: readonly number[]): "same" | "part" | "other" | null {
  if (!kept) return null;
  const words = Object.entries(kept.words).map(([seat, word]) => ({ seat: Number(seat), word }));
  const unheard = words.filter(({ seat, word }) => !fair.words[seat] && fair.seals[seat] === sealOf(seat, word));
  const changed = words.some((one) => fair.words[one.seat] !== one.word && !unheard.includes(one));
  const sealed = !kept.seals || kept.seals.every((seal, seat) => fair.seals[seat] === seal);
  if (kept.commitment !== fair.commitment || changed || !sealed) return "other";
  return unheard.length || held.some((seat) => kept.words[seat] === undefined) ? "part" : "same";
}
