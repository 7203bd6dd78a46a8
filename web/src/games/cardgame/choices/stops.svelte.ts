/**
 * When one wants to be asked in the windows of a phase: kept in this browser.
 *
 * A window is opened by what all can see. So that the time of an answer tells nothing either, what is
 * passed by itself depends on the wish and on the open table alone, never on the hand; only where nobody
 * else is at the table but bots is a window passed in which there is nothing to do but pass.
 */
import type { TableStore } from "../../../lib/table/table.svelte";
import type { TableIs } from "../../../lib/wire";
import { PHASES, WINDOWS, type Card, type Phase, type View } from "../view";

/** Always; if something has happened since one's last pass; never. */
export const WISHES = ["always", "changed", "pass"] as const;
export type Wish = (typeof WISHES)[number];
const PLACE = "council.cardgame.stops";

function read(): Record<Phase, Wish> {
  const kept = Object.fromEntries(PHASES.map((phase) => [phase, "changed"])) as Record<Phase, Wish>;
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Record<Phase, Wish>>;
    for (const phase of PHASES) if (WISHES.includes(stored[phase] as Wish)) kept[phase] = stored[phase] as Wish;
  } catch {
    // The defaults do.
  }
  return kept;
}

class Stops {
  private kept = $state(read());

  of(phase: string): Wish {
    return this.kept[phase as Phase] ?? "always";
  }
  set(phase: Phase, wish: Wish): void {
    this.kept[phase] = wish;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
  }
  turn(phase: Phase): void {
    this.set(phase, WISHES[(WISHES.indexOf(this.of(phase)) + 1) % WISHES.length]!);
  }
}
export const stops = new Stops();

/** What has happened, as all can see it: not the course of the phases, which stand, tax and draw by themselves. */
export function happened(view: View): string {
  const lies = (card: Card): string =>
    [card.id, card.power ?? 0, card.role ?? "", ...(card.attachments ?? []).map(lies), ...(card.duplicates ?? [])].join(
      ".",
    );
  const seats = view.seats.map((seat) => [
    seat.banner,
    seat.plot?.id,
    seat.discard,
    seat.dead,
    seat.characters.map(lies),
    seat.locations.map(lies),
  ]);
  return JSON.stringify([seats, view.challenge?.type, view.challenge?.attackers, view.challenge?.defenders]);
}

/** The table as it lay at one's last pass. */
let passed = "";

export function remember(view: View): void {
  passed = happened(view);
}

/** The pass that goes without saying, or null. `alone`: nobody but bots at the other seats. */
export function passing(view: View, moves: readonly string[], alone: boolean, before = passed): string | null {
  if (!WINDOWS.includes(view.step) || !moves.includes("pass")) return null;
  const wish = stops.of(view.phase);
  if (wish === "pass") return "pass";
  if (wish === "always") return null;
  if (alone && moves.length === 1) return "pass";
  return view.step === "act" && happened(view) === before ? "pass" : null;
}

export const aloneAt = (now: TableIs): boolean =>
  now.seats.every((seat, index) => seat.kind === "bot" || index === now.looking);

export function autoMove(table: TableStore): string | null {
  const now = table.now!;
  return passing(now.view as View, table.moves, aloneAt(now));
}
