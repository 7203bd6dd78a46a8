/** What this browser remembers: language, theme, sound, motion, confirmation, first-game help. */
import { LANGS, i18n, type Lang } from "./i18n.svelte";
import { me } from "./me.svelte";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
/** How much moves on the table; the system may want none at all. */
export type Motion = "full" | "fast" | "off";
export const MOTIONS: readonly Motion[] = ["full", "fast", "off"];
const PLACE = "council.settings";

/** Kept by me.svelte.ts. */
type Person = Record<"name" | "crest" | "colour", string>;

interface Kept {
  lang: Lang;
  theme: Theme;
  confirm: boolean;
  /** First-game help by game: "off" where somebody turned it off or has played one; "on" where they turned it on. */
  help: Record<string, "on" | "off">;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  motion: Motion;
}

function read(): Kept {
  const lang: Lang = navigator.language.startsWith("de") ? "de" : "en";
  const kept: Kept = {
    lang,
    theme: "system",
    confirm: false,
    help: {},
    sound: true,
    volume: 50,
    motion: "full",
  };
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    if (LANGS.includes(stored.lang as Lang)) kept.lang = stored.lang as Lang;
    if (THEMES.includes(stored.theme as Theme)) kept.theme = stored.theme as Theme;
    kept.confirm = stored.confirm === true;
    kept.sound = stored.sound !== false;
    if (Number.isFinite(stored.volume)) kept.volume = Math.min(100, Math.max(0, stored.volume!));
    if (MOTIONS.includes(stored.motion as Motion)) kept.motion = stored.motion as Motion;
    for (const [game, wish] of Object.entries(stored.help ?? {}))
      if (wish === "on" || wish === "off") kept.help[game] = wish;
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
    return me.name;
  }
  get help(): Readonly<Record<string, "on" | "off">> {
    return this.kept.help;
  }
  setHelp(game: string, wish: "on" | "off"): void {
    this.set({ help: { ...this.kept.help, [game]: wish } });
  }

  get crest(): string {
    return me.crest;
  }
  get colour(): string {
    return me.colour;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get volume(): number {
    return this.kept.volume;
  }
  get motion(): Motion {
    return this.kept.motion;
  }

  set({ name, crest, colour, ...change }: Partial<Kept & Person>): void {
    const who = Object.fromEntries(Object.entries({ name, crest, colour }).filter(([, text]) => text !== undefined));
    if (Object.keys(who).length) me.set(who);
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
    this.apply();
    if (change.lang) void i18n.setLanguage(change.lang);
  }

  /** Tell the page its theme and how much moves; `system` leaves it to the style sheet. */
  apply(): void {
    const root = document.documentElement;
    if (this.kept.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.kept.theme;
    root.dataset.motion = this.kept.motion;
  }
}

export const settings = new Settings();
