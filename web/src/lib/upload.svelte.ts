/** A log brought from outside: read on one screen, watched on another. */
import type { ReplayIs } from "./wire";

class Shelf {
  replay = $state.raw<ReplayIs | null>(null);
  log = "";
}
export const shelf = new Shelf();
