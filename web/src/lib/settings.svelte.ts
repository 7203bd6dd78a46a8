/** What this browser remembers: language, theme, whether moves are confirmed, my name, first-game help. */
import { LANGS, i18n, type Lang } from "./i18n.svelte";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
const PLACE = "council.settings";

interface Kept {
  lang: Lang;
  theme: Theme;
  confirm: boolean;
  name: string;
  /** First-game help by game: "off" where somebody turned it off or has played one; "on" where they turned it on. */
  help: Record<string, "on" | "off">;
}

function read(): Kept {
  const lang: Lang = navigator.language.startsWith("de") ? "de" : "en";
  const kept: Kept = { lang, theme: "system", confirm: false, name: "", help: {} };
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    if (LANGS.includes(stored.lang as Lang)) kept.lang = stored.lang as Lang;
    if (THEMES.includes(stored.theme as Theme)) kept.theme = stored.theme as Theme;
    kept.confirm = stored.confirm === true;
    if (typeof stored.name === "string") kept.name = stored.name.slice(0, 40);
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
    return this.kept.name;
  }
  get help(): Readonly<Record<string, "on" | "off">> {
    return this.kept.help;
  }
  setHelp(game: string, wish: "on" | "off"): void {
    this.set({ help: { ...this.kept.help, [game]: wish } });
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
    this.apply();
    if (change.lang) void i18n.setLanguage(change.lang);
  }

  /** Tell the page its theme; `system` leaves it to the style sheet. */
  apply(): void {
    const root = document.documentElement;
    if (this.kept.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.kept.theme;
  }
}

export const settings = new Settings();
