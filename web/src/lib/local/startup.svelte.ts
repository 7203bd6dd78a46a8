/** How far the start of the worker has come, for whoever waits for it. */
import type { Said } from "../wire";
import { STEPS, type Step } from "./messages";

/** How much of the whole each step takes, about. */
const SHARES: Record<Step, number> = { fetch: 0.5, python: 0.25, engine: 0.2, games: 0.05 };

/** Millions of bytes, as a reader of the language writes them. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1e6).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

class Startup {
  step = $state<Step>("fetch");
  bytes = $state(0);
  total = $state(0);
  ready = $state(false);
  /** What went wrong, for somebody who reports it. */
  failed = $state("");
  /** Another tab goes on with the games. */
  taken = $state(false);
  /** The browser keeps the games; if not, they end with the visit. */
  kept = $state(true);
  /** What is wrong with games that were kept. */
  troubles = $state.raw<Said[]>([]);
  /** A new version of the page is there. */
  newer = $state<(() => void) | null>(null);

  /** From 0 to 1. */
  get done(): number {
    if (this.ready) return 1;
    const before = STEPS.slice(0, STEPS.indexOf(this.step)).reduce((sum, step) => sum + SHARES[step], 0);
    const part = this.step === "fetch" && this.total ? Math.min(1, this.bytes / this.total) : 0;
    return before + part * SHARES[this.step];
  }
}

export const startup = new Startup();
