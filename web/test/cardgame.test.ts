import { describe, expect, it } from "vitest";
import { nameable, together, wanted } from "../src/games/cardgame/choices/actions";
import { declare, hinders, placing } from "../src/games/cardgame/choices/sequences";
import {
  faceOf,
  fighters,
  plotOf,
  sums,
  titleOf,
  type Card,
  type Held,
  type Seat,
  type View,
} from "../src/games/cardgame/view";
import { nearest } from "../src/games/cardgame/table/arrowkeys";
import type { TableStore } from "../src/lib/table/table.svelte";
import type { TableIs } from "../src/lib/wire";

const card = (id: string, more: Partial<Card> = {}): Card => ({
  ...faceOf(id)!,
  owner: 0,
  kneeling: false,
  blank: false,
  strength: 3,
  power: 0,
  role: null,
  attachments: [],
  duplicates: [],
  ...more,
});
const held = (id: string, copies = 1): Held => ({ ...faceOf(id)!, copies });
function seat(house: Seat["house"], characters: Card[] = []): Seat {
  const none = {
    gold: 0,
    power: 0,
    banner: 0,
    hand: 5,
    deck: 30,
    known: [],
    plot: null,
    plot_cancelled: false,
    plot_chosen: false,
    plots_left: 6,
    plots: [],
  };
  return {
    ...none,
    house,
    used: [],
    discard: [],
    dead: [],
    income: 0,
    claim: 1,
    initiative: 0,
    dominance: 0,
    challenges: { military: 1, intrigue: 1, power: 1 },
    characters,
    locations: [],
  };
}
function seen(more: Partial<View>): View {
  const quiet = {
    first: 0,
    active: 0,
    stark: 0,
    challenge: null,
    about: null,
    source: null,
    open: [],
    victims: [],
    placed: [],
    setup_gold: 5,
    end: null,
    winner: null,
  };
  return {
    phase: "challenges",
    step: "act",
    round: 1,
    rounds: 50,
    power_to_win: 15,
    asked: 0,
    viewer: 0,
    hand: [],
    plots_from: "printed",
    offered_plots: [],
    seats: [seat("stark"), seat("lannister")],
    ...quiet,
    ...more,
  };
}
const asked = (view: Partial<View>, moves: string[]): TableIs => ({ view: seen(view), moves }) as unknown as TableIs;
const challenge = {
  type: "military" as const,
  attacker: 1,
  attackers: ["bronn"],
  defenders: [],
  named: [],
  attack: 3,
  defence: 0,
  claim: 1,
  committed: [],
};

describe("what is printed", () => {
  it("is known of copies too", () => {
    expect(titleOf("winterfell_keep_3")).toBe("winterfell_keep");
    expect(faceOf("winterfell_keep_3")).toMatchObject({ id: "winterfell_keep_3", type: "location", income: 1 });
    expect(faceOf("valar_morghulis")).toBeNull();
    expect(plotOf("valar_morghulis")).toMatchObject({ claim: 0 });
  });
});

describe("naming several", () => {
  const at = (step: string, count: number, moves: string[], open: string[] = []): TableStore =>
    ({ now: { view: seen({ step, open }), question: { facts: { count } } }, moves }) as unknown as TableStore;
  it("opens all who may kneel for a cost of two, though the last is kept for the second", () => {
    const table = at("kneel", 2, ["pick eddard_stark", "pick jon_snow"], ["eddard_stark", "jon_snow", "bran_stark"]);
    expect([...nameable(table)]).toEqual(["eddard_stark", "jon_snow", "bran_stark"]);
    expect([wanted(table), together(table)]).toEqual([2, true]);
  });
  it("asks for one at once", () => {
    expect(together(at("kneel", 1, ["pick jon_snow"], ["jon_snow"]))).toBe(false);
    expect(together(at("claim", 1, ["pick jon_snow"], ["jon_snow"]))).toBe(false);
  });
  it("knows the most of a choice, and none in a challenge", () => {
    expect(wanted(at("pick-up-to", 3, ["done", "pick hodor"]))).toBe(3);
    expect(wanted(at("attack", 0, ["commit hodor"]))).toBe(Infinity);
  });
});

describe("a challenge", () => {
  const stark = seat("stark", [card("robb_stark"), card("hodor", { strength: 4 })]);
  const view = seen({ step: "defend", seats: [stark, seat("lannister", [card("bronn")])], challenge });
  it("counts those who are being declared", () => {
    expect(fighters(view, ["hodor"])).toEqual({ attack: ["bronn"], defend: ["hodor"] });
    expect(sums(view, ["hodor", "robb_stark"])).toEqual({ attack: 3, defence: 7 });
  });
  it("counts nobody twice", () => {
    const half = { ...view, challenge: { ...challenge, committed: ["hodor"] } };
    expect(sums(half, ["hodor"])).toEqual({ attack: 3, defence: 4 });
  });
  it("is told in the order of the table, then done", () => {
    const course = declare("defend", "commit", ["robb_stark", "arya_stark"]);
    expect(course(asked({ step: "defend" }, ["done", "commit arya_stark", "commit robb_stark", "commit hodor"]))).toBe(
      "commit arya_stark",
    );
    expect(course(asked({ step: "defend" }, ["done", "commit robb_stark", "commit hodor"]))).toBe("commit robb_stark");
    expect(course(asked({ step: "defend" }, ["done", "commit hodor"]))).toBe("done");
    expect(course(asked({ step: "act" }, ["pass"]))).toBeNull();
  });
});

describe("the set-up", () => {
  it("answers for every card of the hand", () => {
    const course = placing(["winterfell_keep_2"]);
    const moves = ["place nothing", "place winterfell_keep"];
    expect(course(asked({ step: "place", about: "hodor" }, ["place nothing", "place hodor"]))).toBe("place nothing");
    expect(course(asked({ step: "place", about: "winterfell_keep" }, moves))).toBe("place winterfell_keep");
    expect(course(asked({ step: "place", about: "winterfell_keep" }, moves))).toBe("place nothing");
    expect(course(asked({ step: "plot" }, ["plot storm_of_swords"]))).toBeNull();
  });
  it("says what hinders a card, with the rule", () => {
    expect(hinders(held("not_today"), [], 5)?.rule).toBe("SET-13");
    expect(hinders(held("robb_stark"), [held("arya_stark")], 5)?.rule).toBe("SET-11");
    expect(hinders(held("winterfell_keep"), [held("winterfell_keep")], 5)?.rule).toBe("SET-12");
    expect(hinders(held("arya_stark"), [held("arya_stark")], 5)?.rule).toBe("SET-14");
    expect(hinders(held("arya_stark"), [held("winterfell_keep")], 5)).toBeNull();
  });
});

describe("arrows", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 4 },
    { x: 90, y: 150 },
  ];
  it("lead along the row, then to the nearest row", () => {
    expect(nearest(spots[0]!, spots, "ArrowRight")).toBe(1);
    expect(nearest(spots[1]!, spots, "ArrowDown")).toBe(3);
    expect(nearest(spots[3]!, spots, "ArrowUp")).toBe(1);
    expect(nearest(spots[0]!, spots, "ArrowLeft")).toBe(-1);
  });
});
