"""Special units in battle, at the move-in and on a maneuver (D-35..D-42).

Knights and Siege Engines help an attacker who names them. They always help the defender (A-23).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.box.moments import ASK, COMMITTED, INVASION_OVER, MARCHED
from council.games.risk.moves import ALL, ENGINES, KNIGHTS, MOST_UNITS
from council.games.risk.rules.cards.sides import add_lasting_dice
from council.games.risk.state.changes import attacker_falls, shift_units
from council.games.risk.state.counts import engines_on, forts_on, knights_on, least, unit_count
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    TAKING_ENGINES,
    TAKING_KNIGHTS,
)
from council.games.risk.state.places import ENGINE, KNIGHT
from council.kit.dice import die, falling


def name_knights(s: DominionBoard) -> i64:
    """Units of the source that may fight; who comes from off the map has none."""
    if s.arriving < 0:
        s.knights_used = knights_on(s, s.source)
        s.engines_used = engines_on(s, s.source)
    if s.knights_used > 0 and s.ask_units != 0:
        s.phase = NAMING_KNIGHTS
        return ASK
    return name_engines(s)


def name_engines(s: DominionBoard) -> i64:
    """Siege Engines that fight, asked after the Knights."""
    if s.engines_used > 0 and s.ask_units != 0:
        s.phase = NAMING_ENGINES
        return ASK
    return COMMITTED


def units_named(s: DominionBoard, move: i64) -> i64:
    """So many fight in this battle."""
    if s.phase == NAMING_KNIGHTS:
        s.knights_used = units_meant(s, move)
        return name_engines(s)
    s.engines_used = units_meant(s, move)
    return COMMITTED


def unit_kind(s: DominionBoard) -> i64:
    """The kind that is asked for."""
    return KNIGHT if s.phase == NAMING_KNIGHTS or s.phase == TAKING_KNIGHTS else ENGINE


def unit_moves(s: DominionBoard) -> vec[i64]:
    """None up to fifteen; more only all together."""
    kind = unit_kind(s)
    most = unit_count(s, s.source, kind)
    first = KNIGHTS if kind == KNIGHT else ENGINES
    moves = vec[i64](capacity=MOST_UNITS + 2)
    if most > MOST_UNITS:
        moves = append(moves, ALL)
    top = most if most < MOST_UNITS else MOST_UNITS
    for n in range(top + 1):
        moves = append(moves, first + n)
    return moves


def units_meant(s: DominionBoard, move: i64) -> i64:
    """The number of units a move stands for."""
    kind = unit_kind(s)
    if move == ALL:
        return unit_count(s, s.source, kind)
    return move - (KNIGHTS if kind == KNIGHT else ENGINES)


def fix_dice(s: DominionBoard) -> None:
    """What units, then cards are worth in this battle; then it is frozen (K-10)."""
    s.attack_eights = least(s.engines_used, s.attack_dice)
    s.attack_top = s.knights_used
    s.attack_all = 0
    s.defence_eights = least(engines_on(s, s.target), s.defence_dice)
    s.defence_top = knights_on(s, s.target)
    forts = forts_on(s, s.target)
    s.defence_all = forts if s.fort_stacks != 0 else least(forts, 1)
    s.attacker_ties = 0
    if s.lasting.count > 0:
        add_lasting_dice(s)


def next_sides(s: DominionBoard) -> i64:
    """Faces of the die that is rolled next: the first dice of a side are its d8 (D-38)."""
    if s.thrown < s.attack_dice:
        return 8 if s.thrown < s.attack_eights else 6
    return 8 if s.thrown - s.attack_dice < s.defence_eights else 6


def compare_with_units(s: DominionBoard) -> None:
    """Sorted by face, then the bonuses, then pair by pair (A-24)."""
    attack = falling(s.attack_faces)
    defence = falling(s.defence_faces)
    pairs = least(s.attack_dice, s.defence_dice)
    s.battles += 1
    s.fought_attack = raised(attack, s.attack_dice, s.attack_all, s.attack_top)
    s.fought_defence = raised(defence, s.defence_dice, s.defence_all, s.defence_top)
    s.fought_lost = 0
    for k in range(pairs):
        a = raised_die(s.fought_attack, k)
        b = raised_die(s.fought_defence, k)
        if a > b or (a == b and s.attacker_ties != 0):
            s.armies[s.target] -= 1
            if s.arriving < 0:
                s.destroyed += 1
            s.fought_lost += 1
        else:
            attacker_falls(s)
            s.fought_lost += 16


def raised(dice: i64, count: i64, everyone: i64, top: i64) -> i64:
    """Sorted dice with their bonuses, twelve bits each."""
    found: i64 = 0
    for k in range(count):
        found |= shl(die(dice, k) + everyone + (top if k == 0 else i64(0)), 12 * k)
    return found


def raised_die(dice: i64, k: i64) -> i64:
    """The k-th of them; 0: there are fewer."""
    return (dice >> (12 * k)) & 4095


def conquer_with_units(s: DominionBoard) -> None:
    """All units there leave the board (D-42), those that fought move in (D-41)."""
    t = s.target
    note_conquest(s, t)
    s.units[t] = 0
    shift_units(s, s.source, t, KNIGHT, s.knights_used)
    shift_units(s, s.source, t, ENGINE, s.engines_used)


def note_conquest(s: DominionBoard, t: i64) -> None:
    """For objectives and cards that ask what was taken in this turn."""
    land = s.land
    s.took_castles += land.castles[t]
    s.took_ports += land.ports[t]
    s.took_features += 1 if land.castles[t] + land.ports[t] > 0 else 0
    if s.owner[t] >= 0:
        s.took_from += shl(1, 8 * s.owner[t])


def take_knights(s: DominionBoard, marching: i64) -> i64:
    """Units that did not fight may go along with an army (A-20, A-23)."""
    s.marching = marching
    if knights_on(s, s.source) > 0:
        s.phase = TAKING_KNIGHTS
        return ASK
    return take_engines(s)


def take_engines(s: DominionBoard) -> i64:
    """Siege Engines that go along, asked after the Knights."""
    if engines_on(s, s.source) > 0:
        s.phase = TAKING_ENGINES
        return ASK
    return units_arrived(s)


def taken_along(s: DominionBoard, move: i64) -> i64:
    """So many go along."""
    shift_units(s, s.source, s.target, unit_kind(s), units_meant(s, move))
    if s.phase == TAKING_KNIGHTS:
        return take_engines(s)
    return units_arrived(s)


def units_arrived(s: DominionBoard) -> i64:
    """The move-in or the maneuver is over."""
    if s.marching == 0:
        return INVASION_OVER
    s.marching = 0
    return MARCHED
