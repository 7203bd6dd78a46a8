/** The card one looks at: under the pointer, under a finger that is held, with the focus, or kept by Z. */

const HOVER = 150;
const HOLD = 250;
const GONE = 400;

class CardFocus {
  id = $state<string | null>(null);
  /** Where the card is, so that its reading copy lies elsewhere. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Kept until Z or Escape. */
  kept = $state(false);
  private timer = 0;

  show(id: string, node: Element, wait = 0): void {
    clearTimeout(this.timer);
    if (this.kept) return;
    const box = node.getBoundingClientRect();
    this.timer = window.setTimeout(() => {
      this.id = id;
      this.at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, wait);
  }
  stop(): void {
    clearTimeout(this.timer);
  }
  /** The pointer has gone; a moment later, if it went to nothing else, so does the copy. */
  leave(): void {
    this.stop();
    if (!this.kept) this.timer = window.setTimeout(() => (this.id = null), GONE);
  }
  close(): void {
    this.stop();
    this.kept = false;
    this.id = null;
  }
}
export const cardFocus = new CardFocus();

interface Looked {
  id: string;
  /** Right-click. */
  ask?: () => void;
}

/** Hover, focus and a held finger show the reading copy; the click that ends a hold is none. */
export function look(node: HTMLElement, what: Looked) {
  let now = what;
  let held = false;
  let timer = 0;
  let touch = false;

  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") cardFocus.show(now.id, node, HOVER);
  };
  const leave = (event?: Event): void => {
    clearTimeout(timer);
    if (!touch && event?.type === "pointerleave" && !node.matches(":focus-visible")) cardFocus.leave();
    else if (event?.type !== "pointerup") cardFocus.stop();
  };
  const down = (event: PointerEvent): void => {
    held = false;
    touch = event.pointerType !== "mouse";
    if (!touch) return;
    if (cardFocus.id) cardFocus.close();
    timer = window.setTimeout(() => {
      held = true;
      cardFocus.show(now.id, node);
    }, HOLD);
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) cardFocus.show(now.id, node);
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    if (!touch) now.ask?.();
  };
  const click = (event: Event): void => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = false;
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", down);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, leave);
  node.addEventListener("focus", focus);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, true);
  return {
    update(next: Looked) {
      now = next;
    },
    destroy: () => leave(),
  };
}
