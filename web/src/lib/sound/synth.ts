/** Short sounds made by the browser itself. Browsers allow them after the first click or key. */
import type { Cue } from "./cues";

interface Note {
  /** Hertz; none: noise, as of card or wood. */
  pitch?: number;
  /** Seconds after the start, and how long it rings. */
  at: number;
  rings: number;
  loud: number;
  wave?: OscillatorType;
  /** Noise: the middle of what is heard. */
  colour?: number;
}

const bell = (pitch: number, at: number, loud = 0.5, rings = 0.5): Note => ({ pitch, at, rings, loud, wave: "sine" });
const knock = (at: number, colour: number, loud = 0.6, rings = 0.06): Note => ({ at, rings, loud, colour });

const SCORE: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [bell(587, 0, 0.4), bell(880, 0.12, 0.4, 0.6)],
  card: [knock(0, 2600, 0.5, 0.07), knock(0.03, 700, 0.4, 0.06)],
  dice: [0, 0.07, 0.13, 0.2, 0.26].map((at, index) => knock(at, 1500 + 300 * (index % 3), 0.5, 0.04)),
  attacked: [
    { pitch: 98, at: 0, rings: 0.35, loud: 0.7, wave: "triangle" },
    { pitch: 98, at: 0.2, rings: 0.5, loud: 0.8, wave: "triangle" },
    knock(0, 300, 0.4, 0.1),
    knock(0.2, 300, 0.5, 0.1),
  ],
  won: [bell(523, 0), bell(659, 0.1), bell(784, 0.2, 0.5, 0.6)],
  lost: [bell(392, 0), bell(330, 0.14), bell(262, 0.28, 0.5, 0.6)],
  time: [bell(988, 0, 0.35, 0.12), bell(988, 0.18, 0.35, 0.12), bell(988, 0.36, 0.35, 0.2)],
  over: [bell(392, 0), bell(523, 0.16), bell(659, 0.32), bell(784, 0.48, 0.5, 1.1), bell(523, 0.48, 0.3, 1.1)],
};

/** What a phone does besides, in milliseconds of shaking and rest. */
const SHAKES: Readonly<Partial<Record<Cue, number[]>>> = {
  turn: [40],
  attacked: [60, 40, 60],
  time: [30, 30, 30],
  over: [120],
};

let context: AudioContext | null = null;

/** Called by the first click or key: from now on sounds may be made. */
export function unlock(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

function ring(audio: AudioContext, note: Note, start: number, volume: number): void {
  const level = audio.createGain();
  const end = start + note.rings;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, note.loud * volume), start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(audio.destination);
  if (note.pitch) {
    const tone = audio.createOscillator();
    tone.type = note.wave ?? "sine";
    tone.frequency.value = note.pitch;
    tone.connect(level);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const noise = audio.createBufferSource();
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.rings), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  noise.buffer = samples;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = note.colour ?? 1000;
  noise.connect(band).connect(level);
  noise.start(start);
  noise.stop(end);
}

/** Make a sound. `volume` is from 0 to 1. */
export function play(cue: Cue, volume: number): void {
  if (context?.state === "running") {
    for (const note of SCORE[cue]) ring(context, note, context.currentTime + note.at, volume * 0.5);
  }
  const shakes = SHAKES[cue];
  // Browsers refuse it, aloud, before somebody has touched the page.
  if (shakes && navigator.userActivation?.hasBeenActive && "vibrate" in navigator) navigator.vibrate(shakes);
}
