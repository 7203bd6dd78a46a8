import { describe, expect, it } from "vitest";
import { compare, dayFrom, streak } from "../src/lib/days";

const result = (rank: number, score: number): { rank: number; score: number; won: number } => ({ rank, score, won: 0 });

describe("the deal of the day", () => {
  it("counts days in a row, up to today or to yesterday", () => {
    const days = ["2026-03-01", "2026-02-28", "2026-02-26"];
    expect(streak(days, "2026-03-01")).toBe(2);
    expect(streak(days, "2026-03-02")).toBe(2);
    expect(streak(days, "2026-03-03")).toBe(0);
    expect(streak([], "2026-03-01")).toBe(0);
  });
  it("knows the day before", () => {
    expect(dayFrom("2028-03-01", -1)).toBe("2028-02-29");
    expect(dayFrom("2026-12-31", 1)).toBe("2027-01-01");
  });
  it("compares by place, then by score, which may count penalties", () => {
    expect(compare(true, result(1, 5), result(2, 0))).toBe(1);
    expect(compare(true, result(1, 5), result(1, 3))).toBe(-1);
    expect(compare(false, result(1, 5), result(1, 3))).toBe(1);
    expect(compare(false, result(2, 5), result(2, 5))).toBe(0);
  });
});
