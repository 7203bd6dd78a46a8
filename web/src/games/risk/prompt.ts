/** The sentence of the prompt while something is being picked. */
import type { PromptText } from "..";
import type { GameWords } from "../../lib/api";
import { i18n, say } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table/table.svelte";
import { cardPrompts } from "./dominion/promptSettings.svelte";
import { ends, viewOf } from "./moves/ends";
import { nameOf } from "./sentences";
import { at } from "./view";

export function prompt(table: TableStore, words: GameWords): PromptText | null {
  const view = viewOf(table);
  if (!table.mine) return null;
  const who = table.names[table.now!.looking!] ?? "";
  const main = i18n.said(table.now!.question, table.names);
  const { source, target } = ends(table);
  if (["invade", "commit", "go-on"].includes(view.phase) && source && target) {
    const facts = {
      who,
      source: nameOf(words, source),
      target: nameOf(words, target),
      armies: at(view, source)!.armies,
      foes: at(view, target)!.armies,
    };
    if (view.phase === "invade") return { main: say("risk-pick-attack", facts), more: say("risk-pick-again") };
    return { main, more: say("risk-pick-forces", facts) };
  }
  if (view.phase === "invade" && source)
    return {
      main: say("risk-pick-target", { who, source: nameOf(words, source) }),
      more: say("risk-pick-target-more", { targets: table.left.length }),
    };
  if (view.phase === "invade" && target)
    return { main: say("risk-pick-source", { who, target: nameOf(words, target) }), more: "" };
  // Cards are asked for often: how often is up to the person, and the question says so.
  const link =
    view.phase === "window" ? { label: say("risk-asked-link"), run: () => (cardPrompts.open = true) } : undefined;
  return { main, more: i18n.has(`risk-more-${view.phase}`) ? say(`risk-more-${view.phase}`) : "", link };
}
