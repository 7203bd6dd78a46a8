/** The keys of the board: arrows step over the cards, G finds, Z keeps the reading copy. */
import { cardFocus } from "../cards/focus.svelte";
import { isArrow, nearest } from "./arrowkeys";

export interface KeyActions {
  board: () => HTMLElement;
  /** Arrows also work with nothing in focus; Space means the default. */
  live: boolean;
  goTo: (id: string) => void;
  find: () => void;
  main: (() => void) | null;
}

const middle = (node: Element): { x: number; y: number } => {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The next card in the direction of an arrow; the first that can be chosen, when none has the focus. */
function next(board: HTMLElement, key: string): HTMLElement | undefined {
  const area = board.querySelector(".pick:not(.aside), .setup") ?? board;
  const all = [...area.querySelectorAll<HTMLElement>("[data-token]")];
  const here = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-token]");
  if (here && all.includes(here)) return all[nearest(middle(here), all.map(middle), key)];
  return all.find((node) => node.dataset.state === "can") ?? all[0];
}

/** Z: the reading copy stays, or goes. */
function keep(): void {
  const on = document.activeElement?.closest<HTMLElement>("[data-token]");
  if (cardFocus.kept) cardFocus.close();
  else if (on || cardFocus.id) {
    if (on) cardFocus.show(on.dataset.token!, on);
    window.setTimeout(() => (cardFocus.kept = cardFocus.id !== null), 0);
  }
}

export function onKey(event: KeyboardEvent, act: KeyActions): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (target.closest("input, select, textarea, [role=tab], .log")) return;
  const on = target.closest("[data-token]");
  if (isArrow(event.key) && (on || (act.live && target === document.body))) {
    const found = next(act.board(), event.key);
    if (!found) return;
    event.preventDefault();
    act.goTo(found.dataset.token!);
    found.focus();
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
  } else if (event.key === " " && on && act.live) {
    // Space means the default also with a card in focus; Enter means the card.
    if (!act.main) return;
    event.preventDefault();
    act.main();
  } else if (event.key.toLowerCase() === "g") {
    event.preventDefault();
    act.find();
  } else if (event.key.toLowerCase() === "z") keep();
  else if (event.key === "Escape" && cardFocus.id) cardFocus.close();
}
