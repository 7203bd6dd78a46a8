/** What a connection needs of the browser, so that tests can bring their own, and how long it waits between tries. */

import { LocalSocket } from "../local/socket";
import { serverless } from "../serverless";

/** What we need of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Environment {
  open(url: string): Socket;
  later(run: () => void, ms: number): number;
  drop(timer: number): void;
  chance(): number; // 0..1
  /**
   * From the time that passes here to the time of day, in milliseconds: more after a sleep, or once the device's clock
   * was set.
   */
  gap(): number;
}

export const browserEnvironment: Environment = {
  open: (url) => (serverless ? new LocalSocket(url) : (new WebSocket(url) as unknown as Socket)),
  later: (run, ms) => window.setTimeout(run, ms),
  drop: (timer) => window.clearTimeout(timer),
  chance: Math.random,
  gap: () => Date.now() - performance.now(),
};

const FIRST_WAIT = 250;
/** A restarted server is there within seconds: at first nobody waits longer for the next try. */
const EAGER_TRIES = 20;
const EAGER_WAIT = 2_000;
const LONGEST_WAIT = 10_000;

/** How long to wait before the next try: doubling, half of it by chance, so that not all come at once. */
export function wait(failures: number, chance: number): number {
  const most = Math.min(failures < EAGER_TRIES ? EAGER_WAIT : LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return Math.round(most / 2 + (most / 2) * chance);
}
