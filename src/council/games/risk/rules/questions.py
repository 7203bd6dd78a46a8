"""Every question: who is asked, what may be answered, what an answer does.

Three chains in the same order. `answer` returns the moment that follows (`flow.py` goes on from
there), or ASK when another question is put. Questions that only Dominion asks come before these
(`questions_dominion.py`), and so do those of its cards (`cards/questions.py`).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE, NOBODY, REFEREE, empty, in_a_row
from council.games.risk.box.moments import INVASION_OVER
from council.games.risk.moves import (
    ATTACK,
    DEAL,
    DEPLOY,
    DICE,
    DONE,
    DRAW,
    FIGHT,
    FROM,
    HOUSE,
    HOUSES,
    LATE_HOUSE,
    REVEAL,
    ROLL,
    SEAT,
    STOP,
    TO,
    TRADE,
)
from council.games.risk.rules.cards.invasions import or_maneuver, sail
from council.games.risk.rules.conquest import hand_over, lay_open, move_in
from council.games.risk.rules.drawing import draw_card, draw_moves, take_reward
from council.games.risk.rules.invasion import (
    attack_moves,
    begin_battle,
    commit,
    declare,
    defend,
    end_invading,
    most_committed,
    most_defending,
    roll_die,
)
from council.games.risk.rules.maneuver import (
    end_maneuver,
    leave,
    maneuver_sources,
    maneuver_targets,
    march,
    march_to,
)
from council.games.risk.rules.mitchell.landing import arrive, mitchell_moves, send_for
from council.games.risk.rules.mitchell.turn_end import vote
from council.games.risk.rules.numbers import armies_meant, army_moves
from council.games.risk.rules.reinforce import (
    deploy_moves,
    deploy_to,
    end_trading,
    place_armies,
    trade,
    trade_moves,
)
from council.games.risk.rules.setup import (
    begin_with,
    deal_territory,
    free_houses,
    roll_for_first,
    take_house,
)
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    AGREEING,
    ALLOTTING,
    CALLING,
    COMMITTING,
    COUNTING,
    DEALING,
    DEFENDING,
    DEPLOYING,
    DRAWING,
    GOING,
    GOING_ON,
    HOUSING,
    INVADING,
    LANDING,
    LEAVING,
    LOOTING,
    MARCHING,
    MOVING_IN,
    OPENING,
    OVER,
    ROLLING,
    TAKING,
    TIED,
    TRADING,
)


def asked(s: Board) -> i64:
    """Who answers now: a seat, CHANCE, or NOBODY when the game is over."""
    phase = s.phase
    if phase <= DRAWING:
        return CHANCE
    if phase == DEFENDING:
        return s.owner[s.target]
    if phase == OVER:
        return NOBODY
    if phase == ALLOTTING:
        return CHANCE
    return s.asking if phase == AGREEING else s.turn


def legal_moves(s: Board) -> vec[i64]:
    """Every answer to the question of the moment, in rising order; none for another viewer."""
    return phase_moves(s) if may_answer(s, asked(s)) else empty()


def may_answer(s: Board, seat: i64) -> bool:
    """Whether the viewer is the seat asked, or the referee while a seat is asked."""
    return seat >= 0 and (s.viewer == REFEREE or s.viewer == seat)


def phase_moves(s: Board) -> vec[i64]:
    """Every answer to what the phase asks."""
    phase = s.phase
    # Invade
    if phase == INVADING:
        return attack_moves(s)
    if phase == GOING_ON:
        return go_on_moves(s)
    if phase == COMMITTING:
        return in_a_row(DICE, most_committed(s))
    if phase == DEFENDING:
        return in_a_row(DICE, most_defending(s))
    # Numbers of armies: in Reinforce, after a conquest, in Maneuver
    if phase == COUNTING or phase == MOVING_IN or phase == MARCHING:
        return army_moves(s)
    # Reinforce
    if phase == DEPLOYING:
        return deploy_moves(s)
    if phase == TRADING:
        return trade_moves(s)
    # Draw
    if phase == TAKING:
        return draw_moves(s)
    # Maneuver
    if phase == LEAVING:
        return maneuver_sources(s)
    if phase == GOING:
        return maneuver_targets(s)
    # House Mitchell
    if phase >= CALLING:
        return mitchell_moves(s)
    # Set-up
    return free_houses(s)


def go_on_moves(s: Board) -> vec[i64]:
    """Stop or fight on; a card may let a maneuver come first."""
    moves = append(append(vec[i64](capacity=i64(3)), STOP), FIGHT)
    if isinstance(s, DominionBoard) and s.lasting.count > 0:
        return or_maneuver(s, moves)
    return moves


def answer(s: Board, move: i64) -> i64:
    """What an answer does, chance's included."""
    phase = s.phase
    if phase == ROLLING:
        return roll_die(s, move - ROLL + 1)
    # Invade
    if phase == INVADING:
        return answer_invade(s, move)
    if phase == GOING_ON:
        return INVASION_OVER if move == STOP else begin_battle(s)
    if phase == COMMITTING:
        return commit(s, move - DICE + 1)
    if phase == DEFENDING:
        return defend(s, move - DICE + 1)
    if phase == MOVING_IN:
        return move_in(s, armies_meant(s, move))
    if phase <= HOUSING:
        return answer_setup(s, move)
    # Reinforce
    if phase == DEPLOYING:
        return deploy_to(s, move - DEPLOY)
    if phase == COUNTING:
        return place_armies(s, armies_meant(s, move))
    if phase == TRADING:
        return end_trading(s) if move == DONE else trade(s, move - TRADE)
    # Draw
    if phase == TAKING:
        return take_reward(s, move)
    # Maneuver
    if phase == LEAVING:
        return end_maneuver(s) if move == DONE else leave(s, move - FROM)
    if phase == GOING:
        return march_to(s, move - TO)
    if phase == MARCHING:
        return march(s, armies_meant(s, move))
    return answer_mitchell(s, move)


def answer_invade(s: Board, move: i64) -> i64:
    """An attack, one by sea where a card allows it, or no more."""
    if move == DONE:
        return end_invading(s)
    if isinstance(s, DominionBoard) and FROM <= move < TO:
        return sail(s, move - FROM)
    link = move - ATTACK
    return declare(s, s.land.sources[link], s.land.targets[link])


def answer_mitchell(s: Board, move: i64) -> i64:
    """Which House, which port, whether a former player may return, which House is drawn."""
    if s.phase == CALLING:
        return send_for(s, move - HOUSE if move < LATE_HOUSE else move - LATE_HOUSE + HOUSES)
    if s.phase == LANDING:
        return arrive(s, s.arriving, move - TO)
    if s.phase == AGREEING:
        return vote(s, move)
    return take_house(s, move - HOUSE)


def answer_setup(s: Board, move: i64) -> i64:
    """Set-up, and cards that change hands."""
    phase = s.phase
    if phase == OPENING:
        return roll_for_first(s, move - ROLL + 1)
    if phase == TIED:
        return begin_with(s, move - SEAT)
    if phase == HOUSING:
        return take_house(s, move - HOUSE)
    if phase == DEALING:
        return deal_territory(s, move - DEAL)
    if phase == LOOTING:
        return lay_open(s, move - REVEAL) if move >= REVEAL else hand_over(s, move - DRAW)
    return draw_card(s, move - DRAW)
