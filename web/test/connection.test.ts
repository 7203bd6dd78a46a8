import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type ConnectionState } from "../src/lib/table/connection";
import { wait, type Environment, type Socket } from "../src/lib/table/environment";
import type { Tell } from "../src/lib/wire";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(tell: unknown): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
}

class World implements Environment {
  wires: FakeSocket[] = [];
  timers = new Map<number, { run: () => void; ms: number }>();
  slept = 0;
  private next = 0;
  open(url: string): Socket {
    const wire = new FakeSocket(url);
    this.wires.push(wire);
    return wire;
  }
  later(run: () => void, ms: number): number {
    this.timers.set(++this.next, { run, ms });
    return this.next;
  }
  drop(timer: number): void {
    this.timers.delete(timer);
  }
  chance(): number {
    return 0.5;
  }
  gap(): number {
    return 1_000_000 + this.slept;
  }
  /** Let the timer with this delay ring. */
  ring(test: (ms: number) => boolean): void {
    const found = [...this.timers].find(([, timer]) => test(timer.ms));
    if (!found) throw new Error("no such timer");
    this.timers.delete(found[0]);
    found[1].run();
  }
  get wire(): FakeSocket {
    return this.wires.at(-1)!;
  }
}

let world: World;
let heard: Tell[];
let states: ConnectionState[];
let line: Connection;
const RETRY = (ms: number): boolean => ms < 10_000 && ![5_000, 4_500, 1_000].includes(ms);

beforeEach(() => {
  world = new World();
  heard = [];
  states = [];
  line = new Connection(
    "ws://x",
    (tell) => heard.push(tell),
    (now) => states.push(now),
    world,
  );
});

function drop(): void {
  world.wire.onclose?.({ code: 1006 });
}
function back(): void {
  world.ring(RETRY);
  world.wire.onopen?.();
}

