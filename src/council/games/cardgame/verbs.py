"""Costs and targets: one small class for each word of the data's vocabulary."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.core.state import CHANCE
from council.games.cardgame.board import ASIDE, DISCARD, HAND, bit
from council.games.cardgame.moves import DECK_SIZE, DONE, PICK, PLACE
from council.games.cardgame.select import EACH, HOST, NAMES, YOU, ZONE_HAND, Amount, Selector, Test
from council.games.cardgame.texts import ALL_SEE, BOTH_HOUSES, Piece, Texts, table, tests_hold
from council.kit.stack import Frame, Stacked


def picks(stark: i64, lannister: i64, low: i64, need: i64) -> vec[i64]:
    """Moves that pick one of two sets, from a number on, and leave enough above it."""
    moves = vec[i64](capacity=i64(8))
    left = popcount(stark) + popcount(lannister)
    for d in range(i64(2)):
        rest = stark if d == 0 else lannister
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            if card >= low and left >= need:
                moves = append(moves, PICK + card)
            left -= 1
    return moves


def above(cards: i64, d: i64, low: i64) -> i64:
    """The members of a set of one deck from a number on."""
    first = low - DECK_SIZE * d
    if first <= 0:
        return cards
    return i64(0) if first >= DECK_SIZE else cards & ~(shl(1, first) - 1)


# -- costs


class PayGold(Piece):
    """Gold from the pool to the treasury."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        return t.gold[you] >= self.amount.value(t, you, source, host, source)

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.pay(frame.seat, self.amount.value(t, frame.seat, frame.card, -1, frame.card))
        frame.next()


class KneelSelf(Piece):
    """Only a standing card can kneel (CHL-17)."""

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        return t.stands(source)

    def step(self, state: Stacked, frame: Frame) -> None:
        table(state).kneel(frame.card)
        frame.next()


