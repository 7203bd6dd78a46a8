/**
 * The worker that thinks for the bots, one job after the other, while the other one answers. Nobody waits for its
 * start, so it is the one that keeps Python's memory for the next visit.
 */
import type { Job, Thought, ToThinker } from "./messages";
import { startPython } from "./python";

self.onmessage = ({ data: { place, host } }: MessageEvent<ToThinker>) => {
  const started = startPython(place).then((python) => {
    const { think } = python.pyimport("council.browser.thinker") as { think: (job: string) => string };
    return think;
  });
  started.catch(() => undefined); // whoever asks is told; a page that is left in the middle asks nobody
  host.onmessage = ({ data: { id, job } }: MessageEvent<Job>) => {
    const answer = (thought: Thought): void => host.postMessage(thought);
    started
      .then((think) => answer({ id, move: think(job) }))
      .catch((error: unknown) => answer({ id, error: String(error) }));
  };
};
