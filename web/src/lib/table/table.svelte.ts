/** One live table as this browser knows it: the last update, what is picked, and the answers to what was asked. */
import { api } from "../api";
import { forgetMine } from "../seatkeys";
import { settings } from "../settings.svelte";
import { monotonic } from "../ui/ticker.svelte";
import type { NewCustoms, ProposalIs, RuleCard, Said, TableIs, Tell } from "../wire";
import { ChatLog } from "./chat.svelte";
import { Coach } from "./coach.svelte";
import { Connection, type ConnectionState } from "./connection";
import { RandomValues } from "./fair";
import { TableHistory } from "./history.svelte";
import { HotSeat } from "./hotseat.svelte";
import { LookBack } from "./lookback.svelte";
import { Moves, startingWith, type AutoMove, type MoveSequence } from "./moves.svelte";
import * as picker from "./picker";
import { BY_ITSELF, Requests } from "./requests";
import { Seating } from "./seating.svelte";
import { UpdateBuffer } from "./updates";

/** An answer to "why not?". `move` says what it is about. */
export interface Reason {
  move: string;
  said: Said;
  rule: RuleCard | null;
}

/** A seat was taken a second time: who sits there is told aloud, for the history may be out of sight. */
const ALSO = "server-told-also";
const whoOf = (said: Said): unknown => (said.facts.who as { who?: number } | undefined)?.who;

export class TableStore {
  readonly history = new TableHistory();
  readonly hotSeat = new HotSeat();
  readonly chat: ChatLog;
  readonly seating: Seating;
  readonly coach = new Coach(this);
  readonly past = new LookBack((first) => this.request({ do: "moments", first }, ""));
  private readonly play: Moves = new Moves(this);
  private readonly updates = new UpdateBuffer((updates, arrivedAt) => this.show(updates, arrivedAt));
  private readonly requests = new Requests();
  private readonly randomValues: RandomValues;
  private connection: Connection | null = null;
  private closed = false; // the page was left before the connection was opened

  connectionState = $state<ConnectionState>("connecting");
  now = $state.raw<TableIs | null>(null);
  picked = $state.raw<string[]>([]);
  /** The number chosen in the prompt. */
  amount = $state(0);
  reason = $state.raw<Reason | null>(null);
  /** What a lesson said to the last answer. */
  remark = $state.raw<Said | null>(null);
  thinking = $state(false);
  notice = $state.raw<Said | null>(null);
  lost = $state.raw<Said | null>(null);
  /** When the shown table arrived, and when the connection went down: then nothing counts. */
  private arrived = $state(monotonic());
  private stopped = $state(0);

  constructor(readonly id: string) {
    this.chat = new ChatLog(id);
    this.seating = new Seating(id);
    this.randomValues = new RandomValues(id);
  }

  /** Seconds since the table arrived; while the connection is down they stand still. */
  since(now: number): number {
    return Math.max(0, (this.connectionState === "open" ? now : this.stopped) - this.arrived) / 1000;
  }

  get names(): string[] {
    return this.now?.seats.map((seat) => seat.name) ?? [];
  }
  get moves(): readonly string[] {
    return this.now?.moves ?? [];
  }
  get mine(): boolean {
    return this.now !== null && this.now.asked !== null && this.now.asked === this.now.looking && !this.now.paused;
  }
  /** The deal waits for a random value that another tab or device has made, or this one before it forgot. */
  get lacksRandomValue(): boolean {
    return !!this.now?.fair && this.randomValues.lacks(this.now.fair, this.now.held);
  }

  // -- the connection

