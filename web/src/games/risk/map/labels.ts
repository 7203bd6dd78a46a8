/** A territory in words, for whoever does not see the map. */
import { say } from "../../../lib/i18n.svelte";
import { UNIT_ICONS, type Marks, type Shown, type Value } from "./types";

interface Told {
  names: readonly string[];
  called: (id: string) => string;
  values: Readonly<Record<string, Value>>;
  marks: Marks;
}

export function spoken({ territory, place }: Shown, { names, called, values, marks }: Told): string {
  const parts = [
    say("risk-map-territory", { name: called(territory.id), region: called(place.region), armies: territory.armies }),
    territory.owner === null ? say("risk-map-nobody") : say("risk-map-owner", { who: names[territory.owner] ?? "" }),
    ...Object.keys(UNIT_ICONS).flatMap((kind) => {
      const count = territory.units.filter((unit) => unit === kind).length;
      return count ? [say("risk-map-unit", { kind, count })] : [];
    }),
    ...(territory.seat_of ? [say("risk-map-seat-of", { house: called(territory.seat_of) })] : []),
    ...(territory.castle ? [say("risk-map-castle")] : []),
    ...(territory.port && place.sea ? [say("risk-map-port", { sea: place.sea })] : []),
    ...(values[territory.id]?.text ? [values[territory.id]!.text!] : []),
    ...(marks.chosen.has(territory.id)
      ? [say("risk-map-chosen")]
      : marks.glow.has(territory.id)
        ? [say("risk-map-can")]
        : []),
  ];
  return parts.join(", ");
}
