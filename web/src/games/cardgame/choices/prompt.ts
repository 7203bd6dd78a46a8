/** The sentence of the prompt. */
import type { GameWords } from "../../../lib/api";
import { i18n, say } from "../../../lib/i18n.svelte";
import { tokens } from "../../../lib/table/picker";
import type { TableStore } from "../../../lib/table/table.svelte";
import { more, nameOf, textOf } from "../sentences";
import { sums, WINDOWS } from "../view";
import { viewOf } from "./things";

export function prompt(table: TableStore, words: GameWords): { main: string; more: string } | null {
  const view = viewOf(table);
  if (!table.mine) return null;
  const who = table.names[table.now!.looking!] ?? "";
  const main =
    view.step === "place"
      ? say("cardgame-ask-setup", { who, gold: view.setup_gold })
      : i18n.said(table.now!.question, table.names);
  const { attack, defence } = view.challenge ? sums(view, table.picked) : { attack: 0, defence: 0 };
  const usable = WINDOWS.includes(view.step) && !table.picked.length ? cards(table.moves, words) : "";
  if (view.step === "respond" && !table.picked.length)
    return { main, more: join(happening(table) || more(view, words, table.names, [], attack, defence), usable) };
  return { main, more: join(more(view, words, table.names, table.picked, attack, defence), usable) };
}

const join = (...parts: string[]): string => parts.filter(Boolean).join(" ");

/** What the cards would do that may be played or used now. */
function cards(moves: readonly string[], words: GameWords): string {
  const usable = moves.filter((move) => /^(use|play) /.test(move)).map((move) => tokens(move)[0]!);
  return usable.map((id) => say("web-card-does", { card: nameOf(words, id), text: textOf(words, id) })).join(" ");
}

/** What there is to respond to: the last that was told. */
function happening(table: TableStore): string {
  const told = table.history.latest.filter((said) => !/-(phase|turn|draw|draw-hidden)$/.test(said.key));
  return told
    .slice(-2)
    .map((said) => i18n.said(said, table.names))
    .join(" ");
}
