/** The number to choose before a button is pressed: armies, Knights or Siege Engines. */
import type { NumberChoice } from "../..";
import type { GameWords } from "../../../lib/api";
import { say } from "../../../lib/i18n.svelte";
import type { TableStore } from "../../../lib/table/table.svelte";
import { nameOf } from "../sentences";
import { at } from "../view";
import { ends, viewOf } from "./ends";

/** The smallest and largest number of a verb. */
function range(moves: readonly string[], verb: string): { least: number; most: number } | null {
  const numbers = moves.filter((move) => move.startsWith(`${verb} `)).map((move) => Number(move.split(" ")[1]));
  const whole = numbers.filter((number) => !Number.isNaN(number));
  return whole.length ? { least: Math.min(...whole), most: Math.max(...whole) } : null;
}

/** What is counted now: armies, Knights or Siege Engines. */
export function numbers(table: TableStore): { verb: string; least: number; most: number } | null {
  for (const verb of ["armies", "knights", "engines"]) {
    const found = range(table.moves, verb);
    if (found) return { verb, ...found };
  }
  return null;
}

/** How many were to be kept in the last fight; the same is offered as it goes on. */
let kept = 1;

/** Remember how many armies are to stay behind. */
export function keepArmies(armies: number): number {
  kept = armies;
  return armies;
}

export function count(table: TableStore, words: GameWords): NumberChoice | null {
  const view = viewOf(table);
  const { source, target } = ends(table);
  const counted = numbers(table);
  if (counted) {
    const place = view.battle?.target ?? view.march?.target ?? null;
    const label =
      counted.verb === "armies" && place && view.phase !== "how-many"
        ? say("risk-count-armies", { target: nameOf(words, place) })
        : say(`risk-count-${counted.verb}-plain`);
    return { id: `${view.phase} ${place}`, least: counted.least, most: counted.most, start: counted.most, label };
  }
  const here = table.picked[0];
  if (view.phase === "deploy" && here) {
    const most = view.bonus_to_deploy || view.armies_to_deploy;
    return {
      id: `deploy ${here}`,
      least: 1,
      most,
      start: most,
      label: say("risk-count-armies", { target: nameOf(words, here) }),
    };
  }
  const { armies = 0, spare = 0 } = at(view, source) ?? {};
  if (target && spare > 1 && ["invade", "commit", "go-on"].includes(view.phase)) {
    return {
      id: `keep ${source} ${target}`,
      least: armies - spare,
      most: armies - 1,
      start: Math.min(view.phase === "invade" ? armies - spare : kept, armies - 1),
      label: say("risk-count-keep"),
      small: true,
    };
  }
  return null;
}
