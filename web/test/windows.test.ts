import { beforeEach, describe, expect, it } from "vitest";
import { passing } from "../src/games/risk/moves/automatic";
import { hush, letPass, remember, windowSettings } from "../src/lib/table/windows.svelte";
import type { TableIs, WindowIs } from "../src/lib/wire";

const HANDS = [["pass"], ["pass", "use varys"]];
const WINDOW: WindowIs = { kind: "dice", concerns: true, move: "pass", about: "", left: null, waits: false };
const BOT = { kind: "bot" };
const PERSON = { kind: "person" };

function at(window: Partial<WindowIs> | null, moves: string[], others = [PERSON], view = {}): TableIs {
  const seats = [PERSON, ...others];
  const shown = { phase: "window", round: 2, turn: 1, ...view };
  return {
    ...{ table: "t", game: "risk", looking: 0, seats, moves, view: shown },
    window: window && { ...WINDOW, ...window },
  } as TableIs;
}

describe("windows", () => {
  beforeEach(() => {
    for (const kind of ["dice", "invasion"]) windowSettings.set("risk", kind, "mine");
  });

  it("among people do not depend on the hand", () => {
    for (const moves of HANDS) {
      expect(letPass(at({}, moves))).toBeNull();
      expect(letPass(at({ concerns: false }, moves))).toBe("pass");
      windowSettings.set("risk", "dice", "always");
      expect(letPass(at({}, moves))).toBeNull();
      expect(letPass(at({ concerns: false }, moves))).toBeNull();
      windowSettings.set("risk", "dice", "never");
      expect(letPass(at({}, moves))).toBe("pass");
      windowSettings.set("risk", "dice", "mine");
    }
  });
  it("among people do not depend on the hand either where one has passed all in this turn", () => {
    hush(at({}, ["pass"]), "2 1");
    for (const moves of HANDS) {
      expect(passing(at({}, moves))).toBe("pass");
      expect(passing(at({}, moves, [PERSON], { turn: 2 }))).toBeNull();
    }
    hush(at({}, ["pass"]), "");
  });
  it("count everybody who may sit down as a person", () => {
    for (const kind of ["open", "person"]) expect(letPass(at({}, ["pass"], [{ kind }]))).toBeNull();
  });
  it("pass at once where there is nothing to do and only bots are there", () => {
    windowSettings.set("risk", "dice", "always");
    expect(letPass(at({}, ["pass"], [BOT]))).toBe("pass");
    expect(letPass(at({}, ["pass", "use varys"], [BOT]))).toBeNull();
  });
  it("are not opened again about what one has let pass", () => {
    const about = { kind: "invasion", about: "winterfell" };
    remember(at(about, HANDS[1]!), "use varys");
    expect(letPass(at(about, HANDS[1]!))).toBeNull();
    remember(at(about, HANDS[1]!), "pass");
    for (const moves of HANDS) expect(letPass(at(about, moves))).toBe("pass");
    expect(letPass(at({ ...about, about: "moat cailin" }, HANDS[1]!))).toBeNull();
  });
  it("of defence roll the most dice unless one wants to be asked", () => {
    const defence = at({ kind: "defence", concerns: false, move: "dice 2" }, ["dice 1", "dice 2"], [BOT]);
    expect(passing(defence)).toBe("dice 2");
    windowSettings.set("risk", "defence", "always");
    expect(passing(defence)).toBeNull();
  });
  it("with one answer ask nobody", () => {
    expect(letPass(at({ kind: "only", concerns: false, move: "pick bronn" }, ["pick bronn"]))).toBe("pick bronn");
  });
  it("never answer what is no such question", () => {
    expect(passing(at(null, ["done", "attack a b"], [BOT], { phase: "invade" }))).toBeNull();
  });
});

describe("questions of one's own turn in which nothing can be done", () => {
  it("are answered alone, and among people where that is no secret", () => {
    for (const phase of ["score", "swap"]) {
      expect(passing(at(null, ["done"], [BOT], { phase }))).toBe("done");
      expect(passing(at(null, ["done"], [PERSON], { phase }))).toBeNull();
    }
    expect(passing(at(null, ["done"], [PERSON], { phase: "purchase" }))).toBe("done");
  });
});
