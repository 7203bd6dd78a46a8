"""What only Dominion asks, without its cards: the answers that may be given, and what each does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE, empty
from council.games.risk.moves import (
    CLAIM,
    DEAL,
    DEPLOY,
    DONE,
    DRAW,
    MAESTERS,
    PICK,
    REVEAL,
    TRADE,
    UNIT,
)
from council.games.risk.rules.cards.questions import card_moves
from council.games.risk.rules.cards.titles import with_copy
from council.games.risk.rules.conquest import spill_scroll
from council.games.risk.rules.objective_phase import (
    SET_UP,
    check_victory,
    give_up_objective,
    look_at_objective,
    score_moves,
    score_objective,
)
from council.games.risk.rules.purchase import buy, purchase_moves, take_maester_bought
from council.games.risk.rules.questions import asked, may_answer, phase_moves
from council.games.risk.rules.reinforce import base_unit, deploy, own_lands, swap_card, swap_moves
from council.games.risk.rules.setup_dominion import (
    claim_territory,
    deal_objective,
    free_lands,
    give_back,
    place_neutral,
    place_starting_army,
    take_bonus_card,
)
from council.games.risk.rules.units import taken_along, unit_moves, units_named
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    BASING,
    BUYING,
    CLAIMING,
    DEALING_OBJECTIVES,
    DRAWING_OBJECTIVES,
    ENDOWING,
    GIVING_UP,
    NAMING_ENGINES,
    NEUTRALIZING,
    NO_QUESTION,
    SCORING,
    SPILLING,
    STARTING,
    SWAPPING,
    TAKING_ENGINES,
)
from council.games.risk.state.places import O_HAND, O_LOOKED


def asked_in_dominion(s: DominionBoard) -> i64:
    """Who answers now: cards ask first, then Dominion, then what every game asks."""
    if s.ask != NO_QUESTION:
        return s.who
    if s.phase >= DEALING_OBJECTIVES:
        return CHANCE if s.phase < GIVING_UP else s.turn
    return asked(s)


def legal_in_dominion(s: DominionBoard) -> vec[i64]:
    """Every answer to the question of the moment, in rising order; none for another viewer."""
    if not may_answer(s, asked_in_dominion(s)):
        return empty()
    if s.ask != NO_QUESTION:
        return card_moves(s)
    return dominion_moves(s) if s.phase >= DEALING_OBJECTIVES else phase_moves(s)


def dominion_moves(s: DominionBoard) -> vec[i64]:
    """The answers to what only Dominion asks."""
    phase = s.phase
    # Set-up; an objective given up later is one of those looked at
    if phase == GIVING_UP:
        return scroll_moves(s, PICK, O_HAND + s.turn if s.errand == SET_UP else O_LOOKED)
    if phase == CLAIMING:
        return free_lands(s, CLAIM)
    if phase == STARTING:
        return own_lands(s, DEPLOY)
    # Reinforce
    if phase == SWAPPING:
        return swap_moves(s)
    if phase == BASING:
        return own_lands(s, UNIT)
    # Purchase
    if phase == BUYING:
        return purchase_moves(s)
    # Objective
    if phase == SCORING:
        return score_moves(s)
    # Units that fight or go along
    return unit_moves(s)


def scroll_moves(s: DominionBoard, first: i64, place: i64) -> vec[i64]:
    """Moves that name the maesters or objectives of a place."""
    moves = vec[i64](capacity=s.scrolls.size[place] + 1)
    for scroll in s.scrolls.all_in(place):
        moves = append(moves, first + MAESTERS + scroll)
    return moves


def answer_dominion(s: DominionBoard, move: i64) -> i64:
    """What an answer does to a question of Dominion's own."""
    phase = s.phase
    if phase < GIVING_UP:
        return chance_for_dominion(s, move)
    # Set-up, and objectives given up
    if phase == GIVING_UP:
        scroll = move - PICK - MAESTERS
        return give_back(s, scroll) if s.errand == SET_UP else give_up_objective(s, scroll)
    if phase == CLAIMING:
        return claim_territory(s, move - CLAIM)
    if phase == STARTING:
        return place_starting_army(s, move - DEPLOY)
    # Reinforce
    if phase == SWAPPING:
        return deploy(s) if move == DONE else swap_card(s, move - TRADE)
    if phase == BASING:
        return base_unit(s, move - UNIT)
    # Purchase
    if phase == BUYING:
        return buy(s, move)
    # Units that fight or go along
    if phase <= NAMING_ENGINES:
        return units_named(s, move)
    if phase <= TAKING_ENGINES:
        return taken_along(s, move)
    # Objective
    return check_victory(s) if move == DONE else score_objective(s, move - REVEAL - MAESTERS)


def chance_for_dominion(s: DominionBoard, move: i64) -> i64:
    """What chance brings."""
    phase = s.phase
    if phase == NEUTRALIZING:
        return place_neutral(s, move - DEAL)
    if phase == DEALING_OBJECTIVES:
        return deal_objective(s, move - DRAW - MAESTERS)
    if phase == DRAWING_OBJECTIVES:
        return look_at_objective(s, move - DRAW - MAESTERS)
    move = with_copy(s, move)
    if phase == SPILLING:
        return spill_scroll(s, move - REVEAL - MAESTERS)
    if phase == ENDOWING:
        return take_bonus_card(s, move - DRAW)
    return take_maester_bought(s, move - DRAW - MAESTERS)
