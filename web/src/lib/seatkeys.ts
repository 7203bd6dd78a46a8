/** The keys of seats that this browser keeps, and which of the seats are its own. */
const KEYS = "council.keys.";
const MINE = "council.mine.";

/** Keys of seats by table, so that links can be copied again. */
export function keepKeys(table: string, keys: { seat: number; key: string }[]): void {
  const all = { ...keysOf(table), ...Object.fromEntries(keys.map(({ seat, key }) => [seat, key])) };
  try {
    localStorage.setItem(KEYS + table, JSON.stringify(all));
  } catch {
    // The links are shown once then.
  }
}

export function keysOf(table: string): Record<number, string> {
  const keys = readJson(KEYS + table);
  return keys && typeof keys === "object" ? (keys as Record<number, string>) : {};
}

/** A rematch has the same seats with the same keys. */
export function carryKeys(from: string, to: string): void {
  keepKeys(
    to,
    Object.entries(keysOf(from)).map(([seat, key]) => ({ seat: Number(seat), key })),
  );
  keepMine(to, myTables().find((one) => one.table === from)?.seats ?? []);
}

/** Whether the links lead nowhere from another machine: the page was opened by a name of this one. */
export const onlyHere = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

export const watchLink = (table: string): string => `${location.origin}/t/${table}`;

export function seatLink(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}

/** Which of the kept keys are of one's own seats, not of friends to be invited. */
export function keepMine(table: string, seats: number[]): void {
  try {
    const before = myTables().find((one) => one.table === table)?.seats ?? [];
    const all = [...new Set([...before, ...seats])];
    if (all.length) localStorage.setItem(MINE + table, JSON.stringify(all));
  } catch {
    // The cookie has to do then.
  }
}

export function forgetMine(table: string): void {
  try {
    localStorage.removeItem(MINE + table);
  } catch {
    // Nothing was kept.
  }
}

/** What is kept at a place, if it can be read. */
function readJson(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

export function myTables(): { table: string; seats: number[] }[] {
  let places: string[];
  try {
    places = Object.keys(localStorage).filter((place) => place.startsWith(MINE));
  } catch {
    return [];
  }
  return places.map((place) => {
    const seats = readJson(place);
    return {
      table: place.slice(MINE.length),
      seats: Array.isArray(seats) ? seats.filter((seat) => typeof seat === "number") : [],
    };
  });
}
