"""Lasting effects that wait for a conquest, or end with one."""

from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    AMOUNT,
    CHARACTER_CAPTURE,
    CONQUERS_FROM_ANOTHER,
    ENDS,
    EXTRA,
    KIND,
    ON_CONQUEST,
    TARGET_LOST,
    THEN,
)
from council.games.risk.state.characters import character_in_game
from council.games.risk.state.counts import least
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import (
    E_ABOUT,
    E_ROW,
    E_SAID,
    E_USER,
    lasting_kind,
    lasting_part,
)
from council.games.risk.state.places import CAPTIVE


def conquered_now(s: DominionBoard) -> None:
    """What waits for a conquest happens before any elimination is settled."""
    k = s.lasting.count - 1
    while k >= 0:
        row = lasting_part(s, k, E_ROW)
        if lasting_kind(s, k) == ON_CONQUEST and lasting_part(s, k, E_USER) == s.turn:
            if s.programs.part(row, EXTRA) == 0 or s.loser >= 0:
                take_spoils(s, s.programs.part(row, THEN), lasting_part(s, k, E_SAID))
                s.lasting.drop(k)
        elif ends_now(s, k, s.programs.part(row, ENDS)):
            s.lasting.drop(k)
        k -= 1


def ends_now(s: DominionBoard, k: i64, ends: i64) -> bool:
    """Whether a conquest is the early end of an effect."""
    if ends == TARGET_LOST:
        return lasting_part(s, k, E_ABOUT) == s.target
    if ends == CONQUERS_FROM_ANOTHER:
        return s.loser >= 0 and s.loser != lasting_part(s, k, E_USER)
    return False


def take_spoils(s: DominionBoard, row: i64, said: i64) -> None:
    """What the card of a conqueror brings: gold, or a captive."""
    if s.loser < 0:
        return
    amount = s.programs.part(row, AMOUNT)
    if s.programs.part(row, KIND) != CHARACTER_CAPTURE:
        take_gold(s, s.loser, s.turn, amount)
    elif s.held[s.loser] > 0 and character_in_game(s, said) and s.people[said] < CAPTIVE:
        s.people[said] = CAPTIVE + s.turn


def take_gold(s: DominionBoard, victim: i64, to: i64, most: i64) -> None:
    """Gold goes from one seat to another, as far as there is any."""
    gold = least(s.gold[victim], most)
    s.gold[victim] -= gold
    s.gold[to] += gold
