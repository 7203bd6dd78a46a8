/**
 * The page's side of the worker that is its server: the same calls and messages, and no network. A second worker
 * thinks for the bots, so that the first can always answer.
 */
import { HEADER } from "../me.svelte";
import type { FromHost, Place, ToHost, ToThinker } from "./messages";
import { keepFiles, lookForVersions } from "./offline";
import { startup } from "./startup.svelte";
import { Traffic } from "./traffic";

/** Answers that are the same for everybody lie in a file: the home page needs not wait for Python. */
const KNOWN = ["/api/games", "/api/bots"];
const OK = 200;
const LOOK_MS = 100;
const PATIENCE_MS = 4000; // then the bots think, whoever else waits

interface Line {
  heard: (text: string) => void;
  closed: (code: number) => void;
}

const answers = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Line>();
let last = 0;

const page = new URL(".", document.baseURI);
const facts = document.documentElement.dataset;
const place: Omit<Place, "here"> = {
  python: new URL(facts.python ?? "", page).href,
  council: new URL(facts.council ?? "", page).href,
  bytes: Number(facts.bytes ?? 0),
  shelf: `council ${page.pathname}`,
};

startup.total = place.bytes;
const between = new MessageChannel();
const fail = (error: unknown): void => void (startup.failed ||= String(error));
const host = keepFiles(({ fetched, total }) => {
  startup.bytes = fetched;
  startup.total = total;
}).then(startHost);
host.catch(fail);
let thinker: Worker | null = null;
const traffic = new Traffic();

function startHost(here: boolean): Worker {
  startup.total = place.bytes;
  const worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data, here);
  worker.onerror = (event) => fail(event.message || "worker");
  const begin: ToHost = { is: "begin", place: { ...place, here }, thinker: between.port1 };
  worker.postMessage(begin, [between.port1]);
  return worker;
}

/** In the order in which it was said: after its beginning. */
const post = (message: ToHost): void => void host.then((worker) => worker.postMessage(message), fail);

function hear(told: FromHost, here: boolean): void {
  if (told.is === "step") {
    startup.step = told.step;
    startup.bytes = told.bytes;
  } else if (told.is === "ready") {
    startup.ready = true;
    startup.kept = told.kept;
    startup.troubles = told.troubles;
    startThinkerWhenIdle(here); // not before: the first table needs both cores
    lookForVersions();
  } else if (told.is === "answer") {
    answers.get(told.id)?.(new Response(told.body, { status: told.status }));
    answers.delete(told.id);
    traffic.told(`call ${told.id}`, performance.now());
  } else if (told.is === "text") {
    lines.get(told.id)?.heard(told.text);
    traffic.told(`line ${told.id}`, performance.now());
  } else if (told.is === "closed") {
    const line = lines.get(told.id);
    lines.delete(told.id);
    traffic.told(`line ${told.id}`, performance.now());
    line?.closed(told.code);
  } else if (told.is === "taken") {
    startup.taken = true;
    void host.then((worker) => worker.terminate());
    thinker?.terminate();
  } else {
    startup.failed = told.why;
  }
}

function startThinkerWhenIdle(here: boolean): void {
  const latest = performance.now() + PATIENCE_MS;
  traffic.told("ready", performance.now());
  const timer = setInterval(() => {
    if (!traffic.idle(performance.now()) && performance.now() < latest) return;
    clearInterval(timer);
    startThinker(here);
  }, LOOK_MS);
}

function startThinker(here: boolean): void {
  if (startup.taken) return;
  thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
  thinker.onerror = (event) => fail(event.message || "worker");
  const begin: ToThinker = { is: "begin", place: { ...place, here }, host: between.port2 };
  thinker.postMessage(begin, [between.port2]);
}

let known: Promise<Record<string, unknown>> | null = null;

/** Like fetch, for the paths of the server. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  if (KNOWN.includes(path)) {
    known ??= fetch(new URL("catalogue.json", page)).then((file) => file.json() as Promise<Record<string, unknown>>);
    return new Response(JSON.stringify((await known)[path]), { status: OK });
  }
  const id = ++last;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    traffic.asked(`call ${id}`, performance.now());
    const person = new Headers(init.headers).get(HEADER) ?? "";
    post({ is: "call", id, method: init.method ?? "GET", path, body: String(init.body ?? ""), person });
  });
}

/** Like a socket, for a table. */
export function connect(
  table: string,
  query: string,
  heard: Line["heard"],
  closed: Line["closed"],
): { send(text: string): void; close(): void } {
  const id = ++last;
  lines.set(id, { heard, closed });
  traffic.asked(`line ${id}`, performance.now());
  post({ is: "open", id, table, query });
  return {
    send: (text) => post({ is: "text", id, text }),
    close: () => {
      lines.delete(id);
      traffic.told(`line ${id}`, performance.now());
      post({ is: "close", id });
    },
  };
}
