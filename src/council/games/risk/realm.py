"""Dominion: turns of seven phases (D-17). What characters and maesters do is Court's."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.core.state import CHANCE, REFEREE, Rng, State, empty, pair
from council.games.risk.board import (
    BASING,
    BUYING,
    BUYING_MAESTER,
    BY_POINTS,
    CLAIMING,
    DEALING_GOALS,
    DRAWING_GOALS,
    ENDOWING,
    GIVING_UP,
    HAND,
    NAMING_ENGINES,
    NEUTRALIZING,
    SCORING,
    SPILLING,
    STARTING,
    SWAPPING,
    TAKING_ENGINES,
)
from council.games.risk.box.moments import (
    BEFORE_INVADING,
    DEPLOYED,
    DRAW_BEGUN,
    INCOME_COUNTED,
    MAESTER_PAID,
)
from council.games.risk.estate import G_DECK, G_HAND, G_LOOKED, GOALS, M_DECK, M_HAND
from council.games.risk.moves import (
    CLAIM,
    DEAL,
    DEPLOY,
    DONE,
    DRAW,
    MAESTER,
    MAESTERS,
    OBJECTIVE,
    PICK,
    REVEAL,
    TRADE,
    UNIT,
    UNSEEN_DRAW,
    UNSEEN_PICK,
)
from council.games.risk.muster import BOUGHT, SCORED, SET_UP, Muster
from council.kit.cards import bit_of


class Realm(Muster):
    """Reinforce, Purchase, Refresh, Invade, Maneuver, Objective, Draw."""

    def copy(self) -> State:
        return Realm(self.seats, self.land, self)

    def mask(self, seat: i64) -> State:
        view = Realm(self.seats, self.land, self)
        view.hide(seat)
        return view

    # -- who decides, what is legal

    def seat(self) -> i64:
        phase = self.phase
        if phase < DEALING_GOALS:
            return super().seat()
        return CHANCE if phase < GIVING_UP else self.turn

    def legal_moves(self) -> vec[i64]:
        phase = self.phase
        if phase < DEALING_GOALS:
            return super().legal_moves()
        if phase < GIVING_UP or (self.viewer != REFEREE and self.viewer != self.seat()):
            return empty()
        return self.realm_moves()

    def realm_moves(self) -> vec[i64]:
        """The answers to what only Dominion asks."""
        phase = self.phase
        if phase == SWAPPING:
            return self.swaps()
        if phase == BASING:
            return self.own_lands(UNIT)
        if phase == BUYING:
            return self.purchases()
        if phase == SCORING:
            return self.scores()
        if phase == GIVING_UP and self.errand != SET_UP:
            return self.scroll_moves(PICK, G_LOOKED)
        if phase <= STARTING:
            return self.muster_moves()
        return self.unit_moves()

    def own_lands(self, first: i64) -> vec[i64]:
        moves = vec[i64](capacity=self.held[self.turn])
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == self.turn:
                moves = append(moves, first + t)
        return moves

    # -- what follows

    def apply(self, move: i64) -> None:
        phase = self.phase
        if phase < DEALING_GOALS:
            super().apply(move)
        elif phase < GIVING_UP:
            self.fall_out(move)
        elif phase <= STARTING:
            self.arrange(move)
        elif phase <= BUYING:
            self.equip(move)
        elif phase <= NAMING_ENGINES:
            self.named(move)
        elif phase <= TAKING_ENGINES:
            self.taken_along(move)
        elif move == DONE:
            self.check_victory()
        else:
            self.score_goal(move - REVEAL - MAESTERS)

    def fall_out(self, move: i64) -> None:
        """What chance brings."""
        phase = self.phase
        if phase == NEUTRALIZING:
            self.neutralize(move - DEAL)
        elif phase == SPILLING:
            self.spill(move - REVEAL - MAESTERS)
        elif phase == ENDOWING:
            self.endow_with(move - DRAW)
        elif phase == DEALING_GOALS:
            self.deal_goal(move - DRAW - MAESTERS)
        elif phase == DRAWING_GOALS:
            self.look_at_goal(move - DRAW - MAESTERS)
        else:
            self.take_scroll(self.turn, move - DRAW - MAESTERS)
            self.purchase()

    def arrange(self, move: i64) -> None:
        """Set-up, and objectives given up."""
        if self.phase == CLAIMING:
            self.claim(move - CLAIM)
        elif self.phase == STARTING:
            self.post(move - DEPLOY)
        elif self.errand == SET_UP:
            self.give_back(move - PICK - MAESTERS)
        else:
            self.give_up(move - PICK - MAESTERS)

    def equip(self, move: i64) -> None:
        """A unit for a card; purchases."""
        if self.phase == SWAPPING:
            if move == DONE:
                self.deploy()
            else:
                self.swap(move - TRADE)
        elif self.phase == BASING:
            self.base_unit(move - UNIT)
        elif move == DONE:
            self.refresh()
        elif move == MAESTER:
            self.gold[self.turn] -= self.land.lore.maester_price
            self.reached(MAESTER_PAID)
        else:
            self.gold[self.turn] -= self.land.lore.objective_price
            self.bought = 1
            self.look_at_goals(BOUGHT)

    def proceed(self, point: i64) -> None:
        if point == DEPLOYED:
            self.purchase()
        elif point == MAESTER_PAID:
            self.draw_maester()
        elif point == BEFORE_INVADING:
            self.invade()
        else:
            super().proceed(point)

    # -- reinforce

    def start_turn(self) -> None:
        self.stage += 1
        self.levied = 0
        self.taxed = 0
        self.swapped = 0
        self.bought = 0
        self.took_castles = 0
        self.took_ports = 0
        self.took_features = 0
        self.took_from = 0
        self.destroyed = 0
        super().start_turn()

    def collect(self) -> None:
        """Armies and gold (D-18..D-20)."""
        self.taxed = self.tribute(self.turn)
        self.levied = self.levy(self.turn)
        self.gold[self.turn] += self.taxed
        self.pool = self.levied
        self.reached(INCOME_COUNTED)

    def end_trading(self) -> None:
        """Sets first, then one single card: so the duty to trade a set stands (D-23, D-51)."""
        may_swap = self.midway == 0 and self.with_units != 0 and self.swapped == 0
        if may_swap and self.hand_size(self.turn) > 0:
            self.phase = SWAPPING
        else:
            self.deploy()

    def swaps(self) -> vec[i64]:
        """Any card in hand for the unit of its icon (D-22)."""
        moves = vec[i64](capacity=i64(8))
        moves = append(moves, DONE)
        for card in self.cards.all_in(HAND + self.turn):
            if self.token_left(self.land.icons[card]):
                moves = append(moves, TRADE + card)
        return moves

    def swap(self, card: i64) -> None:
        """Neither set armies nor the two of S-18 (D-24)."""
        self.discard(card)
        self.swapped = 1
        self.new_unit = self.land.icons[card]
        self.phase = BASING
        lands = self.own_lands(UNIT)
        if i64(len(lands)) == 1:
            self.base_unit(lands[0] - UNIT)

    def base_unit(self, t: i64) -> None:
        """In any own territory (D-25)."""
        self.add_units(t, self.new_unit, 1)
        self.new_unit = -1
        self.deploy()

    def end_deploying(self) -> None:
        if self.midway != 0:
            super().end_deploying()
        else:
            self.reached(DEPLOYED)

    # -- purchase and refresh

    def purchases(self) -> vec[i64]:
        """Any number of maesters (D-27), one objective a turn (D-30, A-27)."""
        moves = vec[i64](capacity=i64(4))
        moves = append(moves, DONE)
        lore = self.land.lore
        gold = self.gold[self.turn]
        if gold >= lore.maester_price and self.scrolls_left(M_DECK) > 0:
            moves = append(moves, MAESTER)
        if gold >= lore.objective_price and self.bought == 0 and self.scrolls_left(G_DECK) > 0:
            moves = append(moves, OBJECTIVE)
        return moves

    def purchase(self) -> None:
        self.stage += 1
        self.phase = BUYING
        if i64(len(self.purchases())) == 1:
            self.refresh()

    def draw_maester(self) -> None:
        self.refill_scrolls(M_DECK)
        self.phase = BUYING_MAESTER

    def refresh(self) -> None:
        """Court turns the characters face up (D-33)."""
        self.stage += 1
        self.reached(BEFORE_INVADING)

    # -- objectives

    def look_at_goals(self, errand: i64) -> None:
        """Two are drawn, one is kept (D-30, D-45)."""
        self.errand = errand
        self.looking = self.land.lore.looks
        self.look_on()

    def look_on(self) -> None:
        """The next draw, or the choice; with fewer than two there is none."""
        if self.looking > 0 and self.scrolls_left(G_DECK) > 0:
            self.refill_scrolls(G_DECK)
            self.phase = DRAWING_GOALS
            return
        self.looking = 0
        if self.scrolls.size[G_LOOKED] > 1:
            self.phase = GIVING_UP
        else:
            self.keep_goals()

    def look_at_goal(self, scroll: i64) -> None:
        self.scrolls.move(scroll, G_LOOKED, bit_of(self.turn))
        self.looking -= 1
        self.look_on()

    def give_up(self, scroll: i64) -> None:
        self.throw_away(scroll)
        self.keep_goals()

    def keep_goals(self) -> None:
        for scroll in self.scrolls.all_in(G_LOOKED):
            self.take_scroll(self.turn, scroll)
        if self.errand == BOUGHT:
            self.purchase()
        else:
            self.check_victory()

    def after_maneuver(self) -> None:
        """One objective may be scored (D-44); the question tells nothing of the hand."""
        if self.with_objectives != 0 and self.goals_of(self.turn) > 0:
            self.phase = SCORING
        else:
            self.check_victory()

    def scores(self) -> vec[i64]:
        moves = vec[i64](capacity=i64(8))
        moves = append(moves, DONE)
        for scroll in self.done_goals(self.turn):
            moves = append(moves, REVEAL + MAESTERS + scroll)
        return moves

    def score_goal(self, scroll: i64) -> None:
        """Shown, its points added, discarded; two are drawn and one is kept (D-45)."""
        self.points[self.turn] += self.land.lore.points[scroll - GOALS]
        self.scored[self.turn] |= shl(1, scroll - GOALS)
        self.throw_away(scroll)
        self.look_at_goals(SCORED)

    def check_victory(self) -> None:
        """Only in the own Objective phase, scored or not (D-46, A-32)."""
        self.stage += 1
        if self.has_won(self.turn):
            self.end(BY_POINTS)
        else:
            self.reached(DRAW_BEGUN)

    # -- draw

    def offer_card(self) -> None:
        if self.cards_left() > 0:
            super().offer_card()
        else:
            self.end_turn()

    def begin_draw(self) -> None:
        self.refill_cards()
        super().begin_draw()

    # -- elimination

    def plunder(self) -> None:
        """The conqueror takes the gold too (D-48)."""
        self.gold[self.turn] += self.gold[self.victim]
        self.gold[self.victim] = 0
        super().plunder()

    def end_plunder(self) -> None:
        """Maesters and objectives go to their discards (A-29)."""
        if self.maesters_of(self.victim) + self.goals_of(self.victim) > 0:
            self.phase = SPILLING
        else:
            self.bury(self.victim)
            super().end_plunder()

    def bury(self, seat: i64) -> None:
        """What else an eliminated seat leaves; Court has its characters."""

    def next_spilt(self) -> i64:
        if self.maesters_of(self.victim) > 0:
            return self.scrolls.nth_in(M_HAND + self.victim, 0)
        return self.scrolls.nth_in(G_HAND + self.victim, 0)

    def spill(self, scroll: i64) -> None:
        self.throw_away(scroll)
        self.end_plunder()

    # -- chance

    def chances(self) -> vec[i64]:
        phase = self.phase
        if phase < DEALING_GOALS:
            return super().chances()
        if phase == SPILLING:
            return pair(empty(), REVEAL + MAESTERS + self.next_spilt(), 1)
        if phase == BUYING_MAESTER:
            return self.scroll_odds(M_DECK)
        if phase == DRAWING_GOALS:
            return self.scroll_odds(G_DECK)
        return self.muster_chances()

    def chance(self, rng: Rng) -> i64:
        phase = self.phase
        if phase < DEALING_GOALS:
            return super().chance(rng)
        if phase == SPILLING:
            return REVEAL + MAESTERS + self.next_spilt()
        if phase == BUYING_MAESTER:
            return self.random_scroll(rng, M_DECK)
        if phase == DRAWING_GOALS or phase == DEALING_GOALS:
            return self.random_scroll(rng, G_DECK)
        odds = self.muster_chances()
        return odds[2 * rng.below(i64(len(odds)) // 2)]

    # -- what others see

    def seen(self, move: i64, seat: i64) -> i64:
        phase = self.phase
        if phase < DEALING_GOALS:
            return super().seen(move, seat)
        if seat == REFEREE or seat == self.turn or phase == NEUTRALIZING or phase == SPILLING:
            return move
        if phase < GIVING_UP:
            shown = phase == ENDOWING and move < DRAW + MAESTERS and self.open_hands != 0
            return move if shown else UNSEEN_DRAW
        return UNSEEN_PICK if phase == GIVING_UP and self.errand == SET_UP else move
