/** Sets of territory cards in a hand: the server says which there are and what they bring. */
import type { CardSet, View } from "../view";

/** The set made of just these cards. */
export function setOf(view: View, chosen: readonly string[]): CardSet | null {
  const same = (one: CardSet): boolean =>
    one.cards.length === chosen.length && one.cards.every((card) => chosen.includes(card));
  return view.trades.find(same) ?? null;
}
