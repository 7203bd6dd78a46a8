"""How well a seat stands, for simple bots."""

from council.games.risk.state.board import Board
from council.games.risk.thinking.outlook import estimate


def evaluate(view: Board, seat: int) -> float:
    """The estimate that search uses too."""
    return float(estimate(view, seat))
