/** A browser that lost its cookie, but not the keys of its own seats, sits down again. */
import { api, ApiError } from "../api";
import { forgetMine, keysOf, myTables } from "../seatkeys";

const LISTED = 100; // as many games as the server lists

/** Sit down again where this browser sat: at one table, or at all. */
export async function rejoin(only?: string): Promise<void> {
  const mine = myTables().filter(({ table }) => only === undefined || table === only);
  if (!mine.length) return;
  const known = await api.mine().catch(() => null);
  if (known === null || known.length >= LISTED) return; // no server: the line says so; a full list: the cookie is there
  for (const { table, seats } of mine) {
    if (known.some((one) => one.table === table)) continue;
    for (const seat of seats) {
      const key = keysOf(table)[seat];
      if (key) await api.sit(table, { key, name: "" }).catch((error: unknown) => settle(table, error));
    }
  }
}

/** A key that is no longer good, as of a seat that was given up, is not tried again. */
function settle(table: string, error: unknown): void {
  if (error instanceof ApiError && ["bad_key", "no_such_table"].includes(error.code)) forgetMine(table);
}
