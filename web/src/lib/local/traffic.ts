/** Whether anybody waits for the worker that has the tables: until then, nothing else may take the processor. */

/** Milliseconds without a word until it counts as idle: the first table needs that long until one can play there. */
const STILL = 700;

export class Traffic {
  private last = 0;
  private readonly waiting = new Set<string>();

  /** Something was asked, and will be answered under this name. */
  asked(name: string, now: number): void {
    this.waiting.add(name);
    this.last = now;
  }
  /** Something was told; it may be an answer. */
  told(name: string, now: number): void {
    this.waiting.delete(name);
    this.last = now;
  }
  idle(now: number): boolean {
    return this.waiting.size === 0 && now - this.last >= STILL;
  }
}
