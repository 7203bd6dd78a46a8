/** SHA-256 and HMAC, in hex. Browsers have their own only for pages that came by https, and a table may be at home. */
const ROUNDS = 64;
const BLOCK = 64; // bytes

function primes(): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < ROUNDS; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point of a root. */
const fraction = (n: number, power: number): number => ((n ** power % 1) * 2 ** 32) | 0;
const K = primes().map((prime) => fraction(prime, 1 / 3));
const START = primes()
  .slice(0, 8)
  .map((prime) => fraction(prime, 1 / 2));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const utf8 = new TextEncoder();

/** The state after one more block of 64 bytes. */
function compress(state: readonly number[], bytes: Uint8Array, from: number): number[] {
  const w = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i += 1) {
    const at = from + 4 * i;
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i += 1) {
    if (i >= 16) {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((part, at) => (part + state[at]!) | 0);
}

/** A digest that goes on: text can be added after it was read. */
export class Sha256 {
  private state: readonly number[] = START;
  private rest = new Uint8Array(0); // less than a block
  private length = 0;

  update(more: string | Uint8Array): this {
    const added = typeof more === "string" ? utf8.encode(more) : more;
    const bytes = new Uint8Array(this.rest.length + added.length);
    bytes.set(this.rest);
    bytes.set(added, this.rest.length);
    this.length += added.length;
    let at = 0;
    for (; at + BLOCK <= bytes.length; at += BLOCK) this.state = compress(this.state, bytes, at);
    this.rest = bytes.slice(at);
    return this;
  }

  bytes(): Uint8Array {
    const end = new Uint8Array(this.rest.length < BLOCK - 8 ? BLOCK : 2 * BLOCK);
    end.set(this.rest);
    end[this.rest.length] = 0x80;
    const view = new DataView(end.buffer);
    view.setUint32(end.length - 8, Math.floor(this.length / 2 ** 29));
    view.setUint32(end.length - 4, (this.length * 8) >>> 0);
    let state = this.state;
    for (let at = 0; at < end.length; at += BLOCK) state = compress(state, end, at);
    const found = new Uint8Array(32);
    const words = new DataView(found.buffer);
    state.forEach((part, at) => words.setInt32(4 * at, part));
    return found;
  }

  hex(): string {
    return toHex(this.bytes());
  }
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const sha256 = (text: string | Uint8Array): string => new Sha256().update(text).hex();

/** HMAC-SHA-256 of a text, in hex; the key has at most 64 bytes. */
export function hmac(key: Uint8Array, text: string): string {
  const pad = (with_: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ with_);
  const inner = new Sha256().update(pad(0x36)).update(text).bytes();
  return new Sha256().update(pad(0x5c)).update(inner).hex();
}
