"""The advice of RISK to a search: candidates, guesses, rollouts and estimates."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.heuristics import Heuristics
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games.risk.state.board import Board
from council.games.risk.state.order import next_place
from council.games.risk.thinking.candidates import candidates, effort
from council.games.risk.thinking.guesses import guess
from council.games.risk.thinking.outlook import estimate

FORESIGHT: Final[i64] = 4  # turns
MOST_VISITS: Final[i64] = 30


@final
class RiskHeuristics(Heuristics):
    """A rollout goes on by guesses until the turn comes round again, so that the answer of the
    others is part of what a move is worth."""

    def candidates(self, state: State) -> vec[i64]:
        return candidates(board(state))

    def effort(self, state: State) -> i64:
        return effort(board(state))

    def guess(self, state: State, rng: Rng) -> i64:
        return guess(board(state), rng)

    def guess_visits(self, state: State, iterations: i64) -> i64:
        """In a duel, and among six or seven, guesses alone would make a player: who thinks little
        about a move follows them less, so that thinking is what makes a level."""
        if 2 < state.seats < 6 or iterations > 5 * MOST_VISITS:
            return MOST_VISITS
        return iterations // 5

    def rollout(self, state: State, rng: Rng, root: State) -> None:
        """By guesses until the turn comes round again, or four turns have gone by."""
        s = board(state)
        end = turns_played(board(root)) + (s.seats if s.seats < FORESIGHT else FORESIGHT)
        while turns_played(s) < end:
            seat = s.seat()
            if seat == NOBODY:
                return
            s.apply(s.chance(rng) if seat == CHANCE else guess(s, rng))

    def short_rollout(self, state: State, rng: Rng, root: State) -> None:
        """The table is judged as it stands, a battle by its odds."""

    def estimate(self, state: State, seat: i64) -> float:
        return estimate(board(state), seat)


def board(state: State) -> Board:
    """A state of RISK."""
    assert isinstance(state, Board)
    return state


def turns_played(s: Board) -> i64:
    """Turns since the beginning, those of eliminated seats counted too."""
    turns = s.round * s.seats
    seat = s.first
    while seat != s.turn:
        seat = next_place(s, seat)
        turns += 1
    return turns
