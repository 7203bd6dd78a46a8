import { describe, expect, it } from "vitest";
import { below, extent, neighbour, place, shortName, sideOf } from "../src/games/intrigue/layout";

describe("the court", () => {
  it("stands half a card to the right in each row", () => {
    expect(place("1.0")).toEqual({ row: 1, x: 0 });
    expect(place("2.4")).toEqual({ row: 2, x: 4.5 });
    expect(place("8.1")).toEqual({ row: 8, x: 4.5 });
  });

  it("knows the two cards below", () => {
    expect(below("1.3")).toEqual([]);
    expect(below("2.4")).toEqual(["1.4", "1.5"]);
  });

  it("says at which end of the bottom row a place is", () => {
    const court = ["1.1", "1.2", "2.1"];
    expect(sideOf(court, "1.0")).toBe("left");
    expect(sideOf(court, "1.3")).toBe("right");
    expect(sideOf(court, "2.1")).toBeNull();
    expect(sideOf([], "1.0")).toBeNull();
  });

  it("makes room for the whole bottom row, both ends and every row", () => {
    expect(extent([], 8)).toMatchObject({ columns: 8, rows: 4 });
    expect(extent(["1.0", "1.1", "1.2"], 8)).toEqual({ left: -2.5, columns: 8, rows: 4 });
    const nine = extent(["1.0", ...Array.from({ length: 8 }, (_, k) => `1.${k + 1}`), "6.1"], 8);
    expect(nine).toEqual({ left: 0, columns: 9, rows: 6 });
  });

  it("leads the arrow keys to the nearest place", () => {
    const slots = ["1.1", "1.2", "1.3", "2.1", "2.2", "3.1"];
    expect(neighbour(slots, "1.1", "ArrowRight")).toBe("1.2");
    expect(neighbour(slots, "1.1", "ArrowLeft")).toBeNull();
    expect(neighbour(slots, "1.3", "ArrowUp")).toBe("2.2");
    expect(neighbour(slots, "3.1", "ArrowDown")).toBe("2.1");
    expect(neighbour(slots, "1.1", "ArrowDown")).toBeNull();
  });

  it("reaches every place from every other", () => {
    const slots = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.2", "2.4", "3.9", "1.9"];
    const reached = new Set(["1.0"]);
    for (const slot of reached)
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = neighbour(slots, slot, arrow);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(slots.length);
  });

  it("shortens names for a card", () => {
    expect(shortName("Arya Stark", "Stark")).toBe("Arya");
    expect(shortName("Jon Snow", "Stark")).toBe("Jon Snow");
    expect(shortName("Sandor Clegane", "Lannister")).toBe("Sandor");
    expect(shortName("Hodor", "Stark")).toBe("Hodor");
  });
});
