/** What the screen of a live table shows besides the table: its game, the open dialog, the tab of the panel. */
import { tick } from "svelte";
import { loadGameUI, type Action, type GameUI, type NumberChoice } from "../../games";
import { api, troubleOf, type GameWords } from "../../lib/api";
import { i18n } from "../../lib/i18n.svelte";
import type { Tab } from "../../lib/frame/panel/Panel.svelte";
import { router } from "../../lib/router.svelte";
import { forgetMine, keysOf } from "../../lib/seatkeys";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Json, Said } from "../../lib/wire";
import type { GameIs } from "../../lib/wire/api";
import { actionsOf, visibleActions } from "./actions";

export type DialogName =
  "" | "menu" | "help" | "resign" | "panel" | "links" | "final" | "more" | "settings" | "end" | "fair" | "close";

export class TableScreen {
  open = $state<DialogName>("");
  tab = $state<Tab>("log");
  phone = $state(innerWidth <= 760);
  /** The end of a round, until somebody has read it. */
  roundEnd = $state.raw<Said[] | null>(null);
  /** The end of the game is still to be staged: it happened before the eyes of whoever sits here. */
  staged = $state(false);
  /** The table as that round left it. */
  finished = $state.raw<Json | null>(null);
  ui = $state.raw<GameUI | null>(null);
  words = $state.raw<GameWords>({});
  game = $state.raw<GameIs | null>(null);

  constructor(readonly table: TableStore) {}

  get title(): string {
    return i18n.of(this.game?.title) || this.table.now?.game || "";
  }
  /** The deal still waits for people or their random values. */
  get gathering(): boolean {
    const { now } = this.table;
    return !now?.over && now?.fair !== null && now?.fair?.deal !== "done";
  }

  // -- invitations

  keys = $derived.by((): Record<number, string> => (this.table.now ? keysOf(this.table.id) : {}));
  openSeats = $derived.by(() =>
    (this.table.now?.seats ?? []).flatMap((seat, index) => (seat.kind === "open" && this.keys[index] ? [index] : [])),
  );
  mySeats = $derived.by(() => (this.table.now?.held ?? []).filter((seat) => this.keys[seat]));

  // -- the buttons of the prompt

  number = $derived.by((): NumberChoice | null => {
    const { table, ui } = this;
    // While a move is in doubt it is answered yes or no: the digits press buttons, not the number.
    return table.mine && !table.sequence && !table.coach.doubt && ui?.count ? ui.count(table, this.words) : null;
  });
  actions = $derived.by((): Action[] => (this.ui ? actionsOf(this.table, this.ui, this.words) : []));
  visible = $derived(visibleActions(this.actions, this.number !== null));
  hidden = $derived(this.actions.filter((act) => !this.visible.includes(act)));
  main = $derived(this.actions.find((act) => act.main));

  /** Digits press buttons, unless they choose cards or the number. */
  get digitsPress(): boolean {
    return !this.ui?.digits && (this.number === null || this.number.small === true);
  }

  // -- looking back

  /** Whether there is an earlier moment to look at; after the game there is the replay. */
  get canLookBack(): boolean {
    const { now, past } = this.table;
    return past.on || (!!now && !now.over && !now.lesson && past.last > 0 && this.table.hotSeat.curtain === null);
  }
  lookBack(to = this.table.past.last - 1): void {
    if (this.canLookBack) this.closeAnd(() => this.table.past.go(to));
  }
  /** To the next or last chapter of the story. */
  lookRound(direction: number): void {
    const { past, history, names } = this.table;
    const at = past.at ?? past.last;
    const starts = history.entries.flatMap((entry) =>
      entry.moment !== undefined && this.ui?.chapter(entry.said, names) ? [entry.moment] : [],
    );
    const to = direction > 0 ? starts.find((moment) => moment > at) : starts.findLast((moment) => moment < at);
    this.lookBack(to ?? (direction > 0 ? past.last : 0));
  }

  press(act: Action): void {
    if (!this.table.sending) act.run();
  }

  /** The key that presses a button. */
  keyOf(act: Action): string {
    if (act.back) return "Esc";
    if (act.main) return this.ui?.digits ? "Enter" : "Space";
    return this.digitsPress ? String(this.actions.indexOf(act) + 1) : "";
  }

  // -- doing

  close(): void {
    this.open = "";
  }

  closeRoundEnd(): void {
    this.roundEnd = null;
    this.finished = null;
  }

  /** Close the dialog and do something at the table. */
  closeAnd(run: () => void): void {
    this.open = "";
    run();
  }

  async showTab(which: Tab): Promise<void> {
    this.tab = which;
    if (this.phone) this.open = "panel";
    await tick();
    const field = which === "chat" ? document.querySelector<HTMLElement>("#chat-text") : null;
    (field ?? document.querySelector<HTMLElement>("[role=tab][aria-selected=true]"))?.focus();
  }

  /** Ask why not, about the thing that has the focus. */
  askWhy(): void {
    if (!this.ui) return;
    const thing = document.activeElement?.closest<HTMLElement>("[data-token]")?.dataset.token ?? null;
    const move = this.ui.doubt(this.table, thing);
    if (move) this.table.why(move);
    else this.table.notice = { key: "web-why-what", facts: {} };
  }

  /** Close one's own table, before anybody has moved. */
  async closeTable(): Promise<void> {
    try {
      await api.close(this.table.id);
      forgetMine(this.table.id);
      router.go("/");
    } catch (error) {
      this.table.notice = troubleOf(error);
    }
  }

  /** Load what belongs to a game. */
  load(name: string): void {
    loadGameUI(name).then(
      (found) => {
        this.ui = found;
        this.table.setAutoMove(found?.autoMove ?? null);
      },
      () => (this.table.lost = { key: "web-offline", facts: {} }),
    );
    api.words(name).then(
      (found) => (this.words = found),
      () => undefined,
    );
    api.games().then(
      (all) => (this.game = all.find((one) => one.name === name) ?? null),
      () => undefined,
    );
  }
}
