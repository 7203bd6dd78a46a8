/**
 * From a name that was told back to its thing. A name comes in every language at once: only together they are its key.
 */
import type { GameWords } from "./api";

export type Name = Readonly<Record<string, string>>;

const kept = new WeakMap<GameWords, Map<string, string[]>>();

const keyOf = (name: Name): string => JSON.stringify(Object.entries(name).sort());

function indexOf(words: GameWords): Map<string, string[]> {
  let index = kept.get(words);
  if (!index) {
    index = new Map();
    for (const [id, name] of Object.entries(words)) index.set(keyOf(name), [...(index.get(keyOf(name)) ?? []), id]);
    kept.set(words, index);
  }
  return index;
}

/** All that are called so: copies of a card share its name, and so may a person and a place. */
export function namedSo(words: GameWords, name: Name): readonly string[] {
  return indexOf(words).get(keyOf(name)) ?? [];
}
