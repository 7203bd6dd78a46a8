"""What cards ask: the answers that may be given, and what each does."""

from librt.vecs import vec
from mypy_extensions import i64

from council.games.risk.box.moments import ASK
from council.games.risk.moves import (
    ARMIES,
    CHARACTERS,
    DRAW,
    NONE,
    PASS,
    PICK,
    REVEAL,
    ROLL,
    TO,
    USE,
)
from council.games.risk.rules.cards.armies import (
    army_lands,
    other_lands,
    place_army,
    place_on,
    place_unit,
    put_in_waiting,
    unit_lands,
    withdraw,
)
from council.games.risk.rules.cards.characters import captive_moves, set_free
from council.games.risk.rules.cards.dice import die_moves, fall_again, pick_die
from council.games.risk.rules.cards.hands import (
    let_go,
    look_at_card,
    looked_moves,
    lose_maester,
    take_maester,
)
from council.games.risk.rules.cards.invasions import land_at, shores
from council.games.risk.rules.cards.losses import (
    lose_one,
    loss_lands,
    number_moves,
    take_away,
    turn_up,
)
from council.games.risk.rules.cards.play import announce, begin_card
from council.games.risk.rules.cards.usable import sayable
from council.games.risk.rules.cards.windows import pass_window, show_waiting, window_moves
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import F_CARD, F_FACE, F_ROW, F_STEP, put_top, top
from council.games.risk.state.phases import (
    D6_ROLL,
    DIE_AGAIN,
    DRAW_WAITING,
    HOW_MANY,
    IN_WINDOW,
    LET_GO,
    LOOK,
    LOSE_MAESTER,
    LOSE_ONE,
    MORE_DICE,
    NO_QUESTION,
    PLACE_ARMY,
    PLACE_UNIT,
    RANSOM_WHOM,
    SAIL_TO,
    SAY_PERSON,
    TURN_UP,
    WITHDRAW,
)


def card_moves(s: DominionBoard) -> vec[i64]:
    """The legal answers."""
    ask = s.ask
    if ask == IN_WINDOW:
        return window_moves(s)
    if ask <= SAY_PERSON:
        return sayable(s, s.who, top(s, F_CARD))
    if ask <= MORE_DICE:
        return die_moves(s)
    if ask == PLACE_ARMY:
        return army_lands(s)
    if ask == PLACE_UNIT:
        return unit_lands(s)
    if ask == HOW_MANY:
        return number_moves(s)
    if ask == LOSE_ONE:
        return loss_lands(s)
    if ask == WITHDRAW:
        return other_lands(s)
    if ask == LET_GO:
        return looked_moves(s)
    if ask == SAIL_TO:
        return shores(s, top(s, F_CARD))
    return captive_moves(s)


def answer_card(s: DominionBoard, move: i64) -> i64:
    """What an answer does; returns the moment that follows where no card is at work any more."""
    ask = s.ask
    s.ask = NO_QUESTION
    moment = ASK
    if ask >= D6_ROLL:
        chance_for_card(s, ask, move)
    elif ask == IN_WINDOW:
        answer_window(s, move)
    elif ask == SAIL_TO:
        moment = land_at(s, move - TO)
    elif ask == RANSOM_WHOM:
        s.frames.pop()
        moment = set_free(s, move - PICK - CHARACTERS)
    else:
        answer_effect(s, ask, move)
    if s.ask == NO_QUESTION:
        s.who = -1
    return moment


def answer_window(s: DominionBoard, move: i64) -> None:
    """Pass, use a card, or show armies in waiting."""
    if move == PASS:
        pass_window(s)
    elif move < REVEAL:
        begin_card(s, move - USE)
    else:
        show_waiting(s, move - REVEAL)


def answer_effect(s: DominionBoard, ask: i64, move: i64) -> None:
    """An answer to an effect of the card on top."""
    if ask <= SAY_PERSON:
        announce(s, move)
    elif ask <= MORE_DICE:
        pick_die(s, ask, move)
    elif ask == PLACE_ARMY:
        place_army(s, top(s, F_ROW), move)
        place_on(s, top(s, F_ROW))
    elif ask == PLACE_UNIT:
        place_unit(s, move)
    elif ask == HOW_MANY:
        take_away(s, i64(0) if move == NONE else move - ARMIES + 1)
    elif ask == LOSE_ONE:
        lose_one(s, move)
    elif ask == WITHDRAW:
        withdraw(s, move)
    else:
        let_go(s, move)


def chance_for_card(s: DominionBoard, ask: i64, move: i64) -> None:
    """What chance brings for a card."""
    if ask == D6_ROLL:
        put_top(s, F_FACE, move - ROLL + 1)
        put_top(s, F_STEP, 1)
    elif ask == DIE_AGAIN:
        fall_again(s, move - ROLL + 1)
    elif ask == DRAW_WAITING:
        put_in_waiting(s, move - DRAW)
    elif ask == LOOK:
        look_at_card(s, move - DRAW)
    elif ask == TURN_UP:
        turn_up(s, move - REVEAL)
    elif ask == LOSE_MAESTER:
        lose_maester(s, move - REVEAL)
    else:
        take_maester(s, move - DRAW)
