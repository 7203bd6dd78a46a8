import { describe, expect, it } from "vitest";
import file from "../../src/council/games/risk/names.toml?raw";
import table from "../../tests/differential/battle_odds.json";
import { claimWorth, postWorth } from "../src/games/risk/moves/autoplace";
import { deploy, fight, inOrder } from "../src/games/risk/moves/sequences";
import type { Chart } from "../src/games/risk/map/chart";
import { battle, helped, invasion, PLAIN, type Side } from "../src/games/risk/battle/odds";
import { valuesOf } from "../src/games/risk/map/overlays";
import { chips } from "../src/games/risk/phases";
import { lastRoll } from "../src/games/risk/battle/rolls";
import { percent, soft } from "../src/games/risk/sentences";
import { setOf } from "../src/games/risk/moves/sets";
import type { Icon, Territory, View } from "../src/games/risk/view";
import type { TableIs } from "../src/lib/wire";

function land(id: string, owner: number | null, armies: number, more: Partial<Territory> = {}): Territory {
  return {
    id,
    region: "the_north",
    owner,
    neutral: owner === null,
    armies,
    spare: Math.max(0, armies - 1),
    dice: Math.max(0, Math.min(3, armies - 1)),
    units: [],
    castle: false,
    port: null,
    ...more,
  };
}
function seen(more: Partial<View>): View {
  const nothing = {
    rounds: 50,
    round: 1,
    first: 0,
    regions: [],
    seats: [],
    hand: [],
    deck: 40,
    end_game_due: false,
    discards: [],
  };
  const turn = {
    armies_to_deploy: 0,
    bonus_to_deploy: 0,
    traded: [],
    conquests: 0,
    battle: null,
    march: null,
    end: null,
  };
  return {
    ...nothing,
    ...turn,
    phase: "invade",
    asked: 0,
    viewer: 0,
    turn: 0,
    trades: [],
    links: [],
    territories: [],
    ...more,
  };
}
function asked(view: Partial<View>, moves: string[]): TableIs {
  return { view: seen(view), moves } as unknown as TableIs;
}

interface Modifiers {
  ahigh?: number;
  aall?: number;
  aones?: boolean;
  asides?: number;
  dhigh?: number;
  dall?: number;
  dones?: boolean;
  dsides?: number;
}
function sides(given: Modifiers, attack: string, defence: string): [Side, Side] {
  const eights = (dice: string): number => [...dice].filter((die) => die === "8").length;
  return [
    {
      eights: given.asides === 8 ? 3 : eights(attack),
      highest: given.ahigh ?? 0,
      every: given.aall ?? 0,
      ones: given.aones ?? false,
    },
    {
      eights: given.dsides === 8 ? 2 : eights(defence),
      highest: given.dhigh ?? 0,
      every: given.dall ?? 0,
      ones: given.dones ?? false,
    },
  ];
}

