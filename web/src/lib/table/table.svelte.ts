/** One live table as this browser knows it: the last message, the story so far, what is picked. */
import { api, Trouble } from "../api";
import * as picker from "./picker";
import { Lots } from "./fair";
import { forgetMine, keepKeys, keepMine, settings } from "../settings.svelte";
import { regain } from "./rejoin";
import { Line, type LineState } from "./connection";
import { Talk } from "./chat.svelte";
import { moment } from "../ui/clock.svelte";
import type { Clock, ProposalIs, RuleCard, Said, TableIs, Tell } from "../wire";

/** One line of the story; the number never changes, so lists can be keyed. */
export interface Entry {
  id: number;
  said: Said;
}

/** An answer to "why not?". `move` says what it is about. */
export interface Reason {
  move: string;
  said: Said;
  rule: RuleCard | null;
}

/** Several moves of one's own in a row: the next one, or null when it is time to look again. */
export type Course = (now: TableIs) => string | null;

type Reflex = ((table: Table) => string | null) | null;

/** Milliseconds from one move of a course to the next: one can follow, and the server is not rushed. */
const PACE = 240;
/** Milliseconds within which changes are shown together. */
const TOGETHER = 100;
/** Milliseconds that a first look waits for the deal, when only this browser's words are missing. */
const DEALING = 500;
/** A seat was taken a second time: who sits there is told aloud, for the log may be out of sight. */
const ALSO = "server-told-also";
const whoOf = (said: Said): unknown => (said.facts.who as { who?: number } | undefined)?.who;
/** Asked by the page itself: nobody need know if it is refused. */
const BY_ITSELF = " ";

export class Table {
  readonly id: string;
  line = $state<LineState>("connecting");
  now = $state.raw<TableIs | null>(null);
  story = $state.raw<Entry[]>([]);
  /** What came with the last message, for summaries and the live region; empty after a fresh start. */
  latest = $state.raw<Said[]>([]);
  picked = $state.raw<string[]>([]);
  reason = $state.raw<Reason | null>(null);
  hint = $state.raw<string | null>(null);
  thinking = $state(false);
  notice = $state.raw<Said | null>(null);
  lost = $state.raw<Said | null>(null);
  /** Curtain: the device was handed on and nobody has said yet that it is them. */
  curtain = $state<number | null>(null);
  /** A move is on its way; nothing else is sent until it is answered. */
  sending = $state<string | null>(null);

  /** The number chosen in the prompt. */
  amount = $state(0);
  /** Moves are being made one after the other. */
  course = $state.raw<Course | null>(null);
  /** What goes without saying; asked whenever this seat is. */
  private reflex = $state.raw<Reflex>(null);

  /** Sat down by a link, and nobody knows under what name. */
  nameless = $state(false);

  readonly talk: Talk;
  /** When the shown table arrived, and when the line went down: then nothing counts. */
  private arrived = $state(moment());
  private stopped = $state(0);

