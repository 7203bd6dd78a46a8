"""The setup of Dominion: objectives, Seats of Power, claiming, start bonuses (D-04..D-16)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.moments import ASK, TURN_BEGINS
from council.games.risk.moves import CLAIM, MAESTERS
from council.games.risk.rules.mitchell.neutrals import place_garrisons
from council.games.risk.rules.objective_phase import SET_UP
from council.games.risk.state.cards import (
    give_card,
    hand_size,
    maesters_of,
    objectives_of,
    take_scroll,
)
from council.games.risk.state.changes import settle
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import fix_order, home_of, next_playing, place_of
from council.games.risk.state.phases import (
    CLAIMING,
    DEALING,
    DEALING_OBJECTIVES,
    ENDOWING,
    GIVING_UP,
    NEUTRALIZING,
    STARTING,
)
from council.games.risk.state.places import FREE, NEUTRAL, O_DECK
from council.kit.cards import bit_of


def begin_dominion(s: DominionBoard) -> i64:
    """The Houses fix the order of turns and place their armies."""
    if s.mitchell != 0:
        fix_order(s)
        place_garrisons(s)  # in place of D-09..D-14
    elif s.claims != 0:
        fix_order(s)
        place_seats_of_power(s)
    s.turn = s.first
    if s.with_objectives != 0:
        s.phase = DEALING_OBJECTIVES
        return ASK
    return begin_map(s)


def place_seats_of_power(s: DominionBoard) -> None:
    """Three armies on each Seat of Power, besides the starting armies (D-09, D-10)."""
    sheet = s.land.dominion
    for seat in range(s.seats):
        settle(s, seat, home_of(s, seat), sheet.seat_armies)
        s.starting[seat] = sheet.armies


def deal_objective(s: DominionBoard, scroll: i64) -> i64:
    """Three to each, then each gives one back (D-08)."""
    take_scroll(s, s.turn, scroll)
    if objectives_of(s, s.turn) < s.land.dominion.dealt:
        return ASK
    s.turn = next_playing(s, s.turn)
    if s.turn == s.first:
        s.errand = SET_UP
        s.phase = GIVING_UP
    return ASK


def give_back(s: DominionBoard, scroll: i64) -> i64:
    """Shuffled back unseen; only who gave it knows that it is there."""
    s.scrolls.move(scroll, O_DECK, bit_of(s.turn))
    s.turn = next_playing(s, s.turn)
    return begin_map(s) if s.turn == s.first else ASK


def begin_map(s: DominionBoard) -> i64:
    """Territories are dealt, or claimed after some are neutral."""
    s.stage += 1
    if s.claims == 0:
        s.phase = DEALING
    elif s.land.dominion.neutrals > 0:
        s.phase = NEUTRALIZING
    else:
        s.phase = CLAIMING
    return ASK


def place_neutral(s: DominionBoard, t: i64) -> i64:
    """Ten territories other than the Seats of Power start neutral (D-11, A-39)."""
    settle(s, NEUTRAL, t, s.neutral_armies)
    count: i64 = 0
    for other in range(s.land.low, s.land.high):
        if s.owner[other] == NEUTRAL:
            count += 1
    if count == s.land.dominion.neutrals:
        s.phase = CLAIMING
    return ASK


def free_lands(s: DominionBoard, first: i64) -> vec[i64]:
    """Moves that name the territories nobody holds."""
    moves = vec[i64](capacity=i64(82))
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == FREE:
            moves = append(moves, first + t)
    return moves


def claim_territory(s: DominionBoard, t: i64) -> i64:
    """One army, one territory a go, until none is free (D-12); the last one is no choice."""
    settle(s, s.turn, t, 1)
    s.starting[s.turn] -= 1
    s.stage += 1
    s.turn = next_playing(s, s.turn)
    free = free_lands(s, CLAIM)
    if i64(len(free)) == 1:
        return claim_territory(s, free[0] - CLAIM)
    if i64(len(free)) == 0:
        s.phase = STARTING
    return ASK


def place_starting_army(s: DominionBoard, t: i64) -> i64:
    """The rest of the starting armies, one a go; the rotation just goes on (D-13, A-45)."""
    s.armies[t] += 1
    s.starting[s.turn] -= 1
    s.stage += 1
    s.turn = next_playing(s, s.turn)
    if s.starting[s.turn] > 0:
        return ASK
    s.turn = s.first
    return give_start_bonus(s)


def give_start_bonus(s: DominionBoard) -> i64:
    """Gold at once, then cards (D-15, W-05)."""
    if s.with_gold != 0:
        for seat in range(s.seats):
            s.gold[seat] += s.land.dominion.gold[place_of(s, seat)]
    return deal_bonus_cards(s)


def lacks_card(s: DominionBoard) -> bool:
    """Whether the seat on turn still gets a territory card (D-15, W-05)."""
    return hand_size(s, s.turn) < s.land.dominion.cards[place_of(s, s.turn)]


def lacks_maester(s: DominionBoard) -> bool:
    """Whether the seat on turn still gets a maester (D-15)."""
    if s.with_maesters == 0:
        return False
    return maesters_of(s, s.turn) < s.land.dominion.maesters[place_of(s, s.turn)]


def deal_bonus_cards(s: DominionBoard) -> i64:
    """Cards of the start bonus, then the first turn (D-16)."""
    while not lacks_card(s) and not lacks_maester(s):
        s.turn = next_playing(s, s.turn)
        if s.turn == s.first:
            return TURN_BEGINS
    s.phase = ENDOWING
    return ASK


def take_bonus_card(s: DominionBoard, card: i64) -> i64:
    """A territory card or a maester for the seat on turn."""
    if card < MAESTERS:
        give_card(s, s.turn, card)
    else:
        take_scroll(s, s.turn, card - MAESTERS)
    return deal_bonus_cards(s)
