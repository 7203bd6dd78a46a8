/** The time of this page; it ticks only while something on the screen counts. */

/** Milliseconds that pass whatever somebody does to the clock of the device. */
export const monotonic = (): number => performance.now();

class Ticker {
  now = $state(monotonic());
  private users = 0;
  private timer = 0;

  /** Count along until the function it returns is called; for effects. */
  use(): () => void {
    this.now = monotonic();
    if (this.users++ === 0) this.timer = window.setInterval(() => (this.now = monotonic()), 250);
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const ticker = new Ticker();
