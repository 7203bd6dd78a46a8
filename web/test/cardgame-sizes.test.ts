import { describe, expect, it } from "vitest";
import { lines, titleSize } from "../src/games/cardgame/cards/sizes";

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
