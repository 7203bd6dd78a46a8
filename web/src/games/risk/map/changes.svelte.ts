/** The map as it was after my own last decision, to show what changed since. */
import { untrack } from "svelte";
import { territoriesById, type Territory, type View } from "../view";

export class MapChanges {
  before = $state.raw<ReadonlyMap<string, Territory> | null>(null);
  private last: View | null = null;

  update(view: View): void {
    const { last } = this;
    const empty = untrack(() => this.before === null);
    if (last && last.turn === view.viewer && view.turn !== view.viewer) this.before = territoriesById(last);
    else if (empty && view.territories.every((one) => one.armies > 0)) this.before = territoriesById(view);
    this.last = view;
  }
}
