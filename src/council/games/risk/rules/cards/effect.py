"""What all effects of a card share: the next one, a d6, an amount, the End Game card."""

from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.risk.box.card_codes import (
    AMOUNT,
    D6,
    D6_HALF_UP,
    EVERY,
    HALF_DOWN,
)
from council.games.risk.box.moments import CARD_ROLLED
from council.games.risk.rules.cards.usable import anybody_may_act
from council.games.risk.rules.cards.windows import open_window
from council.games.risk.state.changes import end_game
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_COUNT,
    F_FACE,
    F_FACES,
    F_LAST,
    F_ROW,
    F_SEAT,
    F_STEP,
    F_WHO,
    clear_stack,
    put_question,
    put_top,
    top,
)
from council.games.risk.state.phases import BY_CARD, D6_ROLL


def stop_at_end_card(s: DominionBoard) -> None:
    """The End Game card ends the game also when an effect turns it up (A-05)."""
    clear_stack(s)
    end_game(s, BY_CARD)


def next_row(s: DominionBoard) -> None:
    """On to the next effect of the card."""
    put_top(s, F_ROW, top(s, F_ROW) + 1)
    put_top(s, F_STEP, 0)
    put_top(s, F_COUNT, 0)
    put_top(s, F_LAST, -1)
    put_top(s, F_FACES, 0)
    put_top(s, F_WHO, top(s, F_SEAT))


def d6_done(s: DominionBoard) -> bool:
    """Whether the d6 of this effect lies and all cards about it were used."""
    step = top(s, F_STEP)
    if step == 0:
        put_question(s, D6_ROLL, CHANCE)
        return False
    if step == 1:
        put_top(s, F_STEP, 2)
        if anybody_may_act(s, CARD_ROLLED):
            open_window(s, CARD_ROLLED)
            return False
    return True


def amount_known(s: DominionBoard, row: i64) -> bool:
    """Whether the amount of an effect is known; if not, it is being rolled for."""
    amount = s.programs.part(row, AMOUNT)
    return (amount != D6 and amount != D6_HALF_UP) or d6_done(s)


def amount_of(s: DominionBoard, row: i64, there: i64) -> i64:
    """How many armies an effect is about where so many stand."""
    amount = s.programs.part(row, AMOUNT)
    if amount == D6:
        return top(s, F_FACE)
    if amount == D6_HALF_UP:
        return (top(s, F_FACE) + 1) // 2
    if amount == HALF_DOWN:
        return there // 2
    return there if amount == EVERY else amount
