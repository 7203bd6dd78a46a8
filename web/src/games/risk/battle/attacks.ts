import type { GameWords } from "../../../lib/api";
import { namedSo } from "../../../lib/names";
import type { Said } from "../../../lib/wire";
import { at, type View } from "../view";

/** An invasion of land that one of these seats holds. */
export function attacks(said: Said, before: View, words: GameWords, held: readonly number[]): boolean {
  if (said.key !== "risk-told-invades") return false;
  const owner = at(
    before,
    namedSo(words, said.facts.target).find((id) => at(before, id)),
  )?.owner;
  return owner !== undefined && owner !== null && held.includes(owner);
}
