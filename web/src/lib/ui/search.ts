/** Things by the first letters of their names. */

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();

/** The ids whose name, or one of its words, begins with these letters; the whole name counts first. */
export function matches(names: ReadonlyMap<string, string>, letters: string): string[] {
  const wanted = plain(letters.trim());
  if (!wanted) return [];
  const rank = (name: string): number => {
    const low = plain(name);
    if (low.startsWith(wanted)) return 0;
    if (low.split(/[\s-]+/).some((_, k, words) => words.slice(k).join(" ").startsWith(wanted))) return 1;
    return 2;
  };
  return [...names]
    .map(([id, name]) => ({ id, name, rank: rank(name) }))
    .filter((one) => one.rank < 2)
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map((one) => one.id);
}
