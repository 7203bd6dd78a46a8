/** A log brought from outside: read on one screen, watched on another. */
import type { ReplayIs } from "./wire";

class UploadedLog {
  replay = $state.raw<ReplayIs | null>(null);
  log = "";
}
export const uploaded = new UploadedLog();
