/** The time of this page; it ticks only while something on the screen counts. */

class Ticks {
  now = $state(Date.now());
  private users = 0;
  private timer = 0;

  /** Count along until the function it returns is called; for effects. */
  use(): () => void {
    this.now = Date.now();
    if (this.users++ === 0) this.timer = window.setInterval(() => (this.now = Date.now()), 250);
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const ticks = new Ticks();
