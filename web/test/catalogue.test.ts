import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import cardgameDe from "../src/catalogue/cardgame-de";
import cardgameEn from "../src/catalogue/cardgame-en";
import dailyDe from "../src/catalogue/daily-de";
import dailyEn from "../src/catalogue/daily-en";
import baseDe from "../src/catalogue/de";
import baseEn from "../src/catalogue/en";
import intrigueDe from "../src/catalogue/intrigue-de";
import intrigueEn from "../src/catalogue/intrigue-en";
import lessonDe from "../src/catalogue/lesson-de";
import lessonEn from "../src/catalogue/lesson-en";
import recordDe from "../src/catalogue/record-de";
import recordEn from "../src/catalogue/record-en";
import reportDe from "../src/catalogue/report-de";
import reportEn from "../src/catalogue/report-en";
import riskDe from "../src/catalogue/risk-de";
import riskEn from "../src/catalogue/risk-en";
import { bundleOf } from "../src/lib/i18n.svelte";

const partsEn = {
  intrigue: intrigueEn,
  risk: riskEn,
  cardgame: cardgameEn,
  lesson: lessonEn,
  report: reportEn,
  daily: dailyEn,
  record: recordEn,
};
const partsDe = [intrigueDe, riskDe, cardgameDe, lessonDe, reportDe, dailyDe, recordDe];
const en = [...baseEn, ...Object.values(partsEn).flat()];
const de = [...baseDe, ...partsDe.flat()];
const files = import.meta.glob(
  "../../src/council/locales/en/{core,hint,moments,server,web,intrigue,risk,cardgame,lesson,report,daily,record}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const sources = import.meta.glob("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** Names of the variables in a parsed pattern, however deep. */
function variables(node: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(node)) node.forEach((child) => variables(child, found));
  else if (node && typeof node === "object") {
    const one = node as Record<string, unknown>;
    if (one.type === "var") found.add(String(one.name));
    Object.values(one).forEach((child) => variables(child, found));
  }
  return [...found].sort();
}

const entries = (files: string[]) => files.flatMap((file) => new FluentResource(file).body);

/** The messages; terms (names and their forms) belong to one language. */
function messages(files: string[]): Map<string, string[]> {
  const said = entries(files).filter((entry) => !entry.id.startsWith("-"));
  return new Map(said.map((entry) => [entry.id, variables(entry.value)]));
}

/** How many entries a file means to have; the parser drops what it cannot read without a word. */
function meant(files: string[]): number {
  return files
    .join("\n")
    .split("\n")
    .filter((line) => /^-?[a-z][\w-]* =/.test(line)).length;
}

