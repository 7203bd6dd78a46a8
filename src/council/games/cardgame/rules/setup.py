"""The setup: Houses, plot decks, hands, cards placed in secret."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, shl
from council.core.state import CHANCE, NOBODY, Rng
from council.games.cardgame.box.book import ATTACHMENT
from council.games.cardgame.moves import (
    AGAIN,
    CARDS,
    DECK_SIZE,
    HAND_KEEP,
    HAND_NEW,
    OTHER_PLOTS,
    PLACE,
    PLACE_NOTHING,
    PLOT,
    PLOTS,
    READY,
    REVEAL,
    STARK,
    STARK_PLOTS,
    UNSEEN_HAND,
    UNSEEN_PLOT,
)
from council.games.cardgame.rules.steps import (
    ALL_SEE,
    BOTH_HOUSES,
    ROUND_PROGRAM,
    Step,
    draw_for,
    table,
)
from council.games.cardgame.state.board import (
    BOX,
    DECK,
    DRAFT,
    DRAFTED,
    HAND,
    OWN,
    PACK,
    PASSED,
    PLOT_DECK,
    POOL,
    Board,
)
from council.games.cardgame.state.hidden import face_of, take_copy
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame, Stacked

DEALS: Final[i64] = 3  # of the draft, three plots each
STEPS: Final[i64] = 14  # of a deal


def in_place(t: Board, place: i64) -> vec[i64]:
    """Moves that name the plots of a place."""
    moves = vec[i64](capacity=i64(32))
    for card in t.cards.all_in(place):
        moves = append(moves, PLOT + card - CARDS)
    return moves


class Houses(Step):
    """Who plays House Stark (SET-02), by chance or by agreement."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if t.seating < 0:
            t.ask(CHANCE)
        else:
            self.answer(state, frame, STARK + t.seating)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        moves = append(append(vec[i64](capacity=i64(4)), STARK), 1)
        return append(append(moves, STARK + 1), 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.stark = move - STARK
        for card in range(CARDS):
            t.cards.bring(card, DECK + 3 * (card // DECK_SIZE), 0)
        for plot in range(PLOTS):
            if t.plots_from != OWN and plot < OTHER_PLOTS:
                t.plot_owner[plot] = 0 if plot >= STARK_PLOTS else 1
            t.cards.bring(CARDS + plot, self.place(t, plot), EVERYBODY)
        if t.plots_from == DRAFTED:
            for plot in range(OTHER_PLOTS, PLOTS):
                t.cards.seen[CARDS + plot] = 0
        frame.next()

    def place(self, t: Board, plot: i64) -> i64:
        if t.plots_from == OWN:
            return DRAFT
        house = t.plot_owner[plot]
        if t.plots_from == DRAFTED:
            return DRAFT if house < 0 else POOL + house
        return BOX if house < 0 else PLOT_DECK + house


class Draft(Step):
    """Three deals: three each, one kept, two passed, one of those kept (DRF-02 to DRF-05).

    Fourteen steps a deal: six plots dealt, one kept by each, four handed on, one kept by each.
    """

    def seers(self, t: Board, frame: Frame) -> i64:
        return BOTH_HOUSES if self.passing(frame) else self.house(t, frame)

    def unseen(self) -> i64:
        return UNSEEN_PLOT

    def passing(self, frame: Frame) -> bool:
        return 8 <= frame.step % STEPS < 12

    def house(self, t: Board, frame: Frame) -> i64:
        """Who is dealt to, keeps, or hands on."""
        k = frame.step % STEPS
        if k < 6:
            return t.house_of(k // 3)
        return t.house_of((k - 8) // 2 if k < 12 and k >= 8 else k % 2)

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if t.plots_from != DRAFTED or frame.step == STEPS * DEALS:
            frame.next()
        elif frame.step % STEPS < 6 or self.passing(frame):
            t.ask(CHANCE)
        else:
            t.ask(self.house(t, frame))

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        house = self.house(t, frame)
        k = frame.step % STEPS
        if k >= 12:
            return in_place(t, PASSED + house)
        if 6 <= k < 8:
            return in_place(t, PACK + house)
        odds = vec[i64](capacity=i64(36))
        if self.passing(frame):  # face down, to one who sees them: nothing is left to chance
            return append(append(odds, PLOT + t.cards.nth_in(PACK + house, 0) - CARDS), 1)
        for card in t.cards.all_in(DRAFT):
            odds = append(append(odds, PLOT + card - CARDS), 1)
        return odds

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = self.house(t, frame)
        card = CARDS + move - PLOT
        k = frame.step % STEPS
        if self.passing(frame):
            t.cards.move(card, PASSED + 1 - house, t.own_bit(0) | t.own_bit(1))
        else:
            t.cards.move(card, PACK + house if k < 6 else POOL + house, t.own_bit(house))
        if k >= 12:
            for rest in t.cards.all_in(PASSED + house):
                t.cards.move(rest, BOX, t.own_bit(house))
        frame.step += 1


class PickSeven(Step):
    """A plot deck of seven: of the thirteen of a draft in secret (DRF-06), or of all openly."""

    def seers(self, t: Board, frame: Frame) -> i64:
        return self.house(t, frame) if t.plots_from == DRAFTED else ALL_SEE

    def unseen(self) -> i64:
        return UNSEEN_PLOT

    def house(self, t: Board, frame: Frame) -> i64:
        """One after the other; openly in turn, A B B A A B B A ..."""
        size = t.printed.plot_deck_size
        if t.plots_from == DRAFTED:
            return t.house_of(frame.step // size)
        return t.house_of(((frame.step + 1) // 2) % 2)

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if t.plots_from == 0 or frame.step == 2 * t.printed.plot_deck_size:
            frame.next()
        else:
            t.ask(self.house(t, frame))

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        if t.plots_from == OWN:
            return in_place(t, DRAFT)
        return in_place(t, POOL + self.house(t, frame))

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = self.house(t, frame)
        seers = EVERYBODY if t.plots_from == OWN else t.own_bit(house)
        if t.plots_from == OWN:
            t.plot_owner[move - PLOT] = house
        t.cards.move(CARDS + move - PLOT, PLOT_DECK + house, seers)
        frame.step += 1


class DealHands(Step):
    """Hands for the setup, and again up to that number at its end (SET-07, SET-17)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        frame.next()
        for k in range(i64(2)):
            house = t.house_of(1 - k)
            draw_for(t, house, t.printed.setup_hand - t.hand_size(house))


class Mulligan(Step):
    """Once, in secret from each other (SET-08, AMB-1); then all see who draws anew."""

    def seers(self, t: Board, frame: Frame) -> i64:
        return t.house_of(frame.step) if frame.step < 2 else ALL_SEE

    def unseen(self) -> i64:
        return UNSEEN_HAND

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if frame.step < 2:
            t.ask(t.house_of(frame.step))
        else:
            t.ask(CHANCE)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(2))
        if frame.step < 2:
            return append(append(moves, HAND_KEEP), HAND_NEW)
        return append(append(moves, AGAIN + t.hidden[0] + 2 * t.hidden[1]), 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if frame.step < 2:
            t.hidden[t.house_of(frame.step)] = 1 if move == HAND_NEW else 0
            frame.step += 1
            return
        frame.next()
        for house in range(i64(2)):
            t.hidden[house] = 0
            if ((move - AGAIN) >> house) & 1 != 0:
                for card in t.cards.all_in(HAND + 3 * house):
                    t.into_deck(card)


class Place(Step):
    """Card by card of the hand, placed or kept, in secret (SET-10 to SET-15).

    Every card is asked about, so that the number of answers tells nothing; `hidden` has a bit for
    each that is placed.
    """

    def seers(self, t: Board, frame: Frame) -> i64:
        return self.house(t, frame)

    def house(self, t: Board, frame: Frame) -> i64:
        return t.house_of(frame.step // t.printed.setup_hand)

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if frame.step < 2 * t.printed.setup_hand:
            t.ask(self.house(t, frame))
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        house = self.house(t, frame)
        moves = append(vec[i64](capacity=i64(2)), PLACE_NOTHING)
        k = frame.step % t.printed.setup_hand
        if may_place(t, house, k):
            card = t.cards.nth_in(HAND + 3 * house, k)
            moves = append(moves, PLACE + face_of(t, card))
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if move != PLACE_NOTHING:
            k = frame.step % t.printed.setup_hand
            t.hidden[self.house(t, frame)] |= shl(1, k)
        frame.step += 1


def may_place(t: Board, house: i64, k: i64) -> bool:
    """The k-th card of the hand, beside those placed before it (SET-11 to SET-14)."""
    book = t.printed
    hand = t.cards.all_in(HAND + 3 * house)
    card = hand[k]
    if book.kind[card] >= ATTACHMENT:
        return False
    cost = book.cost[card]
    for j in range(k):
        other = hand[j]
        if (t.hidden[house] >> j) & 1 != 0:
            cost += book.cost[other]
            if t.is_limited(card) and t.is_limited(other):
                return False
            if book.unique[card] != 0 and book.title[card] == book.title[other]:
                return False
    return cost <= book.setup_gold


class TurnUp(Step):
    """All placed cards are turned up together; nothing answers (SET-15, SET-16)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        state.ask(CHANCE)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        odds = vec[i64](capacity=i64(2))
        for seat in range(i64(2)):
            house = t.house_of(seat)
            if t.hidden[house] != 0:
                card = t.cards.nth_in(HAND + 3 * house, lowest(t.hidden[house]))
                return append(append(odds, REVEAL + face_of(t, card)), 1)
        return append(append(odds, READY), 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if move == READY:
            frame.next()
            return
        card = move - REVEAL
        house = card // DECK_SIZE
        k = lowest(t.hidden[house])
        take_copy(t, card, HAND + 3 * house)
        t.hidden[house] = (t.hidden[house] >> (k + 1)) << k
        t.enter(card)


class PlayRounds(Step):
    """Rounds until the end."""

    def step(self, state: Stacked, frame: Frame) -> None:
        frame.next()
        state.push(Frame(ROUND_PROGRAM, 0, None))


def fill_answers(t: Board, rng: Rng, house: i64) -> None:
    """What a House has answered in secret in the setup: any way it may have."""
    if t.asked == NOBODY:
        return
    frame = t.top()
    op = t.op(frame)
    seat = t.seat_of(house)
    if isinstance(op, Mulligan):
        if frame.step > seat:
            t.hidden[house] = rng.below(2)
    elif isinstance(op, Place):
        size = t.printed.setup_hand
        answers = frame.step - size * seat
        for k in range(size if answers > size else answers):
            if may_place(t, house, k) and rng.below(2) == 0:
                t.hidden[house] |= shl(1, k)
