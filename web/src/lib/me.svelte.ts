/**
 * The person who uses this browser: how they are called, and a key that only their own devices know. The server keeps
 * a fingerprint of the key. It travels in a header or behind the hash of a link, never in an address that is sent.
 */
const PLACE = "council.me";
const BEFORE = "council.settings"; // where name, crest and colour were kept at first
const KEY = /^[A-Za-z0-9_-]{22}$/;
const BYTES = 16;
export const HEADER = "Council-Person";

interface Kept {
  /** Empty until it is needed. */
  key: string;
  name: string;
  crest: string;
  colour: string;
  /** Whether the server has heard of the last change. */
  sent: boolean;
  /** Somebody was forgotten here: older games of this browser are not theirs. */
  fresh: boolean;
}

const words = (text: unknown, most: number): string => (typeof text === "string" ? text.slice(0, most) : "");

function stored(place: string): Partial<Kept> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    return found && typeof found === "object" ? found : null;
  } catch {
    return null; // storage is forbidden, or holds nonsense
  }
}

function read(): Kept {
  const found = stored(PLACE) ?? stored(BEFORE) ?? {};
  return {
    key: isKey(found.key) ? found.key : "",
    name: words(found.name, 40),
    crest: words(found.crest, 24),
    colour: words(found.colour, 24),
    sent: found.sent === true,
    fresh: found.fresh === true,
  };
}

export const isKey = (text: unknown): text is string => typeof text === "string" && KEY.test(text);

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

class Me {
  private kept = $state<Kept>(read());

  constructor() {
    if (!stored(PLACE) && (this.name || this.crest || this.colour)) this.keep({}); // settings forget it
    // Another tab may have changed it.
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === PLACE) this.kept = read();
    });
  }

  get key(): string {
    return this.kept.key;
  }
  get name(): string {
    return this.kept.name;
  }
  get crest(): string {
    return this.kept.crest;
  }
  get colour(): string {
    return this.kept.colour;
  }
  get sent(): boolean {
    return this.kept.sent;
  }
  get fresh(): boolean {
    return this.kept.fresh;
  }

  /** The key, made now if there is none. */
  needKey(): string {
    if (!this.kept.key) this.kept = read(); // another tab may have been quicker
    if (!this.kept.key) this.keep({ key: newKey(), sent: false });
    return this.kept.key;
  }

  set(change: Partial<Pick<Kept, "name" | "crest" | "colour">>): void {
    this.keep({ ...change, sent: false });
  }

  /** The server knows all of it. */
  wasSent(): void {
    this.keep({ sent: true });
  }

  /** From now on this browser is another person's, as on their other device. */
  become(person: Pick<Kept, "key" | "name" | "crest" | "colour">): void {
    this.keep({ ...person, sent: true, fresh: false });
  }

  forget(): void {
    this.keep({ key: "", name: "", crest: "", colour: "", sent: false, fresh: true });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit then.
    }
  }
}

export const me = new Me();
