/** What this browser remembers: language, theme, whether moves are confirmed, my name, keys of my seats. */
import { LANGS, voice, type Lang } from "./i18n.svelte";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
const PLACE = "council.settings";
const KEYS = "council.keys.";
const MINE = "council.mine.";
const MUTED = "council.muted.";

interface Kept {
  lang: Lang;
  theme: Theme;
  confirm: boolean;
  name: string;
}

function read(): Kept {
  const lang: Lang = navigator.language.startsWith("de") ? "de" : "en";
  const kept: Kept = { lang, theme: "system", confirm: false, name: "" };
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    if (LANGS.includes(stored.lang as Lang)) kept.lang = stored.lang as Lang;
    if (THEMES.includes(stored.theme as Theme)) kept.theme = stored.theme as Theme;
    kept.confirm = stored.confirm === true;
    if (typeof stored.name === "string") kept.name = stored.name.slice(0, 40);
  } catch {
    // Storage is full, forbidden or holds nonsense: the defaults do.
  }
  return kept;
}

class Settings {
  private kept = $state<Kept>(read());

  get lang(): Lang {
    return this.kept.lang;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get confirm(): boolean {
    return this.kept.confirm;
  }
  get name(): string {
    return this.kept.name;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
    this.apply();
    if (change.lang) void voice.speak(change.lang);
  }

  /** Tell the page its theme; `system` leaves it to the style sheet. */
  apply(): void {
    const root = document.documentElement;
    if (this.kept.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.kept.theme;
  }
}

export const settings = new Settings();

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
  try {
    return JSON.parse(localStorage.getItem(KEYS + table) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

export function seatLink(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}

/** Seats whose chat this browser does not show. */
export function mutedAt(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MUTED + table) ?? "[]");
    return Array.isArray(kept) ? kept.filter((seat) => typeof seat === "number") : [];
  } catch {
    return [];
  }
}

export function keepMuted(table: string, seats: number[]): void {
  try {
    localStorage.setItem(MUTED + table, JSON.stringify(seats));
  } catch {
    // It holds for this visit then.
  }
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

export function myTables(): { table: string; seats: number[] }[] {
  try {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(MINE));
    return places.map((place) => {
      const seats: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
      return {
        table: place.slice(MINE.length),
        seats: Array.isArray(seats) ? seats.filter((seat) => typeof seat === "number") : [],
      };
    });
  } catch {
    return [];
  }
}
