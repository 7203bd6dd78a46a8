/** Pointing at what a text names: by mouse, by the focus, by a finger. Things carry `data-thing`. */

export interface Acts {
  /** Somebody points at this. */
  at(id: string, node: Element): void;
  away(): void;
}

const HOVER = 150; // milliseconds: a pointer that passes by points at nothing

export function pointing(node: HTMLElement, given: Acts) {
  let timer = 0;
  let touch = false;
  const of = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-thing]");

  function at(thing: HTMLElement, wait = 0): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => given.at(thing.dataset.thing!, thing), wait);
  }
  function away(): void {
    clearTimeout(timer);
    given.away();
  }
  function over(event: PointerEvent): void {
    const thing = of(event);
    if (thing && event.pointerType === "mouse") at(thing, HOVER);
  }
  function out(event: PointerEvent): void {
    if (of(event) && event.pointerType === "mouse") away();
  }
  function focus(event: FocusEvent): void {
    const thing = of(event);
    if (thing?.matches(":focus-visible")) at(thing);
  }
  function blur(event: FocusEvent): void {
    if (of(event)) away();
  }
  function down(event: PointerEvent): void {
    touch = event.pointerType !== "mouse";
  }
  /** A finger on a name means the thing, also where the line around it leads somewhere. */
  function click(event: MouseEvent): void {
    const thing = of(event);
    if (!thing || (!touch && thing.tagName !== "BUTTON")) return;
    event.stopPropagation();
    at(thing);
  }
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerout", out);
  node.addEventListener("focusin", focus);
  node.addEventListener("focusout", blur);
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  return {
    update(next: Acts) {
      given = next;
    },
    destroy: away,
  };
}
