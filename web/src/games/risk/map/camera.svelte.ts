/** Which part of the chart is on the screen: a place of the chart is at `x + k · place`. */
import type { Chart } from "./chart";

/** Pixels per unit of the chart at which every badge has room and every name can be read. */
export const READABLE = 0.45;
/** From farther away badges lie on each other: by itself the camera shows that only of the whole chart. */
export const FAR = 0.28;
const MARGIN = 10;
const NEAREST = 3;
const EDGE = 44; // pixels around a badge that is seen with its name
const GLIDE = 420; // milliseconds
const BLINK = 200; // milliseconds from an eye that aims to a finger that lands
const SLIP = 8; // pixels that leave a badge under the finger

export type Point = readonly [number, number];
/** Pixels along the edges of the screen that something else lies over. */
export interface Inset {
  top: number;
  bottom: number;
}
const FREE: Inset = { top: 0, bottom: 0 };

interface Sight {
  x: number;
  y: number;
  k: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  inset: Inset = FREE;
  /** How near was chosen by hand, and is left so. */
  private own = false;
  private fits = 1;
  private gliding = 0;
  /** What a glide has shown, and until when. */
  private trail: (Sight & { until: number })[] = [];

  /** The first sight: the whole chart where it can be read, else what matters; nothing matters: the whole. */
  open(chart: Chart, matter: readonly Point[]): void {
    this.measure(chart);
    this.go(chart, this.fits >= FAR || !matter.length ? this.whole(chart) : this.around(matter));
  }

  /** The whole chart, as it was asked for. */
  fit(chart: Chart): void {
    this.own = true;
    this.measure(chart);
    this.go(chart, this.whole(chart));
  }

  /** A window of another size keeps its middle; nothing moves when the prompt grows or shrinks below it. */
  resize(chart: Chart, width: number, height: number): void {
    const same = width === this.width;
    const middle: Point = [(this.width / 2 - this.x) / this.k, (this.height / 2 - this.y) / this.k];
    const before = this.fits;
    [this.width, this.height] = [width, height];
    this.measure(chart);
    const k = this.k <= before * 1.01 && !this.own ? this.fits : Math.max(this.fits * 0.9, this.k);
    if (!same || k !== this.k) this.go(chart, this.centred(middle, k, FREE));
  }

  centre(chart: Chart, at: Point, calm = true): void {
    this.glide(chart, this.centred(at, this.k), calm);
  }

  pan(chart: Chart, dx: number, dy: number): void {
    this.go(chart, { x: this.x + dx, y: this.y + dy, k: this.k });
  }

  /** The place under the pointer stays under the pointer. */
  zoom(chart: Chart, by: number, px = this.width / 2, py = this.height / 2): void {
    this.own = true;
    const k = Math.min(NEAREST, Math.max(this.fits * 0.9, this.k * by));
    this.go(chart, { x: px - ((px - this.x) * k) / this.k, y: py - ((py - this.y) * k) / this.k, k });
  }

  sees(at: Point): boolean {
    const [px, py] = this.toScreen(at);
    return (
      px >= EDGE / 2 &&
      px <= this.width - EDGE / 2 &&
      py >= this.inset.top + EDGE / 2 &&
      py <= this.height - this.inset.bottom - EDGE / 2
    );
  }

  /** Whether it lies in the window, under something or not. */
  shows(at: Point): boolean {
    const [px, py] = this.toScreen(at);
    return px >= 0 && px <= this.width && py >= 0 && py <= this.height;
  }

  toScreen(at: Point): Point {
    return [this.x + at[0] * this.k, this.y + at[1] * this.k];
  }

  /** Whether what lies there lay there a blink before: a finger on a gliding map was aimed at something else. */
  steady(px: number, py: number, when: number): boolean {
    const [atX, atY] = [(px - this.x) / this.k, (py - this.y) / this.k];
    return this.trail.every(
      ({ x, y, k, until }) => until < when - BLINK || Math.hypot(x + atX * k - px, y + atY * k - py) < SLIP,
    );
  }

  /**
   * A label, in pixels from the chart's corner: it gives way to the edges of the screen, but does not follow what is
   * out of sight.
   */
  inside([lx, ly]: Point): Point {
    const held = (at: number, low: number, high: number): number => {
      const to = Math.min(high - EDGE, Math.max(low + EDGE, at));
      return Math.abs(to - at) > 2 * EDGE ? at : to;
    };
    return [
      held(this.x + lx, 0, this.width) - this.x,
      held(this.y + ly, this.inset.top, this.height - this.inset.bottom) - this.y,
    ];
  }

