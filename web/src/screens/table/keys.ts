/** The keys of a live table. */
import type { TableScreen } from "./screen.svelte";

const PRESSED = "button, a, summary, [role=tab]"; // these know themselves what to do

const KEYS: Readonly<Record<string, (screen: TableScreen) => void>> = {
  w: (screen) => screen.askWhy(),
  u: (screen) => screen.table.undo(),
  h: (screen) => screen.table.askHint(),
  l: (screen) => void screen.showTab("log"),
  c: (screen) => void screen.showTab("chat"),
  r: (screen) => void screen.showTab("rules"),
  m: (screen) => (screen.open = "menu"),
  s: (screen) => screen.table.study("skip"),
  "?": (screen) => (screen.open = "help"),
  b: (screen) => screen.lookBack(),
  "[": (screen) => screen.lookRound(-1),
};

/** While somebody looks back, nothing can be answered; the keys are those of a replay. */
const PAST: Readonly<Record<string, (screen: TableScreen) => void>> = {
  ArrowLeft: (screen) => screen.table.past.step(-1),
  ArrowRight: (screen) => screen.table.past.step(1),
  b: (screen) => screen.table.past.step(-1),
  "[": (screen) => screen.lookRound(-1),
  "]": (screen) => screen.lookRound(1),
  Home: (screen) => screen.lookBack(0),
  End: (screen) => screen.table.past.leave(),
  Escape: (screen) => screen.table.past.leave(),
};
const ELSEWHERE = ["l", "c", "r", "m", "?"]; // what opens the panel or a dialog

/** What a key press does; null: nothing of ours. */
function meaning(screen: TableScreen, event: KeyboardEvent, target: HTMLElement): (() => void) | null {
  if ((event.ctrlKey || event.metaKey) && event.key === "z") return () => screen.table.undo();
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { main, actions } = screen;
  // The hint's button names a key: it holds wherever on the board the focus is.
  const hinted = screen.table.hint !== null && target.closest("[data-token]");
  if (hinted && main && event.key === (screen.keyOf(main) === "Enter" ? "Enter" : " ")) return () => screen.press(main);
  const confirms = event.key === "Enter" || event.key === " ";
  if (confirms && main && !target.closest(event.key === " " ? PRESSED : `${PRESSED}, [role=button]`))
    return () => screen.press(main);
  const numbered = screen.digitsPress && /^[1-9]$/.test(event.key) ? actions[Number(event.key) - 1] : undefined;
  if (numbered) return () => screen.press(numbered);
  const run = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return run ? () => run(screen) : null;
}

function escape(screen: TableScreen): void {
  const { table } = screen;
  const back = screen.actions.find((act) => act.back);
  if (table.reason) table.reason = null;
  else if (table.sequence || !back) table.clear();
  else back.run();
}

export function onKey(screen: TableScreen, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (document.querySelector("dialog[open]") || target.closest("input:not([type=range]), select, textarea")) return;
  // A slider keeps its own keys; letters and Escape mean the same as everywhere.
  if (target.matches("input") && event.key.length > 1 && event.key !== "Escape") return;
  if (event.defaultPrevented || screen.table.past.on) return;
  if (event.key === "Escape") return escape(screen);
  const run = meaning(screen, event, target);
  if (!run) return;
  event.preventDefault();
  run();
}

/** Before the board hears of a key: while somebody looks back, the arrows lead through time, not from card to card. */
export function onPastKey(screen: TableScreen, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (!screen.table.past.on || document.querySelector("dialog[open]")) return;
  if (target.closest("input, select, textarea, [role=tab]")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const run = PAST[key] ?? (ELSEWHERE.includes(key) ? KEYS[key] : undefined);
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  run(screen);
}
