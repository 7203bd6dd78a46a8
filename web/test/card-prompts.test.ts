import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../src/games/risk/view";
import { passing, cardPrompts } from "../src/games/risk/dominion/promptSettings.svelte";

const at = (point: string, more: Partial<View> = {}): View =>
  ({ phase: "window", round: 2, turn: 1, window: { point, card: null, by: null, asked: 0 }, ...more }) as View;

describe("questions for a card", () => {
  beforeEach(() => {
    for (const group of ["turn", "invasion", "dice", "cards"] as const) cardPrompts.set(group, "usable");
  });

  it("are passed where there is nothing but to pass", () => {
    expect(passing(at("after-roll"), ["pass"])).toBe("pass");
    expect(passing(at("after-roll"), ["pass", "use varys"])).toBeNull();
    cardPrompts.set("dice", "always");
    expect(passing(at("after-roll"), ["pass"])).toBeNull();
    expect(passing(at("declare"), ["pass"])).toBe("pass");
  });

  it("are passed where one does not want them at all", () => {
    cardPrompts.set("dice", "never");
    expect(passing(at("after-roll"), ["pass", "use varys"])).toBe("pass");
    expect(passing(at("declare"), ["pass", "use varys"])).toBeNull();
  });

  it("are passed until the turn is over, once one has said so", () => {
    cardPrompts.hush(at("declare"));
    expect(passing(at("after-roll"), ["pass", "use varys"])).toBe("pass");
    expect(passing(at("after-roll", { turn: 2 }), ["pass", "use varys"])).toBeNull();
    expect(passing(at("after-roll", { round: 3 }), ["pass", "use varys"])).toBeNull();
  });

  it("never answer what is no such question", () => {
    cardPrompts.hush(at("declare"));
    expect(passing(at("declare", { window: null, phase: "invade" }), ["done", "attack a b"])).toBeNull();
  });
});
