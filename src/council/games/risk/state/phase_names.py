"""What the questions are called, for records, viewers and learners."""

from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    AGREEING,
    ALLOTTING,
    BASING,
    BUYING,
    BUYING_MAESTER,
    CALLING,
    CLAIMING,
    COMMITTING,
    COUNTING,
    DEALING,
    DEALING_OBJECTIVES,
    DEFENDING,
    DEPLOYING,
    DRAWING,
    DRAWING_OBJECTIVES,
    ENDOWING,
    GIVING_UP,
    GOING,
    GOING_ON,
    HOUSING,
    INVADING,
    LANDING,
    LEAVING,
    LOOTING,
    MARCHING,
    MOVING_IN,
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    NEUTRALIZING,
    OPENING,
    OVER,
    ROLLING,
    SCORING,
    SPILLING,
    STARTING,
    SWAPPING,
    TAKING,
    TAKING_ENGINES,
    TAKING_KNIGHTS,
    TIED,
    TRADING,
)

PHASES = {
    OPENING: "opening",
    TIED: "tied",
    DEALING: "deal",
    ROLLING: "roll",
    LOOTING: "loot",
    DRAWING: "drawing",
    HOUSING: "house",
    TRADING: "trade",
    DEPLOYING: "deploy",
    COUNTING: "count",
    INVADING: "invade",
    COMMITTING: "commit",
    DEFENDING: "defend",
    GOING_ON: "go-on",
    MOVING_IN: "move-in",
    LEAVING: "leave",
    GOING: "go",
    MARCHING: "march",
    TAKING: "draw",
    OVER: "over",
    ALLOTTING: "allot",
    CALLING: "call",
    LANDING: "land",
    AGREEING: "agree",
    DEALING_OBJECTIVES: "deal-objectives",
    NEUTRALIZING: "neutrals",
    ENDOWING: "endow",
    BUYING_MAESTER: "drawing-maester",
    DRAWING_OBJECTIVES: "drawing-objectives",
    SPILLING: "spill",
    GIVING_UP: "give-up",
    CLAIMING: "claim",
    STARTING: "start",
    SWAPPING: "swap",
    BASING: "base",
    BUYING: "purchase",
    NAMING_KNIGHTS: "use-knights",
    NAMING_ENGINES: "use-engines",
    TAKING_KNIGHTS: "take-knights",
    TAKING_ENGINES: "take-engines",
    SCORING: "score",
}
# What cards ask, by its numbers; chance answers from 20 on.
ASKS = {
    **dict(
        enumerate(
            (
                *("window", "say-seat", "say-land", "say-person", "one-die", "more-dice"),
                *("place-army", "place-unit", "how-many", "lose-one", "withdraw", "let-go"),
                *("sail-to", "ransom-whom"),
            ),
            1,
        )
    ),
    **dict(
        enumerate(
            (
                *("d6", "die-again", "draw-waiting", "look", "turn-up", "lose-maester"),
                "take-maester",
            ),
            20,
        )
    ),
}


def phase(state: Board) -> str:
    """The name of the phase, or of what a card asks in the middle of it."""
    if isinstance(state, DominionBoard) and state.ask:
        return ASKS[int(state.ask)]
    return PHASES[int(state.phase)]
