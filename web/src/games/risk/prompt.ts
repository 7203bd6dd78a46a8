/** The sentence of the prompt while something is being picked. */
import type { PromptText } from "..";
import type { GameWords } from "../../lib/api";
import { i18n, say } from "../../lib/i18n.svelte";
import { tokens } from "../../lib/table/picker";
import type { TableStore } from "../../lib/table/table.svelte";
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
  if (view.phase === "trade" && !view.trades.length && !view.traded.length)
    return { main, more: say("risk-more-trade-none") };
  const usable = view.phase === "window" ? cards(table.moves, words) : "";
  return { main, more: usable || (i18n.has(`risk-more-${view.phase}`) ? say(`risk-more-${view.phase}`) : "") };
}

/** What the cards would do that may be used now. */
function cards(moves: readonly string[], words: GameWords): string {
  const usable = moves.filter((move) => move.startsWith("use ")).map((move) => tokens(move)[0]!);
  return usable
    .map((id) => say("web-card-does", { card: nameOf(words, id), text: i18n.of(words[`text:${id}`]) }))
    .join(" ");
}
