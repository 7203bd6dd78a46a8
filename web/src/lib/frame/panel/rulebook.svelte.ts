/** Which rule is being read; set by "Read rule" anywhere, watched by the panel. */
class Reading {
  rule = $state("");
  /** Counts the wishes, so that the same rule can be asked for twice. */
  wish = $state(0);
}
export const reading = new Reading();

export function readRule(id: string): void {
  reading.rule = id;
  reading.wish += 1;
}
