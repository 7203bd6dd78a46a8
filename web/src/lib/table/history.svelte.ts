/** What happened at one table, as its history shows it. */
import type { Said, TableIs } from "../wire";

/** One line of the history; the number never changes, so lists can be keyed. */
export interface Entry {
  id: number;
  said: Said;
  /** The number of its moment. */
  moment?: number;
}

export class TableHistory {
  entries = $state.raw<Entry[]>([]);
  /** What came with the last update, for summaries and the live region; empty after a fresh start. */
  latest = $state.raw<Said[]>([]);
  private serial = 0;

  add(updates: readonly TableIs[]): void {
    this.latest = [];
    for (const { news, fresh, told_at } of updates) {
      const entries = news.map((said, index) => ({ id: ++this.serial, said, moment: told_at?.[index] }));
      this.entries = fresh ? entries : [...this.entries, ...entries];
      this.latest = fresh ? [] : [...this.latest, ...news];
    }
  }
}
