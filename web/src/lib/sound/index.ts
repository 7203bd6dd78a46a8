/** The sounds of a table, as this browser wants them. */
import { settings } from "../settings.svelte";
import { audible, type Cue } from "./cues";

/** The name of the event that the page sends for every cue, heard or not, with the cue as its detail. */
export const CUE_EVENT = "council-cue";

let synth: typeof import("./synth") | null = null;
const unlock = (): void =>
  void import("./synth").then((loaded) => {
    synth = loaded;
    loaded.unlock();
  });

/** Let the first click or key open the sound; what makes it is loaded then. */
export function listenForUnlock(): () => void {
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) addEventListener(event, unlock);
  return () => {
    for (const event of events) removeEventListener(event, unlock);
  };
}

export function sound(cues: readonly Cue[]): void {
  for (const cue of cues) dispatchEvent(new CustomEvent(CUE_EVENT, { detail: cue }));
  if (!settings.sound) return;
  for (const cue of audible(cues)) synth?.play(cue, settings.volume / 100);
}

/** So that somebody hears what they have chosen. */
export const sample = (): void => sound(["turn"]);
