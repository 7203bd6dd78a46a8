/** The names of bots in words. */
import { i18n, say } from "../../i18n.svelte";

/** A level as it stands in a sentence; bots of the server keep their names. */
export function levelText(level: string): string {
  const [, iterations] = /^ismcts:(\d+)$/.exec(level) ?? [];
  if (iterations) return say("web-level-search", { iterations: Number(iterations) });
  return i18n.has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** A bot in a list to choose from. */
export const botText = (level: string): string =>
  i18n.has(`web-kind-${level}`) ? say(`web-kind-${level}`) : say("web-kind-own", { name: level });
