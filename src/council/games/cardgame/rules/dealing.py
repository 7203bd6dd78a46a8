"""Cards that chance brings: drawn from a deck, lost from a hand."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.cardgame.box.book import ON_HANDS
from council.games.cardgame.moves import DECK_SIZE, DRAW, LOSE, UNSEEN_DRAW
from council.games.cardgame.rules.steps import Step, table
from council.games.cardgame.state.board import DECK, DISCARD, HAND, Board
from council.games.cardgame.state.hidden import face_of, take_copy
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame, Stacked


class Drawing(Step):
    """Cards from the deck to the hand; `step` is how many are to come (DRW-01, DRW-02)."""

    def seers(self, t: Board, frame: Frame) -> i64:
        return frame.seat

    def unseen(self) -> i64:
        return UNSEEN_DRAW

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step > 0 and table(state).deck_size(frame.seat) > 0:
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        return odds(table(state), frame.seat, DECK + 3 * frame.seat, DRAW)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.cards.move(move - DRAW, HAND + 3 * frame.seat, t.own_bit(frame.seat))
        t.changed(ON_HANDS)
        frame.step -= 1


class Losing(Step):
    """Cards from the hand to the discard pile at random (CLM-03)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step > 0 and table(state).hand_size(frame.seat) > 0:
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        return odds(table(state), frame.seat, HAND + 3 * frame.seat, LOSE)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        take_copy(t, move - LOSE, HAND + 3 * frame.seat)
        t.cards.move(move - LOSE, DISCARD + frame.seat, EVERYBODY)
        t.changed(ON_HANDS)
        frame.step -= 1


def odds(t: Board, house: i64, place: i64, verb: i64) -> vec[i64]:
    """A title as likely as it has copies there; in a deck the lowest copy comes first."""
    book = t.printed
    found = vec[i64](capacity=i64(64))
    card = DECK_SIZE * house
    while card < DECK_SIZE * (house + 1):
        high = book.high[card]
        copies: i64 = 0
        lowest_copy: i64 = -1
        for copy in range(card, high):
            if t.cards.place[copy] == place:
                copies += 1
                if lowest_copy < 0:
                    lowest_copy = copy
        if copies > 0:
            face = face_of(t, lowest_copy) if verb == LOSE else lowest_copy
            found = append(append(found, verb + face), copies)
        card = high
    return found
