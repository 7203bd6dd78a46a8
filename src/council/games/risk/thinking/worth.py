"""How strong each seat looks: the numbers that estimates are made of."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.moves import REGIONS
from council.games.risk.rules.objectives import progress
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import hand_size, maesters_of
from council.games.risk.state.counts import engines_on, forts_on, knights_on, least, region_owners
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import holds_home
from council.games.risk.state.places import DECK, FIRST_OBJECTIVE, NEUTRAL, O_HAND

# What search and greedy play for: the chance to win, estimated from a seat's share of these things.
# The weights, in thousandths, were fitted to the ends of thousands of games among bots; in every
# mode and for every number of seats armies that can fight decide.
AT_FRONT: Final[i64] = 8000  # armies with others beside them, and those to deploy
AT_REST: Final[i64] = 2500  # armies behind: they must march first
LANDS: Final[i64] = 3000  # territories and castles: the income to come
BONUS: Final[i64] = 500  # armies a turn for whole regions
CARDS: Final[i64] = 3000  # territory cards, that of this turn included
THIN: Final[i64] = -1000  # territories beside a stronger enemy
POINTS: Final[i64] = 12000  # at the end; before, the less the more turns are left
MOST_TURNS: Final[i64] = 7


# In Dominion, in thousandths too; all but the last three for the seat's share
VICTORY_POINTS: Final[i64] = 6000
NEAR_OBJECTIVE: Final[i64] = 1100  # points of the objective most nearly done, times progress
GOLD: Final[i64] = 1000
UNITS: Final[i64] = 1400
MAESTER_CARDS: Final[i64] = 400
HOME: Final[i64] = 200  # their own Seat of Power
HOME_A_POINT: Final[i64] = 100  # more, the more points wait for it
ENOUGH_POINTS: Final[i64] = 3000  # won at the next check, if the seat is still held


def turns_left(s: Board) -> i64:
    """About how many turns each seat still has before the End Game card, or the last round."""
    if isinstance(s, DominionBoard) and s.with_objectives != 0:
        rest = s.rounds - s.round
        return rest if rest < MOST_TURNS else MOST_TURNS
    bottom = s.land.cards // 2
    left = s.cards.size[DECK]
    draws = left - bottom // 2 if left > bottom else (left + 1) // 2
    playing: i64 = 0
    for seat in range(s.seats):
        if not is_out(s, seat):
            playing += 1
    turns = draws // playing
    rest = s.rounds - s.round
    if rest < turns:
        turns = rest
    return turns if turns < MOST_TURNS else MOST_TURNS


def seat_worths(s: Board) -> vec[i64]:
    """How strong each seat looks, in thousandths."""
    land = s.land
    owner = s.owner
    armies = s.armies
    front = zeros(s.seats)
    rest = zeros(s.seats)
    lands = zeros(s.seats)
    points = zeros(s.seats)
    thin = zeros(s.seats)
    for t in range(land.low, land.high):
        seat = owner[t]
        if seat < 0:
            continue
        mine = armies[t]
        threat: i64 = 0
        exposed = False
        for j in range(land.starts[t], land.starts[t + 1]):
            neighbour = land.neighbours[j]
            if owner[neighbour] != seat:
                exposed = True
                if owner[neighbour] != NEUTRAL and armies[neighbour] > threat:
                    threat = armies[neighbour]
        if exposed:
            front[seat] += mine
        else:
            rest[seat] += mine
        if threat > mine:
            thin[seat] += 1
        lands[seat] += 1 + land.castles[t]
        points[seat] += 1 + land.castles[t] + land.ports[t]
    front[s.turn] += s.pool
    turns = 1 + turns_left(s)
    worths = zeros(s.seats)
    weigh(s, worths, front, AT_FRONT, 0)
    weigh(s, worths, rest, AT_REST, 3)
    weigh(s, worths, lands, LANDS, 0)
    weigh(s, worths, points, POINTS // (turns * turns), 0)
    weigh(s, worths, thin, THIN, 1)
    weigh(s, worths, bonuses(s), BONUS, 3)
    weigh(s, worths, card_counts(s), CARDS, 2)
    if isinstance(s, DominionBoard):
        add_dominion_worths(s, worths)
    return worths


def bonuses(s: Board) -> vec[i64]:
    """The armies a turn of each seat for whole regions."""
    found = zeros(s.seats)
    owners = region_owners(s)
    for region in range(REGIONS):
        if owners[region] >= 0:
            found[owners[region]] += s.land.bonus[region]
    return found


def card_counts(s: Board) -> vec[i64]:
    """Territory cards of each seat, with the one a conquest of this turn has earned."""
    found = zeros(s.seats)
    for seat in range(s.seats):
        found[seat] = hand_size(s, seat)
    if s.conquests > 0 and found[s.turn] < 5:
        found[s.turn] += 1
    return found


def weigh(s: Board, worths: vec[i64], things: vec[i64], weight: i64, few: i64) -> None:
    """Add what each seat's share of these things is worth; `few` of them a seat, had by nobody,
    keep the first one from counting too much."""
    total = few * s.seats
    for seat in range(s.seats):
        total += things[seat]
    if total > 0:
        for seat in range(s.seats):
            worths[seat] += weight * things[seat] // total


def add_dominion_worths(s: DominionBoard, worths: vec[i64]) -> None:
    """Points and what leads to them, gold, units, maesters."""
    gold = zeros(s.seats)
    maesters = zeros(s.seats)
    units = zeros(s.seats)
    for seat in range(s.seats):
        if s.held[seat] > 0:
            gold[seat] = s.gold[seat] // 100
            maesters[seat] = maesters_of(s, seat)
    for t in range(s.land.low, s.land.high):
        if s.owner[t] >= 0 and s.units[t] != 0:
            units[s.owner[t]] += all_units(s, t)
    weigh(s, worths, gold, GOLD, 5)
    weigh(s, worths, maesters, MAESTER_CARDS, 2)
    weigh(s, worths, units, UNITS, 2)
    if s.with_objectives != 0:
        weigh_objectives(s, worths)


def all_units(s: DominionBoard, t: i64) -> i64:
    """Units of all kinds in a territory."""
    return knights_on(s, t) + engines_on(s, t) + forts_on(s, t)


def weigh_objectives(s: DominionBoard, worths: vec[i64]) -> None:
    """Points, objectives under way, and the seat without which nobody wins."""
    enough = s.land.dominion.points_to_win
    points = zeros(s.seats)
    near = zeros(s.seats)
    for seat in range(s.seats):
        if s.held[seat] > 0:
            points[seat] = least(s.points[seat], enough)  # more do not help
            near[seat] = best_objective(s, seat)
            if holds_home(s, seat):
                worths[seat] += HOME + HOME_A_POINT * points[seat]
                if points[seat] == enough:
                    worths[seat] += ENOUGH_POINTS
    weigh(s, worths, points, VICTORY_POINTS, 2)
    weigh(s, worths, near, NEAR_OBJECTIVE, 100)


def best_objective(s: DominionBoard, seat: i64) -> i64:
    """Points of the objective most nearly done, by its progress (one may be scored a turn)."""
    best: i64 = 0
    points = s.land.dominion.points
    for scroll in s.scrolls.all_in(O_HAND + seat):
        near = progress(s, scroll - FIRST_OBJECTIVE, seat) * points[scroll - FIRST_OBJECTIVE]
        if near > best:
            best = near
    return best


def share(s: Board, seat: i64) -> float:
    """The seat's chance to win; who holds nothing has none, once anybody does."""
    worths = seat_worths(s)
    total = 0.0
    for other in range(s.seats):
        if s.held[other] > 0:
            total += exp(float(worths[other] - worths[seat]) / 1000.0)
    if total == 0.0:
        return 1.0 / float(s.seats)
    return 1.0 / total if s.held[seat] > 0 else 0.0
