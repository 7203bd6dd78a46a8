"""A card from its announcement to its end: one effect after the other, with questions and dice in
the middle. The top frame works until it asks something."""

from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    AMOUNT,
    BATTLE,
    CANCEL_CARD,
    CHARACTER_REMOVE,
    DRAW_CHOOSE,
    DRAW_EXTRA,
    DRAW_GRANT,
    GOLD_GIVE,
    GOLD_STEAL,
    INCOME_MULTIPLY,
    INVASION_CANCEL,
    KIND,
    LAST_OF_ARMIES,
    LAST_OF_DICE,
    LASTS,
    MAESTER,
    MAESTER_DISCARD,
    MAESTER_TAKE,
    VP_LOSE,
)
from council.games.risk.box.moments import ASK, CARD_PLAYED
from council.games.risk.moves import CHARACTERS, PICK, SEAT, TO
from council.games.risk.rules.cards.armies import work_armies
from council.games.risk.rules.cards.conquest import take_gold
from council.games.risk.rules.cards.dice import work_dice, work_reroll
from council.games.risk.rules.cards.effect import next_row
from council.games.risk.rules.cards.hands import work_hands, work_look, work_points, work_removal
from council.games.risk.rules.cards.usable import anybody_may_act, price_of, sayable
from council.games.risk.rules.cards.windows import (
    next_in_window,
    open_window,
    work_window,
)
from council.games.risk.state.board import is_out
from council.games.risk.state.cards import lay_down
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    CARD,
    F_CANCELLED,
    F_CARD,
    F_KIND,
    F_LAST,
    F_ROW,
    F_SAID,
    F_SEAT,
    F_WHO,
    PLAYED,
    SAYING,
    WINDOW,
    card_frame,
    push_frame,
    put_question,
    put_top,
    top,
)
from council.games.risk.state.lasting import start_lasting
from council.games.risk.state.phases import NO_QUESTION, SAY_LAND, SAY_PERSON, SAY_SEAT
from council.games.risk.state.places import DOWN


def work(s: DominionBoard) -> i64:
    """The top frame works until something is asked or nothing is left to do. Returns the moment of
    the outermost window when that has closed, else ASK."""
    while s.frames.count > 0 and s.ask == NO_QUESTION:
        kind = top(s, F_KIND)
        if kind == WINDOW:
            moment = work_window(s)
            if moment != ASK:
                return moment
        elif kind == CARD:
            work_card(s)
        else:
            work_reroll(s)
    return ASK


def begin_card(s: DominionBoard, u: i64) -> None:
    """The seat asked uses a card; its frame lies above the window."""
    user = s.who
    next_in_window(s)
    push_frame(s, CARD, u, user)
    put_top(s, F_ROW, SAYING)
    put_top(s, F_SAID, -1)
    put_top(s, F_LAST, -1)
    put_top(s, F_WHO, user)


def work_card(s: DominionBoard) -> None:
    """The card on top goes one step further."""
    u = top(s, F_CARD)
    row = top(s, F_ROW)
    if row == SAYING:
        if announce_or_ask(s, u):
            pay_for(s, u)
    elif row == PLAYED:
        if top(s, F_CANCELLED) != 0:
            s.frames.pop()
        else:
            put_top(s, F_ROW, s.programs.starts[u])
    elif row == s.programs.stops[u]:
        s.frames.pop()
    else:
        work_effect(s, row)


def announce_or_ask(s: DominionBoard, u: i64) -> bool:
    """Whom the card hits is said before it is paid (K-02); with one choice it is clear. False: the
    user is asked first."""
    if s.programs.says[u] == 0 or top(s, F_SAID) >= 0:
        return True
    user = top(s, F_SEAT)
    choices = sayable(s, user, u)
    if i64(len(choices)) == 1:
        announce(s, choices[0])
        return True
    ask = SAY_PERSON
    if choices[0] >= SEAT:
        ask = SAY_SEAT
    elif choices[0] < PICK:
        ask = SAY_LAND
    put_question(s, ask, user)
    return False


def announce(s: DominionBoard, move: i64) -> None:
    """Whom or what the card is about (K-02)."""
    if move >= SEAT:
        put_top(s, F_SAID, move - SEAT)
    elif move >= PICK:
        put_top(s, F_SAID, move - PICK - CHARACTERS)
    else:
        put_top(s, F_SAID, move - TO)


def pay_for(s: DominionBoard, u: i64) -> None:
    """To the bank; a character turns face down, a maester is discarded and may be cancelled."""
    user = top(s, F_SEAT)
    s.gold[user] -= price_of(s, user, u)
    if u < MAESTER:
        s.people[u] = DOWN
        put_top(s, F_ROW, s.programs.starts[u])
        return
    lay_down(s, user, u)
    put_top(s, F_ROW, PLAYED)
    if anybody_may_act(s, CARD_PLAYED):
        open_window(s, CARD_PLAYED)


def work_effect(s: DominionBoard, row: i64) -> None:
    """One effect: it lasts, asks, or is done at once."""
    kind = s.programs.part(row, KIND)
    if s.programs.part(row, LASTS) > BATTLE:
        about = s.turn if kind == INCOME_MULTIPLY else s.target
        start_lasting(s, row, top(s, F_CARD), top(s, F_SEAT), about, top(s, F_SAID))
        next_row(s)
    elif kind <= LAST_OF_DICE:
        work_dice(s, row, kind)
    elif kind <= LAST_OF_ARMIES:
        work_armies(s, row, kind)
    elif kind == DRAW_CHOOSE:
        work_look(s, row)
    elif kind == MAESTER_DISCARD or kind == MAESTER_TAKE:
        work_hands(s, row, kind)
    elif kind == CHARACTER_REMOVE:
        work_removal(s, row)
    elif kind == VP_LOSE:
        work_points(s, row)
    else:
        work_at_once(s, row, kind)


def work_at_once(s: DominionBoard, row: i64, kind: i64) -> None:
    """Effects that ask nothing."""
    user = top(s, F_SEAT)
    amount = s.programs.part(row, AMOUNT)
    if kind == GOLD_STEAL:
        for other in range(s.seats):
            if other != user and not is_out(s, other):
                take_gold(s, other, user, amount)
    elif kind == GOLD_GIVE:
        take_gold(s, user, s.turn, amount)
    elif kind == DRAW_EXTRA:
        s.draws += amount
    elif kind == DRAW_GRANT:
        s.draws += 1
    elif kind == INVASION_CANCEL:
        s.called_off = 1
    else:
        assert kind == CANCEL_CARD
        s.frames.put(card_frame(s, 1), F_CANCELLED, 1)
    next_row(s)
