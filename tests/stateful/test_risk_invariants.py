"""Random games of every mode and number of players; what must hold is looked at after every move:
armies everywhere, all cards of the box in one place each, no debts, owners that add up."""

import pytest
from conformance.tables_risk import RISK, risk_sound
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY
from council.games.risk import moves
from council.games.risk.box.modes import KINDS
from council.games.risk.game import GAME
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard

TABLES = [(mode, seats) for mode, row in KINDS.items() for seats in range(row.fewest, row.most + 1)]
GAMES = full(110, 4)  # of each table: 2,200 in all at full size
BOXED = {"skirmish": 0, "dominion": 40 + 36}  # maesters and objectives


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "seats"), TABLES, ids=str)
def test_what_holds_at_every_move(mode: str, seats: int) -> None:
    assert len(TABLES) * GAMES >= full(2000, 72)
    setup = RISK.setup(seats, {"mode": mode, "rounds": 2})
    longest = RISK.longest(setup)
    for number in range(sized(GAMES)):
        state = RISK.new(setup)
        assert isinstance(state, Board)
        rng = rng_for("invariants", mode, seats, number)
        moved = 0
        while state.seat() != NOBODY:
            if state.seat() == CHANCE:
                state.apply(state.chance(rng))
            else:
                answers = state.legal_moves()
                assert len(answers) <= 256
                state.apply(answers[rng.below(len(answers))])
            moved += 1
            risk_sound(state)
        assert moved <= longest
        assert cards_of(state) == in_box(mode, state)


def cards_of(state: Board) -> int:
    """Cards on the table, wherever they lie."""
    count = sum(int(size) for size in state.cards.size)
    if isinstance(state, DominionBoard):
        count += sum(int(size) for size in state.scrolls.size)
    return count


def in_box(mode: str, state: Board) -> int:
    """The cards this mode takes out of the box of 187: no End Game card and no character lies in
    a deck; House Mitchell leaves nine territories out (M-04)."""
    lands = int(state.land.high - state.land.low) - (9 if "mitchell" in mode else 0)
    return lands + BOXED["dominion" if "dominion" in mode else "skirmish"]


def test_the_box_is_whole() -> None:
    """82 territories, 28 characters, 40 maesters, 36 objectives and the End Game card."""
    parts = (moves.TERRITORIES, moves.MAESTERS - moves.CHARACTERS)
    scrolls = (moves.OBJECTIVES - moves.MAESTERS, moves.END_GAME - moves.OBJECTIVES)
    assert [int(n) for n in (*parts, *scrolls)] == [82, 28, 40, 36]
    assert len(GAME.box.cards) == sum((*parts, *scrolls)) + 1 == 187
