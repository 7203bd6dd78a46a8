/** What people wrote about moments of a finished game: of a table, or of a log that was brought from outside. */
import { api, troubleOf } from "../../lib/api";
import type { Said } from "../../lib/wire";
import type { NoteIs, NotesAre, ReplayIs } from "../../lib/wire/api";

export const LONGEST = 280;

export type ShownNote = Pick<NoteIs, "line" | "by" | "text"> & Partial<NoteIs>;

export class MomentNotes {
  all = $state.raw<ShownNote[]>([]);
  /** Whether this browser may write. */
  writes = $state(false);
  trouble = $state.raw<Said | null>(null);

  constructor(private of: () => string) {}

  private get table(): string {
    return this.of();
  }

  /** Those about the moment before a line. */
  at(line: number): ShownNote[] {
    return this.all.filter((note) => note.line === line);
  }
  load(replay: ReplayIs): void {
    this.all = replay.notes ?? [];
    if (this.table && replay.finished) void this.take(() => api.notes(this.table));
  }
  /** Says whether it was kept. */
  write(line: number, text: string): Promise<boolean> {
    return this.take(() => api.writeNote(this.table, { line, text }));
  }
  /** Without a text the note is deleted. */
  change(note: ShownNote, text: string): Promise<boolean> {
    return this.take(() => api.changeNote(this.table, note.n ?? 0, { text }));
  }

  private async take(ask: () => Promise<NotesAre>): Promise<boolean> {
    try {
      const { notes, writes } = await ask();
      [this.all, this.writes, this.trouble] = [notes, writes, null];
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    }
  }
}
