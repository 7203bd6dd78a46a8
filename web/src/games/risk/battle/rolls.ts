/** The dice of a battle, from what is told of it. */
import type { Said } from "../../../lib/wire";

export interface Roll {
  /** Another for every roll, so that it is thrown anew. */
  id: string;
  attack: number[];
  defence: number[];
  /** The House that defended; it may have lost the place since. */
  defender: string | null;
  /** What was told of it; null while it is not settled. */
  said: Said | null;
}

const TOLD = /^risk-told-(battle|landing)$/;
const faces = (text: unknown): number[] => String(text).split(" ").filter(Boolean).map(Number);

/** The last battle told of, if any. */
export function lastRoll(news: readonly Said[], id: string, defender: string | null): Roll | null {
  const said = news.findLast((one) => TOLD.test(one.key));
  return said ? { id, attack: faces(said.facts.attack), defence: faces(said.facts.defence), defender, said } : null;
}

/** What it cost, beside the arrow from the attacker to the defender. */
export const losses = ({ facts }: Said): string =>
  [facts.attackers, facts.defenders].map((lost) => (lost ? `−${lost}` : "0")).join(" : ");
