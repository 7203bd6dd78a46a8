import { beforeEach, describe, expect, it } from "vitest";
import { Camera, FAR, READABLE, type Point } from "../src/games/risk/map/camera.svelte";
import { chartOf } from "../src/games/risk/map/chart";

const [westeros, essos, world] = await Promise.all([
  chartOf(["winterfell"]),
  chartOf(["astapor"]),
  chartOf(["winterfell", "astapor"]),
]);
globalThis.cancelAnimationFrame ??= () => undefined;

let camera: Camera;
const badge = (id: string): Point => world.places.get(id)!.badge;
function screen(width: number, height: number, bottom = 0): void {
  camera = new Camera();
  [camera.width, camera.height] = [width, height];
  camera.inset = { top: 0, bottom };
}

describe("the first sight", () => {
  it("on a desk is the whole chart", () => {
    for (const chart of [westeros, essos, world]) {
      screen(1092, 748);
      camera.open(chart, [[...chart.places.values()][0]!.badge]);
      for (const place of chart.places.values()) expect(camera.sees(place.badge), place.id).toBe(true);
    }
  });

  it("on a phone is the whole chart when nothing is asked", () => {
    for (const chart of [westeros, essos, world]) {
      screen(390, 600);
      camera.open(chart, []);
      expect(camera.x + chart.view.x * camera.k).toBeGreaterThanOrEqual(0);
      expect(camera.x + (chart.view.x + chart.view.width) * camera.k).toBeLessThanOrEqual(390);
    }
  });

  it("on a phone is what may be chosen, and as near as one can read", () => {
    screen(390, 600);
    const near = ["meereen", "yunkai", "astapor"].map(badge);
    camera.open(world, near);
    expect(camera.k).toBe(READABLE);
    expect(near.every((at) => camera.sees(at))).toBe(true);
  });

  it("on a phone is where most of it is, when it is all over the world", () => {
    screen(390, 600);
    const far = ["winterfell", "meereen", "yunkai", "astapor", "lhazar"].map(badge);
    camera.open(world, far);
    expect(camera.k).toBe(FAR);
    expect(far.map((at) => camera.sees(at))).toEqual([false, true, true, true, true]);
  });
});

describe("following the action", () => {
  beforeEach(() => {
    screen(390, 600, 200);
    camera.open(world, ["winterfell", "white_harbor"].map(badge));
  });
  const both = ["meereen", "astapor"].map(badge);

  it("brings both ends of an attack into sight, clear of what lies over the map", () => {
    camera.reach(world, both, true);
    expect(both.every((at) => camera.sees(at))).toBe(true);
    for (const at of both) expect(camera.y + at[1] * camera.k).toBeLessThan(400);
  });

  it("stays where everything can be seen", () => {
    camera.reach(world, both, true);
    const before = [camera.x, camera.y, camera.k];
    camera.reach(world, both, true);
    camera.heed(world, [both[0]!, badge("winterfell")], true);
    expect([camera.x, camera.y, camera.k]).toEqual(before);
  });

  it("does not come nearer than somebody wanted", () => {
    camera.fit(world);
    camera.zoom(world, 1.5);
    const { k } = camera;
    camera.reach(world, both, true);
    expect(camera.k).toBe(k);
    expect(both.every((at) => camera.sees(at))).toBe(true);
  });

  it("goes farther away where two ends are far apart", () => {
    const ends = ["bear_island", "qarth"].map(badge);
    camera.reach(world, ends, true);
    expect(camera.k).toBeLessThan(FAR);
    expect(ends.every((at) => camera.sees(at))).toBe(true);
  });

  it("leaves choices alone as long as one of them is seen", () => {
    const before = [camera.x, camera.y, camera.k];
    camera.heed(world, [badge("white_harbor"), badge("qarth")], true);
    expect([camera.x, camera.y, camera.k]).toEqual(before);
    camera.heed(world, [badge("qarth")], true);
    expect(camera.sees(badge("qarth"))).toBe(true);
  });
});

describe("names", () => {
  it("of Seats of Power and castles come first", () => {
    for (const chart of [westeros, essos]) {
      const castles = [...chart.places.values()].filter((place) => place.castle);
      const others = [...chart.places.values()].filter((place) => !place.castle);
      expect(Math.max(...castles.map((place) => place.from))).toBeLessThanOrEqual(READABLE);
      expect(Math.min(...others.map((place) => place.from))).toBeGreaterThan(0.32);
    }
  });
});
