"""What was learned of the card game, as a search asks for it."""

from math import exp
from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from council.core.heuristics import Judgement
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import THINGS
from council.games.cardgame.rules.phases import ChoosePlots
from council.games.cardgame.state.board import GOING_ON, PLACES
from council.games.cardgame.thinking.heuristics import CardGameHeuristics
from council.games.cardgame.thinking.inference import has_passed, passing
from council.games.cardgame.thinking.inputs import Inputs
from council.games.cardgame.thinking.policy import PARTS, SLOTS, Policy
from council.kit.cards import Cards
from council.kit.network import Network

AGAIN: Final[i64] = 12  # deals at most until one is taken


@final
class CardGameJudgement(Judgement):
    """A policy, by which play goes on to the end of the round, and a value of the table then."""

    def __init__(self, policy: Policy, value: Network | None) -> None:
        self.policy: Policy = policy
        self.value: Network | None = value
        self.inputs: Inputs = Inputs()
        self.usual: CardGameHeuristics = CardGameHeuristics()
        self.infers: bool = False

    def preferred(self, view: State) -> i64:
        assert isinstance(view, CardGame)
        return self.policy.best(view)

    def candidates(self, state: State) -> vec[i64]:
        return self.usual.candidates(state)

    def effort(self, state: State) -> i64:
        return self.usual.effort(state)

    def guess(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, CardGame)
        return self.policy.pick(state, rng)

    # -- hidden cards

    def infer(self, view: State, deals: i64, rng: Rng) -> None:
        """From now on, each deal is weighed: nothing has to be dealt before."""
        self.infers = True

    def deal(self, state: State, rng: Rng) -> None:
        """After the other player has marshalled, a hand that could have done more is dealt again,
        the more often the more the policy would have liked that."""
        assert isinstance(state, CardGame)
        viewer = state.viewer
        house = 1 - state.house_of(viewer)
        if not self.infers or not has_passed(state, house):
            state.fill(rng)
            return
        holes = state.cards
        for _step in range(AGAIN):
            state.cards = Cards(THINGS, PLACES, holes)
            state.viewer = viewer
            state.fill(rng)
            likely = passing(state, house, self.policy)
            if float(rng.below(PARTS)) < likely * float(PARTS):
                return

    # -- how it goes on

    def rollout(self, state: State, rng: Rng, root: State) -> None:
        """By the policy to the end of the round."""
        assert isinstance(state, CardGame)
        assert isinstance(root, CardGame)
        end = root.round + 1
        policy = self.policy
        while state.round < end:
            seat = state.seat()
            if seat == NOBODY:
                return
            state.apply(state.chance(rng) if seat == CHANCE else policy.pick(state, rng))

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, CardGame)
        value = self.value
        if state.ended != GOING_ON or value is None:
            return self.usual.estimate(state, seat)
        self.inputs.table(state)
        stark = 1.0 / (1.0 + exp(-value.answer(self.inputs.numbers)))
        return stark if state.house_of(seat) == 0 else 1.0 - stark

    # -- for training

    def policy_rows(self, view: State) -> bytes:
        """The places of the weights of each candidate, two bytes each."""
        assert isinstance(view, CardGame)
        out = BytesWriter()
        policy = self.policy
        policy.question(view)
        for move in self.usual.candidates(view):
            policy.features(view, move)
            for k in range(SLOTS):
                out.append(u8(policy.spots[k] & 255))
                out.append(u8((policy.spots[k] >> 8) & 255))
        return out.getvalue()

    def value_row(self, state: State, seat: i64) -> bytes:
        """House Stark's, at the beginning of a round."""
        assert isinstance(state, CardGame)
        if state.asked < 0 or state.house_of(seat) != 0:
            return b""
        frame = state.top()
        if not isinstance(state.op(frame), ChoosePlots) or frame.step != 0:
            return b""
        out = BytesWriter()
        self.inputs.table(state)
        self.inputs.write(out)
        return out.getvalue()
