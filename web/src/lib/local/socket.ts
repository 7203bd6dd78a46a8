/** A connection to a table in the worker, in the shape of a WebSocket. It is open at once and never lost. */
import type { Socket } from "../table/environment";

const PING = JSON.stringify({ do: "ping" });
const PONG = JSON.stringify({ is: "pong", n: 0 });

export class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  /** The worker's end of the line, once it is there. */
  private line = this.connect();

  constructor(private readonly url: string) {}

  send(text: string): void {
    // The worker may be busy with a long replay, but it is there.
    if (text === PING) setTimeout(() => this.onmessage?.({ data: PONG }));
    else void this.line.then((line) => line.send(text));
  }

  close(): void {
    void this.line.then((line) => line.close());
  }

  private async connect(): Promise<{ send(text: string): void; close(): void }> {
    const { connect } = await import("./host");
    const { pathname, search } = new URL(this.url);
    const table = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    const line = connect(
      table,
      search.slice(1),
      (text) => this.onmessage?.({ data: text }),
      (code) => this.onclose?.({ code }),
    );
    this.onopen?.();
    return line;
  }
}
