"""Costs: one small class for each word of the vocabulary."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import popcount
from council.games.cardgame.box.texts import NAMES, Amount, Selector
from council.games.cardgame.moves import DECK_SIZE, PICK
from council.games.cardgame.rules.picks import above, picks
from council.games.cardgame.rules.select import amount_of, find_cards
from council.games.cardgame.rules.steps import Piece, table
from council.games.cardgame.state.board import DISCARD, Board, bit
from council.kit.stack import Frame, Stacked


class PayGold(Piece):
    """Gold from the pool to the treasury."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
        return t.gold[you] >= amount_of(self.amount, t, you, source, host, source)

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.pay(frame.seat, amount_of(self.amount, t, frame.seat, frame.card, -1, frame.card))
        frame.next()


class KneelSelf(Piece):
    """Only a standing card can kneel (CHL-17)."""

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
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

    def standing(self, t: Board, d: i64, you: i64, source: i64) -> i64:
        return find_cards(self.select, t, d, you, source, t.host_of(source)) & ~t.kneeling[d]

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
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
