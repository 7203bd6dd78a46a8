"""Why one move of RISK is better than another: odds, regions, borders, cards, objectives, gold.

Each kind of move has its own points. Figures about fights are exact. All others are counted on the
map after the move.
"""

from collections.abc import Callable

from council.core.game import Message
from council.core.state import State
from council.games.risk.cards import Box
from council.games.risk.moves import (
    ARMIES,
    ATTACK,
    CLAIM,
    DEPLOY,
    DICE,
    DONE,
    FIGHT,
    FROM,
    ROLL,
    STOP,
    TO,
)
from council.games.risk.state.board import Board
from council.games.risk.state.phases import (
    COMMITTING,
    COUNTING,
    DEFENDING,
    GOING,
    GOING_ON,
    INVADING,
    LEAVING,
    MARCHING,
    MOVING_IN,
)
from council.games.risk.thinking.points_of_attack import attack_points, go_on_points
from council.games.risk.thinking.points_of_hand import counted_points
from council.games.risk.thinking.points_of_land import (
    claim_points,
    deploy_points,
    dice_points,
    from_points,
    march_points,
    number_points,
    to_points,
)
from council.kit.points import Point, strongest

LEAST = 0.4
Points = Callable[[Board, int, int, Box], list[Point]]


def reasons(view: State, move: int, other: int, box: Box) -> list[Message]:
    """What speaks for one move rather than the other."""
    assert isinstance(view, Board)
    points = points_for(view, move, other)(view, move, other, box)
    return strongest([*points, *counted_points(view, move, other, box)], LEAST)


def points_for(view: Board, move: int, other: int) -> Points:
    """The points of the kind of move that the question is about."""
    phase = int(view.phase)
    attacks = any(ATTACK <= m < FROM for m in (move, other))
    if (
        attacks
        and phase == INVADING
        and all(m == DONE or ATTACK <= m < FROM for m in (move, other))
    ):
        return attack_points
    if phase == GOING_ON and {move, other} == {int(FIGHT), int(STOP)}:
        return go_on_points
    if phase in (COMMITTING, DEFENDING) and all(DICE <= m < ROLL for m in (move, other)):
        return dice_points
    if all(DEPLOY <= m < CLAIM for m in (move, other)) and view.bonus == 0:
        return deploy_points
    if all(CLAIM <= m < ARMIES for m in (move, other)):
        return claim_points
    if phase == LEAVING and FROM <= move < TO:
        return from_points
    if phase == GOING and all(TO <= m < DICE for m in (move, other)):
        return to_points
    if phase in (MOVING_IN, MARCHING):
        return march_points
    if phase == COUNTING:
        return number_points
    return no_points


def no_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """Nothing but what can be counted after the move."""
    return []
