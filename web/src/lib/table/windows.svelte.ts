/**
 * Where one wants to be asked: by game and kind of window, kept in this browser.
 *
 * A window is opened by what all can see. So that the time of an answer tells nothing either, what is passed by itself
 * depends on the wish, on the open table and on what one has done before, never on the hand. Only where nobody but bots
 * is at the other seats does a window pass in which there is nothing to do.
 */
import type { TableIs } from "../wire";

/** Where it concerns one; everywhere; nowhere. */
export const WISHES = ["mine", "always", "never"] as const;
export type Wish = (typeof WISHES)[number];
/** A question with one answer. */
const ONLY = "only";

const place = (game: string): string => `council.${game}.asked`;

function read(game: string): Record<string, Wish> {
  try {
    const stored = JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Record<string, Wish>;
    return Object.fromEntries(Object.entries(stored).filter(([, wish]) => WISHES.includes(wish)));
  } catch {
    return {}; // The defaults do.
  }
}

/** What one has let pass: at which table, as whom, and about what. */
const passed: string[] = [];
/** The turn in which one does not want to be asked again. */
let quiet = "";

class WindowSettings {
  private kept = $state<Record<string, Record<string, Wish>>>({});
  /** The list of these settings is being looked at. */
  open = $state(false);

  of(game: string, kind: string): Wish {
    return (this.kept[game] ?? read(game))[kind] ?? "mine";
  }
  set(game: string, kind: string, wish: Wish): void {
    this.kept[game] = { ...(this.kept[game] ?? read(game)), [kind]: wish };
    quiet = "";
    try {
      localStorage.setItem(place(game), JSON.stringify(this.kept[game]));
    } catch {
      // It holds for this visit then.
    }
  }
  /** The next of the wishes. */
  turn(game: string, kind: string): void {
    this.set(game, kind, WISHES[(WISHES.indexOf(this.of(game, kind)) + 1) % WISHES.length]!);
  }
}
export const windowSettings = new WindowSettings();

const seatAt = (now: TableIs): string => `${now.table} ${now.looking}`;

/** A move is made: whoever lets a window pass is not asked about the same again. */
export function remember(now: TableIs, move: string): void {
  if (now.window?.about && now.window.move === move) passed.push(`${seatAt(now)} ${now.window.about}`);
}
/** Not to be asked again until this turn is over. */
export function hush(now: TableIs, turn: string): void {
  quiet = `${seatAt(now)} ${turn}`;
}

export const aloneAt = (now: TableIs): boolean =>
  now.seats.every((seat, index) => seat.kind === "bot" || index === now.looking);

/** The answer that goes without saying, or null: then one is asked. */
export function letPass(now: TableIs, turn = ""): string | null {
  const { window, moves } = now;
  if (!window || !moves.includes(window.move)) return null;
  if (window.kind === ONLY || (moves.length === 1 && aloneAt(now))) return window.move;
  const wish = windowSettings.of(now.game, window.kind);
  if (wish === "always") return null;
  if (wish === "never" || (turn && quiet === `${seatAt(now)} ${turn}`)) return window.move;
  const again = window.about && passed.includes(`${seatAt(now)} ${window.about}`);
  return window.concerns && !again ? null : window.move;
}
