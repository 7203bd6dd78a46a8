"""What was learned of Westeros Intrigue, as a search asks for it."""

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from council.core.bits import lowest, shl
from council.core.heuristics import Judgement
from council.core.state import Rng, State
from council.games.intrigue.board import cards_of
from council.games.intrigue.moves import LEFT_END, SLOTS
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking.heuristics import IntrigueHeuristics
from council.games.intrigue.thinking.inference import Deals
from council.games.intrigue.thinking.inputs import Inputs, view_numbers
from council.games.intrigue.thinking.policy import Policy
from council.kit.network import Network


@final
class IntrigueJudgement(Judgement):
    """A policy. Play goes on at random, as in a search without it, and the scores are compared."""

    def __init__(self, policy: Network) -> None:
        self.policy: Policy = Policy(policy)
        self.inputs: Inputs = Inputs()
        self.usual: IntrigueHeuristics = IntrigueHeuristics()
        self.deals: Deals | None = None

    def preferred(self, view: State) -> i64:
        assert isinstance(view, Intrigue)
        self.policy.judge(view, view.turn, view.hands[view.turn])
        return self.policy.best()

    def infer(self, view: State, deals: i64, rng: Rng) -> None:
        assert isinstance(view, Intrigue)
        if self.deals is None:
            self.deals = Deals(view, self.policy)
        self.deals.add(deals, rng)

    def deal(self, state: State, rng: Rng) -> None:
        if self.deals is None:
            state.fill(rng)
        else:
            self.deals.put(state, rng)

    def estimate(self, state: State, seat: i64) -> float:
        return self.usual.estimate(state, seat)

    # -- for training

    def policy_rows(self, view: State) -> bytes:
        assert isinstance(view, Intrigue)
        out = BytesWriter()
        seat = view.turn
        cards = view.hands[seat]
        for move in view.legal_moves():
            own = cards & cards_of(move // SLOTS)
            slot = move % SLOTS
            after = Intrigue(view.seats, view)
            after.put(move // SLOTS, shl(1, slot - 1) if slot != LEFT_END else i64(1))
            after.last = seat
            self.inputs.view(after, seat, cards & ~shl(1, lowest(own)))
            self.inputs.write(out, view_numbers(view.seats))
        return out.getvalue()
