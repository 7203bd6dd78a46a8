/** Lessons: which are done, how one is opened, and the first game after them. */
import { api } from "./api";
import { i18n } from "./i18n.svelte";
import { BOT_NAMES } from "./table/botnames";
import { createTable } from "./newgame";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const PLACE = "council.lessons";
const WORDS = { en: () => import("../catalogue/lesson-en"), de: () => import("../catalogue/lesson-de") };

/** The words of lessons are fetched with the first of them. */
export const loadWords = (): Promise<void> => i18n.load(WORDS);

function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return []; // Then all are new.
  }
}

class Progress {
  private done = $state<string[]>(read());

  has(game: string, id: string): boolean {
    return this.done.includes(`${game}/${id}`);
  }

  finish(game: string, id: string): void {
    if (this.has(game, id)) return;
    this.done = [...this.done, `${game}/${id}`];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.done));
    } catch {
      // It holds for this visit then.
    }
  }
}

export const progress = new Progress();

export async function openLesson(game: string, id: string): Promise<void> {
  const opened = await api.openLesson(game, id, settings.name);
  router.go(`/t/${opened.table}`);
}

/** How many bots a first game has, and by which rules it is played. */
const FIRST: Readonly<Record<string, { bots: number; options: Record<string, string> }>> = {
  intrigue: { bots: 2, options: {} },
  risk: { bots: 2, options: {} },
  "risk dominion": { bots: 2, options: { mode: "dominion" } },
  "risk world": { bots: 5, options: { mode: "world_skirmish" } },
  "risk mitchell": { bots: 2, options: { mode: "mitchell" } },
  cardgame: { bots: 1, options: {} },
};

/** A game at once, against easy bots. */
export function playFirst(game: string, mode: string, guest: string): Promise<void> {
  const first = FIRST[`${game} ${mode}`] ?? FIRST[game]!;
  const bots = BOT_NAMES.slice(0, first.bots).map((name) => ({ kind: "bot" as const, name, level: "easy" }));
  return createTable({ game, seats: [{ kind: "me", name: settings.name || guest }, ...bots], options: first.options });
}
