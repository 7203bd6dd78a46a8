/**
 * The only interaction model, and it knows no game: things on the table carry tokens, a pick keeps the
 * moves that contain its token. One move left is ready; one with all its tokens picked is complete.
 */

/** What a move speaks of: everything after its verb. */
export function tokens(move: string): string[] {
  return move.split(" ").slice(1);
}

/** The moves that contain every picked token. */
export function left(moves: readonly string[], picked: readonly string[]): string[] {
  return moves.filter((move) => {
    const has = tokens(move);
    return picked.every((token) => has.includes(token));
  });
}

/**
 * Pick a token, or put it back if it was picked. Earlier picks stay as long as some move holds them
 * all. A token of no move at all is picked alone: nothing is left then, and one may ask why.
 */
export function pick(moves: readonly string[], picked: readonly string[], token: string): string[] {
  if (picked.includes(token)) return picked.filter((other) => other !== token);
  const kept = [token];
  for (const other of [...picked].reverse()) {
    if (left(moves, [...kept, other]).length > 0) kept.unshift(other);
  }
  return kept;
}

/** Tokens that can still be picked, each with the number of moves it keeps. */
export function choices(moves: readonly string[], picked: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const move of left(moves, picked)) {
    for (const token of new Set(tokens(move))) {
      if (!picked.includes(token)) found.set(token, (found.get(token) ?? 0) + 1);
    }
  }
  return found;
}

/** How many moves hold the token, whatever is picked. */
export function fits(moves: readonly string[], token: string): number {
  return left(moves, [token]).length;
}

/** The one move left after at least one pick, else null. */
export function ready(moves: readonly string[], picked: readonly string[]): string | null {
  const rest = picked.length ? left(moves, picked) : [];
  return rest.length === 1 ? rest[0]! : null;
}

/** The move all of whose tokens are picked, else null. */
export function complete(moves: readonly string[], picked: readonly string[]): string | null {
  const rest = picked.length ? left(moves, picked) : [];
  return rest.find((move) => tokens(move).every((token) => picked.includes(token))) ?? null;
}

/** Moves to be shown as buttons: none of their tokens still to be picked lies on the table. */
export function buttons(moves: readonly string[], picked: readonly string[], table: ReadonlySet<string>): string[] {
  return left(moves, picked).filter((move) =>
    tokens(move).every((token) => picked.includes(token) || !table.has(token)),
  );
}
