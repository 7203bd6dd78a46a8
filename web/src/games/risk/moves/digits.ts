/** The digits choose from what lies in the middle of the board, as they press buttons elsewhere. */

/** The one of a list that a digit means; the key is then taken. */
export function digit<T>(event: KeyboardEvent, all: readonly T[]): T | null {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key))
    return null;
  if (target?.closest("input, select, textarea") || document.querySelector("dialog[open]")) return null;
  const found = all[Number(event.key) - 1];
  if (found === undefined) return null;
  event.preventDefault();
  return found;
}
