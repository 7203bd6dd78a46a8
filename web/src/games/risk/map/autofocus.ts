/** Where the camera goes by itself: to what is fought over or asked about, never under somebody's hand. */
import type { Camera, Point } from "./camera.svelte";
import type { Chart } from "./chart";
import type { CameraTarget } from "./types";

const PEACE = 2500; // milliseconds that a map somebody has moved stays there

export class Guide {
  /** A hand is on the map. */
  held = false;
  private touched = -Infinity;
  private framed: Chart | null = null;
  private heeded: string | null = null;

  constructor(
    private readonly camera: Camera,
    private readonly calm: () => boolean,
  ) {}

  /** The first sight of a chart: large enough to read, around what matters now. */
  open(chart: Chart, heed: CameraTarget | null): void {
    this.framed = chart;
    this.camera.open(chart, placesOf(chart, heed));
  }

  /** The window has this size, for the first time or now. */
  resize(chart: Chart, heed: CameraTarget | null, width: number, height: number): void {
    if (!width || !height) return;
    if (this.framed) {
      this.camera.resize(chart, width, height);
      if (heed?.all) this.follow(chart, heed); // the prompt may have grown over it
      return;
    }
    [this.camera.width, this.camera.height] = [width, height];
    this.open(chart, heed);
  }

  /** Another chart lies on the table. */
  turn(chart: Chart, heed: CameraTarget | null): void {
    if (this.framed && this.framed !== chart) this.open(chart, heed);
  }

  /** A wish is followed once; again when something grows over the map from below. */
  heed(chart: Chart, wish: CameraTarget, bottom: number): void {
    const key = `${wish.key} ${bottom}`;
    if (key === this.heeded || !this.framed) return;
    this.heeded = key;
    this.follow(chart, wish);
  }

  /** Somebody has moved the map. */
  moved(): void {
    this.touched = performance.now();
  }

  private follow(chart: Chart, wish: CameraTarget): void {
    if (this.held || performance.now() - this.touched < PEACE) return;
    this.camera[wish.all ? "reach" : "heed"](chart, placesOf(chart, wish), this.calm());
  }
}

function placesOf(chart: Chart, some: CameraTarget | null): Point[] {
  return (some?.ids ?? []).map((id) => chart.places.get(id)?.badge).filter((at) => at !== undefined);
}
