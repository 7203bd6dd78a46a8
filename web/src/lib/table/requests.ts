/** What was asked and not answered yet: by number, and what it was about. */

/** Asked by the page itself: nobody need know if it is refused. */
export const BY_ITSELF = " ";

export class Requests {
  private pending = new Map<number, string>();

  add(number: number, about: string): void {
    this.pending.set(number, about);
  }
  /** What the answer with this number is about. */
  take(number: number): string {
    const about = this.pending.get(number) ?? "";
    this.pending.delete(number);
    return about;
  }
}
