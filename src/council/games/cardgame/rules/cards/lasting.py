"""Effects that last, wait or depend on something."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.box.book import ON_HANDS
from council.games.cardgame.box.library import DELAYED, REDUCTION, Lasts
from council.games.cardgame.box.texts import HOST, Amount, Test
from council.games.cardgame.moves import DECK_SIZE
from council.games.cardgame.rules.abilities import tests_hold
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.select import amount_of, cards_meant, speaks_of
from council.games.cardgame.rules.steps import Piece, table
from council.games.cardgame.state.board import DISCARD
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame, Stacked


class NoteLasting(Piece):
    """A change that lasts: for the cards as they are now, or for players."""

    def __init__(self, lasts: Lasts, until: i64) -> None:
        self.lasts: Lasts = lasts
        self.until: i64 = until

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        lasts = self.lasts
        you = frame.seat
        host = frame.slots[HOST]
        frame.next()
        t.dirty = 1
        cards = lasts.cards
        if cards is None:
            amount = amount_of(lasts.amount, t, you, frame.card, host, frame.card)
            for house in range(i64(2)):
                if speaks_of(lasts.player, you, house):
                    t.lasting.add(
                        vec[i64](
                            [lasts.kind, amount, -1, 0, house, self.until, lasts.which, lasts.bits]
                        )
                    )
            return
        for d in range(i64(2)):
            rest = cards_meant(cards, t, d, you, frame.card, host, frame.slots) & t.play[d]
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                amount = amount_of(lasts.amount, t, you, frame.card, host, card)
                stay = t.stay[card]
                t.lasting.add(
                    vec[i64](
                        [lasts.kind, amount, card, stay, -1, self.until, lasts.which, lasts.bits]
                    )
                )


class ReduceNextCost(Piece):
    """The next card that fits is cheaper."""

    def __init__(self, player: i64, amount: Amount, selector: i64, until: i64) -> None:
        self.player: i64 = player
        self.amount: Amount = amount
        self.selector: i64 = selector
        self.until: i64 = until

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        amount = amount_of(self.amount, t, frame.seat, frame.card, -1, frame.card)
        for house in range(i64(2)):
            if speaks_of(self.player, frame.seat, house):
                t.lasting.add(
                    vec[i64]([REDUCTION, amount, -1, 0, house, self.until, self.selector, 0])
                )
        frame.next()


class Delay(Piece):
    """Waits for an event, then works once."""

    def __init__(self, on: i64, tests: i64, program: i64, until: i64) -> None:
        self.on: i64 = on
        self.tests: i64 = tests
        self.program: i64 = program
        self.until: i64 = until

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.lasting.add(
            vec[i64](
                [
                    DELAYED,
                    self.on,
                    frame.card,
                    frame.stay,
                    frame.seat,
                    self.until,
                    self.program,
                    self.tests,
                ]
            )
        )
        frame.next()


class Either(Piece):
    """One list of effects or another."""

    def __init__(self, when: list[Test], program: i64, otherwise: i64) -> None:
        self.when: list[Test] = when
        self.program: i64 = program
        self.otherwise: i64 = otherwise  # -1: nothing

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        host = frame.slots[HOST]
        true = tests_hold(self.when, t, frame.seat, frame.card, host, frame.slots)
        program = self.program if true else self.otherwise
        frame.next()
        if program >= 0:
            inner = Frame(program, frame.seat, None)
            inner.card = frame.card
            inner.stay = frame.stay
            inner.about = frame.about
            inner.slots = frame.slots[:]
            t.push(inner)


class EndEvent(Piece):
    """An event card goes to its owner's discard pile after its effects (CRD-11)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.cards.move(frame.card, DISCARD + frame.card // DECK_SIZE, EVERYBODY)
        t.changed(ON_HANDS)
        frame.next()
