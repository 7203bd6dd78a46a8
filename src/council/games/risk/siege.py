"""Special units in battle, at the move-in and on a maneuver (D-35..D-42)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.board import (
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    TAKING_ENGINES,
    TAKING_KNIGHTS,
)
from council.games.risk.box.moments import COMMITTED
from council.games.risk.estate import ENGINE, KNIGHT, Estate
from council.games.risk.moves import ALL, ENGINES, KNIGHTS, MOST_UNITS
from council.kit.dice import die, falling


class Siege(Estate):
    """Knights and Siege Engines serve the attacker who names them, the defender always (A-23)."""

    # -- naming units

    def commit(self, armies: i64) -> None:
        self.stage += 1
        self.committed = armies
        self.attack_dice = armies
        if self.arriving < 0:  # who comes from off the map has no units
            self.knights_used = self.knights(self.source)
            self.engines_used = self.engines(self.source)
        if self.knights_used > 0 and self.ask_units != 0:
            self.phase = NAMING_KNIGHTS
        else:
            self.name_engines()

    def name_engines(self) -> None:
        if self.engines_used > 0 and self.ask_units != 0:
            self.phase = NAMING_ENGINES
        else:
            self.reached(COMMITTED)

    def named(self, move: i64) -> None:
        """So many fight in this battle."""
        if self.phase == NAMING_KNIGHTS:
            self.knights_used = self.unit_number(move)
            self.name_engines()
        else:
            self.engines_used = self.unit_number(move)
            self.reached(COMMITTED)

    # -- numbers of units

    def unit_kind(self) -> i64:
        """The kind that is asked for."""
        return KNIGHT if self.phase == NAMING_KNIGHTS or self.phase == TAKING_KNIGHTS else ENGINE

    def unit_moves(self) -> vec[i64]:
        """None up to fifteen; more only all together."""
        kind = self.unit_kind()
        most = self.unit_count(self.source, kind)
        first = KNIGHTS if kind == KNIGHT else ENGINES
        moves = vec[i64](capacity=MOST_UNITS + 2)
        if most > MOST_UNITS:
            moves = append(moves, ALL)
        top = most if most < MOST_UNITS else MOST_UNITS
        for n in range(top + 1):
            moves = append(moves, first + n)
        return moves

    def unit_number(self, move: i64) -> i64:
        kind = self.unit_kind()
        if move == ALL:
            return self.unit_count(self.source, kind)
        return move - (KNIGHTS if kind == KNIGHT else ENGINES)

    # -- the dice

    def defend(self, dice: i64) -> None:
        super().defend(dice)
        self.fix_dice()

    def fix_dice(self) -> None:
        """What the units are worth in this battle; then it is frozen (K-10)."""
        self.attack_eights = least(self.engines_used, self.attack_dice)
        self.attack_top = self.knights_used
        self.attack_all = 0
        self.defence_eights = least(self.engines(self.target), self.defence_dice)
        self.defence_top = self.knights(self.target)
        forts = self.forts(self.target)
        self.defence_all = forts if self.fort_stacks != 0 else least(forts, 1)
        self.attacker_ties = 0

    def sides(self) -> i64:
        """Faces of the die that is rolled next: the first dice of a side are its d8 (D-38)."""
        if self.thrown < self.attack_dice:
            return 8 if self.thrown < self.attack_eights else 6
        return 8 if self.thrown - self.attack_dice < self.defence_eights else 6

    def compare(self) -> None:
        """Sorted by face, then the bonuses, then pair by pair (A-24)."""
        attack = falling(self.attack_faces)
        defence = falling(self.defence_faces)
        pairs = least(self.attack_dice, self.defence_dice)
        self.battles += 1
        self.fought_attack = raised(attack, self.attack_dice, self.attack_all, self.attack_top)
        self.fought_defence = raised(defence, self.defence_dice, self.defence_all, self.defence_top)
        self.fought_lost = 0
        for k in range(pairs):
            a = (self.fought_attack >> (12 * k)) & 4095
            b = (self.fought_defence >> (12 * k)) & 4095
            if a > b or (a == b and self.attacker_ties != 0):
                self.armies[self.target] -= 1
                if self.arriving < 0:
                    self.destroyed += 1
                self.fought_lost += 1
            else:
                self.attacker_falls()
                self.fought_lost += 16
        self.after_losses()

    def clear_dice(self) -> None:
        super().clear_dice()
        self.knights_used = 0
        self.engines_used = 0
        self.attack_eights = 0
        self.attack_top = 0
        self.attack_all = 0
        self.defence_eights = 0
        self.defence_top = 0
        self.defence_all = 0
        self.attacker_ties = 0

    # -- conquest

    def conquer(self) -> None:
        """All units there leave the board (D-42), those that fought move in (D-41)."""
        t = self.target
        self.note_conquest(t)
        self.units[t] = 0
        self.shift_units(self.source, t, KNIGHT, self.knights_used)
        self.shift_units(self.source, t, ENGINE, self.engines_used)
        super().conquer()

    def hand_to_arrivals(self, left: i64) -> i64:
        """All units of the loser leave the board (A-56)."""
        self.units[self.target] = 0
        return super().hand_to_arrivals(left)

    def note_conquest(self, t: i64) -> None:
        """For objectives and cards that ask what was taken in this turn."""
        land = self.land
        self.took_castles += land.castles[t]
        self.took_ports += land.ports[t]
        self.took_features += 1 if land.castles[t] + land.ports[t] > 0 else 0
        if self.owner[t] >= 0:
            self.took_from += shl(1, 8 * self.owner[t])

    # -- going along

    def moved_in(self) -> None:
        """Units that did not fight may go along (A-23)."""
        self.marching = 0
        self.take_knights()

    def marched(self) -> None:
        """Knights and Siege Engines may go along with an army (A-20)."""
        self.marching = 1
        self.take_knights()

    def take_knights(self) -> None:
        if self.knights(self.source) > 0:
            self.phase = TAKING_KNIGHTS
        else:
            self.take_engines()

    def take_engines(self) -> None:
        if self.engines(self.source) > 0:
            self.phase = TAKING_ENGINES
        else:
            self.arrived()

    def taken_along(self, move: i64) -> None:
        self.shift_units(self.source, self.target, self.unit_kind(), self.unit_number(move))
        if self.phase == TAKING_KNIGHTS:
            self.take_engines()
        else:
            self.arrived()

    def arrived(self) -> None:
        if self.marching != 0:
            self.marching = 0
            super().marched()
        else:
            super().moved_in()


def raised(dice: i64, count: i64, everyone: i64, top: i64) -> i64:
    """Sorted dice with their bonuses, twelve bits each."""
    found: i64 = 0
    for k in range(count):
        found |= shl(die(dice, k) + everyone + (top if k == 0 else i64(0)), 12 * k)
    return found


def least(a: i64, b: i64) -> i64:
    """The smaller one."""
    return a if a < b else b
