"""Effects that last, where the rules of the turn meet them: dice, invasions, maneuvers, draws."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.board import (
    GOING_ON,
    INVADING,
    LEAVING,
    NOUGHTS,
    TAKING,
    WAITING,
)
from council.games.risk.box.card_codes import (
    AMOUNT,
    BATTLE,
    CHARACTER_CAPTURE,
    CONQUERS_FROM_ANOTHER,
    DICE,
    DIE_BONUS,
    DIE_REROLL,
    DIE_UPGRADE,
    ENDS,
    EXTRA,
    INVASION,
    INVASION_BAN,
    INVASION_REACH,
    KIND,
    MAESTER,
    MANEUVER_ANYTIME,
    MANEUVER_THROUGH,
    ON_CONQUEST,
    ONES,
    SCOPE,
    TARGET_LOST,
    TARGET_ONLY,
    THEN,
    TURN,
    UNTIL_OWN_NEXT_TURN,
    WIN_TIES,
)
from council.games.risk.box.moments import INCOME_COUNTED
from council.games.risk.effects import Effects
from council.games.risk.machine import (
    CAPTIVE,
    DOWN,
    E_ABOUT,
    E_ROW,
    E_SAID,
    E_USER,
    F_CARD,
    FREE_ONE,
    GONE,
    RANSOM_WHOM,
    SAIL,
    SAIL_TO,
)
from council.games.risk.moves import ATTACK, CHARACTERS, DONE, FROM, MANEUVER, PICK, RANSOM, TO
from council.kit.dice import die

NOT_YET: i64 = 0
UNDER_WAY: i64 = 1
MADE: i64 = 2


class Lasting(Effects):
    """The rules of the turn, with what cards change in them."""

    # -- dice

    def fix_dice(self) -> None:
        """Units, then cards; frozen from here on (K-10)."""
        super().fix_dice()
        for k in range(self.entries()):
            kind = self.kind_of(k)
            user = self.entry(k, E_USER)
            sides = self.side_of(user) == 0 or user == self.owner[self.target]
            if sides and (kind == DIE_BONUS or kind == DIE_UPGRADE or kind == WIN_TIES):
                self.strengthen(self.entry(k, E_ROW), kind, user)

    def ones(self) -> i64:
        """Dice that show a one and are rolled again by themselves (A-24 step 3), as a set."""
        found: i64 = 0
        for k in range(self.entries()):
            row = self.entry(k, E_ROW)
            if self.kind_of(k) == DIE_REROLL and self.programs.part(row, DICE) == ONES:
                side = self.side_rolled(self.entry(k, E_USER), row)
                faces = self.attack_faces if side == 0 else self.defence_faces
                for d in range(self.dice_of(side)):
                    if die(faces, d) == 1:
                        found |= shl(1, 8 * side + d)
        return found

    def clear_dice(self) -> None:
        super().clear_dice()
        self.rerolled = 0

    def after_losses(self) -> None:
        self.end_lasting(BATTLE, -1)
        super().after_losses()

    def end_invasion(self) -> None:
        self.end_lasting(INVASION, -1)
        self.called_off = 0
        super().end_invasion()

    # -- conquest

    def conquered_now(self) -> None:
        """What waits for a conquest happens before any elimination is settled."""
        k = self.entries() - 1
        while k >= 0:
            row = self.entry(k, E_ROW)
            if self.kind_of(k) == ON_CONQUEST and self.entry(k, E_USER) == self.turn:
                if self.programs.part(row, EXTRA) == 0 or self.loser >= 0:
                    self.reap(self.programs.part(row, THEN), self.entry(k, E_SAID))
                    self.drop(k)
            elif self.ends_now(k, self.programs.part(row, ENDS)):
                self.drop(k)
            k -= 1

    def ends_now(self, k: i64, ends: i64) -> bool:
        """Whether a conquest is the early end of an effect."""
        if ends == TARGET_LOST:
            return self.entry(k, E_ABOUT) == self.target
        if ends == CONQUERS_FROM_ANOTHER:
            return self.loser >= 0 and self.loser != self.entry(k, E_USER)
        return False

    def reap(self, row: i64, said: i64) -> None:
        if self.loser < 0:
            return
        amount = self.programs.part(row, AMOUNT)
        if self.programs.part(row, KIND) != CHARACTER_CAPTURE:
            self.rob(self.loser, self.turn, amount)
        elif self.held[self.loser] > 0 and self.in_game(said) and self.people[said] < CAPTIVE:
            self.people[said] = CAPTIVE + self.turn

    # -- where one may invade

    def banned(self, t: i64) -> bool:
        """Whether a card forbids the seat on turn to invade a territory."""
        for k in range(self.entries()):
            if self.kind_of(k) == INVASION_BAN:
                if self.programs.part(self.entry(k, E_ROW), SCOPE) == TARGET_ONLY:
                    if self.entry(k, E_ABOUT) == t:
                        return True
                elif self.owner[t] == self.entry(k, E_USER):
                    return True
        return False

    def attacks(self) -> vec[i64]:
        if self.entries() == 0:
            return super().attacks()
        moves = vec[i64](capacity=i64(64))
        for move in super().attacks():
            if move == DONE or not self.banned(self.land.targets[move - ATTACK]):
                moves = append(moves, move)
        if self.lasts_for(INVASION_REACH, self.turn):
            for t in range(self.land.low, self.land.high):
                if self.sets_sail(t):
                    moves = append(moves, FROM + t)
        return self.or_maneuver(moves)

    def can_invade(self) -> bool:
        """Also while a maneuver may still be made early, which may open a way (D-43)."""
        if self.entries() == 0:
            return super().can_invade()
        if self.may_march_early():
            return True
        if self.lasts_for(INVASION_REACH, self.turn):
            for t in range(self.land.low, self.land.high):
                if self.sets_sail(t):
                    return True
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == self.turn and self.armies[t] > 1:
                for j in range(self.land.starts[t], self.land.starts[t + 1]):
                    goal = self.land.goals[j]
                    if self.owner[goal] != self.turn and not self.banned(goal):
                        return True
        return False

    def sets_sail(self, t: i64) -> bool:
        """A port from which another coast can be reached that is not adjacent anyway."""
        if self.owner[t] != self.turn or self.land.ports[t] == 0 or self.armies[t] < 2:
            return False
        return i64(len(self.shores(t))) > 0

    def shores(self, source: i64) -> vec[i64]:
        """Coasts of others beyond the borders of a territory, as goals."""
        near = NOUGHTS[:]
        for j in range(self.land.starts[source], self.land.starts[source + 1]):
            near[self.land.goals[j]] = 1
        moves = vec[i64](capacity=i64(82))
        for t in range(self.land.low, self.land.high):
            far = self.programs.coastal[t] != 0 and near[t] == 0
            if far and self.owner[t] != self.turn and not self.banned(t):
                moves = append(moves, TO + t)
        return moves

    def sail(self, source: i64) -> None:
        self.push(SAIL, source, self.turn)
        self.put_question(SAIL_TO, self.turn)

    def land_at(self, t: i64) -> None:
        source = self.top(F_CARD)
        self.pop()
        self.declare(source, t)

    # -- maneuvers

    def through(self) -> bool:
        return self.entries() > 0 and self.lasts_for(MANEUVER_THROUGH, self.turn)

    def connected(self, source: i64) -> vec[i64]:
        """With free passage the chain may lead through opponents, not through neutrals."""
        if not self.through():
            return super().connected(source)
        found = NOUGHTS[:]
        found[source] = 1
        todo = vec[i64](capacity=i64(82))
        todo = append(todo, source)
        k: i64 = 0
        while k < i64(len(todo)):
            t = todo[k]
            k += 1
            for j in range(self.land.starts[t], self.land.starts[t + 1]):
                goal = self.land.goals[j]
                if self.owner[goal] >= 0 and found[goal] == 0:
                    found[goal] = 1
                    todo = append(todo, goal)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] != self.turn:
                found[t] = 0
        return found

    def can_leave(self, t: i64) -> bool:
        if not self.through():
            return super().can_leave(t)
        if self.armies[t] < 2:
            return False
        found = self.connected(t)
        for goal in range(self.land.low, self.land.high):
            if found[goal] != 0 and goal != t:
                return True
        return False

    def or_maneuver(self, moves: vec[i64]) -> vec[i64]:
        """The maneuver of the turn may come early (maneuver_anytime)."""
        if self.may_march_early():
            return append(moves, MANEUVER)
        return moves

    def may_march_early(self) -> bool:
        if self.early != NOT_YET or self.entries() == 0:
            return False
        if not self.lasts_for(MANEUVER_ANYTIME, self.turn):
            return False
        return self.can_maneuver()

    def march_early(self) -> None:
        self.early = UNDER_WAY
        self.kept_phase = self.phase
        self.kept_source = self.source
        self.kept_target = self.target
        self.source = -1
        self.target = -1
        self.phase = LEAVING

    def sources(self) -> vec[i64]:
        """Who begins a maneuver early makes it."""
        moves = super().sources()
        return moves[1:] if self.early == UNDER_WAY else moves

    def end_maneuver(self) -> None:
        if self.early == UNDER_WAY:
            self.march_on()
        elif self.source >= 0 and self.marches > 0:
            self.marches -= 1
            self.source = -1
            self.target = -1
            self.stage += 1
            self.offer_maneuver()
        else:
            super().end_maneuver()

    def march_on(self) -> None:
        """Back to the invasion, if the source still has an army to spare."""
        self.early = MADE
        self.source = self.kept_source
        self.target = self.kept_target
        self.kept_source = -1
        self.kept_target = -1
        self.stage += 1
        if self.kept_phase == INVADING:
            self.invade()
        elif self.armies[self.source] > 1:
            self.phase = GOING_ON
        else:
            self.end_invasion()

    def start_maneuvers(self) -> None:
        """What was made early is gone; what a card gave besides is not."""
        if self.early != MADE:
            self.offer_maneuver()
        elif self.marches > 0:
            self.marches -= 1
            self.offer_maneuver()
        else:
            self.end_maneuver()

    # -- draws

    def start_draws(self) -> None:
        if self.conquests > 0:
            self.draws += 1
        self.offer_card()

    def can_take(self) -> bool:
        return super().can_take() and self.cards_left() > 0

    def offer_card(self) -> None:
        """As many as were earned, but never a sixth card (S-52, A-11); or a call (A-53)."""
        if self.draws > 0 and (self.can_take() or self.can_call()):
            self.phase = TAKING
        else:
            self.end_turn()

    def after_call(self) -> None:
        """It took the place of the card that was earned; what a card gave besides stays (A-53)."""
        self.draws -= 1
        if self.is_out(self.turn):
            self.end_turn()
        else:
            self.offer_card()

    def drawn(self) -> None:
        self.drew = 1
        self.draws -= 1
        self.offer_card()

    # -- the turn

    def start_turn(self) -> None:
        self.end_lasting(UNTIL_OWN_NEXT_TURN, self.turn)
        self.marches = 0
        self.draws = 0
        self.early = NOT_YET
        super().start_turn()

    def end_turn(self) -> None:
        self.end_lasting(TURN, -1)
        super().end_turn()

    def collect(self) -> None:
        """A card may have cut the income, armies and gold apart; gold to whole hundreds."""
        self.taxed = self.scaled(self.tribute(self.turn)) // 100 * 100
        self.levied = self.scaled(self.levy(self.turn))
        self.gold[self.turn] += self.taxed
        self.pool = self.levied
        self.reached(INCOME_COUNTED)

    # -- captives

    def ransom_price(self, u: i64) -> i64:
        """What the card that takes captives says."""
        programs = self.programs
        rows = i64(len(programs.effects)) // 10
        for row in range(rows):
            if programs.part(row, KIND) == CHARACTER_CAPTURE:
                return programs.part(row, AMOUNT)
        return 0

    def purchases(self) -> vec[i64]:
        moves = super().purchases()
        captives = self.captives_of(self.turn)
        if i64(len(captives)) > 0 and self.gold[self.turn] >= self.ransom_price(captives[0]):
            moves = append(moves, RANSOM)
        return moves

    def ransom(self) -> None:
        captives = self.captives_of(self.turn)
        if i64(len(captives)) == 1:
            self.set_free(captives[0])
        else:
            self.push(FREE_ONE, 0, self.turn)
            self.put_question(RANSOM_WHOM, self.turn)

    def captive_moves(self) -> vec[i64]:
        moves = vec[i64](capacity=i64(4))
        for u in self.captives_of(self.turn):
            moves = append(moves, PICK + CHARACTERS + u)
        return moves

    def set_free(self, u: i64) -> None:
        """The captor cannot refuse; the Refresh that follows turns the character up."""
        price = self.ransom_price(u)
        self.gold[self.turn] -= price
        self.gold[self.people[u] - CAPTIVE] += price
        self.people[u] = DOWN
        self.purchase()

    # -- elimination

    def bury(self, seat: i64) -> None:
        """Characters leave the game, captives go free, armies in waiting are lost (A-29)."""
        for u in range(MAESTER):
            if self.people[u] == CAPTIVE + seat:
                self.people[u] = DOWN
            if self.programs.house[u] == self.houses[seat]:
                self.people[u] = GONE
        for card in self.cards.all_in(WAITING + seat):
            self.discard(card)
        self.end_lasting(UNTIL_OWN_NEXT_TURN, seat)
        super().bury(seat)
