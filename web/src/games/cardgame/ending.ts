/** How power is counted at the end: three at a time, and the one that wins alone. */
import type { View } from "./view";

const AT_ONCE = 3;
const most = (view: View): number => Math.max(...view.seats.map((seat) => seat.power));

/** How many steps it takes; nobody is counted further than they came. */
export function powerSteps(view: View): number {
  const reached = Math.min(most(view), view.power_to_win);
  return Math.ceil(reached / AT_ONCE) + (reached === view.power_to_win ? 2 : 1);
}

/** Up to which power is counted at a step. */
export function countedPower(view: View, step: number): number {
  const need = view.power_to_win;
  const reached = step * AT_ONCE;
  if (most(view) < need) return Math.min(reached, most(view));
  return Math.min(reached, need - 1) + (reached > need ? 1 : 0);
}
