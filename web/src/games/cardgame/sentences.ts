/** What things are called, and what the prompt and its buttons say. */
import type { GameWords } from "../../lib/api";
import { tokens } from "../../lib/table/picker";
import { say, i18n } from "../../lib/i18n.svelte";
import { cardIn, CONTESTS, heldIn, SEVERAL, titleOf, type Card, type Contest, type Face, type View } from "./view";

export const nameOf = (words: GameWords, id: string | null | undefined): string =>
  id ? i18n.of(words[id] ?? words[titleOf(id)]) || id : "";
export const textOf = (words: GameWords, id: string): string => i18n.of(words[`${titleOf(id)}.text`]);
export const wordOf = (words: GameWords, kind: string, word: string): string =>
  i18n.of(words[`${kind}.${word}`]) || word;

/** Traits and keywords as they stand above the text. */
export function traitsOf(words: GameWords, face: Face): string {
  return [
    ...face.traits.map((one) => wordOf(words, "trait", one)),
    ...face.keywords.map((one) => wordOf(words, "keyword", one)),
  ]
    .map((one) => `${one}.`)
    .join(" ");
}

/** A card for whoever does not see it: what it is, its figures, how it stands. */
export function described(words: GameWords, card: Card): string {
  const parts = [nameOf(words, card.id), wordOf(words, "type", card.type)];
  if (card.strength !== undefined) parts.push(say("cardgame-says-strength", { strength: card.strength }));
  if (card.icons?.length) parts.push(card.icons.map((icon) => wordOf(words, "icon", icon)).join(" "));
  parts.push(say(card.kneeling ? "cardgame-kneels" : "cardgame-stands"));
  if (card.power) parts.push(say("cardgame-says-power", { power: card.power }));
  if (card.role) parts.push(say(`cardgame-role-${card.role}`));
  if (card.named) parts.push(say("cardgame-named"));
  if (card.blank) parts.push(say("cardgame-blank"));
  if (card.duplicates?.length) parts.push(say("cardgame-says-duplicates", { count: card.duplicates.length }));
  return parts.filter(Boolean).join(", ");
}

export function heldSaid(words: GameWords, card: Face, copies = 1, cost: number | null = card.cost): string {
  const parts = [nameOf(words, card.id), wordOf(words, "type", card.type)];
  if (cost !== null) parts.push(say("cardgame-says-cost", { cost }));
  if (card.printed_strength !== undefined && card.printed_strength !== null)
    parts.push(say("cardgame-says-strength", { strength: card.printed_strength }));
  if (card.icons?.length) parts.push(card.icons.map((icon) => wordOf(words, "icon", icon)).join(" "));
  if (copies > 1) parts.push(say("cardgame-says-copies", { copies }));
  return parts.join(", ");
}

/** Who is ahead and what it is worth, for the one who looks. */
export function standing(
  view: View,
  names: readonly string[],
  attack: number,
  defence: number,
): { lead: string; worth: string } {
  const now = view.challenge!;
  const wins = attack >= defence;
  const winner = wins ? now.attacker : 1 - now.attacker;
  const facts = { by: Math.abs(attack - defence), who: names[winner] ?? "" };
  const side = view.viewer === null ? "one" : winner === view.viewer ? "you" : "they";
  const lead = say(attack === defence ? `cardgame-lead-${side}-tie` : `cardgame-lead-${side}`, facts);
  if (!wins) return { lead, worth: say("cardgame-worth-defended") };
  const loser = view.viewer === null ? "one" : now.attacker === view.viewer ? "they" : "you";
  const worth = say(`cardgame-worth-${now.type}-${loser}`, { claim: now.claim, who: names[1 - now.attacker] ?? "" });
  return { lead, worth };
}

const CONTEST_ICONS: Record<Contest, string> = { military: "i-military", intrigue: "i-intrigue", power: "i-power" };
export const iconOf = (contest: string): string => CONTEST_ICONS[contest as Contest] ?? "i-power";

/** What the button of a move says. */
export function button(move: string, words: GameWords, view: View, names: readonly string[] = []): string {
  const [verb = "", token = "", more] = move.split(" ");
  if (move === "done" || move === "pass") {
    const again = view.step === "defend" && view.challenge?.committed.length ? "-more" : "";
    const own = `cardgame-do-${move}-${view.step}${again}`;
    return say(i18n.has(own) ? own : `cardgame-do-${move}`);
  }
  if (verb === "hand" || move === "nothing" || move === "place nothing")
    return say(`cardgame-do-${move.replace(" ", "-")}`);
  if (verb === "challenge") return say("cardgame-do-challenge", { contest: token });
  if (verb === "first") {
    const seat = token === "stark" ? view.stark : 1 - view.stark;
    return seat === view.viewer ? say("cardgame-do-first-me") : say("cardgame-do-first", { who: names[seat] ?? "" });
  }
  const facts = { card: nameOf(words, token), cost: heldIn(view, token)?.cost_now ?? 0 };
  if (verb === "use") return say(more ? "cardgame-do-use-second" : "cardgame-do-use", facts);
  if (verb === "pick" && view.step === "save") return facts.card;
  const own = `cardgame-do-${verb}`;
  return i18n.has(own) ? say(own, facts) : [verb, ...tokens(move).map((one) => nameOf(words, one))].join(" ");
}

/** The sentence under the question: what is going on. */
export function more(
  view: View,
  words: GameWords,
  names: readonly string[],
  picked: readonly string[],
  attack: number,
  defence: number,
): string {
  const only = picked.length === 1 && view.step !== "place" ? picked[0]! : null;
  if (only && (heldIn(view, only) || cardIn(view, only)) && !SEVERAL.includes(view.step)) return textOf(words, only);
  if (view.step === "host" && view.about) return textOf(words, view.about);
  if (view.step === "stealth" || view.step.startsWith("order-")) return say(`cardgame-more-${view.step}`);
  if (view.challenge && (view.challenge.attackers.length || view.step === "attack") && view.step !== "claim") {
    const now = standing(view, names, attack, defence);
    return view.step === "attack" ? say("cardgame-more-attack") : `${now.lead}; ${now.worth}.`;
  }
  if (view.source) return textOf(words, view.source);
  if (view.step === "act")
    return view.active !== null && view.active !== view.viewer
      ? say("cardgame-more-act", { who: names[view.active] ?? "" })
      : "";
  const own = `cardgame-more-${view.step}`;
  return i18n.has(own) ? say(own) : "";
}

const ASKED = ["always", "mine", "never"] as const;
/** The legend of the marks that say when one is asked. */
export const askedSigns = () => ASKED.map((mark) => ({ mark, text: say(`web-asked-${mark}`) }));
/** The legend of the signs on characters: which challenges they take part in. */
export const contestSigns = () =>
  CONTESTS.map((contest) => ({ icon: iconOf(contest), text: say("cardgame-sign-contest", { contest }) }));
