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
  seats: ["aside .seats", ".seats", "section.house", "aside"],
  prompt: [".lesson .acts"],
  phases: ["header .mid", "header h1"],
  map: [".map"],
  odds: [".odds"],
  dice: ["section.battle", "section:has(> .odds)"],
  goals: [".legend"],
  plots: ["section.plots", "section.pick"],
};
const AROUND = 4;

function boxOf(token: string, rect: DOMRect, wide: boolean): Box {
  return {
    token,
    left: Math.round(rect.left - AROUND),
    top: Math.round(rect.top - AROUND),
    width: Math.round(rect.width + 2 * AROUND),
    height: Math.round(rect.height + 2 * AROUND),
    wide,
  };
}

const seen = (element: Element | null | undefined): element is Element => {
  const rect = element?.getBoundingClientRect();
  return !!rect && rect.width > 0 && rect.height > 0;
};

/** The things of a token: a card may lie in a hand and on the table. */
function things(token: string, where: ParentNode): Element[] {
  return [...where.querySelectorAll(`[data-token="${CSS.escape(token)}"]`)].filter(seen);
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
