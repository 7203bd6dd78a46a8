import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aimed, reachOf } from "../src/games/risk/map/aim";
import { Camera, FAR } from "../src/games/risk/map/camera.svelte";
import { chartOf } from "../src/games/risk/map/chart";

const world = await chartOf(["winterfell", "astapor"]);
const places = [...world.places.values()];

describe("a finger on the map", () => {
  it("means the nearest badge where two lie on each other", () => {
    const sight = { x: 30, y: -20, k: FAR };
    for (const one of places) {
      const [px, py] = [sight.x + one.badge[0] * sight.k, sight.y + one.badge[1] * sight.k];
      for (const other of places) {
        const way = Math.hypot(one.badge[0] - other.badge[0], one.badge[1] - other.badge[1]) * sight.k;
        if (one === other || way > 2 * reachOf(sight.k)) continue;
        // A little less than half of the way over, where both would take it.
        const part = 0.45;
        const [dx, dy] = [
          (other.badge[0] - one.badge[0]) * sight.k * part,
          (other.badge[1] - one.badge[1]) * sight.k * part,
        ];
        expect(aimed(places, sight, px + dx, py + dy, other.id), `${one.id} beside ${other.id}`).toBe(one.id);
      }
    }
  });

  it("means what lies under it where no badge is near", () => {
    const { x, y, k } = { x: 0, y: 0, k: 1 };
    const [bx, by] = world.places.get("winterfell")!.badge;
    expect(aimed(places, { x, y, k }, bx, by + 30, "winterfell")).toBe("winterfell");
    expect(aimed(places, { x, y, k }, bx, by + 30, null)).toBe(null);
  });
});

describe("a label beside an arrow", () => {
  const camera = new Camera();
  [camera.width, camera.height, camera.x, camera.y, camera.k] = [390, 600, -100, 0, 1];
  it("gives way to the edge of the screen, and stays with what is out of sight", () => {
    expect(camera.inside([300, 300])).toEqual([300, 300]);
    expect(camera.inside([95, 300])[0]).toBeGreaterThanOrEqual(140);
    expect(camera.inside([-300, 300])).toEqual([-300, 300]);
  });
});

describe("a finger on a map that glides", () => {
  let frame: (now: number) => void = () => undefined;
  let camera: Camera;
  const begun = 1000;
  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (next: (now: number) => void) => ((frame = next), 1));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    vi.spyOn(performance, "now").mockReturnValue(begun);
    camera = new Camera();
    [camera.width, camera.height] = [390, 600];
    camera.open(world, [world.places.get("winterfell")!.badge]);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is trusted again when the map has rested for a blink", () => {
    expect(camera.steady(200, 300, begun)).toBe(true);
    camera.centre(world, world.places.get("sunspear")!.badge, false);
    for (const after of [16, 120, 420]) frame(begun + after);
    expect(camera.steady(200, 300, begun + 130)).toBe(false);
    expect(camera.steady(200, 300, begun + 440)).toBe(false);
    expect(camera.steady(200, 300, begun + 900)).toBe(true);
  });
});
