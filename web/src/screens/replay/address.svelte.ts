/** The address follows the moment that is shown, so that it can be copied, reloaded and sent. */

/** Milliseconds until it does: browsers refuse to change it all the time. */
const SOON = 400;

export function keepAddress(wanted: () => string): void {
  let opened = false;
  $effect(() => {
    const to = wanted();
    if (!to) return;
    if (!opened) {
      opened = true; // whoever opens a replay keeps the address with which they came
      return;
    }
    const timer = setTimeout(() => history.replaceState(null, "", to), SOON);
    return () => clearTimeout(timer);
  });
}
