/** Several seats at one device: whoever is asked must first say that the device is with them. */
import type { TableIs } from "../wire";

export class HotSeat {
  /** The seat that must take the device; null: the table may be seen. */
  curtain = $state<number | null>(null);
  private shown: number[] = [];

  /** Somebody has taken the device. */
  reveal(seat: number): void {
    this.shown.push(seat);
    this.curtain = null;
  }

  update(table: TableIs): void {
    if (table.held.length < 2 || table.over) {
      this.curtain = null;
      return;
    }
    if (table.asked === null || !table.held.includes(table.asked)) return;
    const other = table.asked !== table.looking || !this.shown.includes(table.asked);
    if (other) this.shown = [];
    this.curtain = other ? table.asked : null;
  }
}