  /** Sit down if the address holds a key, then listen. */
  async open(key: string): Promise<void> {
    this.notice = (await this.seating.sitDown(key)) ?? this.notice;
    if (this.closed) return;
    this.connection = new Connection(
      api.socket(this.id),
      (tell) => this.hear(tell),
      (state) => {
        if (this.connectionState === "open" && state !== "open") this.stopped = monotonic();
        if (state !== "open") this.randomValues.again();
        this.connectionState = state;
      },
    );
  }
  async introduce(name: string): Promise<void> {
    this.notice = (await this.seating.introduce(name)) ?? this.notice;
  }
  /** The seat may be mine on another device. The page starts anew, for this connection belongs to a spectator. */
  async takeOwnSeat(): Promise<void> {
    this.notice = await this.seating.takeOwn();
    if (!this.notice) location.reload();
  }
  close(): void {
    this.closed = true;
    this.coach.clear();
    this.play.close();
    this.updates.close();
    this.connection?.close();
  }
  /** The network is back, or somebody looks again: is the connection still there? */
  checkConnection(): void {
    this.connection?.checkConnection();
  }
  request(what: Parameters<Connection["ask"]>[0], about: string): void {
    if (this.connection) this.requests.add(this.connection.ask(what), about);
  }

  // -- picking

  get left(): string[] {
    return picker.left(this.moves, this.picked);
  }
  get choices(): Map<string, number> {
    return picker.choices(this.moves, this.picked);
  }
  get ready(): string | null {
    return picker.ready(this.moves, this.picked);
  }
  /** Pick a thing; the move is sent when that leaves no doubt, unless moves are confirmed. */
  pick(token: string, send = !settings.confirm): void {
    this.clearAnswers();
    if (!this.mine || this.sending) return;
    this.picked = picker.pick(this.moves, this.picked, token);
    const move = picker.complete(this.moves, this.picked);
    if (move && send) this.send(move);
  }
  clear(): void {
    this.play.stop();
    this.picked = [];
    this.clearAnswers();
    this.notice = null;
  }
  clearAnswers(): void {
    this.reason = null;
    this.remark = null;
    this.coach.clear();
  }
  /** The move that is hinted at. */
  get hint(): string | null {
    return this.coach.hint?.move ?? null;
  }

  // -- moves

  get sending(): string | null {
    return this.play.sending ?? this.coach.weighing;
  }
  get sequence(): MoveSequence | null {
    return this.play.sequence;
  }
  get pendingAutoMove(): string | null {
    return this.play.pendingAuto;
  }
  send(move: string): void {
    if (!this.now || this.sending) return;
    this.notice = null; // what was refused before is past
    this.coach.consider(this.now, move, () => this.play.send(move));
  }
  /** Make several moves in a row; the first one is weighed as if it were alone. */
  follow(sequence: MoveSequence): void {
    if (!this.now || this.sending) return;
    this.notice = null;
    const first = this.mine ? sequence(this.now) : null;
    if (first === null || !this.moves.includes(first)) return this.play.follow(sequence);
    this.coach.consider(this.now, first, () => this.play.follow(startingWith(first, sequence)));
  }
  setAutoMove(auto: AutoMove): void {
    this.play.setAuto(auto);
  }
  undo(): void {
    if (this.now?.lesson) this.study("back");
    else this.play.undo();
  }
  /** In a lesson: read on, one step back, start over, or let the step be done. */
  study(what: "next" | "back" | "again" | "skip"): void {
    if (!this.now?.lesson) return;
    this.clear();
    this.request({ do: "lesson", what, v: this.now.v }, "");
  }

  /** Think about a window that would pass by itself. */
  wait(): void {
    if (this.now) this.request({ do: "wait", v: this.now.v }, "");
  }

  // -- asking

