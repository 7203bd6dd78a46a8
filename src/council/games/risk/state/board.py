"""What lies on the table in every game of RISK: fields, and how they are copied."""

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import shl, zeros
from council.core.state import State
from council.games.risk.box.land import Land
from council.games.risk.moves import TERRITORIES
from council.games.risk.state.forces import GREAT_STRENGTH, IN_THE_GIFT, NO_BANNER, PLAYING
from council.games.risk.state.phases import GOING_YET, OPENING
from council.games.risk.state.places import DECK, FREE, NOWHERE, PLACES
from council.kit.cards import Cards

NOUGHTS: Final = vec[i64]([0] * 82)
NO_BANNERS: Final = vec[i64]([-1] * 82)


class Board(State):
    """All that lies on the table of Skirmish, House Mitchell's amendments included.

    Territories are numbers 0 to 81 on any map; `owner` and `armies` have one entry for each.
    The constructor is also the copy.
    """

    def __init__(self, seats: i64, land: Land, source: Optional["Board"]) -> None:
        super().__init__(seats)
        self.land: Land = land
        if source is None:
            self.armies_each: i64 = 3
            self.neutral_armies: i64 = 2
            self.per_card: i64 = 0
            self.may_trade: i64 = 0
            self.ask_defender: i64 = 1
            self.open_hands: i64 = 0
            self.rounds: i64 = 1
            self.phase: i64 = OPENING
            self.round: i64 = 0
            self.stage: i64 = 0
            self.turn: i64 = 0
            self.first: i64 = 0
            self.rolls: i64 = 0
            self.rivals: i64 = 0
            self.ties: i64 = 0
            self.out: i64 = 0
            self.ended: i64 = GOING_YET
            self.pool: i64 = 0
            self.bonus: i64 = 0
            self.midway: i64 = 0
            self.looted: i64 = 0
            self.victim: i64 = -1
            self.loser: i64 = -1
            self.trade1: i64 = -1
            self.trade2: i64 = -1
            self.trade3: i64 = -1
            self.conquests: i64 = 0
            self.source: i64 = -1
            self.target: i64 = -1
            self.committed: i64 = 0
            self.attack_dice: i64 = 0
            self.defence_dice: i64 = 0
            self.thrown: i64 = 0
            self.attack_faces: i64 = 0
            self.defence_faces: i64 = 0
            self.owner: vec[i64] = NOUGHTS[:]
            self.armies: vec[i64] = NOUGHTS[:]
            self.units: vec[i64] = NOUGHTS[:]
            self.houses: vec[i64] = zeros(seats)
            self.held: vec[i64] = zeros(seats)
            self.cards: Cards = Cards(TERRITORIES, PLACES, None)
            self.mitchell: i64 = 0
            self.pooled: i64 = 0
            self.exiled: i64 = 0
            self.watch: i64 = IN_THE_GIFT
            self.siege: i64 = 0
            self.banners: vec[i64] = NO_BANNERS
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
            lay_out(self)
        else:
            self.viewer = source.viewer
            # Options
            self.armies_each = source.armies_each  # on a territory dealt
            self.neutral_armies = source.neutral_armies
            self.per_card = source.per_card
            self.may_trade = source.may_trade
            self.ask_defender = source.ask_defender
            self.open_hands = source.open_hands
            self.rounds = source.rounds
            # The course of the game
            self.phase = source.phase
            self.round = source.round
            self.stage = (
                source.stage
            )  # the leg: a placement, a declaration, a battle, a maneuver ...
            self.turn = source.turn
            self.first = source.first
            self.rolls = source.rolls  # opening rolls, four bits a seat
            self.rivals = source.rivals  # seats that roll for the first turn
            self.ties = source.ties
            self.out = source.out  # seats eliminated
            self.ended = source.ended
            # The turn
            self.pool = source.pool  # armies to deploy
            self.bonus = source.bonus  # of a set, for its own territories only (S-18)
            self.midway = source.midway  # trading in the middle of Invade (S-47)
            self.looted = source.looted  # cards were taken by this conquest
            self.victim = source.victim  # who hands over cards now
            self.loser = source.loser  # who held the territory conquered last
            self.trade1 = source.trade1
            self.trade2 = source.trade2
            self.trade3 = source.trade3
            self.conquests = source.conquests
            # The invasion or maneuver; while deploying, `target` is where
            self.source = source.source
            self.target = source.target
            self.committed = source.committed
            self.attack_dice = source.attack_dice
            self.defence_dice = source.defence_dice
            self.thrown = source.thrown
            self.attack_faces = source.attack_faces
            self.defence_faces = source.defence_faces
            # The map
            self.owner = source.owner[:]
            self.armies = source.armies[:]
            self.units = source.units  # none in Skirmish (S-03): shared
            self.houses = source.houses[:]
            self.held = source.held[:]  # territories of a seat
            self.cards = Cards(TERRITORIES, PLACES, source.cards)
            # House Mitchell
            self.mitchell = source.mitchell  # whether the amendments hold
            self.pooled = source.pooled  # one income for all neutral Houses
            self.exiled = source.exiled  # Houses in exile: a set
            self.watch = source.watch
            self.siege = source.siege  # how the Watch's return stands: see `watch_due`
            self.banners = source.banners[:] if source.mitchell != 0 else source.banners
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


def lay_out(s: Board) -> None:
    """An empty map, all its cards in the deck."""
    for t in range(TERRITORIES):
        s.owner[t] = NOWHERE
    for t in range(s.land.low, s.land.high):
        s.owner[t] = FREE
        if s.land.deck[t] != 0:
            s.cards.bring(t, DECK, 0)
    for seat in range(s.seats):
        s.houses[seat] = -1
    s.rivals = shl(1, s.seats) - 1


def is_out(s: Board, seat: i64) -> bool:
    """Whether a seat is eliminated."""
    return (s.out >> seat) & 1 != 0
