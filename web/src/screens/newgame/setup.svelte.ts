/** A game that is being set up: who sits where, and what is chosen. */
import type { GameUI } from "../../games";
import { namesOfBots } from "../../lib/table/botnames";
import { i18n, say } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Json } from "../../lib/wire";
import type { GameIs, NewSeat, OptionIs } from "../../lib/wire/api";

export interface Chair {
  id: number;
  who: string; // me | here | friend | the level of a bot | search
  size: number; // iterations of a search
  name: string;
}
const PEOPLE = ["me", "here", "friend"];
const isBot = (chair: Chair): boolean => !PEOPLE.includes(chair.who);
export const SEARCH = "search";

/** Whether an option means anything with what is chosen: the server says where it does. */
export const applies = (option: OptionIs, chosen: Readonly<Record<string, Json>>): boolean =>
  !option.needs.length ||
  option.needs.some((row) => Object.entries(row).every(([name, values]) => values.includes(chosen[name])));

/** The words of an option that are for so many players; without such a list all are. */
export function wordsFor(option: OptionIs, players: number): string[] {
  if (!Object.keys(option.seats).length) return option.words;
  return option.words.filter((word) => {
    const [fewest = Infinity, most = 0] = option.seats[word] ?? [];
    return fewest <= players && players <= most;
  });
}

export class GameSetup {
  game = $state.raw<GameIs | null>(null);
  chosen = $state<Record<string, Json>>({});
  ui = $state.raw<GameUI | null>(null);
  private serial = 0;
  chairs = $state<Chair[]>([this.chair("me"), this.chair("medium"), this.chair("medium"), this.chair("medium")]);

  /** Begin with a game and its usual options; null: there is no such game. */
  use(game: GameIs | null, ui: GameUI | null): void {
    this.ui = ui;
    this.game = game;
    if (game) this.chairs = this.chairs.slice(0, game.most);
    this.chosen = Object.fromEntries((game?.options ?? []).map((option) => [option.name, option.default]));
  }

  // -- seats

  names = $derived.by(() => this.chairs.map((one, index) => one.name.trim() || this.placeholder(index)));

  people = $derived.by(() => this.chairs.filter((one) => !isBot(one)).length);

  /** Who had the seats in the game that goes on here: a bot that plays on keeps its name. */
  private before: readonly string[] = [];

  /** The seats of another game: mine, and bots around. */
  follow(before: readonly string[], mine: number): void {
    this.before = before;
    this.chairs = before.map((_, index) => this.chair(index === mine ? "me" : "medium"));
  }
  add(): void {
    this.chairs = [...this.chairs, this.chair("medium")];
  }
  remove(chair: Chair): void {
    this.chairs = this.chairs.filter((other) => other.id !== chair.id);
  }
  private botNames = $derived.by(() => namesOfBots(this.chairs.map(isBot), this.before));
  /** The name a chair gets when none is typed. */
  placeholder(index: number): string {
    const one = this.chairs[index]!;
    if (one.who === "me") return settings.name || say("web-guest");
    if (isBot(one)) return this.botNames[index] ?? "";
    return say(one.who === "friend" ? "web-friend-n" : "web-person-n", { n: index + 1 });
  }
  seats(): NewSeat[] {
    return this.chairs.map((one, index) => {
      const name = this.names[index]!;
      if (one.who === "me") return { kind: "me", name, crest: settings.crest, colour: settings.colour };
      if (one.who === "here") return { kind: "me", name };
      if (one.who === "friend") return { kind: "friend", name };
      return { kind: "bot", name, level: one.who === SEARCH ? `ismcts:${one.size}` : one.who };
    });
  }
  private chair(who: string): Chair {
    return { id: ++this.serial, who, size: 1000, name: who === "me" ? settings.name : "" };
  }

  // -- options

  options = $derived.by(() => (this.game?.options ?? []).filter((option) => applies(option, this.chosen)));
  /** The choice that comes before all others, with the values that are for so many. */
  front = $derived.by(() => this.options.find((option) => option.name === this.ui?.front) ?? null);
  /** All its values, also those for another number of players; a value that names no number is left out. */
  frontChoices = $derived.by(() => {
    const { words = [], seats = {} } = this.front ?? {};
    return Object.keys(seats).length ? words.filter((word) => seats[word]) : words;
  });
  frontWords = $derived.by(() => (this.front ? wordsFor(this.front, this.chairs.length) : []));

  /** How many players a value of the first choice needs, when they are not so many. */
  lacks(option: OptionIs, value: string): [number, number] | null {
    const [fewest = 0, most = 0] = option.seats[value] ?? [];
    const players = this.chairs.length;
    return fewest && (players < fewest || players > most) ? [fewest, most] : null;
  }
  /** Choose a value; if it needs more players bots sit down, if fewer the last ones get up. */
  choose(option: OptionIs, value: string): void {
    const needed = this.lacks(option, value);
    if (needed) {
      while (this.chairs.length < needed[0]) this.add();
      if (this.chairs.length > needed[1]) this.chairs = this.chairs.slice(0, needed[1]);
    }
    this.chosen[option.name] = value;
  }

  /** What differs from the defaults. */
  changed(): Record<string, Json> {
    const chosen = $state.snapshot(this.chosen);
    return Object.fromEntries(
      this.options
        .filter((option) => JSON.stringify(chosen[option.name]) !== JSON.stringify(option.default))
        .map((option) => [option.name, chosen[option.name]]),
    );
  }
  /** A value of an option in words. */
  text(option: OptionIs, value: string | number): string {
    const key = `${this.game?.name}-option-${option.name}-${value}`;
    if (i18n.has(key)) return say(key);
    if (option.kind === "words" && /^\d+$/.test(String(value))) return this.names[Number(value)] ?? "";
    return String(value);
  }
}
