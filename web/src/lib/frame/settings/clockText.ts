/** A clock in words: no clock, 60 seconds a move, 10 minutes and 5 seconds a turn, 2 days a move. */
import { say } from "../../i18n.svelte";
import type { Clock } from "../../wire";

export function clockText(clock: Clock): string {
  const { kind = "none", seconds = 0, more = 0 } = clock;
  return say(`web-clock-is-${kind}`, {
    seconds,
    minutes: Math.round(seconds / 60),
    more,
    days: Math.round(seconds / 86_400),
  });
}
