import { describe, expect, it } from "vitest";
import { frameAt, lineAt } from "../src/screens/replay/moments";
import { apart, bandOf, lineOf, MOST, nearest, pointAt, scales, thinned } from "../src/screens/report/curve";

const point = (line: number, share: number, error = 0) => ({
  line,
  shares: [share, 1 - share],
  errors: [error, error],
});
const box = { left: 10, top: 0, width: 100, height: 50 };

describe("the curve", () => {
  const curve = [point(2, 0.5, 0.1), point(4, 0.75), point(6, 1)];
  it("fills its box", () => {
    const scale = scales(curve, box);
    expect(lineOf(curve, 0, scale)).toBe("10.0,25.0 60.0,12.5 110.0,0.0");
    expect(lineOf(curve, 1, scale)).toBe("10.0,25.0 60.0,37.5 110.0,50.0");
    expect(scale.line(60)).toBe(4);
  });
  it("has a band of 95 % that stays inside", () => {
    const band = bandOf(curve, 0, scales(curve, box)).split(" ");
    expect(band).toHaveLength(6);
    expect(band[0]).toBe("10.0,15.2");
    expect(band[5]).toBe("10.0,34.8");
  });
  it("keeps its ends and the moments when it is thinned", () => {
    const long = Array.from({ length: 1000 }, (_, k) => point(k + 2, 0.5));
    const thin = thinned(long, [778]);
    expect(thin.length).toBeLessThanOrEqual(MOST + 1);
    expect([thin[0]!.line, thin.at(-1)!.line]).toEqual([2, 1001]);
    expect(thin.some(({ line }) => line === 778)).toBe(true);
  });
  it("finds the point of a click and of a moment", () => {
    expect(nearest(curve, 4.9)!.line).toBe(4);
    expect(pointAt(curve, 5)!.line).toBe(4);
    expect(pointAt(curve, 1)!.line).toBe(2);
  });
  it("keeps numbers apart", () => expect(apart([10, 12, 40], 13)).toEqual([10, 23, 40]));
});

describe("a moment of a replay", () => {
  const frames = [1, 2, 3, 5].map((line) => ({ line })); // line 4 is a checksum
  it("is named by the line that is played next", () => {
    expect([2, 3, 4, 5, 6, 99].map((line) => frameAt(frames, line))).toEqual([0, 1, 2, 2, 3, 3]);
    expect(frameAt(frames, 0)).toBe(0);
  });
  it("has an address that leads back to it", () => {
    for (const at of [0, 1, 2, 3]) expect(frameAt(frames, lineAt(frames, at))).toBe(at);
  });
});
