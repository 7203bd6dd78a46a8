"""The two sides of a battle and their dice: side 0 attacks, side 1 defends."""

from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.box.card_codes import (
    AMOUNT,
    DICE,
    DIE_BONUS,
    DIE_REROLL,
    DIE_UPGRADE,
    EVERY,
    EXTRA,
    HIGHEST,
    ONES,
    WIN_TIES,
)
from council.games.risk.state.counts import least
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import E_ROW, E_USER, lasting_kind, lasting_part
from council.kit.dice import die, put


def side_of(s: DominionBoard, seat: i64) -> i64:
    """The side of who is in the battle; the caller of arrivals does not fight for them."""
    return 0 if seat == s.turn and s.arriving < 0 else 1


def side_rolled(s: DominionBoard, seat: i64, row: i64) -> i64:
    """Whose dice an effect is about."""
    return side_of(s, seat) ^ s.programs.part(row, EXTRA)


def dice_of(s: DominionBoard, side: i64) -> i64:
    """How many dice a side has."""
    return s.attack_dice if side == 0 else s.defence_dice


def fresh_dice(s: DominionBoard, side: i64) -> i64:
    """The dice of a side that were not rolled again in this battle, as a set (A-24)."""
    return (shl(1, dice_of(s, side)) - 1) & ~(s.rerolled >> (8 * side))


def strengthen(s: DominionBoard, row: i64, kind: i64, user: i64) -> None:
    """What an effect is worth for its user in this battle (A-24)."""
    attacks = side_of(s, user) == 0
    if kind == DIE_BONUS:
        amount = s.programs.part(row, AMOUNT)
        top = s.programs.part(row, DICE) == HIGHEST
        if attacks and top:
            s.attack_top += amount
        elif attacks:
            s.attack_all += amount
        elif top:
            s.defence_top += amount
        else:
            s.defence_all += amount
    elif kind == DIE_UPGRADE:
        dice = s.programs.part(row, DICE)
        if attacks:
            more = s.attack_dice if dice == EVERY else dice
            s.attack_eights = least(s.attack_eights + more, s.attack_dice)
        else:
            more = s.defence_dice if dice == EVERY else dice
            s.defence_eights = least(s.defence_eights + more, s.defence_dice)
    elif kind == WIN_TIES and attacks:
        s.attacker_ties = 1


def sides_of(s: DominionBoard, side: i64, k: i64) -> i64:
    """Faces of a die: the first ones of a side are its d8."""
    eights = s.attack_eights if side == 0 else s.defence_eights
    return 8 if k < eights else 6


def turn_die(s: DominionBoard, side: i64, k: i64, face: i64) -> None:
    """A die shows another face."""
    if side == 0:
        s.attack_faces = put(s.attack_faces, k, face)
    else:
        s.defence_faces = put(s.defence_faces, k, face)


def add_lasting_dice(s: DominionBoard) -> None:
    """What lasting effects are worth in this battle (K-10)."""
    for k in range(s.lasting.count):
        kind = lasting_kind(s, k)
        user = lasting_part(s, k, E_USER)
        sides = side_of(s, user) == 0 or user == s.owner[s.target]
        if sides and (kind == DIE_BONUS or kind == DIE_UPGRADE or kind == WIN_TIES):
            strengthen(s, lasting_part(s, k, E_ROW), kind, user)


def ones_rolled(s: DominionBoard) -> i64:
    """Dice that show a one and are rolled again by themselves (A-24 step 3), as a set."""
    found: i64 = 0
    for k in range(s.lasting.count):
        row = lasting_part(s, k, E_ROW)
        if lasting_kind(s, k) == DIE_REROLL and s.programs.part(row, DICE) == ONES:
            side = side_rolled(s, lasting_part(s, k, E_USER), row)
            faces = s.attack_faces if side == 0 else s.defence_faces
            for d in range(dice_of(s, side)):
                if die(faces, d) == 1:
                    found |= shl(1, 8 * side + d)
    return found