class DiscardSelf(Piece):
    """The source leaves play; its last host is remembered (AMB-22)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        table(state).leave(frame.card, DISCARD)
        frame.next()


class KneelSome(Piece):
    """Some of the payer's choice kneel."""

    def __init__(self, select: Selector, count: i64, name: i64) -> None:
        self.select: Selector = select
        self.count: i64 = count
        self.name: i64 = name  # -1: they need no name

    def standing(self, t: Texts, d: i64, you: i64, source: i64) -> i64:
        return self.select.find(t, d, you, source, t.host_of(source)) & ~t.kneeling[d]

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        stark = self.standing(t, 0, you, source)
        return popcount(stark) + popcount(self.standing(t, 1, you, source)) >= self.count

    def step(self, state: Stacked, frame: Frame) -> None:
        """`step` counts those knelt, `passes` is the lowest number that may come next."""
        if frame.step == self.count:
            frame.passes = 0
            frame.next()
            return
        self.ask_or_go_on(state, frame)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        stark = self.standing(t, 0, frame.seat, frame.card)
        lannister = self.standing(t, 1, frame.seat, frame.card)
        low = frame.passes
        return picks(above(stark, 0, low), above(lannister, 1, low), low, self.count - frame.step)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        card = move - PICK
        table(state).kneel(card)
        if self.name >= 0:
            frame.slots[NAMES + 2 * self.name + card // DECK_SIZE] |= bit(card)
        frame.step += 1
        frame.passes = card + 1


# -- targets


class Look(Piece):
    """The chooser sees a hand, card by card; the public does not."""

    def seers(self, t: Texts, frame: Frame) -> i64:
        return BOTH_HOUSES

    def __init__(self, whose: i64) -> None:
        self.whose: i64 = whose

    def house(self, frame: Frame) -> i64:
        return frame.seat if self.whose == YOU else 1 - frame.seat

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step < table(state).hand_size(self.house(frame)):
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        card = t.cards.nth_in(HAND + 3 * self.house(frame), frame.step)
        return append(append(vec[i64](capacity=i64(2)), PLACE + card), 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.cards.show(move - PLACE, t.own_bit(frame.seat))
        frame.step += 1


class Choose(Piece):
    """Cards are picked, one at a time, by one player or by both in turn (AMB-38)."""

    def __init__(self, name: i64, select: Selector, count: i64, by: i64, up_to: i64) -> None:
        self.name: i64 = name
        self.select: Selector = select
        self.count: i64 = count
        self.by: i64 = by
        self.up_to: i64 = up_to
        self.when: list[Test] = []

    def seers(self, t: Texts, frame: Frame) -> i64:
        return BOTH_HOUSES if self.select.zone == ZONE_HAND else ALL_SEE

    def chooser(self, t: Texts, frame: Frame) -> i64:
        """Whose turn it is to choose; `step` is 16 for each who is done, plus those picked."""
        if self.by == EACH:
            return t.first if frame.step < 16 else 1 - t.first
        return frame.seat if self.by == YOU else 1 - frame.seat

    def found(self, t: Texts, frame: Frame, d: i64) -> i64:
        who = self.chooser(t, frame)
        found = self.select.find(t, d, who, frame.card, frame.slots[HOST])
        return found & ~frame.slots[NAMES + 2 * self.name + d]

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        if self.up_to != 0 or self.by == EACH:
            return True
        who = you if self.by == YOU else 1 - you
        if self.select.zone == ZONE_HAND:
            return t.hand_size(who if self.select.controller == YOU else 1 - who) >= self.count
        return self.select.count(t, who, source, host) >= self.count

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        while frame.step < (32 if self.by == EACH else 16):
            need = self.count - frame.step % 16
            who = self.chooser(t, frame)
            stark = self.found(t, frame, 0)
            lannister = self.found(t, frame, 1)
            some = popcount(stark) + popcount(lannister)
            free = need > 0 and some > 0
            if free and tests_hold(self.when, t, who, frame.card, frame.slots[HOST], frame.slots):
                if self.up_to != 0 or some > need:
                    moves = self.options(state, frame)
                    # Copies of one title are no choice, but only who sees that hand may know it.
                    if i64(len(moves)) > 1 or self.select.zone == ZONE_HAND:
                        t.ask(who)
                        return
                    if moves[0] != DONE:  # the last of a set
                        self.answer(state, frame, moves[0])
                        continue
                else:
                    self.name_all(t, frame, stark, lannister)
            frame.step = 16 * (frame.step // 16) + 16
            frame.passes = 0
        frame.next()

    def name_all(self, t: Texts, frame: Frame, stark: i64, lannister: i64) -> None:
        for d in range(i64(2)):
            rest = stark if d == 0 else lannister
            while rest != 0:
                self.name_one(t, frame, DECK_SIZE * d + lowest(rest))
                rest &= rest - 1

    def name_one(self, t: Texts, frame: Frame, card: i64) -> None:
        if self.select.zone == ZONE_HAND:  # a secret is a card in a place, never a number here
            d = card // DECK_SIZE
            t.take(card, HAND + 3 * d)
            t.cards.move(card, ASIDE + 3 * d, t.own_bit(0) | t.own_bit(1))
        else:
            frame.slots[NAMES + 2 * self.name + card // DECK_SIZE] |= bit(card)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        need = self.count - frame.step % 16
        stark = above(self.found(t, frame, 0), 0, frame.passes)
        lannister = above(self.found(t, frame, 1), 1, frame.passes)
        if self.select.zone == ZONE_HAND:
            return self.titles(t, stark, lannister)
        moves = vec[i64](capacity=i64(9))
        if self.up_to != 0:
            moves = append(moves, DONE)
            need = 1
        for move in picks(stark, lannister, 0, need):
            moves = append(moves, move)
        return moves

    def titles(self, t: Texts, stark: i64, lannister: i64) -> vec[i64]:
        """Cards of a hand, one number for all copies."""
        moves = vec[i64](capacity=i64(8))
        for house in range(i64(2)):
            cards = stark if house == 0 else lannister
            if cards != 0:
                for card in t.hand_faces(house):
                    if cards & bit(card) != 0:
                        moves = append(moves, PLACE + card)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        if move == DONE:
            frame.step = 16 * (frame.step // 16) + 16
            frame.passes = 0
            return
        hidden = self.select.zone == ZONE_HAND
        self.name_one(table(state), frame, move - (PLACE if hidden else PICK))
        frame.step += 1
        if self.count > 1 and self.select.zone != ZONE_HAND:
            frame.passes = move - PICK + 1
