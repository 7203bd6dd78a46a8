/** Who is there: shape and word, never colour alone. */
import type { SeatIs } from "../../wire";
import { say } from "../../i18n.svelte";
import { levelText } from "../settings/levels";

const MARK = { on: "●", off: "○", bot: "◆", open: "◇", out: "✕", stand: "◈" } as const;
export type Presence = keyof typeof MARK;

export function presence(seat: SeatIs, out: boolean): Presence {
  if (out) return "out";
  if (seat.away) return "stand";
  if (seat.kind === "person") return seat.online ? "on" : "off";
  return seat.kind === "open" ? "open" : "bot";
}
export const markOf = (presence: Presence): string => MARK[presence];
export const wordOf = (seat: SeatIs, presence: Presence): string =>
  say(`web-is-${presence}`, { level: seat.level ? levelText(seat.level) : "" });
