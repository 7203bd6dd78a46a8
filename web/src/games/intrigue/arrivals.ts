/** Cards slide to their place from the hand or the seat they come from. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../lib/motion";

export class Arrivals {
  private origins = new Map<string, DOMRect>();
  private asked: number | null = null;

  /** Note where everything lies before the view changes. */
  note(asked: number | null): void {
    this.origins = new Map();
    for (const held of document.querySelectorAll<HTMLElement>(".hand [data-token]")) {
      this.origins.set(held.dataset.token!, held.getBoundingClientRect());
    }
    const seat = document.querySelector(`[data-seat="${this.asked}"]`);
    if (seat) this.origins.set("seat", seat.getBoundingClientRect());
    this.asked = asked;
  }

  /** The transition of a card that was laid. */
  transition(node: Element, id: string, still: boolean): TransitionConfig {
    const duration = motion(320, still);
    const from = this.origins.get(id) ?? this.origins.get("seat");
    const to = node.getBoundingClientRect();
    if (!duration || !from) return { duration: 0 };
    const size = Math.min(from.width, 150) / to.width;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    return {
      duration,
      easing: cubicOut,
      css: (_: number, rest: number) => {
        const move = `translate(${dx * rest}px,${dy * rest}px) scale(${1 + (size - 1) * rest})`;
        return `transform-origin:0 0;transform:${move};z-index:9`;
      },
    };
  }
}
