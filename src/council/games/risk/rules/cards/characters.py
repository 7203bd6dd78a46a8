"""Characters: turned up again, held captive, ransomed, removed (D-33, A-28, A-29)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    AMOUNT,
    CHARACTER_CAPTURE,
    KIND,
    MAESTER,
    UNTIL_OWN_NEXT_TURN,
)
from council.games.risk.box.moments import ASK, PURCHASE_OFFERED
from council.games.risk.moves import CHARACTERS, PICK
from council.games.risk.state.cards import discard_card
from council.games.risk.state.characters import captives_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import FREE_ONE, push_frame, put_question
from council.games.risk.state.lasting import end_lasting
from council.games.risk.state.phases import RANSOM_WHOM
from council.games.risk.state.places import CAPTIVE, DOWN, GONE, UP, WAITING


def turn_up_characters(s: DominionBoard) -> None:
    """Own face-down characters turn up; captives do not (D-33, A-28)."""
    house = s.houses[s.turn]
    for u in range(MAESTER):
        if s.programs.house[u] == house and s.people[u] == DOWN:
            s.people[u] = UP


def ransom_price(s: DominionBoard) -> i64:
    """What the card that takes captives says."""
    programs = s.programs
    rows = i64(len(programs.effects)) // 10
    for row in range(rows):
        if programs.part(row, KIND) == CHARACTER_CAPTURE:
            return programs.part(row, AMOUNT)
    return 0


def can_ransom(s: DominionBoard) -> bool:
    """A captive, and the gold for one."""
    return i64(len(captives_of(s, s.turn))) > 0 and s.gold[s.turn] >= ransom_price(s)


def ransom(s: DominionBoard) -> i64:
    """With one captive there is no question who."""
    captives = captives_of(s, s.turn)
    if i64(len(captives)) == 1:
        return set_free(s, captives[0])
    push_frame(s, FREE_ONE, 0, s.turn)
    put_question(s, RANSOM_WHOM, s.turn)
    return ASK


def captive_moves(s: DominionBoard) -> vec[i64]:
    """Characters of the House on turn that others hold, as moves."""
    moves = vec[i64](capacity=i64(4))
    for u in captives_of(s, s.turn):
        moves = append(moves, PICK + CHARACTERS + u)
    return moves


def set_free(s: DominionBoard, u: i64) -> i64:
    """The captor cannot refuse; the Refresh that follows turns the character up."""
    price = ransom_price(s)
    s.gold[s.turn] -= price
    s.gold[s.people[u] - CAPTIVE] += price
    s.people[u] = DOWN
    return PURCHASE_OFFERED


def bury_seat(s: DominionBoard, seat: i64) -> None:
    """Characters leave the game, captives go free, armies in waiting are lost (A-29)."""
    for u in range(MAESTER):
        if s.people[u] == CAPTIVE + seat:
            s.people[u] = DOWN
        if s.programs.house[u] == s.houses[seat]:
            s.people[u] = GONE
    for card in s.cards.all_in(WAITING + seat):
        discard_card(s, card)
    end_lasting(s, UNTIL_OWN_NEXT_TURN, seat)
