/**
 * The connection to a table. It comes back by itself, and what was asked while it was down is asked again:
 * a move keeps its version `v` and number `n`, so the server carries it out at most once. It says where it was, and
 * is told what came after: on a slow connection a long history takes long.
 */
import type { Ask, Tell } from "../wire";
import { browserEnvironment, wait, type Environment, type Socket } from "./environment";

export type ConnectionState = "connecting" | "open" | "reconnecting" | "closed";

/** A dead connection is noticed within ten seconds; when somebody looks again, or the network is back, sooner. */
const PING_EVERY = 5_000;
const ANSWER_WITHIN = 4_500;
const ANSWER_SOON = 1_000;
const OPEN_WITHIN = 10_000;
const SLEPT = 2_000;
/** Codes after which the server does not want us back. */
const FINAL_CODES = new Set([4401, 4403, 4404, 1008]);

type Numbered = Extract<Ask, { n?: number }>;

export class Connection {
  state: ConnectionState = "connecting";
  private wire: Socket | null = null;
  private failures = 0;
  private retry = 0;
  private pulse = 0;
  private overdue = 0;
  private gap = 0;
  private last = 0;
  private looking: number | null | undefined = undefined;
  /** How far the story was told and the talk heard. */
  private mark = "";
  private said = -1;
  /** Asked and not yet answered, by number, oldest first. */
  private pending = new Map<number, Numbered>();

  constructor(
    private url: string,
    private heard: (tell: Tell) => void,
    private changed: (state: ConnectionState) => void,
    private around: Environment = browserEnvironment,
  ) {
    this.connect();
  }

  /** Ask something that is answered by number. Returns the number. */
  ask(what: Numbered): number {
    const n = ++this.last;
    const numbered: Numbered = { ...what, n };
    this.pending.set(n, numbered);
    if (this.state === "open") this.send(numbered);
    return n;
  }

  /** See the table from a seat; remembered for the next time the connection comes up. */
  look(seat: number | null): void {
    this.looking = seat;
    if (this.state === "open") this.send({ do: "look", seat });
  }

  /** Try at once, for instance because the network is back; what seems open, or about to open, may be dead. */
  checkConnection(): void {
    this.failures = 0;
    if (this.state === "reconnecting" && !this.wire) {
      this.around.drop(this.retry);
      this.connect();
    } else if (this.state === "open" && !this.awoke()) {
      this.probe(ANSWER_SOON);
    } else if (this.wire) {
      this.expect(ANSWER_SOON);
    }
  }

  close(): void {
    this.settle("closed");
    this.stopTimers();
    this.around.drop(this.retry);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  get waiting(): number[] {
    return [...this.pending.keys()];
  }

  private connect(): void {
    const seat = this.looking ?? undefined;
    const wire = this.around.open(this.url + this.back(seat));
    this.wire = wire;
    this.expect(OPEN_WITHIN);
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.around.drop(this.overdue);
      this.gap = this.around.gap();
      this.settle("open");
      if (this.looking !== undefined && this.looking !== seat) this.send({ do: "look", seat: this.looking });
      for (const ask of this.pending.values()) this.send(ask);
      this.schedulePing();
    };
    wire.onmessage = (event) => {
      if (wire !== this.wire) return;
      this.failures = 0;
      this.around.drop(this.overdue);
      this.hear(JSON.parse(event.data) as Tell);
    };
    wire.onclose = (event) => {
      if (wire === this.wire) this.lost(event.code);
    };
  }

  /** Where this connection was when it was lost; nothing at first. */
  private back(seat: number | undefined): string {
    const where = new URLSearchParams();
    if (seat !== undefined) where.set("look", String(seat));
    if (this.mark) where.set("mark", this.mark);
    if (this.said >= 0) where.set("heard", String(this.said));
    return `?${where}`.replace(/\?$/, "");
  }

  private hear(tell: Tell): void {
    if (tell.is === "table") this.mark = tell.mark;
    if (tell.is === "chat") this.said = tell.lines.at(-1)?.n ?? this.said;
    if ("n" in tell && tell.n) this.pending.delete(tell.n);
    if (tell.is !== "pong") this.heard(tell);
  }

  private lost(code: number): void {
    this.stopTimers();
    this.wire = null;
    if (FINAL_CODES.has(code)) {
      this.settle("closed");
      return;
    }
    this.settle("reconnecting");
    this.retry = this.around.later(() => this.connect(), wait(this.failures, this.around.chance()));
    this.failures += 1;
  }

  private schedulePing(): void {
    this.pulse = this.around.later(() => {
      if (this.awoke()) return;
      this.probe(ANSWER_WITHIN);
      this.schedulePing();
    }, PING_EVERY);
  }

  /** After a sleep the connection is most likely dead, and what the page has counted is wrong: take a new one. */
  private awoke(): boolean {
    if (Math.abs(this.around.gap() - this.gap) < SLEPT) return false;
    this.give();
    this.around.drop(this.retry);
    this.connect();
    return true;
  }

  /** Is anybody there? */
  private probe(within: number): void {
    this.send({ do: "ping" });
    this.expect(within);
  }

  /** Without a word until then the connection is dead. */
  private expect(within: number): void {
    this.around.drop(this.overdue);
    this.overdue = this.around.later(() => this.give(), within);
  }

  /** Give this connection up. */
  private give(): void {
    const wire = this.wire;
    this.lost(0);
    wire?.close();
  }

  private stopTimers(): void {
    this.around.drop(this.pulse);
    this.around.drop(this.overdue);
  }

  private send(ask: Ask): void {
    this.wire?.send(JSON.stringify(ask));
  }

  private settle(state: ConnectionState): void {
    this.state = state;
    this.changed(state);
  }
}
