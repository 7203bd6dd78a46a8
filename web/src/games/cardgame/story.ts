/** How the history shows what is told. */
import { say } from "../../lib/i18n.svelte";
import type { Said } from "../../lib/wire";
import { iconOf } from "./sentences";
import type { View } from "./view";

/** Signs of the story by what is told. */
const TOLD: Readonly<Record<string, string>> = {
  challenge: "i-military",
  attacks: "i-military",
  defends: "s-neutral",
  "won-challenge": "i-renown",
  died: "i-dagger",
  kneels: "i-kneel",
  stands: "i-seat",
  power: "i-counter",
  "card-power": "i-counter",
  "lost-power": "i-counter",
  gold: "i-gold",
  stealth: "i-stealth",
  phase: "i-hourglass",
  round: "i-throne",
  won: "i-crown",
  final: "i-crown",
  marshal: "i-army",
  initiative: "i-initiative",
};

export function storyIcon(said: Said, view: View): string {
  const told = said.key.replace(/^cardgame-told-/, "");
  if (said.facts.contest) return iconOf(String(said.facts.contest));
  if (TOLD[told]) return TOLD[told];
  const who = (said.facts.who as { who?: number } | undefined)?.who;
  return who === undefined ? "i-scroll" : `s-${view.seats[who]?.house ?? "neutral"}`;
}

/** A new round, or the first one. */
export function chapter(said: Said): string | null {
  if (said.key === "cardgame-told-round") return say("cardgame-chapter", { round: said.facts.round });
  return said.key === "cardgame-told-houses" ? say("cardgame-phase-setup") : null;
}
