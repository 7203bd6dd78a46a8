/** What the frame needs of the card game. */
import type { GameUI, Phase as Chip, SeatSummary } from "..";
import { say } from "../../lib/i18n.svelte";
import { letPass, windowSettings } from "../../lib/table/windows.svelte";
import Board from "./Board.svelte";
import CardDetail from "./cards/CardDetail.svelte";
import { acts } from "./choices/actions";
import { prompt } from "./choices/prompt";
import { doubt, things, viewOf } from "./choices/things";
import { powerSteps } from "./ending";
import Final from "./Final.svelte";
import Stage from "./Stage.svelte";
import { button, iconOf } from "./sentences";
import { chapter, storyIcon } from "./story";
import { below, CONTESTS, faceOf, PHASES, plotOf, unsettled, type View } from "./view";

function seat(view: View, index: number): SeatSummary {
  const one = unsettled(view).seats[index]!;
  const facts = { hand: one.hand, deck: one.deck, gold: one.gold, power: one.power, need: view.power_to_win };
  return {
    line: say("cardgame-seat-line", facts),
    short: say("cardgame-seat-short", facts),
    out: false,
    number: String(one.power),
    counts: say("cardgame-seat-counts", facts),
    house: one.house,
  };
}

/** The challenges of whoever is on turn, else one's own. */
function chips(view: View): Chip[] {
  if (view.phase === "setup")
    return [
      { name: say("cardgame-phase-setup"), now: true },
      ...PHASES.map((phase) => ({ name: say(`cardgame-phase-${phase}`), now: false })),
    ];
  const { challenges: open, plot } = view.seats[view.active ?? below(view)]!;
  const early = plot === null; // no plot yet: nothing is used up
  return PHASES.map((phase) => {
    const wish = windowSettings.of("cardgame", phase);
    const chip: Chip = { name: say(`cardgame-phase-${phase}`), now: view.phase === phase };
    if (view.viewer !== null)
      chip.stop = {
        sign: wish,
        label: say(`web-asked-${wish}`),
        press: () => windowSettings.turn("cardgame", phase),
      };
    if (phase === "challenges") {
      chip.marks = CONTESTS.map((contest) => ({
        icon: iconOf(contest),
        label: say(open[contest] || early ? "cardgame-open" : "cardgame-used", { contest }),
        off: !open[contest] && !early,
      }));
    }
    return chip;
  });
}

export const ui: GameUI = {
  Board,
  Summary: null,
  summary: () => null,
  ending: { steps: (view: View) => powerSteps(view), Stage },
  Final,
  where: (view: View) =>
    view.phase === "setup" ? say("cardgame-phase-setup") : say("cardgame-where", { round: view.round }),
  phases: chips,
  seat,
  chapter,
  icon: (said, _words, view: View) => storyIcon(said, view),
  thing: { knows: (id) => faceOf(id) !== null || plotOf(id) !== null, Detail: CardDetail },
  prompt,
  following: (table) => (table.mine && viewOf(table).step === "place" ? say("cardgame-placing") : null),
  button: (move, words, view: View, names) => button(move, words, view, names),
  things,
  actions: acts,
  windows: () => [
    ...PHASES.map((phase) => ({ kind: phase, name: say(`cardgame-phase-${phase}`) })),
    { kind: "response", name: say("cardgame-window-response") },
  ],
  autoMove: (table) => letPass(table.now!),
  keys: [
    ["1 – 9", "cardgame-key-digit"],
    ["Space", "cardgame-key-space"],
    ["G", "cardgame-key-go"],
    ["Z", "cardgame-key-zoom"],
    ["L ← →", "cardgame-key-story"],
  ],
  hands: "cardgame-hands",
  front: "plots",
  doubt,
};
