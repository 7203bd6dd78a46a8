import type { GameUI, SeatSummary } from "..";
import type { GameWords } from "../../lib/api";
import { fits, tokens } from "../../lib/table/picker";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Said } from "../../lib/wire";
import { minus, say, i18n } from "../../lib/i18n.svelte";
import Board from "./Board.svelte";
import CardDetail from "./CardDetail.svelte";
import Final from "./Final.svelte";
import { finishedCourt } from "./finished";
import { throneSteps } from "./ending";
import { below, place, shortName, sideOf } from "./layout";
import Stage from "./Stage.svelte";
import RoundEnd from "./RoundEnd.svelte";
import type { View } from "./view";

const CHIPS: { key: string; phases: View["phase"][] }[] = [
  { key: "intrigue-phase-deal", phases: ["first", "deal"] },
  { key: "intrigue-phase-place", phases: ["place"] },
  { key: "intrigue-phase-count", phases: ["throne"] },
  { key: "intrigue-phase-reveal", phases: ["reveal", "over"] },
];

function nameOf(words: GameWords, id: string): string {
  return i18n.of(words[id]) || id;
}

const HOUSES = ["stark", "lannister", "baratheon", "targaryen"];

/** The name on the card: without the house. */
export function called(words: GameWords, id: string): string {
  const name = nameOf(words, id);
  const house = HOUSES.map((one) => say(`house-short-${one}`)).find((one) => name.endsWith(` ${one}`));
  return shortName(name, house);
}

function seat(view: View, index: number): SeatSummary {
  const one = view.seats[index]!;
  const thrones = one.thrones.length + one.hidden_thrones;
  const over = view.phase === "over";
  return {
    line: say(`intrigue-seat-${one.standing}`, { cards: one.cards }),
    short: say(`intrigue-seat-short-${one.standing}`, { cards: one.cards }),
    out: one.standing !== "in" && !over,
    number: minus(over && one.score !== undefined ? one.score : one.points),
    counts: over ? say("intrigue-seat-score") : say("intrigue-seat-counts", { points: one.points, thrones }),
  };
}

/** The two cards below a slot, in words. */
function supporters(view: View, words: GameWords, slot: string): string {
  const [left, right] = below(slot).map((under) => view.court.find((card) => card.slot === under));
  const { row } = place(slot);
  if (!left || !right) return say("intrigue-at-base", { slot });
  const named = (card: { id: string; house: string }) =>
    say("intrigue-card-of-house", { card: called(words, card.id), house: say(`house-short-${card.house}`) });
  return say("intrigue-at-row", { row, left: named(left), right: named(right) });
}

/** What a move does: which card, and where. */
function placing(move: string, words: GameWords, view: View): string {
  const [id = "", slot = ""] = tokens(move);
  const card = called(words, id);
  const [left, right] = below(slot).map((under) => view.court.find((laid) => laid.slot === under));
  if (left && right)
    return say("intrigue-place-on", { card, left: called(words, left.id), right: called(words, right.id) });
  const side = sideOf(
    view.court.map((laid) => laid.slot),
    slot,
  );
  return side ? say(`intrigue-place-${side}`, { card }) : say("intrigue-place-card", { card });
}

function prompt(table: TableStore, words: GameWords): { main: string; more: string } | null {
  const view = table.now?.view as View | undefined;
  if (!view || !table.mine) return null;
  const who = table.names[table.now!.looking!] ?? "";
  const card = view.hand.find((held) => table.picked.includes(held.id));
  const slot = view.slots.find((open) => table.picked.includes(open.id));
  const move = table.ready;
  if (card && !slot) {
    const places = fits(table.moves, card.id);
    const facts = { who, card: called(words, card.id), places };
    const more = move ? supporters(view, words, tokens(move)[1]!) : say("intrigue-pick-place-more");
    return { main: say("intrigue-pick-place", facts), more: places ? more : say("intrigue-pick-nowhere-more") };
  }
  if (slot && !card) {
    const cards = fits(table.moves, slot.id);
    return { main: say("intrigue-pick-card", { who, cards }), more: supporters(view, words, slot.id) };
  }
  if (slot && card) {
    return {
      main: say("intrigue-pick-sure", { who, card: called(words, card.id) }),
      more: supporters(view, words, slot.id),
    };
  }
  return { main: i18n.said(table.now!.question, table.names), more: say("intrigue-pick-start") };
}

