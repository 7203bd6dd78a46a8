/** Cards fly into play from the hand or from the side of whoever plays them; what leaves play falls. */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../../lib/motion";

let origins = new Map<string, DOMRect>();
let inPlay: (id: string) => boolean = () => true;
let still = false;

/** Note where everything lies before the view changes, and what will be in play after it. */
export function noteCards(playing: (id: string) => boolean, calm: boolean): void {
  inPlay = playing;
  still = calm;
  if (!motion(1, calm)) return;
  origins = new Map();
  for (const card of document.querySelectorAll<HTMLElement>("[data-token]"))
    origins.set(card.dataset.token!, card.getBoundingClientRect());
}

/** A card comes into play, or into a challenge and back. */
export function arrive(node: Element, id: string): TransitionConfig {
  const from = origins.get(id);
  const duration = motion(320, still);
  if (!duration || !origins.size) return { duration: 0 };
  const to = node.getBoundingClientRect();
  // From the hand of the other, which is above the table.
  const [dx, dy] = from ? [from.x - to.x, from.y - to.y] : [0, -Math.max(160, to.y)];
  const size = from && to.width ? from.width / to.width : 0.7;
  return {
    duration,
    easing: cubicOut,
    css: (_: number, rest: number) =>
      `transform-origin:0 0;transform:translate(${dx * rest}px,${dy * rest}px) scale(${1 + (size - 1) * rest});z-index:9`,
  };
}

/** A card leaves play: it falls and fades. One that only moves to another row does not. */
export function leave(_: Element, id: string): TransitionConfig {
  const duration = inPlay(id) ? 0 : motion(450, still);
  return {
    duration,
    easing: cubicIn,
    css: (part: number, rest: number) =>
      `transform:translateY(${rest * 60}px) rotate(${rest * 14}deg);opacity:${part};pointer-events:none`,
  };
}
