"""What cards and units are worth in the estimates that search plays for."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    AMOUNT,
    DICE,
    DIE_BONUS,
    DIE_UPGRADE,
    EVERY,
    HIGHEST,
    WIN_TIES,
)
from council.games.risk.box.moments import DECLARED
from council.games.risk.effects_lasting import Lasting
from council.games.risk.machine import E_ROW, E_USER
from council.games.risk.siege import least
from council.games.risk.stats import Stats

# How much stronger an army fights, in per cent
ON_ALL: Final[i64] = 35  # one more on every die
ON_TOP: Final[i64] = 18  # one more on the highest
EIGHT: Final[i64] = 14  # a d8
TIES: Final[i64] = 40
MOST: Final[i64] = 3  # units of a kind that count


class Weighing(Lasting):
    """The odds of an invasion with all that strengthens one side or the other."""

    def outlook(self, seat: i64) -> float:
        """A declared invasion is going on, whatever phase it was declared in."""
        declared = self.depth > 0 and self.point() == DECLARED and self.called_off == 0
        if declared and self.arriving < 0:
            return self.gamble(seat)
        return super().outlook(seat)

    def stopped(self) -> Stats:
        after = super().stopped()
        assert isinstance(after, Lasting)
        after.clear_stack()
        return after

    def odds_of(self, men: i64, source: i64, target: i64) -> i64:
        attack: i64 = 100
        defence: i64 = 100
        if source >= 0:
            attack += ON_TOP * least(self.knights(source), MOST)
            attack += EIGHT * least(self.engines(source), MOST)
        if self.units[target] != 0:
            defence += ON_TOP * least(self.knights(target), MOST)
            defence += EIGHT * least(self.engines(target), MOST)
            defence += ON_ALL * least(self.forts(target), 1)
        for k in range(self.entries()):
            user = self.entry(k, E_USER)
            if self.side_of(user) == 0:
                attack += self.boost(k)
            elif user == self.owner[target]:
                defence += self.boost(k)
        return self.odds_index(men * attack // 100, self.armies[target] * defence // 100)

    def boost(self, k: i64) -> i64:
        """What a lasting effect adds to the strength of its user."""
        kind = self.kind_of(k)
        row = self.entry(k, E_ROW)
        if kind == DIE_BONUS:
            worth = ON_TOP if self.programs.part(row, DICE) == HIGHEST else ON_ALL
            return worth * self.programs.part(row, AMOUNT)
        if kind == DIE_UPGRADE:
            return 2 * EIGHT if self.programs.part(row, DICE) == EVERY else EIGHT
        return TIES if kind == WIN_TIES else i64(0)
