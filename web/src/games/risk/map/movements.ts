/** What armies did, from what is told: they march, come and fall. */
import type { GameWords } from "../../../lib/api";
import { namedSo } from "../../../lib/names";
import type { Said } from "../../../lib/wire";
import { at, houseOf, type View } from "../view";

export interface Movement {
  kind: "march" | "gain" | "loss";
  /** Where it is, or where armies march from and to. */
  from: string;
  to: string;
  armies: number;
  house: string;
}

/** More at once would only be a flicker: then the latest are shown, and nobody waits. */
const MOST = 8;

export function movementsOf(before: View | null, view: View, news: readonly Said[], words: GameWords): Movement[] {
  if (!before) return [];
  const found: Movement[] = [];
  const id = (name: unknown): string | null =>
    name ? (namedSo(words, name as Record<string, string>).find((one) => at(view, one)) ?? null) : null;
  const house = (place: string, when: View): string => {
    const one = at(when, place);
    return (one && houseOf(when, one)) || "neutral";
  };
  const add = (kind: Movement["kind"], from: string | null, to: string | null, armies: unknown, when = view): void => {
    if (!from || !to || !Number(armies)) return;
    const same = found.find((one) => one.kind === kind && one.from === from && one.to === to);
    if (same && kind !== "march") same.armies += Number(armies);
    else found.push({ kind, from, to, armies: Number(armies), house: house(from, when) });
  };
  let source = before.battle?.source ?? null; // of the last attack: a conquest names only its target
  for (const { key, facts } of news) {
    const [from, to] = [id(facts.source), id(facts.target)];
    if (key === "risk-told-invades") source = from;
    else if (key === "risk-told-battle") {
      source = from;
      add("loss", from, from, facts.attackers, before);
      add("loss", to, to, facts.defenders, before);
    } else if (key === "risk-told-moved-in") add("march", source, to, facts.armies);
    else if (key === "risk-told-marched") add("march", from, to, facts.armies);
    else if (key === "risk-told-deployed" || key === "risk-told-more") add("gain", to, to, facts.armies);
    else if (key === "risk-told-fewer") add("loss", to, to, facts.armies, before);
  }
  return found.slice(-MOST);
}
