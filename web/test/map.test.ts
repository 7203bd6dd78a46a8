import { describe, expect, it } from "vitest";
import { amended, chartOf, partners, type Chart } from "../src/games/risk/map/chart";
import { bowOf } from "../src/games/risk/map/layers/arrow";
import { lines, step } from "../src/games/risk/map/arrowkeys";
import { matches } from "../src/lib/ui/search";

const westeros = await chartOf(["winterfell"]);
const essos = await chartOf(["astapor"]);
const world = await chartOf(["winterfell", "astapor"]);
const charts: [string, Chart, number][] = [
  ["Westeros", westeros, 48],
  ["Essos", essos, 34],
  ["the world", world, 82],
];

describe.each(charts)("the chart of %s", (_, chart, count) => {
  it("draws every territory as closed lines within its sheet", () => {
    expect(chart.places.size).toBe(count);
    const { x, y, width, height } = chart.view;
    for (const place of chart.places.values()) {
      expect(place.path).toMatch(/^(M[\d. -]+([QL][\d. -]+)+Z)+$/);
      expect(place.badge[0]).toBeGreaterThan(x);
      expect(place.badge[0]).toBeLessThan(x + width);
      expect(place.badge[1]).toBeGreaterThan(y);
      expect(place.badge[1]).toBeLessThan(y + height);
    }
  });

  it("keeps all badges apart", () => {
    const places = [...chart.places.values()];
    const gaps = places.flatMap((one, k) =>
      places.slice(0, k).map((other) => Math.hypot(one.badge[0] - other.badge[0], one.badge[1] - other.badge[1])),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(70);
  });

  it("is reached everywhere by arrow keys, from everywhere", () => {
    const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
    const next = new Map([...chart.places.keys()].map((id) => [id, arrows.map((arrow) => step(chart, id, arrow))]));
    for (const start of chart.places.keys()) {
      const reached = new Set([start]);
      for (const id of reached) for (const to of next.get(id)!) if (to) reached.add(to);
      expect([start, reached.size]).toEqual([start, count]);
    }
  });
});

describe("the ports", () => {
  const names = (chart: Chart, id: string): string[] =>
    partners(chart, id)
      .map((place) => place.id)
      .sort();

  it("lead to all others of their coast, and over the Narrow Sea", () => {
    expect(names(westeros, "white_harbor")).toHaveLength(6);
    expect(names(essos, "lys")).toHaveLength(4);
    expect(names(world, "lys")).toHaveLength(11);
    expect(names(world, "lys")).toContain("white_harbor");
    expect(names(world, "qarth")).toHaveLength(4);
    expect(names(world, "winterfell")).toEqual([]);
  });
});

describe("names", () => {
  const names = new Map([
    ["kings_landing", "King's Landing"],
    ["kingswood", "Kingswood"],
    ["the_crag", "The Crag"],
    ["boneway", "Königsweg"],
    ["crakehall", "Crakehall"],
  ]);

  it("are found by the first letters of any of their words, without accents and apostrophes", () => {
    expect(matches(names, "kings")).toEqual(["kings_landing", "kingswood"]);
    expect(matches(names, "cra")).toEqual(["crakehall", "the_crag"]);
    expect(matches(names, "THE C")).toEqual(["the_crag"]);
    expect(matches(names, "konigs")).toEqual(["boneway"]);
    expect(matches(names, "all")).toEqual([]);
    expect(matches(names, " ")).toEqual([]);
  });

  it("stand on one line if they are short, else on two even ones", () => {
    expect(lines("The Eyrie")).toEqual(["The Eyrie"]);
    expect(lines("Winterfell")).toEqual(["Winterfell"]);
    expect(lines("Mountains of the Moon")).toEqual(["Mountains", "of the Moon"]);
  });
});

describe("House Mitchell's sheet", () => {
  it("links two ports and nothing else (M-23)", () => {
    const sheet = amended(westeros, westeros.extra);
    const near = (chart: Chart, id: string): string[] => chart.places.get(id)!.near;
    expect(near(sheet, "oldtown")).toEqual([...near(westeros, "oldtown"), "sunspear"]);
    expect(near(sheet, "sunspear")).toEqual([...near(westeros, "sunspear"), "oldtown"]);
    expect(sheet.lanes.length).toBe(westeros.lanes.length + 1);
    expect(
      [...sheet.places.values()].filter((place) => near(westeros, place.id).length !== place.near.length).length,
    ).toBe(2);
  });
});

describe("the bow of a march", () => {
  it("begins and ends beside its badges and bends to the right of the way", () => {
    const bow = bowOf([0, 0], [200, 0], 1, 1);
    const [start, middle, tip] = bow.path
      .match(/-?[\d.]+,-?[\d.]+/g)!
      .map((at) => at.split(",").map(Number) as [number, number]);
    expect(Math.hypot(...start!)).toBeCloseTo(17);
    expect(Math.hypot(200 - tip![0], tip![1])).toBeCloseTo(25);
    expect(middle).toEqual([100, -50]);
    expect(bow.tip).toEqual(tip);
    expect(bow.label[1]).toBeLessThan(middle![1]);
    expect(bow.turn).toBeGreaterThan(0);
    expect(bow.turn).toBeLessThan(90);
  });
});
