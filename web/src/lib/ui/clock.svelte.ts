/** The time of this page; it ticks only while something on the screen counts. */

/** Milliseconds that pass whatever somebody does to the clock of the device. */
export const moment = (): number => performance.now();

class Ticks {
  now = $state(moment());
  private users = 0;
  private timer = 0;

  /** Count along until the function it returns is called; for effects. */
  use(): () => void {
    this.now = moment();
    if (this.users++ === 0) this.timer = window.setInterval(() => (this.now = moment()), 250);
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const ticks = new Ticks();
