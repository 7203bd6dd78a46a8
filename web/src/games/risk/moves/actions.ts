/** The buttons of the prompt. */
import type { Action } from "../..";
import type { GameWords } from "../../../lib/api";
import { say } from "../../../lib/i18n.svelte";
import { buttons, tokens } from "../../../lib/table/picker";
import type { TableStore } from "../../../lib/table/table.svelte";
import { currentMap } from "../map/current";
import { button, nameOf } from "../sentences";
import { at, type CardSet } from "../view";
import { autoPlace } from "./autoplace";
import { passAll } from "./automatic";
import { ends, viewOf } from "./ends";
import { keepArmies, numbers } from "./numbers";
import { deploy, fight, inOrder } from "./sequences";
import { setOf } from "./sets";
import { things } from "./things";

function trades(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const trade = (one: CardSet, main: boolean): Action => ({
    label: say("risk-do-set", { armies: one.armies, own: one.own }),
    run: () => table.follow(inOrder(...one.cards.map((card) => `trade ${card}`))),
    main,
  });
  const chosen = setOf(view, table.picked);
  const done = table.moves
    .filter((move) => move === "done")
    .map((move) => ({ label: label(table, words, move), run: () => table.send(move) }));
  if (view.traded.length) {
    const rest = table.moves.filter((move) => move.startsWith("trade "));
    return rest.map((move, index) => ({
      label: label(table, words, move),
      run: () => table.send(move),
      main: index === 0,
    }));
  }
  const back = table.picked.length ? [{ label: say("web-other"), run: () => table.clear(), back: true }] : [];
  if (chosen) return [trade(chosen, true), ...done, ...back];
  const best = view.trades[0];
  return [...(best ? [trade(best, true)] : []), ...done, ...back];
}

function battles(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const { source, target } = ends(table);
  if (!source || !target) return [];
  const { spare = 0, dice: most = 0 } = at(view, source) ?? {};
  const go =
    (dice: number, count: number, keep = 1) =>
    () =>
      table.follow(fight({ source, target, dice, keep, battles: count }));
  const acts: Action[] = [
    {
      label: say(view.phase === "go-on" ? "risk-do-again" : "risk-do-roll", { dice: most }),
      run: go(most, 1),
      main: true,
    },
  ];
  if (spare > 1)
    acts.push({
      label: say("risk-do-until", { keep: table.amount }),
      run: () => go(Infinity, Infinity, keepArmies(table.amount))(),
    });
  const stop = table.moves
    .filter((move) => move === "stop")
    .map((move) => ({ label: label(table, words, move), run: () => table.send(move), keep: true }));
  acts.push(...stop);
  for (let dice = most - 1; dice >= 1; dice--) acts.push({ label: say("risk-do-roll", { dice }), run: go(dice, 1) });
  if (view.phase === "invade") acts.push({ label: say("web-other"), run: () => table.clear(), back: true });
  return acts;
}

const label = (table: TableStore, words: GameWords, move: string): string =>
  button(move, words, viewOf(table), table.names, table.now!.question.facts.side === "theirs");

/** Verbs whose moves the buttons or the board of a phase stand for already. */
const COVERED: Record<string, string[]> = {
  trade: ["trade", "done"],
  deploy: ["deploy"],
  invade: ["attack"],
  commit: ["dice"],
  "go-on": ["fight", "stop"],
};

export function acts(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const own = special(table, words);
  const counted = numbers(table);
  const covered = counted ? [counted.verb] : own.length ? (COVERED[view.phase] ?? []) : [];
  const open = table.moves.filter((move) => !covered.includes(move.split(" ")[0]!));
  const picked = table.ready && !own.length ? [table.ready] : [];
  const rest = buttons(open, [], things(view)).filter((move) => !picked.includes(move));
  const meant = own.some((act) => act.main) || picked.length ? null : defaultOf(rest);
  // Dice stay in their order, so that the key 1 is one die and the key 2 two.
  const first =
    meant && view.phase !== "defend" ? [meant, ...rest.filter((move) => move !== meant)] : rest.toSorted(byDice);
  const act = (move: string, main: boolean): Action => ({
    label: label(table, words, move),
    run: () => table.send(move),
    main,
  });
  const last = view.phase === "window" ? [{ label: say("risk-do-hush"), run: () => passAll(table) }] : [];
  return [...own, ...picked.map((move) => act(move, true)), ...first.map((move) => act(move, move === meant)), ...last];
}

const byDice = (one: string, other: string): number =>
  /^dice \d+ dice \d+$/.test(`${one} ${other}`) ? Number(tokens(one)[0]) - Number(tokens(other)[0]) : 0;

/** What Space does when nothing is chosen: pass, draw, the most dice, score, or go on. */
function defaultOf(moves: string[]): string | null {
  const wanted = ["pass", "draw", "dice 2"].find((move) => moves.includes(move));
  const shown = moves.find((move) => move.startsWith("reveal "));
  const idle = ["done", "none"].find((move) => moves.includes(move));
  return wanted ?? shown ?? idle ?? (moves.length === 1 ? moves[0]! : null);
}

function special(table: TableStore, words: GameWords): Action[] {
  const view = viewOf(table);
  const counted = numbers(table);
  if (counted) {
    const n = table.amount;
    const acts: Action[] = [
      {
        label: say(view.phase === "move-in" ? "risk-do-move-in" : `risk-do-${counted.verb}`, { n }),
        run: () => table.send(`${counted.verb} ${n}`),
        main: true,
      },
    ];
    if (table.moves.includes("armies all"))
      acts.push({ label: label(table, words, "armies all"), run: () => table.send("armies all") });
    if (table.now!.can_undo && view.phase !== "move-in")
      acts.push({ label: say("web-undo"), run: () => table.undo(), back: true });
    return acts;
  }
  if (view.phase === "trade") return trades(table, words);
  if (view.phase === "deploy" && table.picked[0]) {
    const [place] = table.picked;
    const n = table.amount;
    const most = view.bonus_to_deploy || view.armies_to_deploy;
    const facts = { n, target: nameOf(words, place), all: n === most && n > 1 ? "yes" : "no" };
    const put = (armies: number) => (): void => table.follow(deploy(place!, armies));
    // All at one border is the usual move, so it is the main one and says so; one at a time is a press as well.
    const one = n > 1 ? [{ label: say("risk-do-place-one"), run: put(1) }] : [];
    return [
      { label: say("risk-do-place", facts), run: put(n), main: true },
      ...one,
      { label: say("web-other"), run: () => table.clear(), back: true },
    ];
  }
  if (["invade", "commit", "go-on"].includes(view.phase)) return battles(table, words);
  const { chart } = currentMap;
  if (["claim", "start"].includes(view.phase) && chart)
    return [{ label: say("risk-do-auto"), run: () => table.follow(autoPlace(chart)) }];
  if (view.phase === "go" && table.now!.can_undo)
    return [{ label: say("web-undo"), run: () => table.undo(), back: true }];
  return [];
}
