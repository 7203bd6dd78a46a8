/** Which territory a finger means. */
import type { Point } from "./camera.svelte";

interface Sight {
  x: number;
  y: number;
  k: number;
}
/** How far from its badge a territory can be tapped, in pixels: less from afar, where badges are close. */
export const reachOf = (k: number): number => Math.min(22, 31 * k + 6);

/** The nearest badge within reach, for from afar they lie on each other; else what lies under the finger. */
export function aimed(
  places: Iterable<{ id: string; badge: Point }>,
  { x, y, k }: Sight,
  px: number,
  py: number,
  under: string | null,
): string | null {
  let [best, nearest] = [under, reachOf(k)];
  for (const { id, badge } of places) {
    const far = Math.hypot(x + badge[0] * k - px, y + badge[1] * k - py);
    if (far < nearest) [best, nearest] = [id, far];
  }
  return best;
}
