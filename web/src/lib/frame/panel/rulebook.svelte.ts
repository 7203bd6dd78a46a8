/** What is being read: a rule, set by "Read rule" anywhere and watched by the panel, or the report. */
class Reading {
  rule = $state("");
  /** Counts the wishes, so that the same rule can be asked for twice. */
  wish = $state(0);
  /** Whether the replay that opens next shows the report first. */
  report = false;
}
export const reading = new Reading();

export function readRule(id: string): void {
  reading.rule = id;
  reading.wish += 1;
}
