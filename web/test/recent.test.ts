import { describe, expect, it } from "vitest";
import { RecentBattle } from "../src/games/risk/battle/recent.svelte";
import type { View } from "../src/games/risk/view";
import type { Said } from "../src/lib/wire";

const view = (): View =>
  ({ viewer: 0, turn: 0, territories: [], battle: { source: "the_gift", target: "karhold" } }) as unknown as View;
const roll = (attack: string, defence: string): Said => ({ key: "risk-told-battle", facts: { attack, defence } });

describe("the last battle told of", () => {
  it("stays while nothing newer is told", () => {
    const recent = new RecentBattle();
    recent.update(view(), [roll("4 3 1", "2 1")], true, true);
    expect(recent.roll?.defence).toEqual([2, 1]);
    recent.update(view(), [], true, false);
    expect(recent.roll?.defence).toEqual([2, 1]);
  });
  it("is not that of another moment after a jump", () => {
    const recent = new RecentBattle();
    recent.update(view(), [roll("4 3 1", "4")], true, true);
    recent.update(view(), [], true, true);
    expect(recent.roll).toBeNull();
    recent.update(view(), [roll("6 2", "5")], true, true);
    expect(recent.roll?.attack).toEqual([6, 2]);
  });
});
