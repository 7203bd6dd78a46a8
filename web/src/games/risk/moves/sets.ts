/** Sets of territory cards in a hand, and what they bring. */
import { ICONS, type Card, type View } from "../view";

export interface CardSet {
  /** In the order of the hand, as they are traded. */
  cards: string[];
  armies: number;
  /** How many of its territories one holds: those get the extra armies. */
  own: number;
}

export function worth(cards: readonly Card[], sets: readonly number[]): number {
  if (cards.length !== 3) return 0;
  const kinds = new Set(cards.map((card) => card.icon));
  if (kinds.size === 3) return sets[3] ?? 0;
  return kinds.size === 1 ? (sets[ICONS.indexOf(cards[0]!.icon)] ?? 0) : 0;
}

/** Every set of a hand, the best first. */
export function setsIn(view: View): CardSet[] {
  const { hand, sets = [] } = view;
  const mine = new Set(view.territories.filter((one) => one.owner === view.viewer).map((one) => one.id));
  const found: CardSet[] = [];
  for (let a = 0; a < hand.length; a++) {
    for (let b = a + 1; b < hand.length; b++) {
      for (let c = b + 1; c < hand.length; c++) {
        const cards = [hand[a]!, hand[b]!, hand[c]!];
        const armies = worth(cards, sets);
        if (armies)
          found.push({
            cards: cards.map((card) => card.id),
            armies,
            own: cards.filter((card) => mine.has(card.id)).length,
          });
      }
    }
  }
  return found.sort((x, y) => y.armies - x.armies || y.own - x.own);
}

/** The set made of just these cards. */
export function setOf(view: View, chosen: readonly string[]): CardSet | null {
  return (
    setsIn(view).find(
      (one) => one.cards.length === chosen.length && one.cards.every((card) => chosen.includes(card)),
    ) ?? null
  );
}
