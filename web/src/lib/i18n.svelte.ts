/** Sentences: the one catalogue of the terminal and the server, said in the reader's language. */
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { Name } from "./names";
import type { Said } from "./wire";

export type Lang = "en" | "de";
export const LANGS: readonly Lang[] = ["en", "de"];
export type Names = readonly string[];
/** A stretch of a sentence; `kind` tells people and things from plain words. */
export interface Stretch {
  text: string;
  kind: "plain" | "who" | "thing";
  /** The name of a thing in every language. */
  name?: Name;
}

/** A part of the catalogue in every language, fetched when it is needed. */
export type Part = Record<Lang, () => Promise<{ default: string[] }>>;

const BASE: Part = {
  en: () => import("../catalogue/en"),
  de: () => import("../catalogue/de"),
};

/** Signs for private use: around people and things, and from the first on for which thing it is. */
const FIRST = 0xe100;
/** Dice come as "5 1 1", which in print looks like one number. */
const DICE = /^\d(?: \d)+$/;

export function bundleOf(lang: Lang, sources: string[]): FluentBundle {
  const resources = sources.map((source) => new FluentResource(source));
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { FORM: formsOf(resources) } });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/**
 * The function FORM of a catalogue: how a name stands in a sentence. The terms of a catalogue are
 * names with their forms; council/locales explains them and does the same for the terminal.
 * A name that is marked as a thing keeps its mark; article and preposition stand outside.
 */
function formsOf(resources: FluentResource[]): FluentFunction {
  const terms = resources.flatMap((resource) => resource.body.filter((entry) => entry.id.startsWith("-")));
  const known = new Map(terms.map((term) => [term.value, term.attributes]));
  return ([name, asked]) => {
    const word = String(asked ?? "");
    const [, open, text, close] = /^(\uE001.)?(.*?)(\uE002)?$/.exec(String(name))!;
    const form = known.get(text!)?.[word.toLowerCase() || "acc"];
    if (typeof form !== "string") return word ? `${word} ${name}` : String(name);
    const start = Math.max(0, form.search(/\p{Lu}/u)); // what comes before the name is in small letters
    const lead = form.slice(0, start);
    const first = /^\p{Lu}/u.test(word) ? lead.charAt(0).toUpperCase() + lead.slice(1) : lead;
    return `${first}${open ?? ""}${form.slice(start)}${close ?? ""}`;
  };
}

class I18n {
  lang = $state<Lang>("en");
  private bundle = $state.raw<FluentBundle | null>(null);

  /** How dates and times are written: English is British here. */
  get dates(): string {
    return this.lang === "en" ? "en-GB" : this.lang;
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  private parts = [BASE];

  private wanted: Lang = "en";

  async setLanguage(lang: Lang): Promise<void> {
    this.wanted = lang;
    const loaded = await Promise.all(this.parts.map((part) => part[lang]()));
    if (lang !== this.wanted) return; // another wish came meanwhile
    this.bundle = bundleOf(
      lang,
      loaded.flatMap((part) => part.default),
    );
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Learn more words, those of a game; they stay. Whoever asks again while they are fetched waits as well. */
  load(part: Part): Promise<void> {
    if (!this.parts.includes(part)) {
      this.parts = [...this.parts, part];
      this.fetching = this.setLanguage(this.wanted);
    }
    return this.fetching;
  }

  private fetching: Promise<void> = Promise.resolve();

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** The sentence of a key; a missing one is our bug and shows as its key. */
  say(key: string, facts: Record<string, unknown> = {}, names: Names = []): string {
    return this.format(key, facts, names, (text) => text);
  }

  said(said: Said, names: Names = []): string {
    return this.say(said.key, said.facts, names);
  }

  /** The sentence in parts, so that people and things can be set apart. */
  stretches(said: Said, names: Names): Stretch[] {
    const things: Name[] = [];
    const marked = this.format(said.key, said.facts, names, (text, kind, name) => {
      if (kind === "who") return `\uE000${text}\uE002`;
      return `\uE001${String.fromCharCode(FIRST + things.push(name!) - 1)}${text}\uE002`;
    });
    return marked
      .split(/(\uE000[^\uE002]*\uE002|\uE001[^\uE002]*\uE002)/)
      .filter((piece) => piece !== "")
      .map((piece) => {
        if (piece[0] === "\uE000") return { kind: "who", text: piece.slice(1, -1) };
        if (piece[0] === "\uE001")
          return { kind: "thing", text: piece.slice(2, -1), name: things[piece.charCodeAt(1) - FIRST] };
        return { kind: "plain", text: piece };
      });
  }

  /** Words in every language: ours. */
  of(words: Readonly<Record<string, string>> | undefined): string {
    return words?.[this.lang] ?? words?.en ?? "";
  }

  private format(
    key: string,
    facts: Record<string, unknown>,
    names: Names,
    mark: (text: string, kind: "who" | "thing", name?: Name) => string,
  ): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    if (!this.bundle || !pattern) return key;
    const plain: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact === "number") plain[name] = fact;
      else if (typeof fact === "string") plain[name] = DICE.test(fact) ? fact.replaceAll(" ", ", ") : fact;
      else if (Array.isArray(fact)) plain[name] = fact.join(", ");
      else if (fact && typeof fact === "object" && "who" in fact) {
        const seat = fact.who as number;
        plain[name] = mark(names[seat] ?? String(seat + 1), "who");
      } else if (fact && typeof fact === "object") {
        plain[name] = mark(this.of(fact as Name), "thing", fact as Name);
      } else plain[name] = String(fact);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, plain, errors);
    if (errors.length) console.warn(`${key}: ${errors.join("; ")}`);
    return text;
  }
}

/** A number with a true minus sign. */
export const minus = (number: number): string => String(number).replace("-", "−");

export const i18n = new I18n();
export const say = (key: string, facts: Record<string, unknown> = {}, names: Names = []): string =>
  i18n.say(key, facts, names);
