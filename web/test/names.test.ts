import { beforeAll, describe, expect, it, vi } from "vitest";
import { namedSo } from "../src/lib/names";
import { i18n } from "../src/lib/i18n.svelte";

const words = {
  ice: { en: "Ice", de: "Eis" },
  guard_1: { en: "Bodyguard", de: "Leibwächter" },
  guard_2: { de: "Leibwächter", en: "Bodyguard" },
  champion: { en: "Champion", de: "Leibwächter" },
};

describe("a name that was told", () => {
  it("leads to its thing by all languages together", () => {
    expect(namedSo(words, { en: "Ice", de: "Eis" })).toEqual(["ice"]);
    expect(namedSo(words, { en: "Champion", de: "Leibwächter" })).toEqual(["champion"]);
    expect(namedSo(words, { en: "Bodyguard", de: "Leibwächter" })).toEqual(["guard_1", "guard_2"]);
  });
  it("leads nowhere where nothing is called so", () => {
    expect(namedSo(words, { en: "Ice", de: "Frost" })).toEqual([]);
    expect(namedSo({}, { en: "Ice", de: "Eis" })).toEqual([]);
  });
});

describe("a sentence in parts", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    const part = (sentence: string) => () => Promise.resolve({ default: [`told-host = ${sentence}`] });
    await i18n.load({
      en: part("{ $who } puts { $card } on { $host }."),
      de: part("Auf { $host } legt { $who } { $card }."),
    });
  });
  const said = { key: "told-host", facts: { who: { who: 0 }, card: words.ice, host: words.champion } };

  it("keeps the name of each thing, wherever a language puts it", async () => {
    await i18n.setLanguage("en");
    expect(i18n.stretches(said, ["Anna"])).toEqual([
      { kind: "who", text: "Anna" },
      { kind: "plain", text: " puts " },
      { kind: "thing", text: "Ice", name: words.ice },
      { kind: "plain", text: " on " },
      { kind: "thing", text: "Champion", name: words.champion },
      { kind: "plain", text: "." },
    ]);
    await i18n.setLanguage("de");
    expect(
      i18n
        .stretches(said, ["Anna"])
        .filter((part) => part.kind === "thing")
        .map((part) => part.name),
    ).toEqual([words.champion, words.ice]);
  });
});
