/** What armies did just now, shown for less than a second. Newer news take its place: nobody waits. */
import type { GameWords } from "../../../lib/api";
import { motion } from "../../../lib/motion";
import type { Said } from "../../../lib/wire";
import type { View } from "../view";
import { movementsOf, type Movement } from "./movements";

const LASTS = 800; // milliseconds, as --t-max

export class Movements {
  shown = $state.raw<(Movement & { id: number })[]>([]);
  private before: View | null = null;
  private heard: readonly Said[] = [];
  private serial = 0;
  private timer = 0;

  update(view: View, news: readonly Said[], words: GameWords, still: boolean): void {
    const lasts = motion(LASTS, still);
    const fresh = news === this.heard || !lasts ? [] : movementsOf(this.before, view, news, words);
    this.heard = news;
    this.before = view;
    if (!fresh.length) return;
    this.shown = fresh.map((one) => ({ ...one, id: ++this.serial }));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.shown = []), lasts);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