  /** Bring all these into sight; nothing happens where they are. */
  reach(chart: Chart, places: readonly Point[], calm: boolean): void {
    if (places.length && !(this.near && places.every((place) => this.sees(place))))
      this.turn(chart, places, this.fits, calm);
  }

  /** Something to choose from has come into question: show it if none of it is seen, or all from too far. */
  heed(chart: Chart, places: readonly Point[], calm: boolean): void {
    if (places.length && !(this.near && places.some((place) => this.sees(place))))
      this.turn(chart, places, Math.max(this.fits, FAR), calm);
  }

  /** How large badges are drawn: smaller from afar, a little larger from near. */
  get size(): number {
    const by = this.k / READABLE;
    return by < 1 ? Math.max(0.72, by) : Math.min(1.5, by ** 0.4);
  }

  // -- sights

  /** Near enough to read, or as near as somebody wanted. */
  private get near(): boolean {
    return this.own || this.k >= FAR || this.fits >= FAR;
  }

  private turn(chart: Chart, places: readonly Point[], least: number, calm: boolean): void {
    const sight = this.around(places, least);
    this.glide(chart, this.own && sight.k > this.k ? this.centred(middleOf(places), this.k) : sight, calm);
  }

  private measure({ view }: Chart): void {
    this.fits = Math.min((this.width - 2 * MARGIN) / view.width, (this.height - 2 * MARGIN) / view.height);
  }

  private whole({ view }: Chart): Sight {
    return this.centred([view.x + view.width / 2, view.y + view.height / 2], this.fits, FREE);
  }

  /** These places in the middle of what is free, as near as they all fit but no nearer than one reads well. */
  private around(places: readonly Point[], least = Math.max(this.fits, FAR)): Sight {
    const [free, tall] = [this.width - 2 * EDGE, this.height - this.inset.top - this.inset.bottom - 2 * EDGE];
    const [wide, high] = [span(places, 0), span(places, 1)];
    const k = Math.min(READABLE, free / Math.max(1, wide), Math.max(80, tall) / Math.max(1, high));
    return k >= least ? this.centred(middleOf(places), k) : this.centred(thickest(places, free / least), least);
  }

  private centred(at: Point, k: number, { top, bottom } = this.inset): Sight {
    return { x: this.width / 2 - at[0] * k, y: (this.height + top - bottom) / 2 - at[1] * k, k };
  }

  private go(chart: Chart, sight: Sight): void {
    cancelAnimationFrame(this.gliding);
    this.trail = [];
    Object.assign(this, this.kept(chart, sight));
  }

  private glide(chart: Chart, to: Sight, calm: boolean): void {
    if (calm) return this.go(chart, to);
    cancelAnimationFrame(this.gliding);
    const [from, end] = [{ x: this.x, y: this.y, k: this.k }, this.kept(chart, to)];
    const begun = performance.now();
    this.trail = [];
    const next = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - begun) / GLIDE);
      const way = 1 - (1 - part) ** 3;
      this.trail.push({ x: this.x, y: this.y, k: this.k, until: now });
      for (const axis of ["x", "y", "k"] as const) this[axis] = from[axis] + (end[axis] - from[axis]) * way;
      if (part < 1) this.gliding = requestAnimationFrame(next);
    };
    this.gliding = requestAnimationFrame(next);
  }

  /** The chart cannot be lost: where it is larger than the screen it covers it, else it stays inside. */
  private kept({ view }: Chart, { x, y, k }: Sight): Sight {
    const hold = (at: number, low: number, size: number, screen: number): number => {
      const free = screen - size * k;
      const first = at + low * k;
      const slack = Math.min(screen / 3, 160);
      const [least, most] = free > 0 ? [0, free] : [free - slack, slack];
      return Math.min(most, Math.max(least, first)) - low * k;
    };
    return { x: hold(x, view.x, view.width, this.width), y: hold(y, view.y, view.height, this.height), k };
  }
}

const span = (places: readonly Point[], axis: 0 | 1): number =>
  Math.max(...places.map((a) => a[axis])) - Math.min(...places.map((a) => a[axis]));

function middleOf(places: readonly Point[]): Point {
  const middle = (axis: 0 | 1): number =>
    (Math.min(...places.map((a) => a[axis])) + Math.max(...places.map((a) => a[axis]))) / 2;
  return [middle(0), middle(1)];
}

/** The place with the most others within a screen around it. */
function thickest(places: readonly Point[], within: number): Point {
  const around = (a: Point): number => places.filter((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < within / 2).length;
  return places.reduce((best, one) => (around(one) > around(best) ? one : best));
}
