/** Which sounds a change of the table makes: one small table from what is told to what is heard. */
import type { GameUI } from "../../games";
import type { GameWords } from "../api";
import type { Said, TableIs } from "../wire";

export const CUES = ["turn", "card", "dice", "attacked", "won", "lost", "time", "over"] as const;
export type Cue = (typeof CUES)[number];

/** One thing that was told, and who listens. */
interface Heard {
  said: Said;
  mine: (who: unknown) => boolean;
  /** Whether somebody here plays. */
  plays: boolean;
  /** Whether the attack is one on somebody here. */
  attacked: boolean;
}
type Sounds = (heard: Heard) => Cue | null;

const card: Sounds = () => "card";
const dice: Sounds = () => "dice";
const attack: Sounds = ({ attacked }) => (attacked ? "attacked" : null);
const challenge: Sounds = ({ said, mine, plays }) => (plays && !mine(said.facts.who) ? "attacked" : null);
const decided: Sounds = ({ said, mine, plays }) => (!plays ? null : mine(said.facts.who) ? "won" : "lost");

/** What is told, and its sound; everything else is silent. */
const SOUNDS: Readonly<Record<string, Sounds>> = {
  "intrigue-told-placed": card,
  "risk-told-opening": dice,
  "risk-told-opening-house": dice,
  "risk-told-battle": dice,
  "risk-told-landing": dice,
  "risk-told-d6": dice,
  "risk-told-plays": card,
  "risk-told-calls": card,
  "risk-told-answers": card,
  "risk-told-traded": card,
  "risk-told-invades": attack,
  "cardgame-told-marshal": card,
  "cardgame-told-duplicate": card,
  "cardgame-told-play": card,
  "cardgame-told-revealed": card,
  "cardgame-told-challenge": challenge,
  "cardgame-told-won-challenge": decided,
};

const asks = (table: TableIs): boolean => table.asked !== null && table.held.includes(table.asked) && !table.paused;
const late = (table: TableIs): boolean =>
  table.clock !== null && table.clock.warned && table.clock.runs !== null && table.held.includes(table.clock.runs);

/** Everything that is heard when the table changes, in order. Nothing on a first look: that is no change. */
export function cuesOf(
  before: TableIs | null,
  after: TableIs,
  news: readonly Said[],
  ui: Pick<GameUI, "attacks"> | null = null,
  words: GameWords = {},
): Cue[] {
  if (!before) return [];
  const mine = (who: unknown): boolean => after.held.includes((who as { who?: number } | undefined)?.who ?? -1);
  const heard = news.flatMap((said): Cue[] => {
    const attacked = ui?.attacks?.(said, before.view, words, before.held) ?? false;
    const cue = SOUNDS[said.key]?.({ said, mine, plays: after.held.length > 0, attacked });
    return cue ? [cue] : [];
  });
  if (after.over && !before.over) return [...heard, "over"];
  if (late(after) && !late(before)) heard.push("time");
  if (asks(after) && (!asks(before) || after.asked !== before.asked)) heard.push("turn");
  return heard;
}

/** What is loudest first. */
const RANK: readonly Cue[] = ["over", "time", "attacked", "lost", "won", "turn", "dice", "card"];

/** When much happens at once, as when bots play on, at most two sounds are made of it. */
export const audible = (cues: readonly Cue[]): Cue[] => RANK.filter((cue) => cues.includes(cue)).slice(0, 2);
