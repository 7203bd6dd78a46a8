/** Right-click, or a finger held for half a second: the second thing one can ask of an element. */
const HOLD = 500;

export function longPress(node: HTMLElement, run: () => void) {
  let act = run;
  let timer = 0;
  let held = false;

  const stop = (): void => window.clearTimeout(timer);
  const fire = (): void => {
    if (held) return;
    held = true;
    stop();
    act();
  };
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType !== "mouse") timer = window.setTimeout(fire, HOLD);
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    fire();
  };
  // The click that ends a long press is not a click.
  const click = (event: Event): void => {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = false;
    }
  };
  node.addEventListener("pointerdown", down);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, stop);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, true);
  return {
    update(next: () => void) {
      act = next;
    },
    destroy: stop,
  };
}
