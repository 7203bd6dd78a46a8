/** Founding a table. */
import { api, troubleOf } from "./api";
import type { Arms } from "./arms";
import { BOT_NAMES } from "./table/botnames";
import { router } from "./router.svelte";
import { keepKeys, keepMine } from "./seatkeys";
import { settings } from "./settings.svelte";
import type { Said } from "./wire";
import type { NewSeat, NewTable, Opened, PlayOn } from "./wire/api";

export const LEVELS = ["easy", "medium", "hard"] as const;

/** What most people want at first: oneself and three bots. */
export function defaultSeats(me: string, arms: Arms): NewSeat[] {
  return [
    { kind: "me", name: me, ...arms },
    ...BOT_NAMES.slice(0, 3).map((name) => ({ kind: "bot" as const, name, level: "medium" })),
  ];
}

/** Who sits where, while a game is set up. */
interface Seating {
  chairs: readonly { who: string; name: string }[];
  seats: () => NewSeat[];
}

/** Remember the name of whoever uses this screen, and open the table; what went wrong, if it did not open. */
export async function start(setup: Seating, open: (seats: NewSeat[]) => Promise<void>): Promise<Said | null> {
  const mine = setup.chairs.find((one) => one.who === "me")?.name.trim();
  if (mine) settings.set({ name: mine });
  return open(setup.seats()).then(
    () => null,
    (error: unknown) => troubleOf(error),
  );
}

/** Seconds a window lasts: none where days pass between moves, or one device goes from hand to hand. */
function pace({ customs, seats }: Pick<NewTable, "customs" | "seats">): number {
  const slow = customs?.clock?.kind === "days" || seats.filter((seat) => seat.kind === "me").length > 1;
  return slow ? 0 : (customs?.window ?? 6);
}

export async function createTable(table: NewTable): Promise<void> {
  // All are dealt to when all are here, and every word is mixed in: alone among bots that is at once.
  const customs = { ...table.customs, deal: "together" as const, window: pace(table) };
  enter(await api.open({ ...table, customs }), table.seats);
}

/** A table that goes on from a moment of another game: there all is dealt already. */
export async function playOn(moment: PlayOn): Promise<void> {
  enter(await api.playOn({ ...moment, customs: { ...moment.customs, window: pace(moment) } }), moment.seats);
}

function enter(opened: Opened, seats: NewSeat[]): void {
  keepKeys(opened.table, opened.keys);
  keepMine(
    opened.table,
    seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : [])),
  );
  router.go(`/t/${opened.table}`);
}
