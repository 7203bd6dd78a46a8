/**
 * Several ordinary moves in a row. Each sequence looks at the table before every move and stops when it is not what it
 * expects.
 */
import type { MoveSequence } from "../../../lib/table/moves.svelte";
import type { TableIs } from "../../../lib/wire";
import { at, type View } from "../view";
import { passing } from "./automatic";

/** These moves, one after the other, as long as they are allowed. */
export function inOrder(...moves: string[]): MoveSequence {
  const left = [...moves];
  return () => left.shift() ?? null;
}

/** Armies to a territory; a single one is placed without a question. */
export const deploy = (territory: string, armies: number): MoveSequence =>
  inOrder(`deploy ${territory}`, `armies ${armies}`);

/** The most of a verb that may be chosen, of so many. */
function most(now: TableIs, verb: string, limit = Infinity): string | null {
  const counts = now.moves.filter((move) => move.startsWith(`${verb} `)).map((move) => Number(move.split(" ")[1]));
  const fitting = counts.filter((count) => count <= limit);
  return counts.length ? `${verb} ${fitting.length ? Math.max(...fitting) : Math.min(...counts)}` : null;
}

export interface Fight {
  source: string;
  target: string;
  /** Dice of each battle, at most. */
  dice: number;
  /** Stop when only so many armies are left in the source. */
  keep: number;
  /** Battles to be fought; then it is time to look again. */
  battles: number;
}

/**
 * Fight battle after battle: until the target is taken, until few are left, or until something else
 * is asked. Another owner of the target or more defenders than before end it.
 */
export function fight({ source, target, dice, keep, battles }: Fight): MoveSequence {
  let declared = false;
  let fought = 0;
  let owner: number | null | undefined;
  let defenders = Infinity;
  return (now) => {
    const view = now.view as View;
    const [from, to] = [at(view, source), at(view, target)];
    if (!from || !to || (owner !== undefined && owner !== to.owner) || to.armies > defenders) return null;
    if (view.battle && (view.battle.source !== source || view.battle.target !== target)) return null;
    owner = to.owner;
    defenders = to.armies;
    if (view.phase === "invade" && !declared) {
      declared = true;
      fought = 1;
      return `attack ${source} ${target}`;
    }
    if (view.phase === "go-on" && fought < battles && from.armies > keep) {
      declared = true;
      fought += 1;
      return "fight";
    }
    if (view.phase === "commit") {
      declared = true;
      fought = Math.max(fought, 1);
      return most(now, "dice", Math.min(dice, Math.max(1, from.armies - keep)));
    }
    if (view.phase === "use-knights") return most(now, "knights");
    if (view.phase === "use-engines") return most(now, "engines");
    return declared ? passing(now) : null;
  };
}
