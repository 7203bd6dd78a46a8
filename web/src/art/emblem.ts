/** An emblem: what is drawn on a card. Each game has a file of them, one line a card. */
export interface Emblem {
  /** The main drawing: a charge (`charges`), or a sign of the sprite ("s-stark", "i-castle"). */
  charge: string;
  /** A second one, small, in the lower right. */
  with?: string;
  /** A second one of the same size. */
  beside?: string;
  /** What lies behind them. */
  ground?: Ground;
  /** A few figures in the lower right. */
  mark?: string;
}

export const GROUNDS = {
  roundel: "M0 32a32 32 0 1 0 64 0a32 32 0 1 0 -64 0Z",
  lozenge: "M32 -4L68 32L32 68L-4 32Z",
  bend: "M0 0H26L64 38V64H38L0 26Z",
  chevron: "M32 8L64 40V64L32 32L0 64V40Z",
} as const;
export type Ground = keyof typeof GROUNDS;

/** Where a drawing lies in the square of 64 units. */
export interface Placed {
  name: string;
  x: number;
  y: number;
  size: number;
  /** It lies over another: a gap is cut around it. */
  over?: boolean;
}

export function placed(emblem: Emblem): Placed[] {
  const { charge, beside, mark } = emblem;
  if (beside && mark) {
    return [
      { name: charge, x: 0, y: 0, size: 34 },
      { name: beside, x: 31, y: 0, size: 34 },
    ];
  }
  if (beside) {
    return [
      { name: charge, x: 0, y: 2, size: 36 },
      { name: beside, x: 28, y: 26, size: 36, over: true },
    ];
  }
  if (!emblem.with) return [{ name: charge, x: 0, y: 0, size: 64 }];
  return [
    { name: charge, x: 0, y: 0, size: 55 },
    { name: emblem.with, x: 39, y: 39, size: 25, over: true },
  ];
}
