"""What the card game tells a search: which moves to consider, how to play on, how the game stands.

A rollout plays on by guesses to the end of the round, when all cards stand again. So the worth of a
plot, a card or a challenge includes what it leads to.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.heuristics import Heuristics
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.challenges import NAMING, Challenges, Claim
from council.games.cardgame.rules.marshalling import Actions
from council.games.cardgame.rules.phases import ChoosePlots
from council.games.cardgame.rules.setup import Mulligan, Place
from council.games.cardgame.state.board import GOING_ON
from council.games.cardgame.thinking.guesses import candidates, guess
from council.games.cardgame.thinking.worth import chance_to_win


@final
class CardGameHeuristics(Heuristics):
    """Advice for a search of the card game."""

    def candidates(self, state: State) -> vec[i64]:
        assert isinstance(state, CardGame)
        return candidates(state)

    def effort(self, state: State) -> i64:
        """Plots decide most; a yes or no needs little thought."""
        assert isinstance(state, CardGame)
        frame = state.top()
        op = state.op(frame)
        if isinstance(op, ChoosePlots):
            return 50
        if isinstance(op, Actions):
            return 30 if frame.card == frame.seat else 12
        if isinstance(op, Challenges):
            return 12 if frame.step == NAMING else 30
        if isinstance(op, Claim):
            return 20
        if isinstance(op, (Place, Mulligan)):
            return 8
        return 12

    def guess(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, CardGame)
        return guess(state, rng)

    def rollout(self, state: State, rng: Rng, root: State) -> None:
        """By guesses to the end of the round."""
        assert isinstance(state, CardGame)
        assert isinstance(root, CardGame)
        end = root.round + 1
        while state.round < end:
            seat = state.seat()
            if seat == NOBODY:
                return
            state.apply(state.chance(rng) if seat == CHANCE else guess(state, rng))

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, CardGame)
        if state.ended != GOING_ON:
            return state.value(seat)
        return chance_to_win(state, state.house_of(seat))
