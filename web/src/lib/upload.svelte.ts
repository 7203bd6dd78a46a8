/** A log brought from outside: read on one screen, watched on another. */
import type { ReplayIs } from "./wire/api";

class UploadedLog {
  replay = $state.raw<ReplayIs | null>(null);
  log = "";
  /** The id of its report, once it was asked for. */
  report = "";

  bring(log: string, replay: ReplayIs): void {
    [this.log, this.report, this.replay] = [log, "", replay];
  }
}
export const uploaded = new UploadedLog();
