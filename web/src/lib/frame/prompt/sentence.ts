/** What the prompt of a live table says: what hinders a move first, then the game's own words, then the question. */
import type { PromptText, GameUI } from "../../../games";
import type { GameWords } from "../../api";
import type { TableStore } from "../../table/table.svelte";
import { say, i18n } from "../../i18n.svelte";
import type { HintIs } from "../../wire";

/** Why a hint is good, what else there is, and where on the table it is marked. */
function hintText(hint: HintIs, table: TableStore, button: (move: string) => string): string {
  const why = (hint.why ?? []).map((said) => i18n.said(said, table.names));
  if (!hint.next) return [...why, say("web-hint-more")].join(" ");
  const shares = { here: hint.share, there: hint.next_share };
  const next = say("web-hint-next", { move: button(hint.next) });
  return [...why, next, say("hint-shares", shares)].join(" ");
}

export function promptText(table: TableStore, ui: GameUI, words: GameWords, gathering: boolean): PromptText {
  const now = table.now!;
  const question = i18n.said(now.question, table.names);
  const who = (seat: number): string => table.names[seat] ?? "";
  if (table.connectionState !== "open") return { main: say("web-line-lost"), more: say("web-line-lost-more") };
  const button = (move: string): string => ui.button(move, words, now.view, table.names);
  const { hint, doubt } = table.coach;
  if (hint) return { main: say("web-hint-is", { move: button(hint.move) }), more: hintText(hint, table, button) };
  if (doubt) {
    const why = doubt.why.map((said) => i18n.said(said, table.names));
    const main = say("web-coach-sure", { move: button(doubt.move), lost: doubt.lost });
    return { main, more: [say("web-coach-better", { move: button(doubt.best) }), ...why].join(" ") };
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
