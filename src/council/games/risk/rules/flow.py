"""The course of the game: what follows each moment, and where cards may act.

An answer leads to a moment (`questions.py`); each step returns the moment after it, or ASK when it
has put a question. No function waits for another: the next step is just a number.
"""

from mypy_extensions import i64

from council.games.risk.box.moments import (
    ASK,
    BEFORE_INVADING,
    CARD_DUE,
    CARD_MOMENTS,
    CARD_OFFERED,
    COMMITTED,
    CONQUERED,
    DECLARED,
    DEPLOYED,
    DRAW_BEGUN,
    INCOME_COUNTED,
    INVADE_BEGUN,
    INVASION_OVER,
    LANDING_OVER,
    MAESTER_PAID,
    MANEUVER_OVER,
    MANEUVERING,
    MARCHED,
    NEXT_BATTLE,
    PLUNDER_BEGUN,
    PURCHASE_OFFERED,
    ROLLED,
    TRADING_BEGUN,
    TURN_BEGINS,
    TURN_CLOSED,
    TURN_OVER,
    TURN_STARTED,
)
from council.games.risk.moves import MANEUVER
from council.games.risk.rules.cards.invasions import march_early
from council.games.risk.rules.cards.play import work
from council.games.risk.rules.cards.questions import answer_card
from council.games.risk.rules.cards.windows import open_at
from council.games.risk.rules.conquest import plunder, settle_conquest
from council.games.risk.rules.drawing import (
    begin_draw,
    end_turn,
    next_seat,
    offer_card,
    start_draws,
)
from council.games.risk.rules.invasion import (
    ask_defence,
    begin_battle,
    compare,
    end_invasion,
    invade,
    open_battle,
)
from council.games.risk.rules.maneuver import end_maneuver, start_maneuvers
from council.games.risk.rules.mitchell.landing import end_landing
from council.games.risk.rules.mitchell.turn_end import turn_closed
from council.games.risk.rules.objective_phase import offer_scoring
from council.games.risk.rules.purchase import draw_maester, offer_purchases
from council.games.risk.rules.questions import answer
from council.games.risk.rules.questions_dominion import answer_dominion
from council.games.risk.rules.reinforce import collect_income, offer_trade, start_turn
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import DEALING_OBJECTIVES, NO_QUESTION


def run_without_cards(s: Board, moment: i64) -> None:
    """Go on from a moment until something is asked, where no card can act."""
    while moment != ASK:
        moment = step(s, moment)


def apply_in_dominion(s: DominionBoard, move: i64) -> None:
    """Make a move and go on to the next decision; cards may ask, and act between two steps."""
    if s.ask != NO_QUESTION:
        moment = answer_card(s, move)
        if moment == ASK:
            moment = work(s)
            if moment != ASK:
                moment = after_window(s, moment)
    elif s.phase >= DEALING_OBJECTIVES:
        moment = answer_dominion(s, move)
    else:  # Skirmish asks this, too
        moment = march_early(s) if move == MANEUVER else answer(s, move)
    if moment != ASK:
        run(s, moment)


def run(s: Board, moment: i64) -> None:
    """Go on from a moment until something is asked. A window that opens goes on from here when it
    closes."""
    while moment != ASK:
        if isinstance(s, DominionBoard) and moment < CARD_MOMENTS and open_at(s, moment):
            moment = work(s)
            if moment == ASK:
                return
            moment = after_window(s, moment)
        else:
            moment = step(s, moment)


def after_window(s: DominionBoard, moment: i64) -> i64:
    """What follows a window that has closed. When the armies of the income had only one place to go
    and nothing was asked, its window was also that on the deployment (K-17)."""
    following = step(s, moment)
    if moment == INCOME_COUNTED and following == DEPLOYED and s.asks_once != 0:
        return step(s, DEPLOYED)
    return following


def step(s: Board, moment: i64) -> i64:
    """What follows a moment when no card acts any more: one battle after the other first."""
    if moment == ROLLED:
        return compare(s)
    if moment == COMMITTED:
        return ask_defence(s)
    if moment == DECLARED:
        return open_battle(s)
    if moment == CONQUERED:
        return settle_conquest(s)
    if moment == INVASION_OVER:
        return end_invasion(s)
    return step_of_turn(s, moment)


def step_of_turn(s: Board, moment: i64) -> i64:
    """The same outside a battle."""
    # Reinforce
    if moment == TURN_BEGINS:
        return start_turn(s)
    if moment == TURN_STARTED:
        return collect_income(s)
    if moment == INCOME_COUNTED or moment == TRADING_BEGUN:
        return offer_trade(s)
    if moment == INVADE_BEGUN or moment == BEFORE_INVADING:
        return invade(s)
    # Maneuver
    if moment == MANEUVERING:
        return start_maneuvers(s)
    if moment == MARCHED:
        return end_maneuver(s)
    if moment == MANEUVER_OVER:
        return offer_scoring(s)
    # Draw
    if moment == DRAW_BEGUN:
        return start_draws(s)
    if moment == CARD_OFFERED:
        return offer_card(s)
    if moment == CARD_DUE:
        return begin_draw(s)
    if moment == TURN_OVER:
        return end_turn(s)
    # Purchase
    if isinstance(s, DominionBoard):
        if moment == DEPLOYED or moment == PURCHASE_OFFERED:
            return offer_purchases(s)
        if moment == MAESTER_PAID:
            return draw_maester(s)
    # House Mitchell
    if moment == NEXT_BATTLE:
        return begin_battle(s)
    if moment == LANDING_OVER:
        return end_landing(s)
    if moment == PLUNDER_BEGUN:
        return plunder(s)
    if moment == TURN_CLOSED:
        return turn_closed(s)
    return next_seat(s)
