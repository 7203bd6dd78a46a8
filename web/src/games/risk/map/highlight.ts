/** What the map stresses: what may be picked, is chosen, is fought over; and where it moves to. */
import type { LessonIs } from "../../../lib/wire";
import { tokens } from "../../../lib/table/picker";
import type { TableStore } from "../../../lib/table/table.svelte";
import { losses, type Roll } from "../battle/rolls";
import { oddsOf, percent } from "../sentences";
import { ends } from "../moves/ends";
import { at, sigil, type Territory, type View } from "../view";
import type { Chart } from "./chart";
import type { CameraTarget, March } from "./types";

export interface Pair {
  source: string;
  target: string;
}
/** A battle whose attacker may come from off the map. */
export type Front = { source: string | null; target: string };

/** Both ends of the invasion that is being chosen or fought. */
export function fightingPair(view: View, table: TableStore | null): Pair | null {
  const { source, target } = (table?.mine ? ends(table) : view.battle) ?? { source: null, target: null };
  return source && target ? { source, target } : null;
}

/** Territories without an owner fly the banner of a neutral House. */
export const withHouses = (view: View): (Territory & { house: string | null })[] =>
  view.territories.map((one) => ({ ...one, house: one.owner === null ? sigil(one.house ?? "neutral") : null }));

/** The territories that may be picked. */
export function choicesOf(view: View, table: TableStore | null): Set<string> {
  if (!table?.mine || table.sequence) return new Set();
  const open = [...table.choices.keys(), ...table.picked].filter((id) => at(view, id));
  // At first only what one begins with: the own territory an invasion starts from.
  const first = view.phase === "invade" && !table.picked.length;
  return new Set(first ? open.filter((id) => at(view, id)?.owner === view.viewer) : open);
}

/** The territories that a hint is about. */
export function hintedOf(view: View, table: TableStore | null): Set<string> {
  return new Set((table?.hint ? tokens(table.hint) : []).filter((id) => at(view, id)));
}

/** The territories that are picked, or marched between. */
export function chosenOf(view: View, table: TableStore | null): Set<string> {
  const picked = (table?.picked ?? []).filter((id) => at(view, id));
  const march = view.march && table?.mine ? [view.march.source, view.march.target] : [];
  return new Set([...picked, ...march].filter((id) => id !== null));
}

/** The territories that step back behind a fight or what is being chosen. */
export function dimmed(
  view: View,
  table: TableStore | null,
  fighting: Pair | null,
  choices: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): Set<string> {
  const choosing = table?.mine && (table.picked.length > 0 || view.phase === "go");
  if (!fighting && !choosing) return new Set();
  const bright = (id: string): boolean =>
    id === fighting?.source || id === fighting?.target || chosen.has(id) || (fighting === null && choices.has(id));
  return new Set(view.territories.map((one) => one.id).filter((id) => !bright(id)));
}

/** The arrow over the map: a fight with its odds, a march, or the last battle with its losses. */
export function arrowOf(view: View, fighting: Pair | null, past: Front | null, roll: Roll | null): March | null {
  if (fighting) {
    const odds = view.phase === "move-in" ? null : oddsOf(view, fighting.source, fighting.target);
    return { from: fighting.source, to: fighting.target, label: odds ? `${percent(odds.wins)} %` : undefined };
  }
  if (view.march?.source && view.march.target)
    return { from: view.march.source, to: view.march.target, peaceful: true };
  if (past?.source && roll?.said) return { from: past.source, to: past.target, label: losses(roll.said), past: true };
  return null;
}

/** What the map moves to: who fights or marches, else what may be chosen. */
export function cameraTarget(
  view: View,
  fighting: Pair | null,
  past: Front | null,
  choices: ReadonlySet<string>,
  picked: readonly string[],
): CameraTarget | null {
  const turn = view.viewer !== null && view.turn === view.viewer ? `${view.round} ${view.turn}` : null;
  const { source, target } = view.battle ??
    fighting ??
    view.march ??
    (choices.size ? null : past) ?? { source: null, target: null };
  if (target) return { key: `${source} ${target}`, ids: source ? [source, target] : [target], all: true, turn };
  if (!choices.size) return null;
  return { key: `${view.round} ${view.turn} ${view.phase} ${picked}`, ids: [...choices], all: false, turn };
}

/** What a lesson points at on the map. */
export function lessonTarget(view: View, lesson: LessonIs | null): CameraTarget | null {
  const ids = (lesson?.point ?? []).filter((token) => view.territories.some((one) => one.id === token));
  return ids.length ? { key: `lesson ${lesson?.step}`, ids, all: true, turn: null } : null;
}

const PANEL = { wide: 430, high: 300 }; // what a battle covers, dice and a badge at its edge included

/**
 * On the desk the battle lies over the north-west; it gives way to a fight there, unless it would cover more of it
 * below. `foot`: the height of what lies at the bottom.
 */
export function givesWay(
  chart: Chart,
  ids: readonly string[],
  size: { width: number; height: number; foot: number },
): boolean {
  const { view: whole, places } = chart;
  const { width, height } = size;
  const scale = Math.min(width / whole.width, height / whole.height);
  const spots = ids.flatMap((id) => {
    const [x, y] = places.get(id)?.badge ?? [Infinity, Infinity];
    return (width - whole.width * scale) / 2 + (x - whole.x) * scale < PANEL.wide
      ? [(height - whole.height * scale) / 2 + (y - whole.y) * scale]
      : [];
  });
  const foot = chart.id === "world" ? 0 : size.foot;
  const above = spots.filter((y) => y < PANEL.high).length;
  const below = spots.filter((y) => y > height - 32 - foot - PANEL.high && y < height - foot).length;
  return below < above;
}
