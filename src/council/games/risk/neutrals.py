"""House Mitchell's neutral Houses: whose banner flies where, and the turn they take together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import shl, zeros
from council.games.risk.battle import Battle
from council.games.risk.board import NEUTRAL, Board
from council.games.risk.box.land import Land
from council.games.risk.moves import REGIONS

# Whose banner flies over a neutral territory: a House by its number, Arryn and Greyjoy after those
# that can be played, or one of the two forces that are no House (M-11)
TARGARYEN: Final[i64] = 5
BANNERED: Final[i64] = 9  # Houses
WATCH: Final[i64] = 9
FREE_FOLK: Final[i64] = 10  # the Wildlings
NO_BANNER: Final[i64] = -1
NO_BANNERS: Final = vec[i64]([-1] * 82)
EVERY_HOUSE: Final[i64] = 511

# Where the Night's Watch is
IN_THE_GIFT: Final[i64] = 0
IN_EXILE: Final[i64] = 1
GONE: Final[i64] = 2


class Neutrals(Battle):
    """Neutral territories keep the owner NEUTRAL, so every other rule treats them alike (M-24)."""

    def __init__(self, seats: i64, land: Land, source: Board | None) -> None:
        super().__init__(seats, land, source)
        if source is None:
            self.mitchell: i64 = 0
            self.pooled: i64 = 0
            self.exiled: i64 = 0
            self.watch: i64 = IN_THE_GIFT
            self.siege: i64 = 0
            self.banners: vec[i64] = NO_BANNERS
        else:
            assert isinstance(source, Neutrals)
            self.mitchell = source.mitchell  # whether the amendments hold
            self.pooled = source.pooled  # one income for all neutral Houses
            self.exiled = source.exiled  # Houses in exile: a set
            self.watch = source.watch
            self.siege = source.siege  # how the Watch's return stands: see `watch_due`
            self.banners = source.banners[:] if source.mitchell != 0 else source.banners

    def amend(self) -> None:
        """Play by the amendments: nobody has landed yet, Targaryen is in exile (M-03)."""
        self.mitchell = 1
        self.banners = NO_BANNERS[:]
        self.exiled = shl(1, TARGARYEN)

    # -- banners

    def player_of(self, house: i64) -> i64:
        """The seat that picked a House; -1: nobody."""
        for seat in range(self.seats):
            if self.houses[seat] == house:
                return seat
        return -1

    def garrison(self) -> None:
        """The armies of M-01 and M-02; those of Houses nobody plays are neutral (M-08)."""
        land = self.land
        for t in range(land.low, land.high):
            if land.garrisons[t] > 0:
                house = land.banners[t]
                seat = self.player_of(house) if house >= 0 else i64(-1)
                self.settle_on(seat if seat >= 0 else NEUTRAL, t, land.garrisons[t])
                if seat < 0:
                    self.banners[t] = house

    def flies(self, t: i64, houses: i64) -> bool:
        """Whether the banner of one of these Houses flies over a territory."""
        banner = self.banners[t]
        return banner >= 0 and (houses >> banner) & 1 != 0

    def on_the_map(self, houses: i64) -> bool:
        for t in range(self.land.low, self.land.high):
            if self.flies(t, houses):
                return True
        return False

    def lower(self, t: i64) -> None:
        """Who held a neutral territory has lost it; a House without any goes into exile (M-12)."""
        banner = self.banners[t]
        self.banners[t] = NO_BANNER
        if banner == WATCH:
            self.watch = GONE  # unless it was the Wildlings' doing (A-59)
        elif banner == FREE_FOLK:
            self.siege = 0
        elif banner >= 0 and not self.on_the_map(shl(1, banner)):
            self.exiled |= shl(1, banner)

    def take_over(self, t: i64, seat: i64) -> i64:
        if self.mitchell != 0:
            self.lower(t)
        return super().take_over(t, seat)

    def eliminate(self, seat: i64) -> None:
        if self.mitchell != 0:
            self.exiled |= shl(1, self.houses[seat])
        super().eliminate(seat)

    # -- their turn

    def neutral_turn(self) -> None:
        """Reinforcements and nothing else (M-10, A-50)."""
        if self.pooled != 0:
            self.muster(EVERY_HOUSE)
            return
        for house in range(BANNERED):
            self.muster(shl(1, house))

    def muster(self, houses: i64) -> None:
        for _step in range(self.neutral_income(houses)):
            self.armies[self.weakest(houses)] += 1

    def neutral_income(self, houses: i64) -> i64:
        """What a player with the territories of these Houses would get."""
        land = self.land
        count: i64 = 0
        lacking = zeros(REGIONS)
        for t in range(land.low, land.high):
            if self.flies(t, houses):
                count += 1 + land.castles[t]
            elif land.needed[t] != 0:
                lacking[land.region[t]] = 1
        if count == 0:
            return 0
        income = count // 3 if count > 9 else i64(3)
        for region in range(REGIONS):
            if lacking[region] == 0:
                income += land.bonus[region]
        return income

    def weakest(self, houses: i64) -> i64:
        """Fewest armies, at a front if there is one, then by id (A-51)."""
        best: i64 = -1
        exposed = False
        for t in range(self.land.low, self.land.high):
            if self.flies(t, houses):
                front = self.at_front(t, houses)
                if best < 0 or front != exposed:
                    better = best < 0 or front
                elif self.armies[t] != self.armies[best]:
                    better = self.armies[t] < self.armies[best]
                else:
                    better = self.land.alphabet[t] < self.land.alphabet[best]
                if better:
                    best = t
                    exposed = front
        return best

    def at_front(self, t: i64, houses: i64) -> bool:
        for j in range(self.land.starts[t], self.land.starts[t + 1]):
            if not self.flies(self.land.goals[j], houses):
                return True
        return False
