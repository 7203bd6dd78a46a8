/** The curve of win shares as points of a plot. */
import type { CurvePointIs } from "../../lib/wire/report";

/** Standard errors to each side hold 95 %. */
const INTERVAL = 1.96;
/** No more points than can be told apart. */
export const MOST = 240;
/** A line for each seat, told apart without colour. */
export const DASHES = ["", "9 4", "2 3", "10 3 2 3", "5 2", "14 5", "1 4"] as const;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** At most so many points; the first, the last and those before these lines of the log stay. */
export function thinned(curve: readonly CurvePointIs[], kept: readonly number[] = []): CurvePointIs[] {
  if (curve.length <= MOST) return [...curve];
  const last = curve.length - 1;
  const chosen = new Set(Array.from({ length: MOST }, (_, k) => Math.round((k * last) / (MOST - 1))));
  curve.forEach((point, index) => kept.includes(point.line) && chosen.add(index));
  return curve.filter((_, index) => chosen.has(index));
}

export function scales(curve: readonly CurvePointIs[], box: Box) {
  const first = curve[0]?.line ?? 0;
  const span = Math.max(1, (curve.at(-1)?.line ?? 1) - first);
  const x = (line: number): number => box.left + (box.width * (line - first)) / span;
  const y = (share: number): number => box.top + box.height * (1 - Math.min(1, Math.max(0, share)));
  const line = (at: number): number => first + ((at - box.left) / box.width) * span;
  return { x, y, line };
}
export type Scales = ReturnType<typeof scales>;

const spot = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The line of a seat. */
export const lineOf = (points: readonly CurvePointIs[], seat: number, { x, y }: Scales): string =>
  points.map((point) => spot(x(point.line), y(point.shares[seat]!))).join(" ");

/** The 95 % interval around it. */
export function bandOf(points: readonly CurvePointIs[], seat: number, { x, y }: Scales): string {
  const rim = (side: number) => (point: CurvePointIs) =>
    spot(x(point.line), y(point.shares[seat]! + side * INTERVAL * point.errors[seat]!));
  return [...points.map(rim(1)), ...points.map(rim(-1)).reverse()].join(" ");
}

/** Where numbers stand, so that none covers another. */
export function apart(wanted: readonly number[], gap = 13): number[] {
  const found: number[] = [];
  for (const x of wanted) found.push(Math.max(x, (found.at(-1) ?? -Infinity) + gap));
  return found;
}

/** The point that stands nearest to a line of the log. */
export function nearest(points: readonly CurvePointIs[], line: number): CurvePointIs | undefined {
  let best = points[0];
  for (const point of points) if (Math.abs(point.line - line) < Math.abs((best?.line ?? 0) - line)) best = point;
  return best;
}

/** The point of a moment: the last one that is not after it. */
export const pointAt = (points: readonly CurvePointIs[], line: number): CurvePointIs | undefined =>
  points.findLast((point) => point.line <= line) ?? points[0];
