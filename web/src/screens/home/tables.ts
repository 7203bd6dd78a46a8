/** The tables of this browser, in words and in the order of the home page. */
import { say } from "../../lib/i18n.svelte";
import { span } from "../../lib/ui/duration";
import type { MyTable } from "../../lib/wire/api";

/** A table that waits for me. */
export const isMine = (table: MyTable): boolean =>
  !table.over && (table.wanted || (table.asked !== null && !table.paused && table.held.includes(table.asked)));

/** Tables in play, those that wait for me first. */
export const runningTables = (tables: MyTable[]): MyTable[] =>
  tables.filter((table) => !table.over).sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || b.changed - a.changed);

export const finishedTables = (tables: MyTable[]): MyTable[] =>
  tables.filter((table) => table.over).sort((a, b) => b.changed - a.changed);

/** The names of the other players. */
export const others = (table: MyTable): string =>
  table.seats
    .filter((_, index) => !table.held.includes(index))
    .map((seat) => seat.name)
    .join(", ");

/** Whose turn it is. */
export function turnText(table: MyTable): string {
  if (table.wanted) return say("web-you-are-asked");
  if (table.paused) return say("web-paused");
  if (!table.dealt) return say("web-not-dealt");
  if (isMine(table))
    return table.left === null ? say("web-your-move") : say("web-your-move-in", { time: span(table.left) });
  return table.asked === null
    ? say("web-running")
    : say("web-waiting-for", { who: table.seats[table.asked]?.name ?? "" });
}

/** Who has won. */
export function outcomeText(table: MyTable): string {
  if (!table.results.length) return say("server-told-ended");
  const best = table.seats.filter((_, index) => Number(table.results[index]?.won ?? 0) > 0).map((seat) => seat.name);
  return say("web-won-by", { who: best.join(", "), winners: best.length });
}
