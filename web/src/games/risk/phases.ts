/** The phases of a turn as chips, and which one is on. */
import type { View } from "./view";

interface Chip {
  key: string;
  phases: string[];
  /** Points at which cards are played, inside this phase. */
  points?: string[];
  /** Only with this module. */
  module?: "gold" | "objectives";
}

const CHIPS: Chip[] = [
  {
    key: "risk-phase-set-up",
    phases: [
      "opening",
      "tied",
      "allot",
      "deal",
      "house",
      "claim",
      "start",
      "give-up-set-up",
      "deal-objectives",
      "neutrals",
      "endow",
    ],
  },
  {
    key: "risk-phase-reinforce",
    phases: ["trade", "deploy", "count", "swap", "base"],
    points: ["turn-start", "income", "deployed"],
  },
  {
    key: "risk-phase-purchase",
    phases: ["purchase", "drawing-maester", "drawing-objectives", "give-up"],
    points: ["buy-maester"],
    module: "gold",
  },
  {
    key: "risk-phase-invade",
    phases: [
      "invade",
      "commit",
      "defend",
      "roll",
      "go-on",
      "move-in",
      "loot",
      "spill",
      "use-knights",
      "use-engines",
      "take-knights",
      "take-engines",
    ],
    points: ["pre-invasion", "declare", "commit", "after-roll", "conquest"],
  },
  { key: "risk-phase-maneuver", phases: ["leave", "go", "march"], points: ["maneuver"] },
  { key: "risk-phase-objective", phases: ["score"], module: "objectives" },
  {
    key: "risk-phase-draw",
    phases: ["draw", "drawing", "call", "land", "agree"],
    points: ["draw", "drawing-territory"],
  },
];

/** Cards are answered in the middle of any phase: the last one stays on. */
let last = "";

export function chips(view: View): { key: string; now: boolean }[] {
  const settingUp = view.territories.some((one) => one.owner === null && !one.neutral);
  const phase = view.phase === "give-up" && settingUp ? "give-up-set-up" : view.phase;
  const own = CHIPS.find((chip) => chip.phases.includes(phase));
  const point = CHIPS.find((chip) => view.window && chip.points?.includes(view.window.point));
  // Knights and Siege Engines also go along on a maneuver.
  const march =
    phase.startsWith("take-") && !view.battle ? CHIPS.find((chip) => chip.key === "risk-phase-maneuver") : undefined;
  last = (march ?? own ?? point)?.key ?? last;
  return CHIPS.filter(
    (chip) => (!chip.module || view.modules?.[chip.module]) && (chip.key !== "risk-phase-set-up" || last === chip.key),
  ).map(({ key }) => ({
    key,
    now: view.phase !== "over" && key === last,
  }));
}