  private key = "";
  private gone = false; // the page was left before the line was opened
  private socket: Line | null = null;
  private lots: Lots;
  private serial = 0;
  private asked = new Map<number, string>();
  private shown = new Set<number>();
  private waiting: TableIs[] = [];
  private show = 0;
  private shownAt = -TOGETHER;
  private came = 0;
  private pause = 0;
  private sent = -PACE;
  private back = $state(false); // taken back: nothing goes without saying until the next move
  private spans: number[] = []; // the moves of each gesture of mine: one press takes back all of one
  private taking = 0; // moves that are still to be taken back

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.lots = new Lots(id);
  }

  /** Seconds since the table arrived; while the line is down they stand still. */
  since(now: number): number {
    return Math.max(0, (this.line === "open" ? now : this.stopped) - this.arrived) / 1000;
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
  /** The deal waits for a word that another tab or device has made, or this one before it forgot. */
  get wordless(): boolean {
    return !!this.now?.fair && this.lots.lacks(this.now.fair, this.now.held);
  }
  get left(): string[] {
    return picker.left(this.moves, this.picked);
  }
  get choices(): Map<string, number> {
    return picker.choices(this.moves, this.picked);
  }
  get ready(): string | null {
    return picker.ready(this.moves, this.picked);
  }

  /** Sit down if the address holds a key, then listen. */
  async open(key: string): Promise<void> {
    if (key) {
      try {
        const seated = await api.sit(this.id, { key, name: settings.name });
        keepKeys(this.id, [{ seat: seated.seat, key }]);
        keepMine(this.id, [seated.seat]);
        history.replaceState(null, "", location.pathname);
        this.key = key;
        this.nameless = !settings.name;
      } catch (trouble) {
        if (!(trouble instanceof Trouble)) throw trouble;
        this.notice = trouble.said;
        if (trouble.code === "bad_key") history.replaceState(null, "", location.pathname);
      }
    } else await regain(this.id);
    if (this.gone) return;
    this.socket = new Line(
      api.socket(this.id),
      (tell) => this.hear(tell),
      (line) => {
        if (this.line === "open" && line !== "open") this.stopped = moment();
        if (line !== "open") this.lots.again();
        this.line = line;
      },
    );
  }

  /** Sit down once more, now with a name. */
  async introduce(name: string): Promise<void> {
    this.nameless = false;
    if (!name.trim()) return;
    settings.set({ name: name.trim() });
    try {
      await api.sit(this.id, { key: this.key, name: name.trim() });
    } catch (trouble) {
      if (trouble instanceof Trouble) this.notice = trouble.said;
    }
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.pause);
    clearTimeout(this.show);
    this.socket?.close();
  }

  /** The network is back, or somebody looks again: is the line still there? */
  hurry(): void {
    this.socket?.hurry();
  }

  // -- picking

  /** Pick a thing; the move is sent when that leaves no doubt, unless moves are confirmed. */
  pick(token: string, send = !settings.confirm): void {
    this.reason = null;
    this.hint = null;
    if (!this.mine || this.sending) return;
    this.picked = picker.pick(this.moves, this.picked, token);
    const move = picker.complete(this.moves, this.picked);
    if (move && send) this.send(move);
  }

  clear(): void {
    if (this.course) this.soon();
    this.course = null;
    this.picked = [];
    this.reason = null;
    this.hint = null;
    this.notice = null;
  }

  send(move: string): void {
    if (!this.now || this.sending) return;
    this.notice = null; // what was refused before is past
    this.spans.push(1);
    this.dispatch(move);
  }

  private dispatch(move: string): void {
    if (!this.now) return;
    this.sending = move;
    this.sent = moment();
    this.back = false;
    this.reason = null;
    this.hint = null;
    this.request({ do: "move", v: this.now.v, move }, move);
  }

  /** From now on this goes without saying. */
  heed(reflex: Reflex): void {
    this.reflex = reflex;
    this.step();
  }
  /** The move that goes without saying now, in a moment; nobody need be shown the question. */
  get unsaid(): string | null {
    return this.mine && !this.course && !this.back && this.now ? (this.reflex?.(this) ?? null) : null;
  }

  /** Make one move after the other until the course, the rules or Escape say stop. */
  follow(course: Course): void {
    this.course = course;
    this.spans.push(0);
    this.step();
    if (!this.course) this.spans = this.spans.filter(Boolean);
  }

  private step(): void {
    if (!this.now || !this.mine || this.sending || this.curtain !== null) return;
    const next = this.course?.(this.now) ?? null;
    if (next !== null && this.moves.includes(next)) return this.carryOn(next);
    this.course = null;
    const unsaid = this.unsaid;
    if (unsaid !== null && this.moves.includes(unsaid)) this.carryOn(unsaid);
  }

  /** What follows from a gesture, and what goes without saying after it, is part of it. */
  private carryOn(move: string): void {
    this.spans.push((this.spans.pop() ?? 0) + 1);
    this.dispatch(move);
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
  askHint(): void {
    if (!this.mine) return;
    this.thinking = true;
    this.request({ do: "hint" }, "");
  }
  /** Take back what was done last by one gesture, be it several moves. */
  undo(): void {
    this.course = null;
    this.taking = this.spans.pop() ?? 1;
    this.takeBack();
  }
  /** The last move was not made after all. */
  private unsend(): void {
    const span = (this.spans.pop() ?? 1) - 1;
    if (span) this.spans.push(span);
  }
  private takeBack(): void {
    if (!this.now?.can_undo) this.taking = 0;
    if (!this.now || !this.taking) return;
    this.taking -= 1;
    this.back = true;
    this.request({ do: "undo", v: this.now.v }, "");
  }
  resign(): void {
    forgetMine(this.id);
    this.request({ do: "resign" }, "");
  }

  // -- with the others

  /** Ask all people at the table. */
  propose(what: ProposalIs["what"], clock?: Clock): void {
    if (this.now) this.request({ do: "propose", what, v: this.now.v, ...(clock ? { clock } : {}) }, "");
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
    this.shown.add(seat);
    this.curtain = null;
    this.picked = [];
    this.spans = [];
    this.socket?.look(seat);
  }

  private request(what: Parameters<Line["ask"]>[0], move: string): void {
    if (this.socket) this.asked.set(this.socket.ask(what), move);
  }

  // -- hearing

  private hear(tell: Tell): void {
    if (tell.is === "table") {
      this.receive(tell);
      return;
    }
    if (tell.is === "chat") {
      this.talk.listen(tell.lines, this.now?.held ?? []);
      return;
    }
    if (tell.is === "pong") return;
    const move = this.asked.get(tell.n) ?? "";
    this.asked.delete(tell.n);
    if (tell.is === "done") {
      if (tell.v <= (this.now?.v ?? 0)) this.sending = null; // else when the change is shown
    } else if (tell.is === "refused") {
      if (this.sending) this.unsend();
      this.sending = null;
      this.course = null;
      this.reason = { move: tell.move, said: tell.said, rule: tell.rule };
    } else if (tell.is === "allowed") {
      this.reason = { move: tell.move, said: { key: "web-why-allowed", facts: {} }, rule: null };
    } else if (tell.is === "hint") {
      this.thinking = false;
      this.hint = tell.move;
      this.picked = [];
    } else {
      if (this.sending) this.unsend();
      this.sending = null;
      this.course = null;
      this.taking = 0;
      this.thinking = false;
      if (tell.code === "no_such_table") this.lost = tell.said;
      else if (move === BY_ITSELF) this.lots.again();
      else if (tell.code !== "stale" || !move) this.notice = tell.said;
    }
  }

  /** Changes that come in quick succession, when bots play on, are shown together. */
  private receive(table: TableIs): void {
    const asks = this.lots.next(table.fair, table.held, table.over);
    for (const ask of asks) this.request(ask, BY_ITSELF);
    this.waiting.push(table);
    this.came = moment();
    const dealing = !this.now && asks.length > 0;
    if (this.waiting.length > 1 && (this.now || dealing)) return;
    clearTimeout(this.show);
    this.show = window.setTimeout(
      () => this.take(),
      dealing ? DEALING : Math.max(0, this.shownAt + TOGETHER - moment()),
    );
  }

  private take(): void {
    const all = this.waiting.splice(0);
    this.shownAt = moment();
    const before = this.now;
    this.latest = [];
    for (const { news, fresh } of all) {
      const entries = news.map((said) => ({ id: ++this.serial, said }));
      this.story = fresh ? entries : [...this.story, ...entries];
      this.latest = fresh ? [] : [...this.latest, ...news];
    }
    const table = all.at(-1)!;
    this.now = table;
    this.arrived = this.came;
    this.notice =
      this.latest.find((said) => said.key === ALSO && table.held.some((seat) => seat === whoOf(said))) ?? this.notice;
    if (before && before.v === table.v && before.looking === table.looking) {
      if (!this.course) this.soon();
      return;
    }
    this.picked = [];
    this.reason = null;
    this.hint = null;
    this.thinking = false;
    this.sending = null;
    this.draw(table);
    this.takeBack();
    this.soon();
  }

  /** What goes without saying, or the next move of a course, at its pace. */
  private soon(): void {
    clearTimeout(this.pause);
    this.pause = window.setTimeout(() => this.step(), Math.max(0, this.sent + PACE - moment()));
  }

  /** Several of my seats at one device: whoever is asked must say that the device is theirs. */
  private draw(table: TableIs): void {
    if (table.held.length < 2 || table.over) {
      this.curtain = null;
      return;
    }
    if (table.asked !== null && table.held.includes(table.asked)) {
      const other = table.asked !== table.looking || !this.shown.has(table.asked);
      if (other) this.shown.clear();
      this.curtain = other ? table.asked : null;
    }
  }
}
