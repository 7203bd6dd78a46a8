/** A report on its way: asked for, waited for, stopped. */
import { api, ApiError, troubleOf } from "../../lib/api";
import { uploaded } from "../../lib/upload.svelte";
import type { Said } from "../../lib/wire";
import type { ReportState } from "../../lib/wire/report";

/** Milliseconds between two questions how far it is. */
const AGAIN = 700;
const NONE: ReportState = { state: "none", done: 0, of: 0, id: "", why: null, report: null };

/** Where a report comes from. */
export interface Source {
  /** Whether it is kept with a game. */
  kept: boolean;
  look: () => Promise<ReportState>;
  make: () => Promise<ReportState>;
  stop: () => Promise<ReportState>;
}

export const ofTable = (table: string): Source => ({
  kept: true,
  look: () => api.report(table),
  make: () => api.makeReport(table),
  stop: () => api.stopReport(table),
});

/** Of the log that was brought from outside: the server knows its report by an id. */
export const ofFile = (): Source => ({
  kept: false,
  look: () => (uploaded.report ? api.fileReport(uploaded.report).catch(() => NONE) : Promise.resolve(NONE)),
  make: async () => {
    const begun = await api.reportFile(uploaded.log);
    uploaded.report = begun.id;
    return begun;
  },
  stop: () => api.stopFileReport(uploaded.report),
});

export class ReportMaking {
  now = $state.raw<ReportState | null>(null);
  trouble = $state.raw<Said | null>(null);
  private timer = 0;
  private gone = false;

  constructor(private readonly source: Source) {
    void this.ask(() => source.look());
  }

  get busy(): boolean {
    return this.now?.state === "waiting" || this.now?.state === "making";
  }

  make(): Promise<void> {
    return this.ask(() => this.source.make());
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.ask(() => this.source.stop());
    this.now = NONE;
    clearTimeout(this.timer);
  }

  /** Nobody looks any more; the work goes on. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async ask(question: () => Promise<ReportState>): Promise<void> {
    try {
      this.now = await question();
      this.trouble = this.now.why;
    } catch (error) {
      this.trouble = troubleOf(error);
      if (this.busy && error instanceof ApiError && error.code === "offline") this.wait();
      else this.now = null;
      return;
    }
    if (this.busy) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.gone) this.timer = window.setTimeout(() => void this.ask(() => this.source.look()), AGAIN);
  }
}
