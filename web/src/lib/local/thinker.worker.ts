/** The worker that thinks for the bots, one job after the other, while the other one answers. */
import type { Job, Thought, ToThinker } from "./messages";
import { startPython } from "./python";

self.onmessage = ({ data: { place, host } }: MessageEvent<ToThinker>) => {
  const started = startPython(place, () => undefined).then((python) => {
    const { think } = python.pyimport("council.browser.thinker") as { think: (job: string) => string };
    return think;
  });
  host.onmessage = ({ data: { id, job } }: MessageEvent<Job>) => {
    const answer = (thought: Thought): void => host.postMessage(thought);
    started
      .then((think) => answer({ id, move: think(job) }))
      .catch((error: unknown) => answer({ id, error: String(error) }));
  };
};
