/** How much moves: by the wish of the system, by the setting, and never in a replay that is scrubbed. */
import { settings } from "./settings.svelte";

const calm = (): boolean => typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** So many milliseconds of motion, or fewer, or none. */
export function motion(milliseconds: number, still = false): number {
  if (still || calm() || settings.motion === "off") return 0;
  return settings.motion === "fast" ? milliseconds / 2 : milliseconds;
}
