/** Earlier moments of a running game: read from the table a few at a time, until somebody goes back to the game. */
import { unfold } from "../difference";
import type { Json, MomentsAre, ReplayFrame, TableIs } from "../wire";

/** How many moments the server sends at most; `tables/frames/moments.py` has the same number. */
const BLOCK = 16;
/** So many moments before the end of what is known, more is asked for. */
const SOON = 4;

interface Moment {
  frame: ReplayFrame;
  view: Json;
}

export class LookBack {
  /** The moment that somebody wants to see; null: the game as it stands. */
  at = $state<number | null>(null);
  /** One step on from the moment that was shown before: then things move. */
  stepped = $state(false);
  /** Just back from an earlier moment: nothing moves until the table changes. */
  returned = $state(false);
  /** The number of the last moment, which is the game as it stands. */
  last = $state(0);
  private known = $state.raw<Readonly<Record<number, Moment>>>({});
  private shown = $state.raw<Moment | null>(null);
  private asked: number[] = [];

  constructor(private ask: (first: number) => void) {}

  get on(): boolean {
    return this.at !== null;
  }
  get view(): Json | null {
    return this.on ? (this.shown?.view ?? null) : null;
  }
  get frame(): ReplayFrame | null {
    return this.on ? (this.shown?.frame ?? null) : null;
  }

  /** Go to a moment; the last one is the game itself. */
  go(moment: number): void {
    const to = Math.max(0, moment);
    if (to >= this.last) return this.leave();
    this.stepped = this.shown !== null && to - (this.at ?? this.last) === 1;
    this.at = to;
    this.show();
  }
  /** One step from where we are. */
  step(by: number): void {
    this.go((this.at ?? this.last) + by);
  }
  leave(): void {
    if (this.on) this.returned = true;
    this.at = null;
    this.shown = null;
  }

  /** The table has changed. */
  update(table: TableIs, fresh: boolean): void {
    this.last = table.moment ?? 0;
    this.returned = false;
    if (fresh) [this.known, this.asked] = [{}, []]; // a move may have been taken back
    if (this.at !== null) this.go(this.at);
  }
  take(told: MomentsAre): void {
    this.asked = this.asked.filter((first) => first !== told.first);
    const views = unfold(told.frames.map((frame) => frame.change));
    const more = told.frames.map((frame, index) => [told.first + index, { frame, view: views[index]! }]);
    this.known = { ...this.known, ...Object.fromEntries(more) };
    if (this.at !== null) this.show();
  }
  /** An answer was refused: it may be asked for again. */
  failed(): void {
    this.asked = [];
  }

  private show(): void {
    const at = this.at!;
    this.shown = this.known[at] ?? this.shown;
    this.want(at);
    this.want(at - SOON);
    this.want(at + SOON);
  }
  private want(moment: number): void {
    const first = moment - (moment % BLOCK);
    if (moment < 0 || moment >= this.last || this.known[moment] || this.asked.includes(first)) return;
    this.asked.push(first);
    this.ask(first);
  }
}
