"""Armies and gold at the start of a turn."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.box.card_codes import AMOUNT as HOW_MUCH
from council.games.risk.box.card_codes import INCOME_MULTIPLY
from council.games.risk.moves import REGIONS
from council.games.risk.state.board import Board
from council.games.risk.state.counts import castles_of, ports_of, region_owners
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import E_ABOUT, E_ROW, lasting_kind, lasting_part


def region_income(s: Board, seat: i64) -> i64:
    """The bonus of every region wholly held (S-15)."""
    owners = region_owners(s)
    total: i64 = 0
    for region in range(REGIONS):
        if owners[region] == seat:
            total += s.land.bonus[region]
    return total


def base_income(s: Board, seat: i64) -> i64:
    """A third of territories and castles, at least three (S-13, S-14)."""
    base = (s.held[seat] + castles_of(s, seat)) // 3
    return base if base > 3 else i64(3)


def income(s: Board, seat: i64) -> i64:
    """The armies a seat would get now (A-07)."""
    return base_income(s, seat) + region_income(s, seat)


def incomes(s: Board) -> vec[i64]:
    """The same for every seat, in one pass over the map."""
    land = s.land
    castles = land.castles
    owner = s.owner
    found = zeros(s.seats)
    for t in range(land.low, land.high):
        if castles[t] != 0 and owner[t] >= 0:
            found[owner[t]] += castles[t]
    for seat in range(s.seats):
        base = (s.held[seat] + found[seat]) // 3
        found[seat] = base if base > 3 else i64(3)
    bonus = land.bonus
    owners = region_owners(s)
    for region in range(REGIONS):
        seat = owners[region]
        if seat >= 0:
            found[seat] += bonus[region]
    return found


def army_income(s: DominionBoard, seat: i64) -> i64:
    """Armies at the start of a turn (D-18, D-19)."""
    return income(s, seat)


def gold_income(s: DominionBoard, seat: i64) -> i64:
    """Gold at the start of a turn: a hundred for each of those armies and each port (D-20)."""
    return 100 * (income(s, seat) + ports_of(s, seat)) if s.with_gold != 0 else i64(0)


def scaled_income(s: DominionBoard, amount: i64) -> i64:
    """What is left of an income of the seat on turn, rounded down."""
    for k in range(s.lasting.count):
        if lasting_kind(s, k) == INCOME_MULTIPLY and lasting_part(s, k, E_ABOUT) == s.turn:
            amount = amount * s.programs.part(lasting_part(s, k, E_ROW), HOW_MUCH) // 100
    return amount
