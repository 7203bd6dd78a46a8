/** The moves this browser makes: one by one, several in a row, or by themselves; and how they are taken back. */
import { monotonic } from "../ui/ticker.svelte";
import type { TableIs } from "../wire";
import { Gestures } from "./gestures";
import type { TableStore } from "./table.svelte";
import { remember } from "./windows.svelte";

/** Several moves in a row: the next one, or null when it is time to look again. */
export type MoveSequence = (now: TableIs) => string | null;
/** A sequence whose first move was asked for already. */
export function startingWith(first: string, rest: MoveSequence): MoveSequence {
  let begun = false;
  return (now) => {
    if (begun) return rest(now);
    begun = true;
    return first;
  };
}
/** A move that goes without saying; null: ask the player. */
export type AutoMove = ((table: TableStore) => string | null) | null;

/** Milliseconds from one move of a sequence to the next: you can follow, and the server is not rushed. */
const PACE = 240;

export class Moves {
  /** A move is on its way; nothing else is sent until it is answered. */
  sending = $state<string | null>(null);
  /** Moves are being made one after the other. */
  sequence = $state.raw<MoveSequence | null>(null);
  /** Asked whenever this seat is. */
  private auto = $state.raw<AutoMove>(null);
  /** Something was taken back: nothing goes without saying until the next move. */
  private held = $state(false);
  private gestures = new Gestures();
  /** The last move followed from a gesture by itself. */
  carried = false;
  private undoing = 0; // moves that are still to be taken back
  private timer = 0;
  private sentAt = -PACE;

  constructor(private readonly table: TableStore) {}

  send(move: string): void {
    this.carried = false;
    this.gestures.begin(1);
    this.dispatch(move);
  }

  /** Make one move after the other until the sequence, the rules or Escape say stop. */
  follow(sequence: MoveSequence): void {
    this.sequence = sequence;
    this.gestures.begin(0);
    this.step();
    this.carried = false;
    if (!this.sequence) this.gestures.dropEmpty();
  }

  setAuto(auto: AutoMove): void {
    this.auto = auto;
    this.step();
  }

  /** The move that goes without saying now; nobody need be shown the question. */
  get pendingAuto(): string | null {
    const { mine, now } = this.table;
    return mine && !this.sequence && !this.held && now && !now.lesson ? (this.auto?.(this.table) ?? null) : null;
  }

  /** Stop the sequence; what goes without saying still follows. */
  stop(): void {
    if (this.sequence) this.stepSoon();
    this.sequence = null;
  }

  /** Take back what was done last by one gesture, be it several moves. */
  undo(): void {
    this.sequence = null;
    this.undoing = this.gestures.pop();
    this.undoNext();
  }

  /** The server said no. */
  refused(): void {
    if (this.sending) this.gestures.withdraw();
    this.sending = null;
    this.sequence = null;
  }

  /** The server could not do what was asked. */
  failed(): void {
    this.refused();
    this.undoing = 0;
  }

  /** The table has changed. */
  advance(): void {
    this.sending = null;
    this.undoNext();
    this.stepSoon();
  }

  /** What goes without saying, or the next move of a sequence, at its pace. */
  stepSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.step(), Math.max(0, this.sentAt + PACE - monotonic()));
  }

  /** Another person has the device: their Undo does not reach beyond that. */
  forget(): void {
    this.gestures.clear();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private step(): void {
    const { now, mine, moves, hotSeat } = this.table;
    if (!now || !mine || this.sending || hotSeat.curtain !== null) return;
    const next = now.lesson?.read ? null : (this.sequence?.(now) ?? null);
    if (next !== null && moves.includes(next)) return this.carryOn(next);
    this.sequence = null;
    const auto = this.pendingAuto;
    if (auto !== null && moves.includes(auto)) this.carryOn(auto);
  }

  /** What follows from a gesture, and what goes without saying after it, is part of it. */
  private carryOn(move: string): void {
    this.gestures.extend();
    this.carried = true;
    this.dispatch(move);
  }

  private dispatch(move: string): void {
    const { now } = this.table;
    if (!now) return;
    this.sending = move;
    this.sentAt = monotonic();
    this.held = false;
    remember(now, move);
    this.table.clearAnswers();
    this.table.request({ do: "move", v: now.v, move }, move);
  }

  private undoNext(): void {
    const { now } = this.table;
    if (!now?.can_undo) this.undoing = 0;
    if (!now || !this.undoing) return;
    this.undoing -= 1;
    this.held = true;
    this.table.request({ do: "undo", v: now.v }, "");
  }
}
