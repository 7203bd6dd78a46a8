"""Targets: cards that are seen and chosen before an effect works on them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount
from council.core.state import CHANCE
from council.games.cardgame.box.texts import EACH, HOST, NAMES, YOU, ZONE_HAND, Selector, Test
from council.games.cardgame.moves import DECK_SIZE, DONE, PICK, PLACE
from council.games.cardgame.rules.abilities import tests_hold
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.picks import above, picks
from council.games.cardgame.rules.select import count_cards, find_cards
from council.games.cardgame.rules.steps import ALL_SEE, BOTH_HOUSES, Piece, table
from council.games.cardgame.state.board import ASIDE, HAND, Board, bit
from council.games.cardgame.state.hidden import hand_faces, take_copy
from council.kit.stack import Frame, Stacked


class LookAtHand(Piece):
    """The chooser sees a hand, card by card; the public does not."""

    def seers(self, t: Board, frame: Frame) -> i64:
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

    def seers(self, t: Board, frame: Frame) -> i64:
        return BOTH_HOUSES if self.select.zone == ZONE_HAND else ALL_SEE

    def chooser(self, t: Board, frame: Frame) -> i64:
        """Whose turn it is to choose; `step` is 16 for each who is done, plus those picked."""
        if self.by == EACH:
            return t.first if frame.step < 16 else 1 - t.first
        return frame.seat if self.by == YOU else 1 - frame.seat

    def found(self, t: Board, frame: Frame, d: i64) -> i64:
        who = self.chooser(t, frame)
        found = find_cards(self.select, t, d, who, frame.card, frame.slots[HOST])
        return found & ~frame.slots[NAMES + 2 * self.name + d]

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
        if self.up_to != 0 or self.by == EACH:
            return True
        who = you if self.by == YOU else 1 - you
        if self.select.zone == ZONE_HAND:
            return t.hand_size(who if self.select.controller == YOU else 1 - who) >= self.count
        return count_cards(self.select, t, who, source, host) >= self.count

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
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

    def name_all(self, t: Board, frame: Frame, stark: i64, lannister: i64) -> None:
        for d in range(i64(2)):
            rest = stark if d == 0 else lannister
            while rest != 0:
                self.name_one(t, frame, DECK_SIZE * d + lowest(rest))
                rest &= rest - 1

    def name_one(self, t: Board, frame: Frame, card: i64) -> None:
        if self.select.zone == ZONE_HAND:  # a secret is a card in a place, never a number here
            d = card // DECK_SIZE
            take_copy(t, card, HAND + 3 * d)
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

    def titles(self, t: Board, stark: i64, lannister: i64) -> vec[i64]:
        """Cards of a hand, one number for all copies."""
        moves = vec[i64](capacity=i64(8))
        for house in range(i64(2)):
            cards = stark if house == 0 else lannister
            if cards != 0:
                for card in hand_faces(t, house):
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
