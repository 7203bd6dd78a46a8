/** Which part of the chart is on the screen: a place of the chart is at `x + k · place`. */
import type { Chart } from "./chart";

/** Pixels per unit of the chart at which every badge has room and every name can be read. */
export const READABLE = 0.45;
const MARGIN = 10;
const NEAREST = 3;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  private fits = 1;

  /** The whole chart; `readable`: never so far away that badges meet, around a place of interest. */
  fit(chart: Chart, readable: boolean, about: [number, number] | null = null): void {
    const { view } = chart;
    this.fits = Math.min((this.width - 2 * MARGIN) / view.width, (this.height - 2 * MARGIN) / view.height);
    this.k = readable && this.fits < READABLE * 0.86 ? READABLE : this.fits;
    const middle: [number, number] = [view.x + view.width / 2, view.y + view.height / 2];
    this.centre(chart, this.k > this.fits && about ? about : middle);
  }

  centre(chart: Chart, at: [number, number]): void {
    this.x = this.width / 2 - at[0] * this.k;
    this.y = this.height / 2 - at[1] * this.k;
    this.keep(chart);
  }

  pan(chart: Chart, dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keep(chart);
  }

  /** The place under the pointer stays under the pointer. */
  zoom(chart: Chart, by: number, px = this.width / 2, py = this.height / 2): void {
    const k = Math.min(NEAREST, Math.max(this.fits * 0.9, this.k * by));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.keep(chart);
  }

  /** The chart cannot be lost: where it is larger than the screen it covers it, else it stays inside. */
  private keep({ view }: Chart): void {
    const hold = (at: number, low: number, size: number, screen: number): number => {
      const free = screen - size * this.k;
      const first = at + low * this.k;
      const slack = Math.min(screen / 3, 160);
      const [least, most] = free > 0 ? [0, free] : [free - slack, slack];
      return Math.min(most, Math.max(least, first)) - low * this.k;
    };
    this.x = hold(this.x, view.x, view.width, this.width);
    this.y = hold(this.y, view.y, view.height, this.height);
  }

  /** How large badges are drawn: smaller from afar, a little larger from near. */
  get size(): number {
    const by = this.k / READABLE;
    return by < 1 ? Math.max(0.72, by) : Math.min(1.5, by ** 0.4);
  }
}
