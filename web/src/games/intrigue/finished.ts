/** The court as a round left it: the last view of it, and what the news lay on top. */
import type { GameWords } from "../../lib/api";
import { namedSo } from "../../lib/names";
import type { Said } from "../../lib/wire";
import type { Laid, View } from "./view";

const moved = (slot: string): string => {
  const [row = 1, place = 0] = slot.split(".").map(Number);
  return `${row}.${place + 1}`;
};

/** One more card. A new left end is place 1.0 when it is laid and 1.1 afterwards: all others move up by one. */
function lay(court: readonly Laid[], card: Omit<Laid, "slot">, slot: string): Laid[] {
  if (slot !== "1.0") return [...court, { ...card, slot }];
  return [...court.map((laid) => ({ ...laid, slot: moved(laid.slot) })), { ...card, slot: "1.1" }];
}

/** What was on the table when the round ended; null when the news do not tell of an end. */
export function finishedCourt(before: View, news: readonly Said[], words: GameWords): View | null {
  const end = news.findIndex((said) => said.key === "intrigue-told-round-over");
  if (end < 0 || before.phase !== "place") return null;
  let court = before.court;
  for (const { key, facts } of news.slice(0, end)) {
    if (key !== "intrigue-told-placed") continue;
    const id = namedSo(words, facts.card)[0];
    const house = namedSo(words, facts.house)[0];
    if (id && house) court = lay(court, { id, house }, String(facts.slot));
  }
  const laid = new Set(court.map((card) => card.id));
  return { ...before, phase: "throne", court, slots: [], hand: before.hand.filter((card) => !laid.has(card.id)) };
}
