/** Where on the page the things are that a lesson points at. */

export interface Box {
  token: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** A whole part of the screen, not one thing. */
  wide: boolean;
}

/** Parts of the screen, by the name that lessons give them; the first that is there counts. */
const PARTS: Readonly<Record<string, string[]>> = {
  hand: ["section.hand", "section.court .cards"],
  court: ["section.space", ".map"],
  seats: ["aside .seats", "aside .realm", ".seats", "section.house", "aside"],
  prompt: [".lesson .acts"],
  phases: ["header .mid", "header h1"],
  map: [".map"],
  odds: [".odds"],
  dice: ["section.battle", "section:has(> .odds)"],
  goals: [".legend"],
  plots: ["section.pick", "section.plots"],
};
const AROUND = 4;
const EDGE = 2;

function boxOf(token: string, { left, top, right, bottom }: DOMRect, wide: boolean): Box {
  // A part of the screen is ringed within its edges: a ring that is cut off looks broken.
  const hold = (at: number, most: number): number => (wide ? Math.min(most - EDGE, Math.max(EDGE, at)) : at);
  const [x, y] = [hold(Math.round(left - AROUND), innerWidth), hold(Math.round(top - AROUND), innerHeight)];
  return {
    token,
    left: x,
    top: y,
    width: hold(Math.round(right + AROUND), innerWidth) - x,
    height: hold(Math.round(bottom + AROUND), innerHeight) - y,
    wide,
  };
}

const seen = (element: Element | null | undefined): element is Element => {
  const rect = element?.getBoundingClientRect();
  return !!rect && rect.width > 0 && rect.height > 0;
};

/** Whether the middle of a thing is on the screen. */
function onScreen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

/** The things of a token: a card may lie in a hand and on the table. Those outside the screen count only if all do. */
function things(token: string, where: ParentNode): Element[] {
  const found = [...where.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].filter(seen);
  const near = found.filter(onScreen);
  return near.length ? near : found;
}

/** Nothing of it is in sight, as a card in a closed sheet of a phone: then a button of the prompt does it. */
export function boxesOrPrompt(point: readonly string[]): Box[] {
  const found = boxesOf(point);
  return found.length || !point.length ? found : boxesOf(["ui:prompt"]);
}

export function boxesOf(point: readonly string[], where: ParentNode = document): Box[] {
  return point.flatMap((token) => {
    if (token.startsWith("ui:")) {
      const part = PARTS[token.slice(3)]?.map((one) => where.querySelector(one)).find(seen);
      return part ? [boxOf(token, part.getBoundingClientRect(), true)] : [];
    }
    return things(token, where)
      .slice(0, 2)
      .map((one, index) => boxOf(`${token} ${index}`, one.getBoundingClientRect(), false));
  });
}
