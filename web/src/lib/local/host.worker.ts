/**
 * The worker that is the server: Python with the tables in it, and the games of this browser. Nobody hears of a change
 * before it is kept.
 */
import type { PyodideAPI } from "pyodide";
import type { FromHost, Job, Place, Thought, ToHost } from "./messages";
import type { Said } from "../wire";
import { startPython } from "./python";
import { Records, Taken } from "./records";

/** What council/browser/host.py offers. */
interface Host {
  call(method: string, path: string, body: string, person: string): Promise<string>;
  troubles(): string;
  connect(table: string, query: string, send: (text: string) => void, closed: (code: number) => void): Visit;
}
interface Visit {
  receive(text: string): Promise<void>;
  close(): void;
}

const BROKEN = 500;
const GONE = 1006; // the code of a connection that was cut
const tell = (told: FromHost): void => postMessage(told);

let records: Records | null = null;
let started: Promise<Host> | null = null;
const visits = new Map<number, Visit>();

/** What is told goes out in order, each after all that was saved before it. */
let outgoing = Promise.resolve();
function tellKept(told: FromHost): void {
  outgoing = outgoing.then(() => records?.kept()).then(() => tell(told));
}

/** Another tab has taken the games over, or the browser refuses to keep them. */
function lost(error: unknown): void {
  tell(error instanceof Taken ? { is: "taken" } : { is: "failed", why: String(error) });
}

/** The second worker, as a function that thinks. */
function thinking(port: MessagePort): (job: string) => Promise<string> {
  const waiting = new Map<number, { resolve: (move: string) => void; reject: (error: Error) => void }>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("move" in data) asked?.resolve(data.move);
    else asked?.reject(new Error(data.error));
  };
  return (job) =>
    new Promise((resolve, reject) => {
      const asked: Job = { id: ++last, job };
      waiting.set(asked.id, { resolve, reject });
      port.postMessage(asked);
    });
}

async function begin(place: Place, thinker: MessagePort): Promise<Host> {
  const python = await startPython(place, (step, bytes) => tell({ is: "step", step, bytes }));
  const module = python.pyimport("council.browser.page");
  tell({ is: "step", step: "games", bytes: place.bytes });
  records = await Records.open(place.shelf, lost).catch(() => null); // a browser may refuse to keep anything
  const kept = new Map(await records?.all());
  const host = await open(python, module, kept, thinking(thinker));
  tell({ is: "ready", kept: records !== null, troubles: JSON.parse(host.troubles()) as Said[] });
  return host;
}

/** The host in Python, given what the browser kept. */
async function open(
  python: PyodideAPI,
  module: { open_host: (...parts: unknown[]) => Promise<Host> },
  kept: ReadonlyMap<string, string>,
  think: (job: string) => Promise<string>,
): Promise<Host> {
  const save = (key: string, value: string | null | undefined): void => records?.save(key, value ?? null);
  return module.open_host(python.toPy(kept), save, think);
}

async function call(host: Host, asked: Extract<ToHost, { is: "call" }>): Promise<void> {
  const { id, method, path, body, person } = asked;
  try {
    const answer = JSON.parse(await host.call(method, path, body, person)) as { status: number; body: string };
    tellKept({ is: "answer", id, ...answer });
  } catch {
    tellKept({ is: "answer", id, status: BROKEN, body: "" });
  }
}

async function hear(host: Host, told: Exclude<ToHost, { is: "begin" }>): Promise<void> {
  if (told.is === "call") return call(host, told);
  const { id } = told;
  if (told.is === "open")
    visits.set(
      id,
      host.connect(
        told.table,
        told.query,
        (text) => tellKept({ is: "text", id, text }),
        (code) => tellKept({ is: "closed", id, code }),
      ),
    );
  else if (told.is === "text") await visits.get(id)?.receive(told.text);
  else {
    visits.get(id)?.close();
    visits.delete(id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.is === "begin") {
    started = begin(data.place, data.thinker);
    started.catch((error: unknown) => tell({ is: "failed", why: String(error) }));
  } else {
    // A connection that broke is opened again, as if the network had been gone.
    void started?.then((host) => hear(host, data)).catch(() => tell({ is: "closed", id: data.id, code: GONE }));
  }
};
