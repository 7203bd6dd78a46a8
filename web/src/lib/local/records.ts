/** Games in the browser's own storage: texts by key. Only one tab at a time may write. */

const RECORDS = "records";
const OWNER = "owner";

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("aborted"));
  });

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("failed"));
  });

/** Somebody else has begun to write. */
export class Taken extends Error {}

export class Records {
  private readonly me = crypto.randomUUID();
  private waiting = new Map<string, string | null>();
  private written: Promise<void> | null = null;

  private constructor(
    private readonly database: IDBDatabase,
    private readonly lost: (error: unknown) => void,
  ) {}

  /** Open the shelf of that name, and take it over from any other tab. */
  static async open(name: string, lost: (error: unknown) => void): Promise<Records> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(RECORDS);
      opening.result.createObjectStore(OWNER);
    };
    const records = new Records(await answer(opening), lost);
    const taking = records.database.transaction(OWNER, "readwrite");
    taking.objectStore(OWNER).put(records.me, OWNER);
    await done(taking);
    const others = new BroadcastChannel(name);
    others.postMessage(records.me);
    others.onmessage = () => lost(new Taken());
    return records;
  }

  /** Every text that is kept; anything else is not ours. */
  async all(): Promise<Map<string, string>> {
    const reading = this.database.transaction(RECORDS);
    const store = reading.objectStore(RECORDS);
    const [keys, values] = await Promise.all([
      answer(store.getAllKeys()),
      answer(store.getAll() as IDBRequest<unknown[]>),
    ]);
    const pairs = keys.map((key, index): [string, unknown] => [String(key), values[index]]);
    return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  }

  /** Keep a text, or forget it. */
  save(key: string, value: string | null): void {
    this.waiting.set(key, value);
    this.written ??= Promise.resolve().then(() => this.write());
  }

  /** Until all that was saved is kept. */
  async kept(): Promise<void> {
    while (this.written) await this.written;
  }

  private async write(): Promise<void> {
    const changes = this.waiting;
    this.waiting = new Map();
    try {
      await this.put(changes);
    } catch (error) {
      this.lost(error);
      return new Promise(() => undefined); // nobody hears of a change that is not kept
    }
    this.written = this.waiting.size ? this.write() : null;
  }

  /** Write as long as nobody else has begun to: both is asked in one transaction. */
  private async put(changes: ReadonlyMap<string, string | null>): Promise<void> {
    const writing = this.database.transaction([RECORDS, OWNER], "readwrite", { durability: "strict" });
    const finished = done(writing);
    if ((await answer(writing.objectStore(OWNER).get(OWNER) as IDBRequest<string>)) !== this.me) {
      writing.abort();
      await finished.catch(() => undefined);
      throw new Taken();
    }
    const store = writing.objectStore(RECORDS);
    for (const [key, value] of changes) {
      if (value === null) store.delete(key);
      else store.put(value, key);
    }
    await finished;
  }
}
