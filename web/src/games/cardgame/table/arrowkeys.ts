/** Ways over the table without a mouse: the nearest thing in the direction of an arrow. */
const TURNS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** Along the row before across it; up and down to the nearest row. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const [dx, dy] = TURNS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along <= 4) return;
    const cost = along + across * (dx ? 4 : 0.6);
    if (cost < least && (!dx || across < 60)) [best, least] = [index, cost];
  });
  return best;
}

export const isArrow = (key: string): boolean => key in TURNS;
