"""The card game: who decides, what is legal, what follows."""

from typing import Optional, final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import NOBODY, REFEREE, Rng, State, empty
from council.games.cardgame.moves import DRAW, LOSE
from council.games.cardgame.rules.dealing import Drawing, Losing
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.setup import fill_answers
from council.games.cardgame.rules.steps import ALL_SEE, BOTH_HOUSES, GAME_PROGRAM, Step
from council.games.cardgame.state.board import DECK, GOING_ON, HAND, Board
from council.games.cardgame.state.hidden import face_of, fill_cards, hide_from
from council.kit.stack import UNASKED, Frame, Op


@final
class CardGame(Board):
    """House Stark against House Lannister. What is asked is the op on top of the stack."""

    def __init__(self, book: i64, source: Optional["Board"]) -> None:
        super().__init__(book, source)

    def copy(self) -> State:
        return CardGame(self.book, self)

    def mask(self, seat: i64) -> State:
        view = CardGame(self.book, self)
        hide_from(view, seat)
        return view

    def open(self) -> None:
        """Begin: from here on `apply` does the rest."""
        self.push(Frame(GAME_PROGRAM, 0, None))
        self.ask_on()

    def ask_on(self) -> None:
        """On to the next question."""
        self.run()
        refresh(self)

    def op(self, frame: Frame) -> Op | None:
        program = self.library.programs[frame.program]
        return program[frame.pc] if frame.pc < i64(len(program)) else None

    # -- who decides, what is legal

    def seat(self) -> i64:
        return self.seat_of(self.asked) if self.asked >= 0 else self.asked

    def leg(self) -> i64:
        return self.stage

    def legal_moves(self) -> vec[i64]:
        seat = self.seat()
        if seat < 0 or (self.viewer != REFEREE and self.viewer != seat):
            return empty()
        return self.top_options()

    def chances(self) -> vec[i64]:
        return self.top_options()

    def chance(self, rng: Rng) -> i64:
        """Of a deck or a hand any card: quicker than counting titles."""
        frame = self.top()
        op = self.op(frame)
        if isinstance(op, Drawing):
            place = DECK + 3 * frame.seat
            card = self.cards.nth_in(place, rng.below(self.cards.size[place]))
            for copy in range(self.printed.low[card], card):
                if self.cards.place[copy] == place:
                    return DRAW + copy
            return DRAW + card
        if isinstance(op, Losing):
            place = HAND + 3 * frame.seat
            card = self.cards.nth_in(place, rng.below(self.cards.size[place]))
            return LOSE + face_of(self, card)
        odds = self.top_options()
        return odds[2 * rng.below(i64(len(odds)) // 2)]  # all others are equally likely

    # -- what follows

    def apply(self, move: i64) -> None:
        self.tell_top(move)
        self.ask_on()

    def run(self) -> None:
        """Work until somebody is asked or somebody has won."""
        while self.asked == UNASKED and self.ended == GOING_ON:
            frame = self.top()
            op = self.op(frame)
            if op is None:
                self.stack.pop()
            else:
                op.step(self, frame)
        if self.ended != GOING_ON:
            self.asked = NOBODY
            self.stack = []

    # -- the result

    def value(self, seat: i64) -> float:
        if self.winner < 0:
            return 0.5
        return 1.0 if seat == self.seat_of(self.winner) else 0.0

    # -- what others see

    def seen(self, move: i64, seat: i64) -> i64:
        if seat == REFEREE or self.asked == NOBODY:
            return move
        op = self.op(self.top())
        if not isinstance(op, Step):
            return move
        house = op.seers(self, self.top())
        if house == ALL_SEE or (house == BOTH_HOUSES and seat >= 0):
            return move
        if house < BOTH_HOUSES and seat == self.seat_of(house):
            return move
        return op.unseen()

    def fill(self, rng: Rng) -> None:
        viewer = self.viewer
        fill_cards(self, rng)
        for house in range(i64(2)):
            if viewer != self.seat_of(house):
                fill_answers(self, rng, house)
