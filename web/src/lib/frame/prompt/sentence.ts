/** What the prompt of a live table says: what hinders a move first, then the game's own words, then the question. */
import type { PromptText, GameUI } from "../../../games";
import type { GameWords } from "../../api";
import type { TableStore } from "../../table/table.svelte";
import { say, i18n } from "../../i18n.svelte";

export function promptText(table: TableStore, ui: GameUI, words: GameWords, gathering: boolean): PromptText {
  const now = table.now!;
  const question = i18n.said(now.question, table.names);
  const who = (seat: number): string => table.names[seat] ?? "";
  if (table.connectionState !== "open") return { main: say("web-line-lost"), more: say("web-line-lost-more") };
  if (table.hint) {
    const move = ui.button(table.hint, words, now.view, table.names);
    return { main: say("web-hint-is", { move }), more: say("web-hint-more") };
  }
  if (table.sequence && !now.over) return { main: ui.following?.(table) ?? question, more: say("web-course-more") };
  if (now.paused) return { main: say("web-paused"), more: say("web-paused-more") };
  if (gathering)
    return {
      main: say("web-gather", { who: (now.fair?.missing ?? []).map(who).join(", ") }),
      more: say(table.lacksRandomValue ? "web-gather-elsewhere" : "web-gather-more"),
    };
  const own = ui.prompt(table, words);
  if (own) return own;
  const seat = now.asked === null ? undefined : now.seats[now.asked];
  if (now.asked !== null && seat?.away && !now.held.includes(now.asked))
    return { main: question, more: say("web-stands-in", { who: who(now.asked) }) };
  if (now.asked !== null && seat?.kind === "open")
    return { main: say("web-wait-open", { who: who(now.asked) }), more: say("web-wait-open-more") };
  return { main: question, more: now.held.length || now.over ? "" : say("web-watching") };
}
