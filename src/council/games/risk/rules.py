"""RISK: Game of Thrones: who decides, what an answer sets going, what chance may bring."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import nth, popcount
from council.core.state import CHANCE, NOBODY, REFEREE, Rng, State, empty, pair
from council.games.risk.board import (
    AGREEING,
    ALLOTTING,
    CALLING,
    COMMITTING,
    COUNTING,
    DEALING,
    DECK,
    DEFENDING,
    DEPLOYING,
    DRAWING,
    GOING,
    GOING_ON,
    HOUSING,
    INVADING,
    LANDING,
    LEAVING,
    LOOTING,
    MARCHING,
    MOVING_IN,
    OPENING,
    OVER,
    ROLLING,
    TAKING,
    TIED,
    TRADING,
    Board,
)
from council.games.risk.box.land import Land
from council.games.risk.box.moments import CARD_DUE
from council.games.risk.deal import Deal
from council.games.risk.moves import (
    ATTACK,
    DEAL,
    DEPLOY,
    DICE,
    DONE,
    DRAW,
    END_GAME,
    FROM,
    HOUSE,
    HOUSES,
    LATE_HOUSE,
    REVEAL,
    ROLL,
    SEAT,
    STOP,
    TAKE,
    TO,
    TRADE,
    UNSEEN_DRAW,
)


class Risk(Deal):
    """The whole game: set-up, turns, end."""

    def __init__(self, seats: i64, land: Land, source: Board | None) -> None:
        super().__init__(seats, land, source)

    def copy(self) -> State:
        return Risk(self.seats, self.land, self)

    def mask(self, seat: i64) -> State:
        view = Risk(self.seats, self.land, self)
        view.hide(seat)
        return view

    # -- who decides

    def seat(self) -> i64:
        phase = self.phase
        if phase <= DRAWING:
            return CHANCE
        if phase == DEFENDING:
            return self.owner[self.target]
        if phase == OVER:
            return NOBODY
        if phase == ALLOTTING:
            return CHANCE
        return self.asking if phase == AGREEING else self.turn

    def leg(self) -> i64:
        return self.stage

    # -- what others see

    def seen(self, move: i64, seat: i64) -> i64:
        if self.phase != DRAWING and self.phase != LOOTING:
            return move
        if not DRAW <= move < DRAW + END_GAME or seat == REFEREE or self.open_hands != 0:
            return move
        if seat == self.turn or (self.phase == LOOTING and seat == self.victim):
            return move
        return UNSEEN_DRAW

    # -- what follows

    def apply(self, move: i64) -> None:
        phase = self.phase
        if phase == ROLLING:
            self.throw(move - ROLL + 1)
        elif phase == INVADING:
            if move == DONE:
                self.end_invading()
            else:
                link = move - ATTACK
                self.declare(self.land.sources[link], self.land.targets[link])
        elif phase == COMMITTING:
            self.commit(move - DICE + 1)
        elif phase == DEFENDING:
            self.defend(move - DICE + 1)
        elif phase == GOING_ON:
            if move == STOP:
                self.end_invasion()
            else:
                self.begin_battle()
        elif phase == MOVING_IN:
            self.shift(self.source, self.target, self.amount(move) - self.committed)
            self.moved_in()
        elif phase <= HOUSING:
            self.open_or_draw(move)
        else:
            self.manage(move)

    def manage(self, move: i64) -> None:
        """Reinforce, maneuver and draw."""
        phase = self.phase
        if phase == DEPLOYING:
            self.deploy_to(move - DEPLOY)
        elif phase == COUNTING:
            self.place(self.amount(move))
        elif phase == TRADING:
            if move == DONE:
                self.end_trading()
            else:
                self.trade(move - TRADE)
        elif phase == LEAVING:
            if move == DONE:
                self.end_maneuver()
            else:
                self.source = move - FROM
                self.phase = GOING
                self.skip_lone_goal()
        elif phase == GOING:
            self.target = move - TO
            self.march_to()
        elif phase == MARCHING:
            self.march(self.amount(move))
        elif phase == TAKING:
            self.reward(move)
        else:
            self.proclaim(move)

    def reward(self, move: i64) -> None:
        """What a conquest has earned: a card, a call in its place (M-13), or nothing."""
        if move == TAKE:
            self.reached(CARD_DUE)
        elif move == DONE:
            self.end_turn()
        else:
            self.call(move)

    def proclaim(self, move: i64) -> None:
        """House Mitchell's answers."""
        if self.phase == CALLING:
            self.send_for(move - HOUSE if move < LATE_HOUSE else move - LATE_HOUSE + HOUSES)
        elif self.phase == LANDING:
            self.arrive(self.arriving, move - TO)
        elif self.phase == AGREEING:
            self.agree(move)
        else:
            self.houses[self.turn] = move - HOUSE
            self.next_house()

    def open_or_draw(self, move: i64) -> None:
        """Set-up, and cards that change hands."""
        if self.phase == OPENING:
            self.roll_for_first(move - ROLL + 1)
        elif self.phase == TIED:
            self.open_with(move - SEAT)
        elif self.phase == HOUSING:
            self.houses[self.turn] = move - HOUSE
            self.next_house()
        elif self.phase == DEALING:
            self.deal(move - DEAL)
        elif self.phase == LOOTING:
            if move >= REVEAL:
                self.lay_open(move - REVEAL)
            else:
                self.loot(move - DRAW)
        else:
            self.draw(move - DRAW)

    # -- chance

    def chances(self) -> vec[i64]:
        odds = empty()
        if self.phase == ROLLING or self.phase == OPENING:
            for face in range(self.sides()):
                odds = pair(odds, ROLL + face, 1)
        elif self.phase == DRAWING:
            for card in self.cards.all_in(DECK):
                odds = pair(odds, DRAW + card, 1)
            if self.end_card_due():
                odds = pair(odds, DRAW + END_GAME, 1)
        elif self.phase == LOOTING:
            odds = pair(odds, self.loot_move(), 1)
        else:
            for move in self.lots():
                odds = pair(odds, move, 1)
        return odds

    def loot_move(self) -> i64:
        """Into another hand, or laid open by a caller who ended himself (A-56)."""
        return (REVEAL if self.victim == self.turn else DRAW) + self.next_loot()

    def chance(self, rng: Rng) -> i64:
        if self.phase == ROLLING or self.phase == OPENING:
            return ROLL + rng.below(self.sides())
        if self.phase == DRAWING:
            left = self.cards.size[DECK]
            k = rng.below(left + 1 if self.end_card_due() else left)
            return DRAW + (END_GAME if k == left else self.cards.nth_in(DECK, k))
        if self.phase == LOOTING:
            return self.loot_move()
        if self.phase == TIED:
            return SEAT + nth(self.rivals, rng.below(popcount(self.rivals)))
        if self.phase == ALLOTTING:
            houses = self.free_houses()
            return houses[rng.below(i64(len(houses)))]
        return self.nth_free(rng.below(self.free_left()))

    # -- the score

    def value(self, seat: i64) -> float:
        return self.won(seat) if self.phase == OVER else self.outlook(seat)
