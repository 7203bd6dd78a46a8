"""Effects on hands, characters and points."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.risk.box.card_codes import (
    AMOUNT,
    DICE,
    EACH_OPPONENT,
    EXTRA,
    LOWEST_ROLLERS,
    MAESTER,
    MAESTER_DISCARD,
    PLACE,
)
from council.games.risk.moves import CHARACTERS, END_GAME, MAESTERS, PICK
from council.games.risk.rules.cards.effect import d6_done, next_row, stop_at_end_card
from council.games.risk.state.cards import (
    cards_left,
    discard_card,
    give_card,
    lay_down,
    maesters_of,
    refill_cards,
    refill_scrolls,
    scroll_in,
    scrolls_left,
    take_scroll,
    throw_away,
)
from council.games.risk.state.counts import least
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_COUNT,
    F_FACE,
    F_FACES,
    F_SAID,
    F_SEAT,
    F_STEP,
    F_WHO,
    put_question,
    put_top,
    top,
)
from council.games.risk.state.order import next_place, next_playing
from council.games.risk.state.phases import LET_GO, LOOK, LOSE_MAESTER, TAKE_MAESTER
from council.games.risk.state.places import GONE, LOOKED, M_DECK, M_HAND, M_LOOKED
from council.kit.cards import EVERYBODY, bit_of
from council.kit.dice import die


def work_look(s: DominionBoard, row: i64) -> None:
    """Look at cards, let some go, keep the rest instead of the card to be drawn."""
    maesters = s.programs.part(row, EXTRA) != 0
    left = scrolls_left(s, M_DECK) if maesters else cards_left(s)
    if top(s, F_STEP) < s.programs.part(row, AMOUNT) and left > 0:
        if maesters:
            refill_scrolls(s, M_DECK)
        else:
            refill_cards(s)
        put_question(s, LOOK, CHANCE)
        return
    put_top(s, F_STEP, 9)
    looked = s.scrolls.size[M_LOOKED] if maesters else s.cards.size[LOOKED]
    if looked > s.programs.part(row, DICE):
        put_question(s, LET_GO, top(s, F_SEAT))  # of two copies too: nobody else may know
        return
    keep_looked(s, maesters)
    s.served = 1
    next_row(s)


def look_at_card(s: DominionBoard, card: i64) -> None:
    """One more card that the user looks at."""
    if card == END_GAME:
        stop_at_end_card(s)
        return
    user = top(s, F_SEAT)
    if card >= MAESTERS:
        scroll = scroll_in(s, M_DECK, card - CHARACTERS)
        s.scrolls.move(scroll, M_LOOKED, bit_of(user))
    else:
        seers = EVERYBODY if s.open_hands != 0 else bit_of(user)
        s.cards.move(card, LOOKED, seers)
    put_top(s, F_STEP, top(s, F_STEP) + 1)


def looked_moves(s: DominionBoard) -> vec[i64]:
    """The cards looked at, as moves; copies of a title are one."""
    moves = vec[i64](capacity=i64(4))
    for card in s.cards.all_in(LOOKED):
        moves = append(moves, PICK + card)
    last: i64 = -1
    for scroll in s.scrolls.all_in(M_LOOKED):
        u = s.programs.title[scroll + MAESTER]
        if u != last:
            moves = append(moves, PICK + CHARACTERS + u)
        last = u
    return moves


def let_go(s: DominionBoard, move: i64) -> None:
    """A card looked at is discarded."""
    card = move - PICK
    if card >= MAESTERS:
        throw_away(s, scroll_in(s, M_LOOKED, card - CHARACTERS))
    else:
        discard_card(s, card)


def keep_looked(s: DominionBoard, maesters: bool) -> None:
    """The rest goes into the hand."""
    user = top(s, F_SEAT)
    if maesters:
        for scroll in s.scrolls.all_in(M_LOOKED):
            take_scroll(s, user, scroll)
    else:
        for card in s.cards.all_in(LOOKED):
            give_card(s, user, card)


def work_hands(s: DominionBoard, row: i64, kind: i64) -> None:
    """Maester cards leave hands, picked blindly (K-13)."""
    user = top(s, F_SEAT)
    each = s.programs.part(row, PLACE) == EACH_OPPONENT
    if top(s, F_STEP) == 0:
        put_top(s, F_STEP, 1)
        put_top(s, F_WHO, next_place(s, user) if each else top(s, F_SAID))
        put_top(s, F_COUNT, s.programs.part(row, AMOUNT))
    while True:
        who = top(s, F_WHO)
        if who == user:
            break
        if top(s, F_COUNT) > 0 and maesters_of(s, who) > 0:
            put_question(s, LOSE_MAESTER if kind == MAESTER_DISCARD else TAKE_MAESTER, CHANCE)
            return
        if not each:
            break
        put_top(s, F_WHO, next_place(s, who))
        put_top(s, F_COUNT, s.programs.part(row, AMOUNT))
    next_row(s)


def lose_maester(s: DominionBoard, card: i64) -> None:
    """A maester card leaves a hand for the discards."""
    lay_down(s, top(s, F_WHO), card - CHARACTERS)
    put_top(s, F_COUNT, top(s, F_COUNT) - 1)


def take_maester(s: DominionBoard, card: i64) -> None:
    """Seen by the old and the new owner."""
    user = top(s, F_SEAT)
    who = top(s, F_WHO)
    scroll = scroll_in(s, M_HAND + who, card - CHARACTERS)
    s.scrolls.move(scroll, M_HAND + user, bit_of(user) | bit_of(who))
    put_top(s, F_COUNT, top(s, F_COUNT) - 1)


def work_removal(s: DominionBoard, row: i64) -> None:
    """A character leaves the game, if the roll is high enough."""
    least_face = s.programs.part(row, AMOUNT)
    if least_face > 0 and not d6_done(s):
        return
    if top(s, F_FACE) >= least_face:
        s.people[top(s, F_SAID)] = GONE
    next_row(s)


def work_points(s: DominionBoard, row: i64) -> None:
    """Opponents lose points, all of them or those who roll lowest."""
    user = top(s, F_SEAT)
    amount = s.programs.part(row, AMOUNT)
    if s.programs.part(row, PLACE) != LOWEST_ROLLERS:
        for other in range(s.seats):
            if other != user:
                lose_points(s, other, amount)
        next_row(s)
        return
    if top(s, F_WHO) == user:
        put_top(s, F_WHO, next_playing(s, user))
    while top(s, F_WHO) != user:
        if not d6_done(s):
            return
        who = top(s, F_WHO)
        put_top(s, F_FACES, top(s, F_FACES) | top(s, F_FACE) << (4 * who))
        put_top(s, F_STEP, 0)
        put_top(s, F_WHO, next_playing(s, who))
    lowest_face: i64 = 9
    for other in range(s.seats):
        face = die(top(s, F_FACES), other)
        if 0 < face < lowest_face:
            lowest_face = face
    for other in range(s.seats):
        if die(top(s, F_FACES), other) == lowest_face:
            lose_points(s, other, amount)
    next_row(s)


def lose_points(s: DominionBoard, seat: i64, amount: i64) -> None:
    """Never below nought."""
    s.points[seat] -= least(s.points[seat], amount)
