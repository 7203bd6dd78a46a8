/** SHA-256 of a text, in hex. Browsers have their own only for pages that came by https, and a table may be at home. */
const ROUNDS = 64;

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

/** The bytes with their length, in whole blocks of sixteen words. */
function padded(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  [...bytes, 0x80].forEach((byte, at) => (words[at >> 2]! |= byte << (24 - 8 * (at % 4))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

export function sha256(text: string): string {
  const words = padded(text);
  let state = START;
  for (let block = 0; block < words.length; block += 16) {
    const w = words.slice(block, block + 16);
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < ROUNDS; i += 1) {
      if (i >= 16) {
        const x = w[i - 15]!;
        const y = w[i - 2]!;
        w[i] =
          (w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) |
          0;
      }
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    state = [a, b, c, d, e, f, g, h].map((part, at) => (part + state[at]!) | 0);
  }
  return state.map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
