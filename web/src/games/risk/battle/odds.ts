/**
 * Exact odds of battles and fights to the end, by enumeration. They change with every territory that is picked, so the
 * page works them out itself: the one calculation it repeats from the engine (games/risk/box/odds.py). Both are tested
 * against the same table, tests/differential/battle_odds.json.
 */
import type { Icon } from "../view";

/** What helps one side: d8 (Siege Engines), a bonus on the highest die (Knights) or on all (a Fortification). */
export interface Side {
  eights: number;
  highest: number;
  every: number;
  /** Ones are rolled again once. */
  ones?: boolean;
}
export const PLAIN: Side = { eights: 0, highest: 0, every: 0 };

/** Losses of attacker and defender, and how likely they are. */
type Outcome = readonly [lost: number, beaten: number, odds: number];

export interface Invasion {
  wins: number;
  /** Armies left on average, won or not; the one that stays behind not counted. */
  attackers: number;
  defenders: number;
}

const kept = new Map<string, unknown>();
function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as T;
}
const mark = (side: Side): string => `${side.eights},${side.highest},${side.every},${side.ones ? 1 : 0}`;

export function dice(side: Side, count: number): number[] {
  return Array.from({ length: count }, (_, k) => (k < side.eights ? 8 : 6));
}

/** Every result, highest first, with bonuses, and in how many ways it comes. */
function throws(count: number, side: Side): [number[], number][] {
  const found = new Map<string, [number[], number]>();
  const sides = dice(side, count);
  const go = (faces: number[], ways: number): void => {
    if (faces.length < count) {
      const many = sides[faces.length]!;
      for (let face = 1; face <= many; face++) go([...faces, face], ways * (side.ones && face > 1 ? many + 1 : 1));
      return;
    }
    const fallen = faces.map((face) => face + side.every).sort((a, b) => b - a);
    fallen[0]! += side.highest;
    const entry = found.get(fallen.join()) ?? [fallen, 0];
    entry[1] += ways;
    found.set(fallen.join(), entry);
  };
  go([], 1);
  return [...found.values()];
}

/** How likely each outcome of one battle is; a tie costs the attacker. */
export function battle(
  attackDice: number,
  defenceDice: number,
  attacker: Side = PLAIN,
  defender: Side = PLAIN,
): Outcome[] {
  return once(`b ${attackDice} ${defenceDice} ${mark(attacker)} ${mark(defender)}`, () => {
    const attacks = throws(attackDice, attacker);
    const defences = throws(defenceDice, defender);
    const sum = (all: [number[], number][]): number => all.reduce((total, [, ways]) => total + ways, 0);
    const total = sum(attacks) * sum(defences);
    const pairs = Math.min(attackDice, defenceDice);
    const counts = Array.from({ length: pairs + 1 }, () => 0);
    for (const [attack, ways] of attacks) {
      for (const [defence, more] of defences) {
        let won = 0;
        for (let k = 0; k < pairs; k++) if (attack[k]! > defence[k]!) won += 1;
        counts[won]! += ways * more;
      }
    }
    return counts.map((count, won) => [pairs - won, won, count / total] as const).filter(([, , odds]) => odds > 0);
  });
}

/**
 * A fight to the end. `attackers` are those that may be lost, without the one that stays. Both sides
 * use the most dice. Worked out forward over all positions.
 */
export function invasion(
  attackers: number,
  defenders: number,
  attacker: Side = PLAIN,
  defender: Side = PLAIN,
): Invasion {
  return once(`i ${attackers} ${defenders} ${mark(attacker)} ${mark(defender)}`, () => {
    const reach = Array.from({ length: attackers + 1 }, () => new Float64Array(defenders + 1));
    reach[attackers]![defenders] = 1;
    for (let total = attackers + defenders; total > 0; total--) {
      for (let a = Math.max(1, total - defenders); a <= Math.min(attackers, total - 1); a++) {
        const here = reach[a]![total - a]!;
        if (here === 0) continue;
        for (const [x, y, odds] of battle(Math.min(a, 3), Math.min(total - a, 2), attacker, defender)) {
          reach[a - x]![total - a - y]! += here * odds;
        }
      }
    }
    const found = { wins: 0, attackers: 0, defenders: 0 };
    for (let a = 1; a <= attackers; a++) {
      found.wins += reach[a]![0]!;
      found.attackers += a * reach[a]![0]!;
    }
    for (let d = 1; d <= defenders; d++) found.defenders += d * reach[0]![d]!;
    if (defenders === 0) found.wins = 1;
    return found;
  });
}

/** What special units of a territory do for its dice; one Fortification counts, by option all. */
export function helped(units: readonly Icon[], defending: boolean, stacking = false): Side {
  const count = (unit: Icon): number => units.filter((one) => one === unit).length;
  return {
    eights: count("siege_engine"),
    highest: count("knight"),
    every: defending ? Math.min(stacking ? Infinity : 1, count("fortification")) : 0,
  };
}
