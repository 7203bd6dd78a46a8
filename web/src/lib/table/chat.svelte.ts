/** What is said at one table, how much of it nobody has looked at, and whom this browser does not want to hear. */
import type { ChatLine } from "../wire";

const MUTED = "council.muted.";

/** Seats whose chat this browser does not show. */
function mutedAt(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MUTED + table) ?? "[]");
    return Array.isArray(kept) ? kept.filter((seat) => typeof seat === "number") : [];
  } catch {
    return [];
  }
}

function keepMuted(table: string, seats: number[]): void {
  try {
    localStorage.setItem(MUTED + table, JSON.stringify(seats));
  } catch {
    // It holds for this visit then.
  }
}

export class ChatLog {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  muted = $state.raw<number[]>([]);

  constructor(private readonly id: string) {
    this.muted = mutedAt(id);
  }

  /** More was said; `mine` are one's own seats. */
  listen(lines: ChatLine[], mine: readonly number[]): void {
    const last = this.lines.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > last); // a line that came back tells all again
    this.unread += fresh.filter((line) => !mine.includes(line.seat) && !this.muted.includes(line.seat)).length;
    this.lines = [...this.lines, ...fresh];
  }
  /** Somebody looks at it. */
  read(): void {
    this.unread = 0;
  }
  mute(seat: number, silent: boolean): void {
    this.muted = silent ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    keepMuted(this.id, this.muted);
  }
}
