/** Claiming and placing the starting armies without choosing each: a sensible set-up, no more. */
import type { MoveSequence } from "../../../lib/table/moves.svelte";
import type { Chart } from "../map/chart";
import { neighbours } from "../map/overlays";
import type { Territory, View } from "../view";

/** How good a free territory is: near one's own, in a region already begun, with castle or port, not crowded. */
export function claimWorth(view: View, chart: Chart, one: Territory): number {
  const mine = (other: Territory): boolean => other.owner !== null && other.owner === view.viewer;
  const by = new Map(view.territories.map((other) => [other.id, other]));
  const near = neighbours(chart, one.id)
    .map((id) => by.get(id))
    .filter((other) => other !== undefined);
  const region = view.territories.filter((other) => other.region === one.region);
  const home = view.viewer === null ? null : (view.seats[view.viewer]?.house ?? null);
  return (
    3 * near.filter(mine).length +
    (4 * region.filter(mine).length) / region.length -
    near.filter((other) => other.owner !== null && !mine(other)).length / 2 +
    (one.castle ? 1.5 : 0) +
    (one.port ? 0.5 : 0) +
    (one.seat_of && one.seat_of === home ? 20 : 0)
  );
}

/** How much an own territory needs an army: what stands against it, and that somebody may march from it. */
export function postWorth(view: View, chart: Chart, one: Territory): number {
  const by = new Map(view.territories.map((other) => [other.id, other]));
  const foes = neighbours(chart, one.id)
    .map((id) => by.get(id))
    .filter((other) => other !== undefined && other.owner !== one.owner)
    .reduce((sum, other) => sum + other!.armies, 0);
  const home = view.viewer === null ? null : (view.seats[view.viewer]?.house ?? null);
  return foes === 0
    ? -one.armies
    : foes / (one.armies + 1) + (one.castle ? 0.4 : 0) + (one.seat_of && one.seat_of === home ? 1 : 0);
}

/** Goes on until all have placed their starting armies. */
export function autoPlace(chart: Chart): MoveSequence {
  return (now) => {
    const view = now.view as View;
    const verb = view.phase === "claim" ? "claim" : view.phase === "start" ? "deploy" : null;
    if (!verb) return null;
    const worth = verb === "claim" ? claimWorth : postWorth;
    const open = view.territories.filter((one) => now.moves.includes(`${verb} ${one.id}`));
    const best = open.reduce<Territory | null>(
      (found, one) => (found && worth(view, chart, found) >= worth(view, chart, one) ? found : one),
      null,
    );
    return best ? `${verb} ${best.id}` : null;
  };
}
