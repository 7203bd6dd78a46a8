/** The buttons of the prompt. */
import type { Action, GameUI } from "../../games";
import type { GameWords } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import { buttons } from "../../lib/table/picker";
import type { TableStore } from "../../lib/table/table.svelte";

const MOST = 4; // buttons beside the sentence; more of them are a list

export function actionsOf(table: TableStore, ui: GameUI, words: GameWords): Action[] {
  const { now } = table;
  if (now?.lesson?.read) return lessonActions(table);
  if (!now || !table.mine || table.pendingAutoMove) return [];
  const make = (move: string, main: boolean): Action => ({
    label: ui.button(move, words, now.view, table.names),
    run: () => table.send(move),
    main,
  });
  if (table.hint) {
    return [make(table.hint, true), { label: say("web-no-thanks"), run: () => table.clear(), back: true }];
  }
  const { doubt } = table.coach;
  if (doubt) {
    const again = { label: say("web-no-thanks"), run: () => table.clear(), back: true };
    const anyway = { label: say("web-coach-anyway"), run: () => table.coach.proceed(), main: true };
    return [anyway, make(doubt.best, false), again];
  }
  const own = ui.actions?.(table, words);
  if (own) return own;
  const back = table.picked.length ? [{ label: say("web-other"), run: () => table.clear(), back: true }] : [];
  if (table.ready) return [make(table.ready, true), ...back];
  const moves = buttons(table.moves, table.picked, ui.things(now.view));
  return [...moves.map((move) => make(move, moves.length === 1)), ...back];
}

/** A step that is only read. After the last one, `LessonPrompt` has the ways on. */
function lessonActions(table: TableStore): Action[] {
  if (table.now?.lesson?.done) return [];
  return [{ label: say("lesson-next-step"), run: () => table.study("next"), main: true }];
}

/** Those that stay buttons; a number to choose takes the place of one. */
export function visibleActions(actions: Action[], withNumber: boolean): Action[] {
  const room = withNumber ? MOST - 1 : MOST;
  if (actions.length <= room) return actions;
  return actions.filter((act, index) => index < room - 1 || act.back || act.keep);
}
