/** What the frame needs of RISK. */
import type { GameUI, SeatSummary } from "..";
import type { GameWords } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Said } from "../../lib/wire";
import { attacks } from "./battle/attacks";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { acts } from "./moves/actions";
import { autoMove } from "./moves/automatic";
import { count } from "./moves/numbers";
import { doubt, things } from "./moves/things";
import { chips } from "./phases";
import { prompt } from "./prompt";
import SeatTable from "./SeatTable.svelte";
import Stage from "./Stage.svelte";
import { button } from "./sentences";
import type { View } from "./view";

function seat(view: View, index: number): SeatSummary {
  const one = view.seats[index]!;
  const points = one.total;
  return {
    line: say("risk-seat-line", { territories: one.territories, armies: one.armies }),
    short: one.out ? say("risk-seat-out") : say("risk-seat-brief", { territories: one.territories, points }),
    out: one.out,
    number: String(points),
    counts: say("risk-seat-counts", { points }),
    house: one.house,
  };
}

/** Signs of the story by what is told. */
const TOLD: Readonly<Record<string, string>> = {
  battle: "i-military",
  invades: "i-military",
  landing: "i-military",
  conquered: "i-castle",
  region: "i-land",
  out: "i-dagger",
  traded: "i-counter",
  deployed: "i-army",
  "moved-in": "i-army",
  marched: "i-army",
  won: "i-crown",
  shared: "i-crown",
};

const WINDOWS = ["turn", "invasion", "dice", "cards"];

function icon(said: Said, _: GameWords, view: View): string {
  const house = view.seats[said.facts.who?.who]?.house;
  return TOLD[said.key.replace(/^risk-told-/, "")] ?? (house ? `s-${house}` : "i-scroll");
}

function where(view: View, names: string[]): string {
  const round = Math.min(view.round, view.rounds); // also when all rounds are over
  if (view.turn === null || view.phase === "over") return say("risk-where", { round, rounds: view.rounds });
  return say("risk-where-turn", { round, rounds: view.rounds, who: names[view.turn] ?? "" });
}

export const ui: GameUI = {
  Board,
  Seats: SeatTable,
  Summary: null,
  summary: () => null,
  ending: { steps: (view: View) => view.seats.length + 2, Stage },
  Final,
  where,
  phases: (view: View) => chips(view).map(({ key, now }) => ({ name: say(key), now })),
  seat,
  chapter: (said, names) =>
    ["risk-told-turn", "risk-told-turn-realm"].includes(said.key)
      ? say("risk-chapter", { round: said.facts.round, who: names[said.facts.who.who] ?? "" })
      : null,
  icon,
  attacks,
  prompt,
  button,
  things,
  actions: acts,
  count,
  windows: () => [
    ...WINDOWS.map((kind) => ({ kind, name: say(`risk-window-${kind}`) })),
    { kind: "defence", name: say("risk-window-defence"), usual: say("risk-window-most") },
  ],
  autoMove,
  keys: [
    ["← ↑ → ↓", "risk-key-arrows"],
    ["Enter", "risk-key-enter"],
    ["Space", "risk-key-space"],
    ["1 – 9", "risk-key-digit"],
    ["G", "risk-key-go"],
    ["O", "risk-key-overlay"],
    ["+ −", "risk-key-zoom"],
    ["0", "risk-key-fit"],
  ],
  hands: "risk-hands",
  front: "mode",
  doubt,
};
