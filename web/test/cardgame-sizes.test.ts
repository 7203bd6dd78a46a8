import { describe, expect, it } from "vitest";
import { layHand, lines, titleSize } from "../src/games/cardgame/cards/sizes";

describe("titles on small cards", () => {
  it("wraps at words", () => {
    expect(lines("Hodor", 8)).toBe(1);
    expect(lines("Stark Escort", 10)).toBe(2);
    expect(lines("Stark-Eskorte", 10)).toBe(2);
    expect(lines("Mohnblumensaft", 10)).toBe(Infinity);
  });
  it("makes long titles smaller, never so small that they are lost", () => {
    expect(titleSize("Hodor")).toBeGreaterThan(1);
    for (const title of [
      "Ein Lennister begleicht seine Schuld",
      "I Never Bet Against My Family",
      "Waffenschmied aus Lennishort",
      "Bran the Builder's Legacy",
      "Mohnblumensaft",
    ]) {
      const size = titleSize(title);
      expect(size, title).toBeGreaterThanOrEqual(0.6);
      expect(lines(title, 10.2 / size) * size, title).toBeLessThanOrEqual(2.2);
    }
  });
});

describe("the first hand", () => {
  it("is seen whole, whatever the screen", () => {
    for (const [width, height] of [
      [390, 400], // a phone
      [544, 190], // on its side
      [512, 290], // a desk at twice the size
      [612, 980], // a tablet
      [696, 690],
      [860, 740],
      [1336, 920],
    ] as const) {
      const { columns, u, large } = layHand(7, width, height);
      const rows = Math.ceil(7 / columns);
      expect(columns * 8.6 * u, `${width}`).toBeLessThan(width);
      expect(rows * (large ? 15.4 : 12) * u, `${width}`).toBeLessThan(height);
    }
    expect(layHand(7, 696, 690).large).toBe(true);
    expect(layHand(7, 1336, 920).u).toBeGreaterThan(24);
  });
});
