/** Updates that come in quick succession, when bots play on, are shown together. */
import { monotonic } from "../ui/ticker.svelte";
import type { TableIs } from "../wire";

/** Milliseconds within which updates are shown together. */
const TOGETHER = 100;
/** Milliseconds that a first look waits for the deal, when only this browser's random values are missing. */
const DEALING = 500;

export class UpdateBuffer {
  private waiting: TableIs[] = [];
  private timer = 0;
  private shownAt = -TOGETHER;
  private arrivedAt = 0;
  private started = false;

  /** `show` is called with all updates since the last call and the time of the last of them. */
  constructor(private show: (updates: TableIs[], arrivedAt: number) => void) {}

  /** `dealing`: this browser has just sent its part of the deal, so the next update is close. */
  add(update: TableIs, dealing: boolean): void {
    this.waiting.push(update);
    this.arrivedAt = monotonic();
    const first = dealing && !this.started;
    if (this.waiting.length > 1 && (this.started || first)) return;
    clearTimeout(this.timer);
    const wait = first ? DEALING : Math.max(0, this.shownAt + TOGETHER - monotonic());
    this.timer = window.setTimeout(() => this.flush(), wait);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private flush(): void {
    this.shownAt = monotonic();
    this.started = true;
    this.show(this.waiting.splice(0), this.arrivedAt);
  }
}
