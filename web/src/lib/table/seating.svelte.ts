/** Sitting down at a table: by the key of an invitation, or again after the cookie was lost. */
import { api, ApiError } from "../api";
import { keepKeys, keepMine } from "../seatkeys";
import { settings } from "../settings.svelte";
import type { Said } from "../wire";
import { rejoin } from "./rejoin";

export class Seating {
  /** Sat down by a link, and nobody knows under what name. */
  nameless = $state(false);
  private key = "";

  constructor(private readonly table: string) {}

  /** Sit down if the address holds a key. Returns what went wrong. */
  async sitDown(key: string): Promise<Said | null> {
    if (!key) {
      await rejoin(this.table);
      return null;
    }
    try {
      const seated = await api.sit(this.table, {
        key,
        name: settings.name,
        crest: settings.crest,
        colour: settings.colour,
      });
      keepKeys(this.table, [{ seat: seated.seat, key }]);
      keepMine(this.table, [seated.seat]);
      history.replaceState(null, "", location.pathname);
      this.key = key;
      this.nameless = !settings.name;
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "bad_key") history.replaceState(null, "", location.pathname);
      return error.said;
    }
  }

  /** Take the seat here that one has taken on another device. Returns what went wrong. */
  async takeOwn(): Promise<Said | null> {
    try {
      keepMine(this.table, [(await api.takeMySeat(this.table)).seat]);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.said;
    }
  }

  /** Sit down once more, now with a name. Returns what went wrong. */
  async introduce(name: string): Promise<Said | null> {
    this.nameless = false;
    if (!name.trim()) return null;
    settings.set({ name: name.trim() });
    try {
      await api.sit(this.table, {
        key: this.key,
        name: name.trim(),
        crest: settings.crest,
        colour: settings.colour,
      });
      return null;
    } catch (error) {
      return error instanceof ApiError ? error.said : null;
    }
  }
}
