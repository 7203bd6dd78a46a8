/** A browser's part in chance. */
import { beforeEach, describe, expect, it } from "vitest";
import { compare, keptAt, RandomValues, sealOf } from "../src/lib/table/fair";
import { sha256 } from "../src/lib/table/sha256";
import type { FairIs } from "../src/lib/wire";

const store = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  },
});

function fair(deal: FairIs["deal"], seals: string[] = ["", ""], words: string[] = ["", ""]): FairIs {
  return { commitment: "c0", seals, words, missing: [], deal, secret: "" };
}

beforeEach(() => store.clear());

describe("SHA-256", () => {
  it("is that of everybody else", async () => {
    for (const length of [0, 1, 3, 34, 55, 56, 63, 64, 65, 119, 120, 500]) {
      const text = "ä0:f".repeat(length).slice(0, length);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(sha256(text)).toBe([...theirs].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("a word", () => {
  it("is sealed, kept, and told when all have sealed theirs", () => {
    const lots = new RandomValues("t");
    const [seal] = lots.next(fair("seal"), [1], false);
    const word = keptAt("t")!.drafts![1]!;
    expect(word).toMatch(/^[0-9a-f]{32}$/);
    expect(seal).toEqual({ do: "seal", seat: 1, seal: sealOf(1, word) });
    expect(lots.next(fair("seal"), [1], false)).toEqual([]); // said already
    const sealed = ["", sealOf(1, word)];
    expect(lots.next(fair("seal", sealed), [1], false)).toEqual([]);
    expect(new RandomValues("t").next(fair("open", sealed), [1], false)).toEqual([{ do: "word", seat: 1, word }]);
    expect(lots.next(fair("done", sealed, ["", word]), [1], false)).toEqual([]);
  });

  it("is told for each seat of the browser, and by nobody else", () => {
    expect(new RandomValues("t").next(fair("seal"), [0, 1], false)).toHaveLength(2);
    expect(new RandomValues("u").next(fair("seal"), [], false)).toEqual([]);
    expect(new RandomValues("v").next(null, [0], false)).toEqual([]);
    expect(new RandomValues("w").next(fair("done"), [0], true)).toEqual([]);
  });

  it("is told once all is dealt by who came late, and not during the opening", () => {
    const lots = new RandomValues("t");
    expect(lots.next(fair("open", ["aa", ""]), [1], false)).toEqual([]);
    expect(lots.next(fair("done", ["aa", ""]), [1], false)).toHaveLength(1);
  });

  it("of another device is left to that device", () => {
    expect(new RandomValues("t").next(fair("open", ["", "bb"]), [1], false)).toEqual([]);
  });

  it("is said again after a lost line", () => {
    const lots = new RandomValues("t");
    const first = lots.next(fair("seal"), [0], false);
    lots.again();
    expect(lots.next(fair("seal"), [0], false)).toEqual(first);
  });
});

describe("what a browser remembers", () => {
  it("is compared with the end", () => {
    const lots = new RandomValues("t");
    lots.next(fair("seal"), [0], false);
    const word = keptAt("t")!.drafts![0]!;
    const ours = sealOf(0, word);
    lots.next(fair("open", [ours, "aa"]), [0], false);
    const end = fair("done", [ours, "aa"], [word, "bb"]);
    expect(compare(keptAt("t"), end, [0])).toBe("same");
    expect(compare(keptAt("t"), { ...end, commitment: "c1" }, [0])).toBe("other");
    expect(compare(keptAt("t"), { ...end, words: ["77", "bb"] }, [0])).toBe("other");
    expect(compare(keptAt("t"), { ...end, seals: [ours, "ab"] }, [0])).toBe("other"); // sealed anew after ours was told
    expect(compare(null, end, [0])).toBeNull();
  });

  it("is not disturbed by a word that was promised and not waited for", () => {
    const lots = new RandomValues("t");
    lots.next(fair("seal"), [0], false);
    const ours = sealOf(0, keptAt("t")!.drafts![0]!);
    lots.next(fair("seal", [ours, ""]), [0], false);
    expect(compare(keptAt("t"), fair("done", [ours, "aa"], ["", "bb"]), [0])).toBe("part");
    expect(compare(keptAt("t"), fair("done", ["", "aa"], ["", "bb"]), [0])).toBe("other");
  });

  it("begins with the game, not after its end", () => {
    expect(new RandomValues("t").next(fair("done", ["aa", ""], ["bb", ""]), [0], true)).toEqual([]);
    expect(keptAt("t")).toBeNull();
  });
});

describe("one seat", () => {
  const seals = (lots: RandomValues): string => (lots.next(fair("seal"), [0], false)[0] as { seal: string }).seal;

  it("has one word in two tabs, whichever sits down first", () => {
    const [one, two] = [new RandomValues("t"), new RandomValues("t")];
    expect(seals(one)).toBe(seals(two));
  });

  it("has one word in two tabs that did not hear of each other in time", () => {
    const [one, two] = [new RandomValues("t"), new RandomValues("t")];
    const first = seals(one);
    store.clear(); // as the other tab still sees it
    expect(seals(two)).not.toBe(first);
    const shown = fair("seal", [first, ""]);
    two.next(shown, [0], false);
    one.next(shown, [0], false);
    two.next(shown, [0], false);
    for (const lots of [one, two, new RandomValues("t")]) {
      const [told] = lots.next(fair("open", [first, "aa"]), [0], false) as { word: string }[];
      expect(sealOf(0, told!.word)).toBe(first);
    }
  });

  it("has the word of the quicker device, and the other raises no alarm", () => {
    const lots = new RandomValues("t");
    seals(lots);
    const open = { ...fair("open", ["aa", "bb"]), missing: [0] };
    expect(lots.next(open, [0], false)).toEqual([]);
    expect(lots.lacks(open, [0])).toBe(true);
    const end = fair("done", ["aa", "bb"], ["cc", "dd"]);
    lots.next(end, [0], true);
    expect(compare(keptAt("t"), end, [0])).toBe("part");
  });
});
