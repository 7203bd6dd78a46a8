"""How the game stands: the table as it is, with a running fight weighed by its odds."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.box.moments import DECLARED
from council.games.risk.rules.mitchell.landing import ashore, hand_to_arrivals
from council.games.risk.rules.scoring import won
from council.games.risk.state.board import Board
from council.games.risk.state.changes import take_over
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import clear_stack, window_moment
from council.games.risk.state.phases import (
    COMMITTING,
    DEFENDING,
    GIVING_UP,
    GOING_ON,
    INVADING,
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    OVER,
    ROLLING,
)
from council.games.risk.thinking.odds import odds_of
from council.games.risk.thinking.worth import share

EDGE: Final = 0.002  # of the whole, for each die


def estimate(s: Board, seat: i64) -> float:
    """0 to 1, 1 over all seats: a seat's chance to win; exact when the game is over."""
    return won(s, seat) if s.phase == OVER else outlook(s, seat)


def outlook(s: Board, seat: i64) -> float:
    """How the table stands, with the invasion or landing going on weighed by its odds."""
    phase = s.phase
    if isinstance(s, DominionBoard):
        declared = s.frames.count > 0 and window_moment(s) == DECLARED and s.called_off == 0
        if declared and s.arriving < 0:  # whatever phase it was declared in
            return gamble(s, seat)
        if phase == NAMING_KNIGHTS or phase == NAMING_ENGINES:
            return gamble(s, seat)
        if s.source < 0 and not ashore(s):
            return share(s, seat)  # a window after an invasion
        if phase >= GIVING_UP:
            return share(s, seat)
    if ashore(s):
        return gamble_of_arrivals(s, seat)
    if phase == COMMITTING or phase == DEFENDING or phase == ROLLING or phase == GOING_ON:
        return gamble(s, seat)
    return share(s, seat)


def gamble(s: Board, seat: i64) -> float:
    """The fight to the end, won or lost; who may stop does when that is better."""
    odds = odds_of(s, s.armies[s.source] - 1, s.source, s.target)
    wins = float(s.land.wins[odds]) / 1000.0
    conquered = decided(s, True, s.land.losses[odds])
    lost = decided(s, False, 0)
    fought = wins * outlook(conquered, seat) + (1.0 - wins) * outlook(lost, seat)
    if s.phase == GOING_ON:
        mine = wins * outlook(conquered, s.turn) + (1.0 - wins) * outlook(lost, s.turn)
        halted = stopped(s)
        if outlook(halted, s.turn) > mine:
            return outlook(halted, seat)
    fought = favour(fought, s.turn, s.attack_dice, seat)
    return favour(fought, s.owner[s.target], s.defence_dice, seat)


def favour(value: float, side: i64, dice: i64, seat: i64) -> float:
    """More dice are a little better for who rolls them."""
    if side < 0:
        return value
    edge = EDGE * float(dice)
    return value * (1.0 - edge) + (edge if seat == side else 0.0)


def stopped(s: Board) -> Board:
    """The table when the attacker breaks off."""
    after = s.copy()
    assert isinstance(after, Board)
    after.phase = INVADING
    if isinstance(after, DominionBoard):
        clear_stack(after)
    return after


def decided(s: Board, won: bool, lost: i64) -> Board:
    """The table when the attacker has won with these losses (in hundredths), or lost all."""
    after = stopped(s)
    spare = after.armies[after.source] - 1
    after.armies[after.source] = 1
    if won:
        take_over(after, after.target, after.turn)
        left = spare - (lost + 50) // 100
        after.armies[after.target] = left if left > 1 else i64(1)
        after.conquests += 1
    else:
        after.armies[after.target] = (after.armies[after.target] + 1) // 2
    return after


def gamble_of_arrivals(s: Board, seat: i64) -> float:
    """A landing, won or lost."""
    odds = odds_of(s, s.arrivals, -1, s.target)
    wins = float(s.land.wins[odds]) / 1000.0
    left = s.arrivals - (s.land.losses[odds] + 50) // 100
    conquered = landed(s, left if left > 1 else i64(1))
    lost = landed(s, 0)
    return wins * share(conquered, seat) + (1.0 - wins) * share(lost, seat)


def landed(s: Board, left: i64) -> Board:
    """The table when the arrivals have won with so many left, or lost (0)."""
    after = s.copy()
    assert isinstance(after, Board)
    if left > 0:
        hand_to_arrivals(after, left)
    else:
        after.armies[after.target] = (after.armies[after.target] + 1) // 2
    return after
