"""Windows: who is asked for a card at a moment, and in which order (A-25, K-05, K-06).

Whether a window opens depends on public information only. A player who holds a maester card is
asked whenever any card not yet seen could be used. So a pause reveals nothing about a hand.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.box.card_codes import MAESTER
from council.games.risk.box.moments import ASK, CARD_PLAYED, CONQUERED, DECLARED, ROLLED
from council.games.risk.moves import PASS, REVEAL, USE
from council.games.risk.rules.cards.sides import ones_rolled
from council.games.risk.rules.cards.usable import anybody_may_act, card_player, may_act, usable
from council.games.risk.state.cards import discard_card, maesters_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_CARD,
    F_ROW,
    F_SEAT,
    REROLL,
    WINDOW,
    push_frame,
    put_question,
    put_top,
    top,
    window_moment,
)
from council.games.risk.state.order import next_place
from council.games.risk.state.phases import IN_WINDOW
from council.games.risk.state.places import M_HAND, UP, WAITING


def open_at(s: DominionBoard, moment: i64) -> bool:
    """Open a window, if anybody could do anything; a conquest asks nobody. Ones that are rolled
    again by themselves come first (A-24)."""
    if moment == CONQUERED:
        return False
    if moment == ROLLED and s.lasting.count > 0:
        ones = ones_rolled(s)
        if ones != 0:
            open_window(s, moment)
            push_frame(s, REROLL, ones, -1)
            return True
    if anybody_may_act(s, moment):
        open_window(s, moment)
        return True
    return False


def open_window(s: DominionBoard, moment: i64) -> None:
    """The seat on turn is asked first; about a card, who comes after its player (A-25)."""
    first = s.turn
    passed: i64 = 0
    if moment == CARD_PLAYED:
        first = next_place(s, card_player(s))
        passed = shl(1, card_player(s))
    push_frame(s, WINDOW, moment, first)
    put_top(s, F_ROW, passed)


def work_window(s: DominionBoard) -> i64:
    """Ask the next seat; when all have passed in a row the window closes (K-05). Returns the moment
    of the outermost window when that has closed, else ASK."""
    moment = top(s, F_CARD)
    if not (moment == DECLARED and comes_to_nothing(s)):
        seat = top(s, F_SEAT)
        passed = top(s, F_ROW)
        for _step in range(s.seats):
            if (passed >> seat) & 1 == 0 and may_act(s, seat, moment):
                put_top(s, F_SEAT, seat)
                put_question(s, IN_WINDOW, seat)
                return ASK
            seat = next_place(s, seat)
    s.frames.pop()
    return moment if s.frames.count == 0 else ASK


def comes_to_nothing(s: DominionBoard) -> bool:
    """The declared invasion comes to nothing (K-06)."""
    if s.called_off != 0:
        return True
    return s.arriving < 0 and s.armies[s.source] < 2


def window_moves(s: DominionBoard) -> vec[i64]:
    """Pass, a card, or armies in waiting."""
    seat = s.who
    moment = window_moment(s)
    moves = vec[i64](capacity=i64(16))
    moves = append(moves, PASS)
    if s.with_characters != 0 and moment != CARD_PLAYED:
        house = s.houses[seat]
        for u in range(4 * house, 4 * house + 4):
            if s.people[u] == UP and usable(s, seat, u, moment):
                moves = append(moves, USE + u)
    if maesters_of(s, seat) > 0:
        last: i64 = -1
        for scroll in s.scrolls.all_in(M_HAND + seat):
            u = s.programs.title[scroll + MAESTER]
            if u != last and usable(s, seat, u, moment):
                moves = append(moves, USE + u)
            last = u
    if moment != CARD_PLAYED and s.cards.size[WAITING + seat] > 0:
        for t in s.cards.all_in(WAITING + seat):
            if s.owner[t] == seat:
                moves = append(moves, REVEAL + t)
    return moves


def pass_window(s: DominionBoard) -> None:
    """The seat asked passes."""
    seat = s.who
    put_top(s, F_ROW, top(s, F_ROW) | shl(1, seat))
    put_top(s, F_SEAT, next_place(s, seat))


def next_in_window(s: DominionBoard) -> None:
    """A card was used: all may answer again, the next seat first."""
    passed: i64 = 0
    if top(s, F_CARD) == CARD_PLAYED:
        passed = shl(1, card_player(s))
    put_top(s, F_ROW, passed)
    put_top(s, F_SEAT, next_place(s, s.who))


def show_waiting(s: DominionBoard, t: i64) -> None:
    """Armies in waiting join the territory they wait for, once their owner holds it."""
    s.armies[t] += s.programs.waiting
    discard_card(s, t)
    next_in_window(s)
