/** The keys of a replay. */
export function onKey(event: KeyboardEvent, acts: Readonly<Record<string, () => void>>): void {
  const target = event.target as HTMLElement;
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, select, textarea, [role=tab], [data-arrows]")) return;
  const act = acts[event.key];
  if (!act || (event.key === " " && target.closest("button, a"))) return;
  event.preventDefault();
  act();
}
