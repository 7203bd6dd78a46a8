"""The set-up of Dominion: objectives, Seats of Power, claiming, start bonuses (D-04..D-16)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import Rng, empty, pair
from council.games.risk.board import (
    CLAIMING,
    DEALING,
    DEALING_GOALS,
    DECK,
    ENDOWING,
    FREE,
    GIVING_UP,
    NEUTRAL,
    NEUTRALIZING,
    STARTING,
)
from council.games.risk.estate import G_DECK, G_HAND, GOALS, M_DECK, SCROLLS
from council.games.risk.moves import CLAIM, DEAL, DEPLOY, DRAW, MAESTERS, PICK
from council.games.risk.prospects import Prospects
from council.kit.cards import bit_of

# Why objectives are looked at
SET_UP: Final[i64] = 0
BOUGHT: Final[i64] = 1
SCORED: Final[i64] = 2


class Muster(Prospects):
    """From the choice of Houses to the first turn."""

    def housed(self) -> None:
        self.stage += 1
        if self.claims != 0:
            self.fix_order()
            self.raise_seats()
        self.turn = self.first
        if self.with_objectives != 0:
            self.phase = DEALING_GOALS
        else:
            self.settle_land()

    def raise_seats(self) -> None:
        """Three armies on each Seat of Power, besides the starting armies (D-09, D-10)."""
        lore = self.land.lore
        for seat in range(self.seats):
            self.settle_on(seat, self.home(seat), lore.seat_armies)
            self.starting[seat] = lore.armies

    def place_of(self, seat: i64) -> i64:
        """The place of a seat in the order of turns."""
        place: i64 = 0
        other = self.first
        while other != seat:
            other = self.beside(other)
            place += 1
        return place

    # -- objectives

    def deal_goal(self, scroll: i64) -> None:
        """Three to each, then each gives one back (D-08)."""
        self.take_scroll(self.turn, scroll)
        if self.goals_of(self.turn) < self.land.lore.dealt:
            return
        self.turn = self.after(self.turn)
        if self.turn == self.first:
            self.errand = SET_UP
            self.phase = GIVING_UP

    def give_back(self, scroll: i64) -> None:
        """Shuffled back unseen; only who gave it knows that it is there."""
        self.scrolls.move(scroll, G_DECK, bit_of(self.turn))
        self.turn = self.after(self.turn)
        if self.turn == self.first:
            self.settle_land()

    # -- the map

    def settle_land(self) -> None:
        self.stage += 1
        if self.claims == 0:
            self.phase = DEALING
        elif self.land.lore.neutrals > 0:
            self.phase = NEUTRALIZING
        else:
            self.phase = CLAIMING

    def neutralize(self, t: i64) -> None:
        """Ten territories other than the Seats of Power start neutral (D-11, A-39)."""
        self.settle_on(NEUTRAL, t, self.neutral_armies)
        count: i64 = 0
        for other in range(self.land.low, self.land.high):
            if self.owner[other] == NEUTRAL:
                count += 1
        if count == self.land.lore.neutrals:
            self.phase = CLAIMING

    def free_lands(self, first: i64) -> vec[i64]:
        """Moves that name the territories nobody holds."""
        moves = vec[i64](capacity=i64(82))
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == FREE:
                moves = append(moves, first + t)
        return moves

    def claim(self, t: i64) -> None:
        """One army, one territory a go, until none is free (D-12); the last one is no choice."""
        self.settle_on(self.turn, t, 1)
        self.starting[self.turn] -= 1
        self.stage += 1
        self.turn = self.after(self.turn)
        free = self.free_lands(CLAIM)
        if i64(len(free)) == 1:
            self.claim(free[0] - CLAIM)
        elif i64(len(free)) == 0:
            self.phase = STARTING

    def post(self, t: i64) -> None:
        """The rest of the starting armies, one a go; the rotation just goes on (D-13, A-45)."""
        self.armies[t] += 1
        self.starting[self.turn] -= 1
        self.stage += 1
        self.turn = self.after(self.turn)
        if self.starting[self.turn] == 0:
            self.turn = self.first
            self.endow_gold()
            self.endow()

    # -- start bonuses

    def endow_gold(self) -> None:
        if self.with_gold != 0:
            for seat in range(self.seats):
                self.gold[seat] += self.land.lore.gold[self.place_of(seat)]

    def lacks_card(self) -> bool:
        """Whether the seat on turn still gets a territory card (D-15, W-05)."""
        return self.hand_size(self.turn) < self.land.lore.cards[self.place_of(self.turn)]

    def lacks_maester(self) -> bool:
        if self.with_maesters == 0:
            return False
        return self.maesters_of(self.turn) < self.land.lore.maesters[self.place_of(self.turn)]

    def endow(self) -> None:
        """Cards of the start bonus, then the first turn (D-16)."""
        while not self.lacks_card() and not self.lacks_maester():
            self.turn = self.after(self.turn)
            if self.turn == self.first:
                self.start_turn()
                return
        self.phase = ENDOWING

    def endow_with(self, card: i64) -> None:
        if card < MAESTERS:
            self.give(self.turn, card)
        else:
            self.take_scroll(self.turn, card - MAESTERS)
        self.endow()

    # -- the two together

    def muster_moves(self) -> vec[i64]:
        if self.phase == CLAIMING:
            return self.free_lands(CLAIM)
        if self.phase == STARTING:
            moves = vec[i64](capacity=self.held[self.turn])
            for t in range(self.land.low, self.land.high):
                if self.owner[t] == self.turn:
                    moves = append(moves, DEPLOY + t)
            return moves
        return self.scroll_moves(PICK, G_HAND + self.turn)

    def scroll_moves(self, first: i64, place: i64) -> vec[i64]:
        """Moves that name the maesters or objectives of a place."""
        moves = vec[i64](capacity=self.scrolls.size[place] + 1)
        for scroll in self.scrolls.all_in(place):
            moves = append(moves, first + MAESTERS + scroll)
        return moves

    def muster_chances(self) -> vec[i64]:
        odds = empty()
        if self.phase == NEUTRALIZING:
            for move in self.free_lands(DEAL):
                odds = pair(odds, move, 1)
        elif self.phase == ENDOWING and self.lacks_card():
            for card in self.cards.all_in(DECK):
                odds = pair(odds, DRAW + card, 1)
        else:
            odds = self.scroll_odds(M_DECK if self.phase == ENDOWING else G_DECK)
        return odds

    def scroll_odds(self, place: i64) -> vec[i64]:
        odds = empty()
        for scroll in self.scrolls.all_in(place):
            odds = pair(odds, DRAW + MAESTERS + scroll, 1)
        return odds

    def random_scroll(self, rng: Rng, place: i64) -> i64:
        """The move that draws one."""
        n = rng.below(self.scrolls.size[place])
        scroll = i64(0) if place < G_DECK else GOALS
        while scroll < SCROLLS:
            if self.scrolls.place[scroll] == place:
                if n == 0:
                    break
                n -= 1
            scroll += 1
        return DRAW + MAESTERS + scroll