describe("odds", () => {
  it("of one battle are those of the table, to the last die", () => {
    let compared = 0;
    for (const row of table.battle) {
      if ("set_max" in row.modifiers) continue; // a card that turns one die; no part of a forecast
      const found = battle(row.attack.length, row.defence.length, ...sides(row.modifiers, row.attack, row.defence));
      const wanted = Object.entries(row.outcomes as unknown as Record<string, number[]>).map(
        ([key, [a, b]]) => [key, a! / b!] as const,
      );
      expect(found.length, JSON.stringify(row)).toBe(wanted.length);
      for (const [key, odds] of wanted) {
        const one = found.find(([lost, beaten]) => `${lost},${beaten}` === key);
        expect(one?.[2], `${JSON.stringify(row)} ${key}`).toBeCloseTo(odds, 12);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it("of a fight to the end are those of the table", () => {
    for (const row of table.invasion) {
      const found = invasion(row.attackers, row.defenders, ...sides(row.modifiers, "", ""));
      expect(found.wins, JSON.stringify(row)).toBeCloseTo(row.p, 8);
    }
    expect(table.invasion.length).toBeGreaterThan(150);
  });

  it("count what is left", () => {
    const one = invasion(1, 1);
    expect(one.attackers).toBeCloseTo(one.wins, 12);
    expect(one.defenders).toBeCloseTo(1 - one.wins, 12);
    expect(invasion(300, 200).wins).toBeGreaterThan(0.99);
  });

  it("know what special units do", () => {
    const units: Icon[] = ["knight", "knight", "siege_engine", "fortification", "fortification"];
    expect(helped(units, false)).toEqual({ eights: 1, highest: 2, every: 0 });
    expect(helped(units, true)).toEqual({ eights: 1, highest: 2, every: 1 });
    expect(helped([], true)).toEqual(PLAIN);
    const walls: Icon[] = ["fortification", "fortification"];
    expect([helped(walls, true).every, helped(walls, true, true).every, helped(walls, false, true).every]).toEqual([
      1, 2, 0,
    ]);
  });

  it("are never certain where they are not", () => {
    expect(percent(0.9999)).toBe(">99");
    expect(percent(0.0001)).toBe("<1");
    expect(percent(1)).toBe("100");
    expect(percent(0.624)).toBe("62");
  });
});

describe("names of places", () => {
  const lines = file.split("[territory]")[1]!.split(/^\[/m)[0]!;
  const names = [...lines.matchAll(/(?:en|de) = "([^"]+)"/g)].map(([, name]) => name!);

  it("may be broken where they are long, and only there", () => {
    expect(names.length).toBe(2 * 82);
    for (const name of names) {
      const parts = soft(name).split(/[ \u00ad-]/);
      expect(Math.max(...parts.map((part) => part.length)), soft(name)).toBeLessThanOrEqual(10);
      expect(soft(name).replaceAll("\u00ad", "")).toBe(name);
    }
    expect(soft("Weißwasserhafen")).toBe("Weiß\u00adwasser\u00adhafen");
    expect(soft("Stein")).toBe("Stein");
  });
});

describe("sets of cards", () => {
  const trades = [
    { cards: ["a", "c", "d"], armies: 7, own: 2 },
    { cards: ["a", "b", "e"], armies: 4, own: 1 },
  ];

  it("are known by their cards, in any order", () => {
    const view = seen({ trades });
    expect(setOf(view, ["e", "a", "b"])?.armies).toBe(4);
    expect(setOf(view, ["a", "b", "c"])).toBeNull();
    expect(setOf(view, ["a", "b"])).toBeNull();
  });
});

describe("courses", () => {
  const dice = ["dice 1", "dice 2", "dice 3"];
  const lands = (mine: number, foe: number): Territory[] => [land("a", 0, mine), land("b", 1, foe)];
  const fighting = { source: "a", target: "b", committed: 0, attack_dice: 0, defence_dice: 0, attack: [], defence: [] };

  it("make moves in order and then stop", () => {
    const course = deploy("a", 3);
    expect([course(asked({}, [])), course(asked({}, [])), course(asked({}, []))]).toEqual([
      "deploy a",
      "armies 3",
      null,
    ]);
    expect(inOrder()(asked({}, []))).toBeNull();
  });

  it("fight one battle and look again", () => {
    const course = fight({ source: "a", target: "b", dice: 2, keep: 1, battles: 1 });
    expect(course(asked({ territories: lands(5, 4) }, ["attack a b"]))).toBe("attack a b");
    expect(course(asked({ phase: "commit", battle: fighting, territories: lands(5, 4) }, dice))).toBe("dice 2");
    expect(course(asked({ phase: "go-on", battle: fighting, territories: lands(4, 3) }, ["fight", "stop"]))).toBeNull();
  });

  it("fight on until few are left, and never with those that are to stay", () => {
    const course = fight({ source: "a", target: "b", dice: 3, keep: 4, battles: Infinity });
    expect(course(asked({ territories: lands(6, 4) }, ["attack a b"]))).toBe("attack a b");
    expect(course(asked({ phase: "commit", battle: fighting, territories: lands(6, 4) }, dice))).toBe("dice 2");
    expect(course(asked({ phase: "go-on", battle: fighting, territories: lands(5, 3) }, ["fight"]))).toBe("fight");
    expect(course(asked({ phase: "commit", battle: fighting, territories: lands(5, 3) }, dice))).toBe("dice 1");
    expect(course(asked({ phase: "go-on", battle: fighting, territories: lands(4, 3) }, ["fight"]))).toBeNull();
  });

  it("stop when the target was taken, was reinforced, or something else is asked", () => {
    const begun = () => {
      const course = fight({ source: "a", target: "b", dice: 3, keep: 1, battles: Infinity });
      course(asked({ territories: lands(6, 4) }, ["attack a b"]));
      return course;
    };
    const on = { phase: "go-on", battle: fighting };
    expect(begun()(asked({ ...on, territories: lands(5, 5) }, ["fight"]))).toBeNull();
    expect(begun()(asked({ ...on, territories: [land("a", 0, 5), land("b", 0, 1)] }, ["fight"]))).toBeNull();
    expect(begun()(asked({ phase: "move-in", battle: fighting, territories: lands(5, 3) }, ["armies 2"]))).toBeNull();
    expect(begun()(asked({ phase: "trade", territories: lands(5, 3) }, ["done"]))).toBeNull();
  });
});

describe("the rest of the table", () => {
  const places = new Map(
    [
      ["a", ["b"]],
      ["b", ["a", "c"]],
      ["c", ["b"]],
    ].map(([id, near]) => [id as string, { id, near, sea: null }]),
  );
  const chart = { places } as unknown as Chart;
  const territories = [land("a", 0, 1), land("b", 0, 2), land("c", 1, 5)];

  it("knows which territories are threatened", () => {
    const found = valuesOf("threat", seen({ territories }), chart, new Map());
    expect(Object.keys(found)).toEqual(["b"]);
    expect(found.b?.tone).toBe("danger");
  });

  it("shows what changed", () => {
    const before = new Map([land("a", 1, 1), land("b", 0, 2), land("c", 1, 3)].map((one) => [one.id, one]));
    const found = valuesOf("changes", seen({ territories }), chart, before);
    expect(Object.keys(found)).toEqual(["a", "c"]);
    expect(found.c?.text).toBe("+2");
  });

  it("places starting armies where somebody stands, and claims what is near", () => {
    const view = seen({ territories });
    expect(postWorth(view, chart, territories[1]!)).toBeGreaterThan(postWorth(view, chart, territories[0]!));
    const free = seen({ territories: [land("a", 0, 1), land("b", null, 0), land("c", null, 0)] });
    expect(claimWorth(free, chart, free.territories[1]!)).toBeGreaterThan(
      claimWorth(free, chart, free.territories[2]!),
    );
  });

  it("reads the dice of what is told", () => {
    const said = { key: "risk-told-battle", facts: { attack: "6 4 2", defence: "5 4" } };
    expect(lastRoll([said], "1", "stark")).toEqual({
      id: "1",
      attack: [6, 4, 2],
      defence: [5, 4],
      defender: "stark",
      said,
    });
    expect(lastRoll([], "1", null)).toBeNull();
  });

  it("marks the phase, also while cards are answered", () => {
    const modules = { gold: true, characters: true, maesters: true, units: true, objectives: true };
    const now = (view: View): string | undefined => chips(view).find((chip) => chip.now)?.key;
    expect(now(seen({ phase: "deploy", territories }))).toBe("risk-phase-reinforce");
    expect(chips(seen({ phase: "deploy", territories })).length).toBe(4);
    expect(now(seen({ phase: "purchase", modules, territories }))).toBe("risk-phase-purchase");
    const point = (name: string): View =>
      seen({ phase: "window", modules, territories, window: { point: name, card: null, by: null, asked: 0 } });
    expect(now(point("after-roll"))).toBe("risk-phase-invade");
    expect(now(point("maester-played"))).toBe("risk-phase-invade");
    expect(now(point("draw"))).toBe("risk-phase-draw");
  });
});
