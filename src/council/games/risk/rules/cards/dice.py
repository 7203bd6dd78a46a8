"""Effects on dice: those of a battle, and the d6 of a card."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.core.state import CHANCE
from council.games.risk.box.card_codes import (
    ANY,
    DICE,
    DIE_REROLL,
    DIE_SET_MAX,
    KIND,
)
from council.games.risk.box.moments import CARD_ROLLED
from council.games.risk.moves import DICE as A_DIE
from council.games.risk.moves import DONE
from council.games.risk.rules.cards.effect import next_row
from council.games.risk.rules.cards.sides import (
    dice_of,
    fresh_dice,
    side_of,
    side_rolled,
    sides_of,
    strengthen,
    turn_die,
)
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_CARD,
    F_COUNT,
    F_FACE,
    F_ROW,
    F_SEAT,
    F_STEP,
    REROLL,
    card_frame,
    push_frame,
    put_question,
    put_top,
    top,
    window_moment,
)
from council.games.risk.state.phases import DIE_AGAIN, MORE_DICE, ONE_DIE


def work_dice(s: DominionBoard, row: i64, kind: i64) -> None:
    """An effect on dice, by its kind."""
    user = top(s, F_SEAT)
    if kind == DIE_SET_MAX:
        work_top_face(s, user)
    elif kind == DIE_REROLL:
        work_again(s, row, user)
    else:
        strengthen(s, row, kind, user)
        next_row(s)


def work_top_face(s: DominionBoard, user: i64) -> None:
    """A die turns to its top face; with several the user chooses."""
    if window_moment(s) == CARD_ROLLED:
        s.frames.put(card_frame(s, 1), F_FACE, 6)
        next_row(s)
        return
    side = side_of(s, user)
    if dice_of(s, side) == 1:
        turn_die(s, side, 0, sides_of(s, side, 0))
        next_row(s)
    else:
        put_question(s, ONE_DIE, user)


def work_again(s: DominionBoard, row: i64, user: i64) -> None:
    """The dice are chosen, then they are rolled again in a frame above."""
    if top(s, F_STEP) == 1:
        next_row(s)
        return
    fresh = fresh_dice(s, side_rolled(s, user, row))
    if popcount(fresh) == 1:
        roll_again(s, row, fresh)
    else:
        several = s.programs.part(row, DICE) == ANY
        put_question(s, MORE_DICE if several else ONE_DIE, user)


def roll_again(s: DominionBoard, row: i64, dice: i64) -> None:
    """These dice are rolled again."""
    put_top(s, F_STEP, 1)
    side = side_rolled(s, top(s, F_SEAT), row)
    push_frame(s, REROLL, dice << (8 * side), -1)


def work_reroll(s: DominionBoard) -> None:
    """The next die that is rolled again; none is left: done."""
    if top(s, F_CARD) == 0:
        s.frames.pop()
    else:
        put_question(s, DIE_AGAIN, CHANCE)


def again_side(s: DominionBoard) -> i64:
    """The side of the die that is rolled again next."""
    return 0 if top(s, F_CARD) & 255 != 0 else 1


def again_sides(s: DominionBoard) -> i64:
    """Faces of the die that is rolled again next."""
    side = again_side(s)
    return sides_of(s, side, lowest(top(s, F_CARD)) - 8 * side)


def fall_again(s: DominionBoard, face: i64) -> None:
    """A die that was rolled again lies."""
    bit = lowest(top(s, F_CARD))
    side = again_side(s)
    turn_die(s, side, bit - 8 * side, face)
    s.rerolled |= shl(1, bit)
    put_top(s, F_CARD, top(s, F_CARD) & ~shl(1, bit))


def pick_die(s: DominionBoard, ask: i64, move: i64) -> None:
    """A die of the user's side to its top face, or one of either side to roll again."""
    row = top(s, F_ROW)
    user = top(s, F_SEAT)
    if s.programs.part(row, KIND) == DIE_SET_MAX:
        side = side_of(s, user)
        turn_die(s, side, move - A_DIE, sides_of(s, side, move - A_DIE))
        next_row(s)
    elif ask == ONE_DIE:
        roll_again(s, row, shl(1, move - A_DIE))
    else:
        pick_more(s, row, user, move)


def pick_more(s: DominionBoard, row: i64, user: i64, move: i64) -> None:
    """One more die to roll again, or no more."""
    dice = top(s, F_COUNT)
    if move != DONE:
        dice |= shl(1, move - A_DIE)
        put_top(s, F_COUNT, dice)
        above = ~(shl(2, move - A_DIE) - 1)
        if fresh_dice(s, side_rolled(s, user, row)) & above != 0:
            return
    roll_again(s, row, dice)


def die_moves(s: DominionBoard) -> vec[i64]:
    """The dice that may be chosen; several are named from the first to the last."""
    row = top(s, F_ROW)
    user = top(s, F_SEAT)
    moves = vec[i64](capacity=i64(6))
    if s.programs.part(row, KIND) == DIE_SET_MAX:
        side = side_of(s, user)
        free = shl(1, dice_of(s, side)) - 1
    else:
        free = fresh_dice(s, side_rolled(s, user, row))
    chosen = top(s, F_COUNT)
    if chosen != 0:
        moves = append(moves, DONE)
    for k in range(i64(5)):
        if (free >> k) & 1 != 0 and chosen < shl(1, k):
            moves = append(moves, A_DIE + k)
    return moves
