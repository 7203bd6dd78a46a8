/** Fingers and mouse on the map: drag pans, wheel and pinch zoom, a tap picks, a long press looks and asks. */

export interface Acts {
  pan(dx: number, dy: number): void;
  zoom(by: number, px: number, py: number): void;
  /** What is meant there, where this lies under the pointer. */
  aim(under: string | null, px: number, py: number): string | null;
  /** Whether the map has kept still there until now. */
  steady(px: number, py: number, when: number): boolean;
  /** What was tapped, whether it is the second tap of two, and where. */
  tap(id: string | null, again: boolean, px: number, py: number): void;
  look(id: string | null): void;
  ask(id: string): void;
  /** A hand is on the map, or has left it. */
  hand(down: boolean): void;
}

const SLACK = 6; // pixels a finger may slip in a tap
const HOLD = 450;
const TWICE = 320;

const at = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest<SVGElement>("[data-at]")?.dataset.at ?? null;

export function gestures(node: SVGElement, given: Acts) {
  let acts = given;
  const down = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; id: string | null } | null = null;
  let moved = false;
  let held = false;
  let timer = 0;
  let last = { time: 0, x: 0, y: 0 };

  const spot = (event: MouseEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const span = (): { x: number; y: number; far: number } => {
    const [a, b] = [...down.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
  };

  function press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    down.set(event.pointerId, spot(event));
    acts.hand(true);
    if (down.size > 1) {
      moved = true;
      window.clearTimeout(timer);
      return;
    }
    moved = held = false;
    const { x, y } = spot(event);
    // A mouse has shown what lies under it; a finger comes down where something else may have been.
    const sure = event.pointerType === "mouse" || acts.steady(x, y, event.timeStamp);
    const id = sure ? acts.aim(at(event.target), x, y) : null;
    start = { x, y, id };
    window.clearTimeout(timer);
    if (event.pointerType !== "mouse") {
      timer = window.setTimeout(() => {
        held = !moved;
        if (!held) return;
        acts.look(id);
        if (id) acts.ask(id);
      }, HOLD);
    }
  }
  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    const now = spot(event);
    if (!before) {
      if (event.pointerType === "mouse") acts.look(acts.aim(at(event.target), now.x, now.y));
      return;
    }
    if (down.size === 2) {
      const old = span();
      down.set(event.pointerId, now);
      const next = span();
      acts.pan(next.x - old.x, next.y - old.y);
      acts.zoom(next.far / old.far, next.x, next.y);
      return;
    }
    if (!moved && start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    if (!moved) {
      moved = true;
      window.clearTimeout(timer);
      node.setPointerCapture(event.pointerId);
    }
    down.set(event.pointerId, now);
    acts.pan(now.x - before.x, now.y - before.y);
  }
  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    acts.hand(down.size > 0);
    window.clearTimeout(timer);
    if (event.type === "pointercancel" || down.size || moved || !start) return;
    if (held) {
      acts.look(null);
      return;
    }
    const again = event.timeStamp - last.time < TWICE && Math.hypot(start.x - last.x, start.y - last.y) < 4 * SLACK;
    last = { time: event.timeStamp, x: start.x, y: start.y };
    acts.tap(start.id, again, start.x, start.y);
  }
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = spot(event);
    const lines = event.deltaMode === 1 ? 24 : 1;
    acts.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * 0.0022), x, y);
  }
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !down.size) acts.look(null);
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    const { x, y } = spot(event);
    const id = acts.aim(at(event.target), x, y);
    // A long press of a finger is a menu too, and has asked already.
    if (id && !held) acts.ask(id);
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    update(next: Acts) {
      acts = next;
    },
    destroy() {
      window.clearTimeout(timer);
    },
  };
}
