/**
 * The last battle told of: it stays while it is news; on a phone, where nothing else tells of it, until something is
 * chosen. Whoever comes to their turn finds the map free of the battles of others.
 */
import type { GameWords } from "../../../lib/api";
import type { Said } from "../../../lib/wire";
import { at, houseOf, type View } from "../view";
import type { Front } from "../map/highlight";
import { lastRoll, type Roll } from "./rolls";

export class RecentBattle {
  roll = $state.raw<Roll | null>(null);
  private serial = 0;
  private before: View | null = null;

  /** A new view, and what was told with it; after a jump to another moment nothing is left of the one before. */
  update(view: View, news: readonly Said[], keep: boolean, jumped: boolean): void {
    const { before } = this;
    const target = before && at(before, before.battle?.target);
    const found = lastRoll(news, String(++this.serial), before && target ? houseOf(before, target) : null);
    const begins = view.viewer !== null && view.turn === view.viewer && before?.turn !== view.turn;
    if (begins && !jumped) this.roll = null;
    else if (found || jumped) this.roll = found;
    else if (!view.battle && !keep) this.roll = null;
    this.before = view;
  }

  clear(): void {
    this.roll = null;
  }

  /** Where it was: the story tells it by name. */
  where(view: View, words: GameWords): Front | null {
    const named = (fact: Record<string, string> | undefined): string | null =>
      view.territories.find((one) => fact && words[one.id]?.en === fact.en)?.id ?? null;
    const facts = this.roll?.said?.facts;
    const target = named(facts?.target);
    return target ? { source: named(facts?.source), target } : null;
  }

  /** Dice that lie and are not settled yet, while cards may still change them; else the last battle told of. */
  dice(view: View, recent: Front | null): Roll | null {
    const { battle } = view;
    if (battle && this.roll && recent && (recent.target !== battle.target || recent.source !== battle.source))
      return null;
    const settled = !battle?.attack.length || battle.defence.length < battle.defence_dice;
    if (!battle || settled || ["go-on", "move-in"].includes(view.phase)) return this.roll;
    const falling = (faces: number[]): number[] => faces.toSorted((a, b) => b - a);
    const target = at(view, battle.target);
    return {
      id: `${battle.attack} ${battle.defence}`,
      attack: falling(battle.attack),
      defence: falling(battle.defence),
      defender: target ? houseOf(view, target) : null,
      said: null,
    };
  }
}
