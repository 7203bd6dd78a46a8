/** The map as it was after my own last decision, to show what changed since. */
import { untrack } from "svelte";
import type { Territory, View } from "../view";

const snapshot = (view: View): ReadonlyMap<string, Territory> => new Map(view.territories.map((one) => [one.id, one]));

export class MapChanges {
  before = $state.raw<ReadonlyMap<string, Territory>>(new Map());
  private last: View | null = null;

  update(view: View): void {
    const { last } = this;
    const empty = untrack(() => this.before.size === 0);
    if (last && last.turn === view.viewer && view.turn !== view.viewer) this.before = snapshot(last);
    else if (empty && view.territories.every((one) => one.armies > 0)) this.before = snapshot(view);
    this.last = view;
  }
}
