import { describe, expect, it } from "vitest";
import { armsOf, COLOURS } from "../src/lib/arms";

describe("arms", () => {
  it("gives every seat a colour of its own, and nobody one that another has chosen", () => {
    const seats = [{ colour: "blue", crest: "raven3" }, {}, { colour: "red" }, { colour: "puce", crest: "griffin" }];
    const shown = seats.map((_, seat) => armsOf(seats, seat));
    expect(shown.map((one) => one.colour)).toEqual(["blue", "gold", "red", "green"]);
    expect(shown.map((one) => one.crest)).toEqual(["raven3", "", "", ""]);
  });

  it("has a colour when all are taken", () => {
    const seats = [...COLOURS.map((colour) => ({ colour })), {}];
    expect(armsOf(seats, 8).colour).toBe(COLOURS[0]);
  });
});
