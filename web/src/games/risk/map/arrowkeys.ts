/** Ways over the chart without a mouse: arrow keys. */
import type { Chart } from "./chart";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const TURNS: Record<Arrow, number> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};

export function isArrow(key: string): key is Arrow {
  return key in TURNS;
}

/** The territory in that direction: near and straight ahead, neighbours before all others. */
export function step(chart: Chart, from: string, arrow: Arrow): string | null {
  const here = chart.places.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const place of chart.places.values()) {
    if (place.id === from) continue;
    const [dx, dy] = [place.badge[0] - here.badge[0], place.badge[1] - here.badge[1]];
    const turn = Math.abs(
      Math.atan2(Math.sin(Math.atan2(dy, dx) - TURNS[arrow]), Math.cos(Math.atan2(dy, dx) - TURNS[arrow])),
    );
    if (turn > Math.PI / 3) continue;
    const cost = Math.hypot(dx, dy) * (1 + 1.5 * turn) * (here.near.includes(place.id) ? 0.75 : 1);
    if (cost < least) [best, least] = [place.id, cost];
  }
  return best;
}

/** A name of several words on two lines, as even as can be; tools/charts.py makes room for the same. */
export function lines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= 9 || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")]);
  const longest = (cut: string[]): number => Math.max(...cut.map((one) => one.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}
