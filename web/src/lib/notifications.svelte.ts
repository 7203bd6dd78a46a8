/** A message of the system when it is my turn and nobody looks at the page. Asked for by a button only. */

const PLACE = "council.notify";

function kept(): boolean {
  try {
    return localStorage.getItem(PLACE) === "yes";
  } catch {
    return false;
  }
}

class Notifications {
  /** Browsers allow it on safe addresses only. */
  readonly possible = typeof Notification !== "undefined" && isSecureContext;
  wanted = $state(this.possible && kept() && Notification.permission === "granted");
  /** Somebody said no to the browser; only there it can be changed. */
  refused = $state(this.possible && Notification.permission === "denied");

  async ask(): Promise<void> {
    if (!this.possible) return;
    const answer = await Notification.requestPermission();
    this.refused = answer === "denied";
    this.keep(answer === "granted");
  }

  stop(): void {
    this.keep(false);
  }

  /** Tell it, unless the page is being looked at; one message for each table. */
  tell(table: string, title: string, text: string): void {
    if (!this.wanted || !document.hidden) return;
    try {
      const note = new Notification(title, { body: text, tag: `council-${table}` });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones know no messages of a page; the mark in its title has to do.
    }
  }

  private keep(wanted: boolean): void {
    this.wanted = wanted;
    try {
      localStorage.setItem(PLACE, wanted ? "yes" : "no");
    } catch {
      // It holds for this visit then.
    }
  }
}

export const notifications = new Notifications();
