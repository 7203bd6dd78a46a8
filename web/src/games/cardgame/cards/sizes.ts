/** Sizes that follow from words, so that all of them can be read. */

const HIGH = 2.2; // em: what a title has beside the cost
const LETTERS = 10.2; // of the size of the card, in one line of it
const SIZES = [1.12, 1, 0.92, 0.84, 0.78, 0.72, 0.66, 0.6];

/** Lines of a text when so many letters go into one. */
export function lines(text: string, letters: number): number {
  let count = 1;
  let left = letters;
  for (const word of text.split(/[ -]/)) {
    if (word.length > letters) return Infinity;
    if (word.length > left) [count, left] = [count + 1, letters];
    left -= word.length + 1;
  }
  return count;
}

/** The largest size at which a title fits on a small card. */
export function titleSize(title: string): number {
  return SIZES.find((size) => lines(title, LETTERS / size) * size <= HIGH) ?? 0.6;
}
