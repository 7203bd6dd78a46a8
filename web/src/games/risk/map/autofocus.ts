/** Where the camera goes by itself: to what is fought over or asked about, never under somebody's hand. */
import type { Camera, Point } from "./camera.svelte";
import type { Chart } from "./chart";
import type { CameraTarget } from "./types";

const PEACE = 2500; // milliseconds that a map somebody has moved stays there

export class Guide {
  /** A hand is on the map. */
  held = false;
  private movedAt = -Infinity;
  private tappedAt = -Infinity;
  private framed: Chart | null = null;
  private heeded: string | null = null;
  private turnSeen: string | null = null;

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
      if (heed?.all) this.follow(chart, heed);
      return;
    }
    [this.camera.width, this.camera.height] = [width, height];
    this.open(chart, heed);
  }

  /** Another chart lies on the table. */
  turn(chart: Chart, heed: CameraTarget | null): void {
    if (this.framed && this.framed !== chart) this.open(chart, heed);
  }

  /**
   * A wish is followed once. In one's own turn one question follows from the other, and the map stays where it was
   * when the turn began, so that a second tap meets what the first one met. It moves only to a battle with an end out
   * of sight, or if nothing that may be chosen is on it, and never soon after a tap.
   */
  heed(chart: Chart, wish: CameraTarget): void {
    if (wish.key === this.heeded || !this.framed) return;
    this.heeded = wish.key;
    const stays = wish.turn !== null && wish.turn === this.turnSeen;
    this.turnSeen = wish.turn;
    const places = placesOf(chart, wish);
    const there = wish.all ? places.every((at) => this.camera.sees(at)) : places.some((at) => this.camera.shows(at));
    if (!stays || !there) this.follow(chart, wish);
  }

  /** Somebody has moved the map. */
  moved(): void {
    this.movedAt = performance.now();
  }

  /** Somebody has chosen something on the map: a finger may tap there again, a key does not care. */
  chosen(byHand: boolean): void {
    this.tappedAt = byHand ? performance.now() : -Infinity;
  }

  private follow(chart: Chart, wish: CameraTarget): void {
    if (this.held || performance.now() - Math.max(this.movedAt, this.tappedAt) < PEACE) return;
    this.camera[wish.all ? "reach" : "heed"](chart, placesOf(chart, wish), this.calm());
  }
}

function placesOf(chart: Chart, some: CameraTarget | null): Point[] {
  return (some?.ids ?? []).map((id) => chart.places.get(id)?.badge).filter((at) => at !== undefined);
}
