/**
 * Checks in the browser that the chance of a finished game was settled before it began: every outcome is drawn anew
 * from the server's secret and the players' random values. It does what `council verify` does (src/council/verify.py),
 * and a shared test keeps the two alike.
 */
import { hmac, sha256, Sha256 } from "./sha256";

/** What is wrong: a key of `web-verify-…`, and the line of the log. */
export class Unproven extends Error {
  constructor(
    readonly key: "line" | "secret" | "closed" | "seal" | "number" | "draw" | "plain" | "running",
    readonly line: number,
  ) {
    super(`${key} in line ${line}`);
  }
}

type Line = [string | number, string, number];
interface Draw {
  line: number;
  outcome: string;
  number: number;
  values: string[];
}

const MOST = 10 ** 6;
const WHOLE = 2n ** 256n;

/** Every line without its check: 8 hex digits of SHA-256 over all lines so far. */
function* opened(text: string): Generator<unknown> {
  const running = new Sha256();
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Unproven("line", lines.length + 1);
  for (const [index, line] of lines.entries()) {
    const [mark, close] = line.startsWith("{") ? [', "check": "', "}"] : [', "', "]"];
    const body = line.slice(0, Math.max(0, line.lastIndexOf(mark))) + close;
    const check = running.update(`${body}\n`).hex().slice(0, 8);
    if (line !== `${body.slice(0, -1)}${mark}${check}"${close}`) throw new Unproven("line", index + 1);
    yield JSON.parse(body);
  }
}

/** `deal shae, hodor` is two outcomes. */
function outcomes(run: string): string[] {
  const [verb = "", ...rest] = run.split(" ");
  return rest.length
    ? rest
        .join(" ")
        .split(", ")
        .map((part) => `${verb} ${part}`)
    : [run];
}

/** `hodor*2` is twice hodor. */
function repeated(parts: string[], mark: string): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const at = part.indexOf(mark);
    const times = at < 0 ? 1 : Number(part.slice(at + mark.length));
    if (!Number.isInteger(times) || times < 0) throw new Error("not a number");
    for (let n = 0; n < times && found.length < MOST; n += 1) found.push(at < 0 ? part : part.slice(0, at));
  }
  return found;
}

class Check {
  line = 1;
  private number = 1; // of the next draw
  private secret: Uint8Array | null = null;
  private commitment = "";
  private seats = 0;
  private readonly seals = new Map<number, string>();
  private readonly values = new Map<number, string>(); // in the order they came
  private readonly draws: Draw[] = [];
  private readonly bags = new Map<string, string[]>(); // all that can come out
  private readonly last = new Map<string, string>(); // what came out of each bag last
  private tokens: string[] = []; // for each draw its bag; "!" had only one outcome

  /** How many draws were repeated. */
  run(text: string): number {
    const [head, ...lines] = opened(text) as unknown as [Record<string, unknown>, ...Line[]];
    if ("reader" in head) throw new Unproven("running", 1);
    if (!("fair" in head)) throw new Unproven("plain", 1);
    this.commitment = String(head.fair);
    this.seats = (head.players as unknown[]).length;
    while (lines.length && !Array.isArray(lines.at(-1)) && "note" in lines.at(-1)!) lines.pop(); // written afterwards
    const over = lines.length > 0 && !Array.isArray(lines.at(-1));
    for (const line of over ? lines.slice(0, -1) : lines) {
      this.line += 1;
      this.read(...line);
    }
    if (!over || !this.secret) throw new Unproven(over ? "closed" : "running", this.line);
    if (this.tokens.length !== this.draws.length) throw new Error("draws without a bag");
    this.tokens.forEach((token, index) => token !== "!" && this.draw(token, this.draws[index]!));
    return this.tokens.filter((token) => token !== "!").length;
  }

  private read(who: string | number, said: string, first: number): void {
    const [verb = "", ...facts] = said.split(" ");
    const note = who === "#";
    // Whoever knows the secret can choose what follows.
    if (this.secret && !(note && (verb === "bag" || verb === "drawn"))) throw new Unproven("closed", this.line);
    if (who === "*") this.count(first, outcomes(said));
    else if (note && verb === "undo") this.takeBack(facts.map(Number));
    else if (note && (verb === "seal" || verb === "word")) this.promise(verb, facts);
    else if (note && verb === "secret") {
      this.secret = Uint8Array.from((facts[0] ?? "").match(/../g) ?? [], (pair) => parseInt(pair, 16));
      if (sha256(this.secret) !== this.commitment) throw new Unproven("secret", this.line);
    } else if (note && verb === "bag") {
      if (!facts.length) throw new Error("a bag without a name");
      this.bags.set(facts[0]!, repeated(outcomes(facts.slice(1).join(" ")), "*"));
    } else if (note && verb === "drawn") this.tokens = [...this.tokens, ...repeated(facts, "x")];
  }

  private promise(verb: "seal" | "word", [place, given = ""]: string[]): void {
    const seat = Number(place);
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) throw new Error("no such seat");
    const seal = sha256(`${place}:${given}`);
    const fits = verb === "seal" ? !this.values.size : (this.seals.get(seat) ?? seal) === seal;
    const known = verb === "seal" ? this.seals : this.values;
    if (!fits || (known.get(seat) ?? given) !== given) throw new Unproven("seal", this.line);
    known.set(seat, given);
  }

  private count(first: number, drawn: string[]): void {
    if (first !== this.number) throw new Unproven("number", this.line);
    const values = [...this.values].map(([seat, value]) => `${seat}:${value}`);
    for (const outcome of drawn) {
      this.draws.push({ line: this.line, outcome, number: this.number, values });
      this.number += 1;
    }
  }

  /** Draws have numbers one after the other, but for those that an undo names. */
  private takeBack([seat = -1, first = 0, last = 0]: number[]): void {
    if (!(seat >= 0 && seat < this.seats)) throw new Error("no such seat");
    if (first !== this.number) throw new Unproven("number", this.line);
    this.number += Math.max(1, last - first + 1);
  }

  private draw(token: string, { line, outcome, number, values }: Draw): void {
    const name = token.replace(/-+$/, "");
    const bag = this.bags.get(name)!;
    if (token !== name) bag.splice(bag.indexOf(this.last.get(name)!), 1); // what came out last stays out
    const size = BigInt(bag.length);
    let drawn = WHOLE;
    for (let attempt = 0; drawn >= WHOLE - (WHOLE % size); attempt += 1) {
      drawn = BigInt(`0x${hmac(this.secret!, [`${number}.${attempt}`, ...values].join(" "))}`);
    }
    const found = bag[Number(drawn % size)]!;
    this.last.set(name, found);
    if (found !== outcome) throw new Unproven("draw", line);
  }
}

/** How many draws of a log come out as they were played; Unproven says which line is wrong. */
export function verify(log: string): number {
  const check = new Check();
  try {
    return check.run(log);
  } catch (error) {
    throw error instanceof Unproven ? error : new Unproven("line", check.line);
  }
}
