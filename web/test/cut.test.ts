import { describe, expect, it } from "vitest";
import { playerName } from "../src/screens/record/words";
import { cut, lines } from "../src/lib/picture/cut";

describe("a text that is cut", () => {
  it("keeps whole characters, so that a picture with it can be made", () => {
    const cutOff = cut("🐺".repeat(40), 16);
    expect(cutOff).toBe(`${"🐺".repeat(15)}…`);
    expect(() => encodeURIComponent(cutOff)).not.toThrow();
  });
  it("stays as it is where it fits", () => expect(cut("Anna", 4)).toBe("Anna"));
  it("goes on in a second line, and is cut at its end", () => {
    expect(lines("Arya places Jon", 20)).toEqual(["Arya places Jon"]);
    expect(lines("Arya places Jon", 11)).toEqual(["Arya places", "Jon"]);
    expect(lines("Arya places Jon", 10)).toEqual(["Arya", "places Jon"]);
    expect(lines("Arya places Jon Snow", 9)).toEqual(["Arya", "places J…"]);
    expect(lines("🐺".repeat(9), 5)).toEqual(["🐺".repeat(5), "🐺".repeat(4)]);
  });
});

describe("a name in figures", () => {
  it("is only that of a player", () => {
    expect(playerName("constructor", {})).toBe("constructor");
    expect(playerName("__proto__", {})).toBe("__proto__");
    expect(playerName("anna", { anna: "Anna" })).toBe("Anna");
  });
});
