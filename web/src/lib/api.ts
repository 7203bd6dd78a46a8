/** The HTTP side of the server. */
import { HEADER, me } from "./me.svelte";
import { serverless } from "./serverless";
import type { MailAnswer, MailIs, MailWish, Said } from "./wire";
import type {
  BotIs,
  GameIs,
  HowToIs,
  Key,
  LessonRow,
  MyTable,
  NewNote,
  NewTable,
  NoteText,
  NotesAre,
  Nothing,
  Opened,
  PlayOn,
  Problem,
  ReplayIs,
  RulesAre,
  Seated,
} from "./wire/api";
import type { DailyIs, DailyTableIs, NewTry } from "./wire/daily";
import type { ChronicleIs, MyGame, PersonIs, PersonWish, RecordWish, StatisticsAre } from "./wire/record";
import type { ReportState } from "./wire/report";

/** A request that failed, with a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly said: Said,
  ) {
    super(code);
  }
}

/** What to tell of something that failed. */
export const troubleOf = (error: unknown): Said =>
  error instanceof ApiError ? error.said : { key: "web-trouble", facts: { code: String(error) } };

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

function post<T>(path: string, body: unknown, key = ""): Promise<T> {
  return call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...person(key) },
    body: JSON.stringify(body),
  });
}

/** Who asks, for calls that need to know. */
const person = (key: string): Record<string, string> => (key ? { [HEADER]: key } : {});

/** Take a seat as the person who uses this browser, and tell the server of them if they are new or have changed. */
async function seated<T>(path: string, body: unknown): Promise<T> {
  const answer = await post<T>(path, body, me.needKey());
  if (!me.sent) void saveMe().catch(() => undefined); // the next time, then
  return answer;
}

/** Tell the server how the person who uses this browser wants to be known. */
async function saveMe(wish: Pick<PersonWish, "listed"> = {}): Promise<PersonIs> {
  const { name, crest, colour, fresh } = me;
  const kept = await post<PersonIs>("/api/me", { name, crest, colour, adopt: !fresh, ...wish }, me.needKey());
  if (me.name === name && me.crest === crest && me.colour === colour) me.wasSent();
  return kept;
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
  open: (table: NewTable) => seated<Opened>("/api/tables", table),
  playOn: (moment: PlayOn) => seated<Opened>("/api/play-on", moment),
  sit: (table: string, key: Key) => seated<Seated>(`${at(table)}/sit`, key),
  /** My seat at a table of mine, in this browser: I may have taken it on another device. */
  takeMySeat: (table: string) => post<Seated>(`${at(table)}/mine`, {}, me.needKey()),
  forget: (table: string) => post<Nothing>(`${at(table)}/forget`, {}, me.key),
  close: (table: string) => post<Nothing>(`${at(table)}/close`, {}),
  rematch: (table: string) => post<Opened>(`${at(table)}/rematch`, {}),
  replay: (table: string) => call<ReplayIs>(`${at(table)}/replay`),
  watch: (log: string) =>
    call<ReplayIs>("/api/replay", { method: "POST", headers: { "content-type": "text/plain" }, body: log }),
  notes: (table: string) => call<NotesAre>(`${at(table)}/notes`),
  writeNote: (table: string, note: NewNote) => post<NotesAre>(`${at(table)}/notes`, note),
  changeNote: (table: string, n: number, text: NoteText) => post<NotesAre>(`${at(table)}/notes/${n}`, text),
  report: (table: string) => call<ReportState>(`${at(table)}/report`),
  makeReport: (table: string) => post<ReportState>(`${at(table)}/report`, {}),
  stopReport: (table: string) => post<ReportState>(`${at(table)}/report/stop`, {}),
  reportFile: (log: string) =>
    call<ReportState>("/api/report", { method: "POST", headers: { "content-type": "text/plain" }, body: log }),
  fileReport: (id: string) => call<ReportState>(`/api/report/${id}`),
  stopFileReport: (id: string) => post<ReportState>(`/api/report/${id}/stop`, {}),
  daily: (day = "") => call<DailyIs>(day ? `/api/daily/${day}` : "/api/daily", { headers: person(me.key) }),
  dailyTable: (day: string, game: string) =>
    call<DailyTableIs>(`/api/daily/${day}/${game}`, { headers: person(me.key) }),
  openTry: (day: string, game: string, wish: NewTry) => seated<Opened>(`/api/daily/${day}/${game}`, wish),
  /** What the server keeps of a person; by default of the one who uses this browser. */
  me: (key = me.needKey()) => call<PersonIs>("/api/me", { headers: person(key) }),
  saveMe,
  forgetMe: () => post<PersonIs>("/api/me/forget", {}, me.key),
  myGames: () => call<MyGame[]>("/api/me/games", { headers: person(me.needKey()) }),
  statistics: (wish: RecordWish) => post<StatisticsAre>("/api/me/statistics", wish, me.needKey()),
  chronicle: (wish: RecordWish) => post<ChronicleIs>("/api/chronicle", wish),
  mail: () => call<MailIs>("/api/mail"),
  wishMail: (wish: MailWish) => post<MailIs>("/api/mail", wish),
  answerMail: (answer: MailAnswer) => post<MailIs>("/api/mail/answer", answer),
  logLink: (table: string) => `${at(table)}/log`,
  /** The name under which the log is saved. */
  logName: (game: string, table: string) => `${game}-${table}.council.jsonl`,
  log: async (table: string): Promise<string> => (await request(`${at(table)}/log`)).text(),
  socket: (table: string) => `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(table)}`,
};