function icon(said: Said, words: GameWords): string {
  if (said.key === "intrigue-told-placed") {
    const house = Object.keys(words).find((id) => words[id]?.en === said.facts.house?.en);
    return house ? `s-${house}` : "i-scroll";
  }
  const icons: Record<string, string> = {
    "intrigue-told-blocked": "i-hourglass",
    "intrigue-told-emptied": "i-renown",
    "intrigue-told-throne": "i-throne",
    "intrigue-told-throne-hidden": "i-throne",
    "intrigue-told-reveal": "i-throne",
    "intrigue-told-paid": "i-counter",
    "intrigue-told-won": "i-crown",
    "intrigue-told-shared": "i-crown",
  };
  return icons[said.key] ?? "i-scroll";
}

/** Which refused move to ask about: the thing in doubt with what is picked, or with the first that does not fit. */
function doubt(table: TableStore, token: string | null): string | null {
  const view = table.now?.view as View | undefined;
  if (!view || !view.hand.length) return null;
  const slots = [...view.slots.map((open) => open.id), ...view.court.map((card) => card.slot)];
  const onSlot = token !== null && slots.includes(token);
  const held = view.hand.some((card) => card.id === token) ? token : null;
  const picked = view.hand.find((card) => table.picked.includes(card.id))?.id;
  const unfit = (card: string, slot: string) => !table.moves.includes(`place ${card} ${slot}`);
  if (onSlot) {
    const card = picked ?? (view.hand.find((one) => unfit(one.id, token)) ?? view.hand[0]!).id;
    return `place ${card} ${token}`;
  }
  const card = held ?? picked ?? view.hand.find((one) => view.slots.some((open) => unfit(one.id, open.id)))?.id;
  if (!card) return null;
  const slot = table.picked.find((one) => slots.includes(one)) ?? view.slots.find((open) => unfit(card, open.id))?.id;
  return `place ${card} ${slot ?? slots[0] ?? "1.1"}`;
}

/** From "round over" on: what the round cost. */
function summary(news: Said[]): Said[] | null {
  const at = news.findLastIndex((said) => said.key === "intrigue-told-round-over");
  return at < 0 ? null : news.slice(at);
}

export const intrigue: GameUI = {
  Board,
  Summary: RoundEnd,
  summary,
  finished: (before: View, news, words) => finishedCourt(before, news, words),
  ending: { steps: (view: View) => throneSteps(view), Stage },
  Final,
  where: (view: View) => say("intrigue-where", { round: view.round, rounds: view.rounds }),
  phases: (view: View) => CHIPS.map(({ key, phases }) => ({ name: say(key), now: phases.includes(view.phase) })),
  seat,
  chapter: (said) => (said.key === "intrigue-told-dealt" ? say("intrigue-chapter", { round: said.facts.round }) : null),
  icon,
  thing: { knows: (id) => !HOUSES.includes(id), Detail: CardDetail },
  prompt,
  button: (move, words, view: View) => placing(move, words, view),
  things: (view: View) => new Set([...view.hand, ...view.slots].map((thing) => thing.id)),
  digits: true,
  keys: [
    ["1 – 9, 0", "intrigue-key-digit"],
    ["← ↑ → ↓", "intrigue-key-arrows"],
    ["Enter", "intrigue-key-enter"],
  ],
  hands: "intrigue-hands-on",
  doubt,
};

export { intrigue as ui };
