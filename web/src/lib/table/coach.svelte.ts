/** The coach of one table: the hint that is shown, and the doubt about a move before it is sent. */
import { settings } from "../settings.svelte";
import type { HintIs, TableIs, WeighIs } from "../wire";
import type { TableStore } from "./table.svelte";

/** Per cent of the win that a move must cost before anybody is asked whether they mean it. */
export const SURE = 15;
/** Milliseconds after which a move is sent, weighed or not. */
export const PATIENCE = 1500;

/** Whether first-game help is on: until a first game of that kind is over, or somebody turns it off. */
export const helps = (game: string): boolean => settings.help[game] !== "off";

export class Coach {
  hint = $state.raw<HintIs | null>(null);
  doubt = $state.raw<WeighIs | null>(null);
  /** A move that is being weighed before it is sent. */
  weighing = $state<string | null>(null);
  private timer = 0;
  /** Sends the move that is weighed or in doubt, with those that are to follow it. */
  private send: (() => void) | null = null;

  constructor(private readonly table: TableStore) {}

  /** Whether a move is worth a question; among people nobody is asked. */
  private doubts(now: TableIs, move: string): boolean {
    const people = now.seats.filter((seat) => seat.kind !== "bot").length;
    const choice = now.moves.length > 1 && now.window === null && !now.lesson;
    const known = move === this.hint?.move || move === this.doubt?.move;
    return helps(now.game) && now.customs.hints !== "off" && people === 1 && choice && !known;
  }

  /** Send a move, weighed before where that helps; `send` is called once at most. */
  consider(now: TableIs, move: string, send: () => void): void {
    if (!this.doubts(now, move)) return send();
    this.weighing = move;
    this.send = send;
    this.timer = window.setTimeout(() => this.proceed(), PATIENCE);
    this.table.request({ do: "weigh", v: now.v, move }, move);
  }

  /** Send what was weighed or doubted after all. */
  proceed(): void {
    const { send } = this;
    this.clear();
    send?.();
  }

  /** What the move would cost. */
  weighed(found: WeighIs): void {
    if (this.weighing !== found.move) return;
    if (found.lost < SURE) return this.proceed();
    clearTimeout(this.timer);
    this.weighing = null;
    this.doubt = found;
  }

  /** Nobody could weigh it: it is sent all the same. True if that was the question. */
  failed(): boolean {
    if (this.weighing === null) return false;
    this.proceed();
    return true;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.weighing = null;
    this.send = null;
    this.hint = null;
    this.doubt = null;
  }
}
