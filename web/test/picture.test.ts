import { describe, expect, it } from "vitest";
import { columns } from "../src/lib/picture/moment";
import { escaped, polygon } from "../src/lib/picture/trace";

const seat = (who: string, counts: string) => ({ who, number: "3", counts, colour: "#fff" });

describe("the picture of a moment", () => {
  it("has room for what counts of every player", () => {
    const short = [1, 2, 3, 4].map(() => seat("Anna", "points"));
    expect(columns(1200, short)).toBe(4);
    expect(columns(500, short)).toBe(2);
    const long = [seat("Clara Sofie von H", "Strafpunkte, 2 Throne"), ...short.slice(1)];
    expect(columns(1200, long)).toBe(2);
    expect(columns(780, [seat("x".repeat(40), "x".repeat(200))])).toBe(1);
    expect(columns(780, [])).toBe(1);
  });
  it("takes no name for a part of itself", () => {
    expect(escaped(`<script>"&'</script>`)).toBe("&lt;script&gt;&quot;&amp;'&lt;/script&gt;");
  });
  it("cuts a box as the page does", () => {
    const box = { left: 10, top: 20, width: 100, height: 50 } as DOMRect;
    expect(polygon("polygon(0px 0%, 100% 0px, 50% 100%)", box)).toEqual([
      [10, 20],
      [110, 20],
      [60, 70],
    ]);
    expect(polygon("polygon(calc(1px + 2%) 0px, 100% 0%)", box)).toBeNull();
    expect(polygon("none", box)).toBeNull();
  });
});
