/** Changes of JSON as tables/frames/json_diff.py writes them; docs/protocol.md says how. */
import type { Json } from "./wire";

/** What a change makes of a value; what is not changed is shared with it. */
export function changed(before: Json, change: Json): Json {
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, part] of Object.entries(change)) {
    if (part === null) delete after[key];
    else after[key] = changed(after[key], part);
  }
  return after;
}

/** Values of which each is told by what is different from the one before. */
export function unfold(changes: readonly Json[]): Json[] {
  let now: Json = {};
  return changes.map((change) => (now = changed(now, change)));
}
