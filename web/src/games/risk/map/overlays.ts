/** What the overlays of the map show: pure functions of the view. */
import { say } from "../../../lib/i18n.svelte";
import type { Chart } from "./chart";
import { partners } from "./chart";
import type { Overlay, Value } from "./types";
import type { Territory, View } from "../view";

export type Values = Record<string, Value>;

/** The neighbours of a territory: borders, sea lines, ports on the same water. */
export function neighbours(chart: Chart, id: string): string[] {
  return [...(chart.places.get(id)?.near ?? []), ...partners(chart, id).map((place) => place.id)];
}

/** Which overlays make sense at this table. */
export function offered(view: View): Overlay[] {
  const all: Overlay[] = ["region", "owner", "threat", "strength", "cards", "changes"];
  return view.modules?.objectives ? [...all, "objectives"] : all;
}

export function valuesOf(
  overlay: Overlay,
  view: View,
  chart: Chart,
  before: ReadonlyMap<string, Territory> | null,
): Values {
  if (overlay === "threat") return threat(view, chart);
  if (overlay === "strength") return strength(view);
  if (overlay === "cards") return cards(view);
  if (overlay === "changes") return before ? changes(view, before) : {};
  if (overlay === "objectives") return objectives(view);
  return {};
}

/** Armies of others that stand next to each of my territories, beyond my own there. */
function threat(view: View, chart: Chart): Values {
  const by = new Map(view.territories.map((one) => [one.id, one]));
  const found: Values = {};
  for (const one of view.territories) {
    if (one.owner === null || (view.viewer !== null && one.owner !== view.viewer)) continue;
    const armies = neighbours(chart, one.id)
      .map((id) => by.get(id))
      .filter((other) => other && other.owner !== null && other.owner !== one.owner)
      .reduce((sum, other) => sum + other!.spare, 0);
    if (armies)
      found[one.id] = {
        level: Math.min(1, armies / (2 * one.armies + 2)),
        tone: armies > one.armies ? "danger" : "brass",
        text: say("risk-value-threat", { armies }),
      };
  }
  return found;
}

function strength(view: View): Values {
  const most = Math.max(1, ...view.territories.map((one) => one.armies));
  return Object.fromEntries(
    view.territories.map((one) => [one.id, { level: one.armies / most, tone: "plain" as const }]),
  );
}

function cards(view: View): Values {
  const found: Values = {};
  for (const card of view.discards) found[card.id] = { level: 0.15, tone: "plain", text: say("risk-value-discarded") };
  for (const card of view.hand) found[card.id] = { level: 0.8, tone: "accent", text: say(`risk-icon-${card.icon}`) };
  return found;
}

/** What is not as it was at the end of my last turn. */
function changes(view: View, before: ReadonlyMap<string, Territory>): Values {
  const found: Values = {};
  for (const one of view.territories) {
    const old = before.get(one.id);
    if (!old) continue;
    const more = one.armies - old.armies;
    if (old.owner !== one.owner)
      found[one.id] = {
        level: 0.9,
        tone: old.owner === view.viewer ? "danger" : "brass",
        text: say("risk-value-taken"),
      };
    else if (more) found[one.id] = { level: 0.4, tone: "plain", text: `${more > 0 ? "+" : "−"}${Math.abs(more)}` };
  }
  return found;
}

/** Castles and ports, which most objectives ask for. */
function objectives(view: View): Values {
  const found: Values = {};
  for (const one of view.territories) {
    if (!one.castle && !one.port && !one.seat_of) continue;
    found[one.id] = {
      level: one.owner !== null && one.owner === view.viewer ? 0.8 : 0.3,
      tone: one.castle ? "brass" : "accent",
    };
  }
  return found;
}
