/** What would be different at a table, in words and as a request. */
import { say } from "../../i18n.svelte";
import type { Customs, NewCustoms } from "../../wire";
import { clockText } from "./clockText";
import { levelText } from "./levels";

export const CHANGEABLE = ["clock", "grace", "stand_in", "hints", "window", "watch"] as const;

/** What differs between two sets of customs; null: nothing. */
export function difference(now: Customs, wanted: Customs): NewCustoms | null {
  const changed = CHANGEABLE.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(wanted[name]));
  return changed.length ? Object.fromEntries(changed.map((name) => [name, wanted[name]])) : null;
}

/** The changes as one phrase. */
export function settingsText(changes: NewCustoms): string {
  const parts: string[] = [];
  const add = (name: string, value: string): void => void parts.push(say(`web-change-${name}`, { value }));
  if (changes.clock) add("clock", clockText(changes.clock));
  if (changes.grace !== null && changes.grace !== undefined)
    add("grace", say("web-grace-is", { seconds: changes.grace }));
  if (changes.stand_in) add("stand_in", levelText(changes.stand_in));
  if (changes.hints) add("hints", say(`web-hints-${changes.hints}`));
  if (changes.window !== null && changes.window !== undefined)
    add("window", changes.window ? say("web-window-seconds", { seconds: changes.window }) : say("web-window-none"));
  if (changes.watch) add("watch", say(`web-watch-${changes.watch}`));
  return parts.join("; ");
}
