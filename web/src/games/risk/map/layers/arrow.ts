/** The bow of an army that marches, in pixels: from badge to badge, short of both. */
import type { Point } from "../camera.svelte";

export interface Bow {
  path: string;
  tip: Point;
  /** The direction of its head, in degrees. */
  turn: number;
  label: Point;
}

/** `size` is that of the badges, `k` pixels per unit of the chart. */
export function bowOf(from: Point, to: Point, k: number, size: number): Bow {
  const [a, b]: [Point, Point] = [
    [from[0] * k, from[1] * k],
    [to[0] * k, to[1] * k],
  ];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const bend = Math.min(70, 26 + far * 0.12);
  /** Beside the middle of the way, by so much. */
  const beside = (by: number): Point => [(a[0] + b[0]) / 2 + uy * by, (a[1] + b[1]) / 2 - ux * by];
  const middle = beside(bend);
  // Each end leaves its badge in the direction of the bow.
  const aside = ([px, py]: Point, cut: number): Point => {
    const [ex, ey] = [middle[0] - px, middle[1] - py];
    const way = Math.hypot(ex, ey) || 1;
    return [px + (ex / way) * cut, py + (ey / way) * cut];
  };
  const start = aside(a, Math.min(17 * size, far / 4));
  const tip = aside(b, Math.min(25 * size, far / 3));
  const turn = (Math.atan2(tip[1] - middle[1], tip[0] - middle[0]) * 180) / Math.PI;
  return { path: `M${start}Q${middle} ${tip}`, tip, turn, label: beside(bend + 18) };
}
