/** How many moves each gesture made: one press of Undo takes back all moves of the last gesture. */
export class Gestures {
  private spans: number[] = [];

  begin(moves: 0 | 1): void {
    this.spans.push(moves);
  }
  /** One more move of the last gesture. */
  extend(): void {
    this.spans.push((this.spans.pop() ?? 0) + 1);
  }
  /** The last move was not made after all. */
  withdraw(): void {
    const span = (this.spans.pop() ?? 1) - 1;
    if (span) this.spans.push(span);
  }
  /** The number of moves to take back. */
  pop(): number {
    return this.spans.pop() ?? 1;
  }
  dropEmpty(): void {
    this.spans = this.spans.filter(Boolean);
  }
  clear(): void {
    this.spans = [];
  }
}