  why(move: string): void {
    this.reason = null;
    this.request({ do: "why", move }, move);
  }
  /** Say no by oneself, with a rule of the book, where the notation has no such move at all. */
  async refuse(id: string, said: Said): Promise<void> {
    const book = await api.rules(this.now?.game ?? "").catch(() => null);
    this.reason = { move: "", said, rule: book?.rules.find((rule) => rule.id === id) ?? null };
  }
  get hintsAllowed(): boolean {
    return this.now?.customs.hints !== "off";
  }
  askHint(): void {
    if (!this.hintsAllowed) this.notice = { key: "server-no-hints", facts: {} };
    if (!this.mine || !this.hintsAllowed) return;
    this.thinking = true;
    this.request({ do: "hint" }, "");
  }
  /** Let spectators see what one sees, or no longer. */
  showHand(yes: boolean): void {
    this.request({ do: "show_hand", yes }, "");
  }
  resign(): void {
    forgetMine(this.id);
    this.request({ do: "resign" }, "");
  }
  /** Ask all people at the table. */
  propose(what: ProposalIs["what"], settings?: NewCustoms): void {
    if (this.now) this.request({ do: "propose", what, v: this.now.v, ...(settings ? { settings } : {}) }, "");
  }
  agree(yes: boolean): void {
    if (this.now?.proposal) this.request({ do: "agree", id: this.now.proposal.id, yes }, "");
  }
  goOn(): void {
    this.request({ do: "go_on" }, "");
  }
  /** Do not wait for those who are not here yet. */
  deal(): void {
    this.request({ do: "deal" }, "");
  }
  speak(text: string): void {
    this.request({ do: "say", text }, "");
  }
  look(seat: number): void {
    this.hotSeat.reveal(seat);
    this.picked = [];
    this.play.forget();
    this.connection?.look(seat);
  }

  // -- hearing

  private hear(tell: Tell): void {
    if (tell.is === "table") return this.receive(tell);
    if (tell.is === "chat") return this.chat.listen(tell.lines, this.now?.held ?? []);
    if (tell.is === "pong") return;
    const about = this.requests.take(tell.n);
    if (tell.is === "done") {
      if (tell.v <= (this.now?.v ?? 0)) this.play.sending = null; // else when the change is shown
    } else if (tell.is === "refused") {
      this.play.refused();
      this.coach.clear();
      if (tell.said.key.startsWith("lesson-")) {
        this.picked = [];
        // The lesson stops what follows by itself, and the new step says enough.
        if (!this.play.carried) this.remark = tell.said;
      } else this.reason = { move: tell.move, said: tell.said, rule: tell.rule };
    } else if (tell.is === "allowed") {
      this.reason = { move: tell.move, said: { key: "web-why-allowed", facts: {} }, rule: null };
    } else if (tell.is === "hint") {
      this.thinking = false;
      this.coach.hint = tell;
      this.picked = [];
    } else if (tell.is === "moments") {
      this.past.take(tell);
    } else if (tell.is === "weigh") {
      this.coach.weighed(tell);
    } else if (this.coach.failed()) {
      return; // the move is sent, and will be answered itself
    } else {
      this.play.failed();
      this.past.failed();
      this.thinking = false;
      if (tell.code === "no_such_table" || (tell.code === "no_watching" && !this.now?.held.length))
        this.lost = tell.said;
      else if (about === BY_ITSELF) this.randomValues.again();
      else if (tell.code !== "stale" || !about) this.notice = tell.said;
    }
  }

  private receive(table: TableIs): void {
    const asks = this.randomValues.next(table.fair, table.held, table.over);
    for (const ask of asks) this.request(ask, BY_ITSELF);
    this.updates.add(table, asks.length > 0);
  }

  private show(updates: TableIs[], arrivedAt: number): void {
    const before = this.now;
    const table = updates.at(-1)!;
    this.history.add(updates);
    this.now = table;
    this.arrived = arrivedAt;
    if (before && before.looking !== table.looking) this.past.leave();
    this.past.update(
      table,
      updates.some((one) => one.fresh),
    );
    const also = (said: Said): boolean => said.key === ALSO && table.held.some((seat) => seat === whoOf(said));
    this.notice = this.history.latest.find(also) ?? this.notice;
    const sameStep = before?.lesson?.step === table.lesson?.step;
    if (before && before.v === table.v && before.looking === table.looking && sameStep) {
      if (!this.sequence) this.play.stepSoon();
      return;
    }
    this.picked = [];
    this.clearAnswers();
    this.thinking = false;
    this.hotSeat.update(table);
    if (this.hotSeat.curtain !== null) this.past.leave(); // whoever comes next sees their own game
    this.play.advance();
  }
}
