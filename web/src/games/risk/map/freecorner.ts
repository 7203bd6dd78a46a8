/** Where a panel over the map leaves free what is fought over. */
import type { Point } from "./camera.svelte";

interface Size {
  width: number;
  height: number;
}
export interface Corner {
  top: boolean;
  right: boolean;
}
const ENOUGH = 40; // pixels between a badge and a panel
const CORNERS: Corner[] = [
  { top: false, right: false },
  { top: true, right: false },
  { top: false, right: true },
  { top: true, right: true },
];

/**
 * The corner where a panel of this size is clear of all these places; if there is none, of the last of them. The lower
 * left, if it can be.
 */
export function freeCorner(places: readonly Point[], map: Size, panel: Size): Corner {
  const gap = (low: number, high: number, at: number): number => Math.max(low - at, at - high, 0);
  const room = ({ top, right }: Corner): number => {
    const [x, y] = [right ? map.width - panel.width : 0, top ? 0 : map.height - panel.height];
    const free = places.map(([px, py]) => Math.hypot(gap(x, x + panel.width, px), gap(y, y + panel.height, py)));
    return Math.min(ENOUGH, ...free) + Math.min(ENOUGH, free.at(-1) ?? 0) / 1000;
  };
  return CORNERS.reduce((best, one) => (room(one) > room(best) ? one : best));
}