describe("the line to a table", () => {
  it("sends what was asked before it was up", () => {
    line.ask({ do: "move", v: 3, move: "place a 1.1" });
    expect(world.wire.sent).toEqual([]);
    world.wire.onopen?.();
    expect(world.wire.sent).toEqual([{ do: "move", v: 3, move: "place a 1.1", n: 1 }]);
    expect(states).toEqual(["open"]);
  });

  it("sends an unanswered move again with the same version and number", () => {
    world.wire.onopen?.();
    line.ask({ do: "move", v: 7, move: "place a 1.1" });
    drop();
    expect(states.at(-1)).toBe("reconnecting");
    back();
    expect(world.wires.length).toBe(2);
    expect(world.wire.sent).toEqual([{ do: "move", v: 7, move: "place a 1.1", n: 1 }]);
  });

  it.each([
    { is: "done", n: 1, v: 8 },
    { is: "refused", n: 1, move: "place a 1.1", said: { key: "x", facts: {} }, rule: null },
    { is: "wrong", n: 1, code: "stale", said: { key: "x", facts: {} } },
  ])("does not send again what was answered ($is)", (answer) => {
    world.wire.onopen?.();
    line.ask({ do: "move", v: 7, move: "place a 1.1" });
    world.wire.say(answer);
    drop();
    back();
    expect(world.wire.sent).toEqual([]);
    expect(line.waiting).toEqual([]);
    expect(heard).toEqual([answer]);
  });

  it("keeps asking in order through several breaks", () => {
    world.wire.onopen?.();
    line.ask({ do: "why", move: "a" });
    line.ask({ do: "why", move: "b" });
    world.wire.say({ is: "allowed", n: 1, move: "a" });
    for (let k = 0; k < 3; k++) {
      drop();
      back();
    }
    expect(world.wire.sent).toEqual([{ do: "why", move: "b", n: 2 }]);
  });

  it("says where it was: the seat, how far the story was told, what was said", () => {
    expect(world.wire.url).toBe("ws://x");
    world.wire.onopen?.();
    line.look(2);
    line.ask({ do: "move", v: 1, move: "m" });
    world.wire.say({ is: "table", mark: "7.0123abcd" });
    world.wire.say({ is: "chat", lines: [{ n: 3 }, { n: 4 }] });
    world.wire.say({ is: "table", mark: "9.89abcdef" });
    world.wire.say({ is: "chat", lines: [] });
    drop();
    back();
    expect(world.wire.url).toBe("ws://x?look=2&mark=9.89abcdef&heard=4");
    expect(world.wire.sent.map((ask) => ask.do)).toEqual(["move"]);
  });

  it("looks from a seat that was chosen while it opened, before anything else", () => {
    line.look(2);
    line.ask({ do: "move", v: 1, move: "m" });
    world.wire.onopen?.();
    expect(world.wire.sent.map((ask) => ask.do)).toEqual(["look", "move"]);
  });

  it("waits longer each time, up to a limit, and not all at the same moment", () => {
    expect([0, 1, 2, 3].map((failures) => wait(failures, 1))).toEqual([250, 500, 1000, 2000]);
    expect(wait(30, 1)).toBe(10_000);
    expect(wait(3, 0)).toBe(1000);
    for (let k = 0; k < 4; k++) {
      drop();
      world.ring(RETRY);
    }
    drop();
    expect([...world.timers.values()].map((timer) => timer.ms)).toEqual([wait(4, 0.5)]);
  });

  it.each([0, 0.5, 1])("is back two seconds after a restart of up to ten, with a chance of %d", (chance) => {
    for (let away = 100; away <= 10_000; away += 100) {
      let now = 0;
      for (let failures = 0; now < away; failures++) now += wait(failures, chance);
      expect(now - away).toBeLessThanOrEqual(2_000);
    }
  });

  it("notices a dead line within ten seconds, wherever in its beat it died", () => {
    world.wire.onopen?.();
    const pulse = [...world.timers.values()].map((timer) => timer.ms);
    world.ring((ms) => pulse.includes(ms));
    const answer = [...world.timers.values()].map((timer) => timer.ms);
    expect(pulse[0]! + Math.min(...answer)).toBeLessThanOrEqual(10_000);
  });

  it("starts anew with short waits once something was heard", () => {
    drop();
    world.ring(RETRY);
    drop();
    world.ring(RETRY);
    world.wire.onopen?.();
    world.wire.say({ is: "pong", n: 0 });
    drop();
    expect([...world.timers.values()].map((timer) => timer.ms)).toEqual([wait(0, 0.5)]);
  });

  it("comes back at once when the network does", () => {
    drop();
    line.checkConnection();
    expect(world.wires.length).toBe(2);
    line.checkConnection();
    expect(world.wires.length).toBe(2);
  });

  it("notices a line that is dead but open", () => {
    world.wire.onopen?.();
    const first = world.wire;
    world.ring((ms) => ms === 5_000);
    expect(first.sent.at(-1)).toEqual({ do: "ping" });
    world.ring((ms) => ms === 4_500);
    expect(first.closed).toBe(true);
    expect(states.at(-1)).toBe("reconnecting");
    back();
    first.say({ is: "table", v: 99 });
    expect(heard).toEqual([]);
  });

  it("asks at once whether a line is dead when somebody looks again", () => {
    world.wire.onopen?.();
    const first = world.wire;
    line.checkConnection();
    expect(first.sent.at(-1)).toEqual({ do: "ping" });
    line.checkConnection();
    expect([...world.timers.values()].map((timer) => timer.ms).sort()).toEqual([1_000, 5_000]);
    world.ring((ms) => ms === 1_000);
    expect(first.closed).toBe(true);
    expect(states.at(-1)).toBe("reconnecting");
  });

  it("gives up a line that does not open, and sooner when the network is back", () => {
    const first = world.wire;
    world.ring((ms) => ms === 10_000);
    expect(first.closed).toBe(true);
    world.ring(RETRY);
    const second = world.wire;
    line.checkConnection();
    expect(world.wires.length).toBe(2);
    world.ring((ms) => ms === 1_000);
    expect(second.closed).toBe(true);
    expect([...world.timers.values()].map((timer) => timer.ms)).toEqual([wait(0, 0.5)]);
  });

  it("takes a new line at once after a sleep", () => {
    world.wire.onopen?.();
    const first = world.wire;
    world.slept = 1_800_000;
    line.checkConnection();
    expect(first.closed).toBe(true);
    expect(states).toEqual(["open", "reconnecting"]);
    expect(world.wires.length).toBe(2);
    world.wire.onopen?.();
    line.checkConnection();
    expect(world.wires.length).toBe(2);
    world.slept = 0; // the clock of the device was set back
    world.ring((ms) => ms === 5_000);
    expect(world.wires.length).toBe(3);
    expect([...world.timers.values()].map((timer) => timer.ms)).toEqual([10_000]);
  });

  it("stays open when the ping is answered", () => {
    world.wire.onopen?.();
    world.ring((ms) => ms === 5_000);
    world.wire.say({ is: "pong", n: 0 });
    expect([...world.timers.values()].map((timer) => timer.ms)).toEqual([5_000]);
    expect(states).toEqual(["open"]);
  });

  it("does not come back from a table that is not there, nor after leaving", () => {
    world.wire.onclose?.({ code: 4404 });
    expect(states.at(-1)).toBe("closed");
    expect(world.timers.size).toBe(0);
    const other = new Connection(
      "ws://y",
      () => undefined,
      () => undefined,
      world,
    );
    const wire = world.wire;
    other.close();
    wire.onclose?.({ code: 1000 });
    expect(world.timers.size).toBe(0);
  });
});
