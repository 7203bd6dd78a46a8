import { expect, test, vi } from "vitest";
import { i18n, say, type Part } from "../src/lib/i18n.svelte";

const part = (source: string, ms: number): Part => {
  const slow = () => new Promise<{ default: string[] }>((done) => setTimeout(() => done({ default: [source] }), ms));
  return { en: slow, de: slow };
};

test("whoever asks for words that are on their way waits for them", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const slow = part("first = One", 20);
  void i18n.load(slow);
  await i18n.load(slow);
  expect(say("first")).toBe("One");
});

test("dice are read one by one", async () => {
  await i18n.load(part("dice = { $attack } against { $defence } with { $count }", 0));
  expect(say("dice", { attack: "5 1 1", defence: "4", count: 12 })).toBe("5, 1, 1 against 4 with 12");
});
