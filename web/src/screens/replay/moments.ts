/**
 * The moments of a replay by lines of the log, which number them in addresses and reports: a line names the moment
 * before it is played.
 */
import type { ReplayFrame } from "../../lib/wire";

type Moment = Pick<ReplayFrame, "line">;

/** The number of the moment before a line of the log; the last one if the log is shorter. */
export const frameAt = (frames: readonly Moment[], line: number): number =>
  Math.max(
    0,
    frames.findLastIndex((frame) => (frame.line ?? 0) < line),
  );

/** The line of the log that is played next. */
export const lineAt = (frames: readonly Moment[], at: number): number =>
  (frames[Math.min(at, frames.length - 1)]?.line ?? 0) + 1;
