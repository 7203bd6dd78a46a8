/** The HTTP side of the server. */
import { serverless } from "./serverless";
import type {
  BotIs,
  GameIs,
  HowToIs,
  Key,
  LessonRow,
  MailAnswer,
  MailIs,
  MailWish,
  MyTable,
  NewTable,
  Nothing,
  Opened,
  PlayOn,
  Problem,
  ReplayIs,
  RulesAre,
  Said,
  Seated,
} from "./wire";
import type { ReportState } from "./wire_report";

/** A request that failed, with a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly said: Said,
  ) {
    super(code);
  }
}

/** Asked of the table in the worker, in the words of the server. */
const local = async (path: string, init: RequestInit): Promise<Response> =>
  (await import("./local/host")).request(path, init);

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await (serverless ? local(path, init) : fetch(path, { credentials: "same-origin", ...init }));
  } catch {
    throw new ApiError("offline", { key: "web-offline", facts: {} });
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    if (problem?.said?.key) throw new ApiError(problem.code, problem.said);
    throw new ApiError(`http_${answer.status}`, { key: "web-trouble", facts: { code: answer.status } });
  }
  return answer;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The names of a game's things in every language, by their ids in a view. */
export type GameWords = Record<string, Record<string, string>>;

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the server runs is fetched once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const api = {
  games: () => once<GameIs[]>("/api/games"),
  bots: () => once<BotIs[]>("/api/bots"),
  words: (game: string) => once<GameWords>(`/api/words/${game}`),
  rules: (game: string) => once<RulesAre>(`/api/rules/${game}`),
  lessons: () => once<LessonRow[]>("/api/lessons"),
  howTo: (game: string, mode: string) => once<HowToIs>(`/api/how/${game}/${mode || "all"}`),
  openLesson: (game: string, id: string, name: string) => post<Opened>(`/api/lessons/${game}/${id}`, { name }),
  mine: () => call<MyTable[]>("/api/tables"),
  open: (table: NewTable) => post<Opened>("/api/tables", table),
  playOn: (moment: PlayOn) => post<Opened>("/api/play-on", moment),
  sit: (table: string, key: Key) => post<Seated>(`${at(table)}/sit`, key),
  forget: (table: string) => post<Nothing>(`${at(table)}/forget`, {}),
  close: (table: string) => post<Nothing>(`${at(table)}/close`, {}),
  rematch: (table: string) => post<Opened>(`${at(table)}/rematch`, {}),
  replay: (table: string) => call<ReplayIs>(`${at(table)}/replay`),
  watch: (log: string) =>
    call<ReplayIs>("/api/replay", { method: "POST", headers: { "content-type": "text/plain" }, body: log }),
  report: (table: string) => call<ReportState>(`${at(table)}/report`),
  makeReport: (table: string) => post<ReportState>(`${at(table)}/report`, {}),
  stopReport: (table: string) => post<ReportState>(`${at(table)}/report/stop`, {}),
  reportFile: (log: string) =>
    call<ReportState>("/api/report", { method: "POST", headers: { "content-type": "text/plain" }, body: log }),
  fileReport: (id: string) => call<ReportState>(`/api/report/${id}`),
  stopFileReport: (id: string) => post<ReportState>(`/api/report/${id}/stop`, {}),
  mail: () => call<MailIs>("/api/mail"),
  wishMail: (wish: MailWish) => post<MailIs>("/api/mail", wish),
  answerMail: (answer: MailAnswer) => post<MailIs>("/api/mail/answer", answer),
  logLink: (table: string) => `${at(table)}/log`,
  /** The name under which the log is saved. */
  logName: (game: string, table: string) => `${game}-${table}.council.jsonl`,
  log: async (table: string): Promise<string> => (await request(`${at(table)}/log`)).text(),
  socket: (table: string) => `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(table)}`,
};
