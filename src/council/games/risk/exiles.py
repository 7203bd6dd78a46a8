"""House Mitchell's exiles, Wildlings and Night's Watch: called, they fight to the end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.games.risk.board import (
    AGREEING,
    BY_ARMS,
    CALLING,
    LANDING,
    NEUTRAL,
    OVER,
    Board,
)
from council.games.risk.box.land import Land
from council.games.risk.moves import CALL, HOUSE, HOUSES, LATE_HOUSE, NO, TO, WILDLINGS
from council.games.risk.neutrals import (
    BANNERED,
    FREE_FOLK,
    IN_EXILE,
    IN_THE_GIFT,
    NO_BANNER,
    TARGARYEN,
    WATCH,
    Neutrals,
)
from council.games.risk.stats import Stats

STRENGTH: Final[i64] = 3  # of exiles
GREAT_STRENGTH: Final[i64] = 5  # of Targaryen, and of the Wildlings the first time

# How the Watch's return stands
NO_SIEGE: Final[i64] = 0
SIEGE_BEGUN: Final[i64] = 1  # in the turn going on, which does not count
SIEGE_WAITS: Final[i64] = 2  # for a turn in which a card is drawn, or the neutral turn
SIEGE_GOES_ON: Final[i64] = 3  # at the end of every turn

# What has just ended, while arrivals may still fight before the next turn
PLAYING: Final[i64] = 0
AFTER_PLAYER: Final[i64] = 1
AFTER_NEUTRALS: Final[i64] = 2


class Exiles(Neutrals):
    """Arrivals fight as invaders do, from nowhere: `source` is -1 and `arrivals` counts them."""

    def __init__(self, seats: i64, land: Land, source: Board | None) -> None:
        super().__init__(seats, land, source)
        if source is None:
            self.draws_houses: i64 = 0
            self.takes_over: i64 = 0
            self.horde: i64 = GREAT_STRENGTH
            self.arriving: i64 = NO_BANNER
            self.arrivals: i64 = 0
            self.called: i64 = 0
            self.drew: i64 = 0
            self.closing: i64 = PLAYING
            self.returned: i64 = 0
            self.asking: i64 = -1
        else:
            assert isinstance(source, Exiles)
            self.draws_houses = source.draws_houses  # drawn, not chosen
            self.takes_over = source.takes_over
            self.horde = source.horde  # Wildlings that come when they are called
            self.arriving = source.arriving  # who fights from off the map
            self.arrivals = source.arrivals  # how many of them are left
            self.called = source.called  # this turn's card was given up for a call
            self.drew = source.drew  # a card was drawn this turn, or given up for a call
            self.closing = source.closing
            self.returned = source.returned  # seats whose House is back as a neutral: a set
            self.asking = source.asking  # who is asked whether one of them may take it over

    # -- calling (M-13, M-18)

    def can_call(self) -> bool:
        """Only the card earned by conquest can be given up for a call (A-53)."""
        if self.mitchell == 0 or self.conquests == 0 or self.drew != 0:
            return False
        return self.can_send() or self.can_rouse()

    def can_send(self) -> bool:
        """Somebody in exile, and a port to land at."""
        return self.exiled != 0 and i64(len(self.landings())) > 0

    def can_rouse(self) -> bool:
        return self.wildlings_wait() and not self.banned(self.land.gift)

    def banned(self, t: i64) -> bool:
        """Whether the seat on turn may not invade a territory: cards of Dominion say so."""
        return False

    def wildlings_wait(self) -> bool:
        """Beyond the Wall: only then can they be called (A-60)."""
        return self.mitchell != 0 and self.banners[self.land.gift] != FREE_FOLK

    def strength(self, force: i64) -> i64:
        """Whatever survived before (A-57)."""
        if force == FREE_FOLK:
            return self.horde
        return GREAT_STRENGTH if force == TARGARYEN else STRENGTH

    def callable_houses(self) -> vec[i64]:
        """The Houses in exile."""
        moves = vec[i64](capacity=BANNERED)
        for house in range(BANNERED):
            if (self.exiled >> house) & 1 != 0:
                first = HOUSE if house < HOUSES else LATE_HOUSE - HOUSES
                moves = append(moves, first + house)
        return moves

    def landings(self) -> vec[i64]:
        """Any port, whoever holds it (A-54)."""
        moves = vec[i64](capacity=i64(16))
        for t in range(self.land.low, self.land.high):
            if self.land.ports[t] != 0 and not self.banned(t):
                moves = append(moves, TO + t)
        return moves

    def calls(self, moves: vec[i64]) -> vec[i64]:
        """Added to the answers to `draw a card?`."""
        if self.can_call():
            if self.can_send():
                moves = append(moves, CALL)
            if self.can_rouse():
                moves = append(moves, WILDLINGS)
        return moves

    def call(self, move: i64) -> None:
        """Instead of the card that was earned (A-53); with one House in exile it is that one."""
        self.called = 1
        self.drew = 1
        self.conquests = 0
        if move == WILDLINGS:
            self.arrive(FREE_FOLK, self.land.gift)
            self.horde = STRENGTH
        elif popcount(self.exiled) == 1:
            self.send_for(lowest(self.exiled))
        else:
            self.phase = CALLING

    def send_for(self, house: i64) -> None:
        self.arriving = house
        self.phase = LANDING

    # -- landing

    def arrive(self, force: i64, t: i64) -> None:
        """They fight whoever is there, at once (M-14)."""
        self.arriving = force
        self.arrivals = self.strength(force)
        self.declare(-1, t)

    def open_battle(self) -> None:
        if self.arriving < 0:
            super().open_battle()
        else:
            self.begin_battle()

    def break_off(self) -> None:
        """Back to where they came from; the call is spent (A-55)."""
        if self.arriving < 0:
            super().break_off()
        else:
            self.landed()

    def begin_battle(self) -> None:
        """As many as possible, up to three, and nobody stays behind (A-55)."""
        if self.arriving < 0:
            super().begin_battle()
            return
        self.stage += 1
        self.clear_dice()
        self.commit(self.arrivals if self.arrivals < 3 else i64(3))

    def defender_chooses(self) -> bool:
        return self.arriving < 0 and super().defender_chooses()

    def attacker_falls(self) -> None:
        if self.arriving < 0:
            super().attacker_falls()
        else:
            self.arrivals -= 1
            self.committed -= 1

    def after_losses(self) -> None:
        if self.arriving < 0:
            super().after_losses()
        elif self.armies[self.target] == 0:
            self.settle_arrivals()
        elif self.arrivals == 0:
            if self.arriving == WATCH:
                self.siege = SIEGE_GOES_ON
            self.landed()  # back to where they came from (M-15, M-19)
        else:
            self.begin_battle()

    def settle_arrivals(self) -> None:
        """The survivors hold the territory as neutrals (M-16, M-20, A-56)."""
        loser = self.hand_to_arrivals(self.arrivals)
        if loser >= 0 and self.held[loser] == 0:
            self.drive_out(loser)
        else:
            self.landed()

    def hand_to_arrivals(self, left: i64) -> i64:
        """The territory is theirs with so many left; returns who held it."""
        t = self.target
        force = self.arriving
        loser = self.owner[t]
        beaten = self.banners[t]
        self.lower(t)
        if loser >= 0:
            self.held[loser] -= 1
        self.owner[t] = NEUTRAL
        self.armies[t] = left
        self.banners[t] = force
        if force == WATCH:
            self.watch = IN_THE_GIFT
        elif force == FREE_FOLK:
            if beaten == WATCH:
                self.watch = IN_EXILE
            if self.watch == IN_EXILE:
                self.siege = SIEGE_BEGUN
        else:
            self.exiled &= ~shl(1, force)
            seat = self.player_of(force)
            if seat >= 0 and self.takes_over != 0:
                self.returned |= shl(1, seat)
        return loser

    def drive_out(self, loser: i64) -> None:
        """His cards go to the caller; a caller who ended himself lays his open (A-56)."""
        self.out |= shl(1, loser)
        self.exiled |= shl(1, self.houses[loser])
        last = self.after(loser)
        if self.after(last) == last:
            self.ended = BY_ARMS
            self.phase = OVER
        else:
            self.victim = loser
            self.plunder()

    def lay_open(self, card: i64) -> None:
        """A card of a caller who is out."""
        self.discard(card)
        if self.hand_size(self.turn) == 0:
            self.end_plunder()

    def occupy(self) -> None:
        """Booty of a landing is in: nobody moves in after it."""
        if self.called != 0:
            self.landed()
        else:
            super().occupy()

    def landed(self) -> None:
        """Won or lost: the turn goes on where it was."""
        watch = self.arriving == WATCH
        self.arriving = NO_BANNER
        self.arrivals = 0
        if watch:
            self.clear_dice()
            self.target = -1
            self.turn_closed()
        else:
            self.end_invasion()

    # -- the end of a turn

    def close_turn(self) -> None:
        """First the Watch, if its hour has come (M-21, M-22)."""
        self.closing = AFTER_PLAYER
        self.seek_revenge()

    def seek_revenge(self) -> None:
        if self.watch_due():
            self.arrive(WATCH, self.land.gift)
        else:
            self.turn_closed()

    def watch_due(self) -> bool:
        """After the turn of the call, the first with a card drawn or of the neutrals (A-60)."""
        if self.siege == SIEGE_BEGUN:
            self.siege = SIEGE_WAITS
            return False
        if self.siege == SIEGE_WAITS:
            return self.closing == AFTER_NEUTRALS or self.drew != 0
        return self.siege == SIEGE_GOES_ON

    def turn_closed(self) -> None:
        """After the last player of a round the neutral Houses (A-50)."""
        if self.closing == AFTER_NEUTRALS:
            self.ask_returned()
        elif self.last_of_round():
            self.closing = AFTER_NEUTRALS
            self.neutral_turn()
            self.seek_revenge()
        else:
            self.closing = PLAYING
            self.next_seat()

    def last_of_round(self) -> bool:
        seat = self.turn
        while True:
            seat = self.beside(seat)
            if seat == self.first:
                return True
            if not self.is_out(seat):
                return False

    def next_seat(self) -> None:
        """The next turn, or the end of the last round."""
        raise NotImplementedError

    # -- taking over a House that is back (M-17, A-58)

    def ask_returned(self) -> None:
        """Each former player first, then all who play; in the last round nobody."""
        while self.returned != 0 and self.round + 1 < self.rounds:
            seat = lowest(self.returned)
            if self.on_the_map(shl(1, self.houses[seat])):
                self.stage += 1
                self.asking = seat
                self.phase = AGREEING
                return
            self.returned &= self.returned - 1
        self.returned = 0
        self.asking = -1
        self.closing = PLAYING
        while self.beside(self.turn) != self.first:
            self.turn = self.beside(self.turn)  # who came back waits for the new round
        self.next_seat()

    def claimant(self) -> i64:
        return lowest(self.returned)

    def agree(self, move: i64) -> None:
        """All have to agree."""
        self.stage += 1
        if move == NO:
            self.returned &= self.returned - 1
            self.ask_returned()
            return
        claimant = self.claimant()
        self.asking = self.next_voice(claimant)
        if self.asking == claimant:
            self.restore(claimant)
            self.returned &= self.returned - 1
            self.ask_returned()

    def next_voice(self, claimant: i64) -> i64:
        """Who is asked next, clockwise; the claimant again when all have agreed."""
        seat = self.asking
        while True:
            seat = self.beside(seat)
            if seat == claimant or not self.is_out(seat):
                return seat

    def restore(self, seat: i64) -> None:
        house = self.houses[seat]
        for t in range(self.land.low, self.land.high):
            if self.banners[t] == house:
                self.banners[t] = NO_BANNER
                self.owner[t] = seat
                self.held[seat] += 1
        self.out &= ~shl(1, seat)

    # -- what search sees in it

    def outlook(self, seat: i64) -> float:
        """A landing is weighed by its odds, as an invasion is."""
        if not self.ashore():
            return super().outlook(seat)
        odds = self.odds_of(self.arrivals, -1, self.target)
        wins = float(self.land.wins[odds]) / 1000.0
        left = self.arrivals - (self.land.losses[odds] + 50) // 100
        won = self.fought(left if left > 1 else i64(1))
        lost = self.fought(0)
        return wins * won.share(seat) + (1.0 - wins) * lost.share(seat)

    def ashore(self) -> bool:
        """Whether arrivals fight; a victim hands over what he has when they have won."""
        return self.arrivals > 0 and self.victim < 0

    def fought(self, left: i64) -> Stats:
        """The table when the arrivals have won with so many left, or lost (0)."""
        after = self.copy()
        assert isinstance(after, Exiles)
        if left > 0:
            after.hand_to_arrivals(left)
        else:
            after.armies[after.target] = (after.armies[after.target] + 1) // 2
        return after