describe("the catalogue", () => {
  it("has the same messages and variables in both languages", () => {
    expect(Object.fromEntries(messages(de))).toEqual(Object.fromEntries(messages(en)));
  });

  it("has no message twice and none that cannot be read", () => {
    for (const files of [en, de]) expect(new Set(entries(files).map((entry) => entry.id)).size).toBe(meant(files));
  });

  it("loses nothing by being loaded in parts", () => {
    expect(messages(en).size).toBe(meant(Object.values(files) as string[]));
    for (const [name, part] of Object.entries(partsEn))
      expect([...messages(part).keys()].filter((key) => !key.startsWith(`${name}-`))).toEqual([]);
  });

  it("has every message the browser names", () => {
    const known = messages(en);
    const first = ["web", "house", "server", "moments", ...Object.keys(partsEn)].join("|");
    // Quoted, and neither the id of an element nor the beginning of a key.
    const key = new RegExp(`(?<!(?:id|panel)=)["'\`]((?:${first})-[a-z_0-9-]*[a-z_0-9])["'\`]`, "g");
    const named = new Set<string>();
    for (const text of Object.values(sources)) for (const hit of text.matchAll(key)) named.add(hit[1]!);
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });

  it("has every message of a family the browser puts together", () => {
    const known = messages(en);
    const modes = ["skirmish", "dominion", "world_skirmish", "world_dominion", "mitchell", "mitchell_dominion"];
    const families: Record<string, string[]> = {
      "web-theme-": ["system", "light", "dark"],
      "web-tab-": ["log", "chat", "seats", "rules"],
      "web-is-": ["on", "off", "bot", "open", "out", "stand"],
      "web-asks-": ["undo", "pause", "end", "clock"],
      "web-asking-": ["undo", "pause", "end", "clock"],
      "web-clock-": ["none", "move", "bank", "days"],
      "web-clock-is-": ["none", "move", "bank", "days"],
      "web-grace-": ["live", "friends", "slow"],
      "web-watch-": ["end", "public"],
      "server-told-": ["away", "back", "resigned", "time-up", "undo", "pause", "goes-on", "end", "ended", "declined"],
      "server-told-clock-": ["none", "move", "bank", "days"],
      "web-level-": ["random", "greedy", "easy", "medium", "hard"],
      "web-kind-": ["me", "friend", "easy", "medium", "hard", "here"],
      "web-about-": ["intrigue", "risk", "cardgame"],
      "web-facts-": ["intrigue", "risk", "cardgame"],
      "web-game-": ["intrigue", "risk", "cardgame"],
      "house-code-": ["stark", "lannister", "baratheon", "targaryen"],
      "house-short-": ["stark", "lannister", "baratheon", "targaryen"],
      "intrigue-seat-": ["in", "blocked", "emptied"],
      "intrigue-seat-short-": ["in", "blocked", "emptied"],
      "intrigue-option-": ["first", "ages", "rounds", "house_counts"],
      "risk-overlay-": ["region", "owner", "threat", "strength", "cards", "objectives", "changes"],
      "risk-icon-": ["knight", "siege_engine", "fortification"],
      "risk-col-": ["territories", "castles", "ports", "armies", "gold", "income", "cards", "points"],
      "risk-do-done-": ["trade", "swap", "invade", "leave", "draw", "purchase", "score", "other"],
      "risk-do-": [
        "house",
        "deploy",
        "claim",
        "attack",
        "from",
        "to",
        "dice",
        "fight",
        "stop",
        "draw",
        "trade",
        "unit",
        "use",
        "pick",
        "reveal",
      ],
      "risk-end-": ["card", "arms", "rounds", "points"],
      "risk-state-": ["up", "down", "captive", "gone"],
      "risk-until-": ["battle", "invasion", "turn", "until_own_next_turn"],
      "risk-window-": ["turn", "invasion", "dice", "cards", "defence"],
      "risk-watch-": ["gift", "exile", "gone"],
      "risk-wildlings-": ["beyond", "gift"],
      "cardgame-phase-": [
        "setup",
        "plot",
        "draw",
        "marshalling",
        "challenges",
        "dominance",
        "standing",
        "taxation",
        "over",
      ],
      "web-asked-": ["mine", "always", "never"],
      "cardgame-do-": [
        "pass",
        "done",
        "nothing",
        "hand-keep",
        "hand-new",
        "place-nothing",
        "place",
        "use",
        "play",
        "marshal",
        "duplicate",
        "plot",
        "pick",
        "commit",
      ],
      "cardgame-do-several-": ["attack", "defend", "pick-up-to"],
      "cardgame-do-done-": ["attack", "defend", "pick-up-to", "challenge"],
      "cardgame-plot-": ["income", "initiative", "claim"],
      "cardgame-pile-": ["discard", "dead", "plots"],
      "cardgame-sheet-": ["discard", "dead", "plots", "hand"],
      "cardgame-role-": ["attack", "defend"],
      "cardgame-lead-": ["you", "they", "one", "you-tie", "they-tie", "one-tie"],
      "cardgame-worth-": ["military", "intrigue", "power"].flatMap((contest) =>
        ["you", "they", "one"].map((who) => `${contest}-${who}`),
      ),
      "cardgame-why-": ["not-placed", "setup-gold", "setup-limited", "setup-unique"],
      "cardgame-choose-": ["draft", "plot-deck"],
      "cardgame-end-": ["power", "rounds"],
      "cardgame-of-": ["stark", "lannister"],
      "record-tab-": ["games", "statistics", "me"],
      "record-tile-": ["games", "wins", "rate", "place", "streak", "luck", "cost"],
      "record-best-": ["score", "streak", "longest", "shortest"],
      "record-col-": [
        "player",
        "other",
        "games",
        "wins",
        "rate",
        "fair",
        "place",
        "streak",
        "game",
        "size",
        "house",
        "before",
        "behind",
        "when",
      ],
      "record-mode-": modes,
      "lesson-mode-": ["skirmish", "dominion", "world", "mitchell"],
      "daily-about-": ["intrigue", "risk", "cardgame"],
      "daily-result-": ["intrigue", "risk", "cardgame"],
      "risk-option-mode-": modes,
    };
    for (const [family, ends] of Object.entries(families)) {
      for (const end of ends) expect(known.has(family + end), family + end).toBe(true);
    }
  });

  it("names nothing that nobody says", () => {
    const all = Object.values(sources).join("\n");
    const named = new Set(all.match(/[a-z][a-z_0-9-]*(?:\$\{)?/g));
    const own = [...messages(en).keys()].filter((key) => /^(web|house)-/.test(key));
    // Whole, or as a beginning that something is put behind.
    const beginnings = (key: string): string[] => [...key.matchAll(/-/g)].map((dash) => key.slice(0, dash.index + 1));
    const said = (key: string): boolean =>
      named.has(key) || beginnings(key).some((beginning) => named.has(`${beginning}\${`));
    expect(own.filter((key) => !said(key))).toEqual([]);
  });

  it("says the same in the browser as in the terminal", () => {
    const bundle = bundleOf("en", en);
    const say = (key: string, facts: Record<string, string | number>): string =>
      bundle.formatPattern(bundle.getMessage(key)!.value!, facts);
    expect(say("intrigue-told-paid", { who: "Anna", points: 0, total: 3 })).toBe(
      "Anna takes no penalty points (3 in all).",
    );
    expect(say("intrigue-told-paid", { who: "Anna", points: 1, total: 4 })).toBe(
      "Anna takes 1 penalty point (4 in all).",
    );
    expect(say("intrigue-seat-counts", { points: 2, thrones: 1 })).toBe("penalty points, 1 throne");
    expect(say("intrigue-seat-counts", { points: 1, thrones: 0 })).toBe("penalty point");
  });

  it("puts a name in its German form", () => {
    const bundle = bundleOf("de", [
      ...de,
      '-x-mander = Der Mander\n    .acc = den Mander\n    .in = am Mander\nx-in = { FORM($x, "in") }\nx-start = { FORM($x, "In") }\nx-acc = { FORM($x) }',
    ]);
    const say = (key: string, x: string): string => bundle.formatPattern(bundle.getMessage(key)!.value!, { x });
    expect(say("x-in", "Der Mander")).toBe("am Mander");
    expect(say("x-start", "Der Mander")).toBe("Am Mander");
    expect(say("x-acc", "Der Mander")).toBe("den Mander");
    expect(
      bundle.formatPattern(bundle.getMessage("risk-told-conquered")!.value!, { who: "Anna", target: "Der Mander" }),
    ).toBe("Anna erobert den Mander.");
    expect(say("x-in", "Winterfell")).toBe("in Winterfell");
    expect(say("x-acc", "Winterfell")).toBe("Winterfell");
    expect(say("x-in", "\uE001\uE100Der Mander\uE002")).toBe("am \uE001\uE100Mander\uE002");
    const facts = { slot: "2.1", left: "Grauer Wurm", right: "Irri" };
    expect(bundle.formatPattern(bundle.getMessage("intrigue-slot-upper")!.value!, facts)).toBe(
      "Offener Platz 2.1, auf Grauem Wurm und Irri.",
    );
  });
});
