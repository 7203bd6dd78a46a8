"""An invasion, battle by battle, in steps between which cards may act in Dominion (A-24):
declared, committed, dice chosen, rolled, compared."""

from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.board import (
    BY_ARMS,
    COMMITTING,
    DEFENDING,
    GOING_ON,
    HAND,
    LOOTING,
    MOVING_IN,
    NEUTRAL,
    OVER,
    ROLLING,
)
from council.games.risk.box.moments import COMMITTED, CONQUERED, DECLARED, ROLLED
from council.games.risk.stats import Stats
from council.kit.dice import die, falling, put


class Battle(Stats):
    """From the declaration to the move-in; what follows is for the rules of the turn."""

    def reached(self, point: i64) -> None:
        """Where cards may act; nobody has any in Skirmish (S-03)."""
        self.proceed(point)

    def proceed(self, point: i64) -> None:
        """What follows a point when no card acts any more."""
        if point == ROLLED:
            self.compare()
        elif point == COMMITTED:
            self.answer()
        elif point == DECLARED:
            self.open_battle()
        elif point == CONQUERED:
            self.settle_conquest()

    def most_committed(self) -> i64:
        """Three at most, and one army stays behind (S-30, S-33)."""
        spare = self.armies[self.source] - 1
        return spare if spare < 3 else i64(3)

    def most_defending(self) -> i64:
        """Two at most, and no more than there are armies (S-34)."""
        return 2 if self.armies[self.target] > 1 else 1

    def declare(self, source: i64, target: i64) -> None:
        """One source, one target (S-25)."""
        self.source = source
        self.target = target
        self.reached(DECLARED)

    def open_battle(self) -> None:
        """At least one battle (A-65), unless a card left the source with one army (K-06)."""
        if self.armies[self.source] > 1:
            self.begin_battle()
        else:
            self.end_invasion()

    def break_off(self) -> None:
        """A card has cancelled what was declared (K-06)."""
        self.end_invasion()

    def begin_battle(self) -> None:
        """A fresh commitment for every battle (A-14); with one choice there is no question."""
        self.stage += 1
        self.clear_dice()
        if self.most_committed() == 1:
            self.commit(1)
        else:
            self.phase = COMMITTING

    def commit(self, armies: i64) -> None:
        """The attacker's dice."""
        self.stage += 1
        self.committed = armies
        self.attack_dice = armies
        self.reached(COMMITTED)

    def answer(self) -> None:
        """One die for each army still committed; none: no roll (A-24). Then the defender chooses
        his dice, neutrals the most (S-44, A-15)."""
        self.attack_dice = self.committed
        if self.committed == 0:
            self.after_losses()
            return
        most = self.most_defending()
        if most == 1 or not self.defender_chooses():
            self.defend(most)
        else:
            self.phase = DEFENDING

    def defender_chooses(self) -> bool:
        return self.owner[self.target] != NEUTRAL and self.ask_defender != 0

    def sides(self) -> i64:
        """Faces of the die that is rolled next (S-35)."""
        return 6

    def defend(self, dice: i64) -> None:
        self.stage += 1
        self.defence_dice = dice
        self.thrown = 0
        self.phase = ROLLING

    def throw(self, face: i64) -> None:
        """One die after the other, the attacker's first."""
        if self.thrown < self.attack_dice:
            self.attack_faces = put(self.attack_faces, self.thrown, face)
        else:
            self.defence_faces = put(self.defence_faces, self.thrown - self.attack_dice, face)
        self.thrown += 1
        if self.thrown == self.attack_dice + self.defence_dice:
            self.reached(ROLLED)

    def compare(self) -> None:
        """Highest against highest, second against second; a tie costs the attacker (S-36..S-38)."""
        attack = falling(self.attack_faces)
        defence = falling(self.defence_faces)
        pairs = self.attack_dice if self.attack_dice < self.defence_dice else self.defence_dice
        for k in range(pairs):
            if die(attack, k) > die(defence, k):
                self.armies[self.target] -= 1
            else:
                self.attacker_falls()
        self.after_losses()

    def attacker_falls(self) -> None:
        self.armies[self.source] -= 1
        self.committed -= 1

    def after_losses(self) -> None:
        """Conquered, or on to the next battle while an army can be spared (S-27, S-30)."""
        if self.armies[self.target] == 0:
            self.conquer()
        elif self.armies[self.source] > 1:
            self.stage += 1
            self.phase = GOING_ON
        else:
            self.end_invasion()

    def conquer(self) -> None:
        """The territory changes hands and what was committed moves in at once (S-40, S-41)."""
        self.loser = self.take_over(self.target, self.turn)
        self.shift(self.source, self.target, self.committed)
        self.conquests += 1
        self.reached(CONQUERED)

    def settle_conquest(self) -> None:
        if self.loser >= 0 and self.held[self.loser] == 0:
            self.eliminate(self.loser)
        else:
            self.occupy()

    def occupy(self) -> None:
        """More armies may follow (S-42)."""
        if self.armies[self.source] > 1:
            self.phase = MOVING_IN
        else:
            self.moved_in()

    def moved_in(self) -> None:
        self.end_invasion()

    def eliminate(self, seat: i64) -> None:
        """Out, and the cards go to the conqueror (S-45, S-46); the last one left wins (S-48)."""
        self.out |= shl(1, seat)
        if self.after(self.turn) == self.turn:
            self.ended = BY_ARMS
            self.phase = OVER
        else:
            self.victim = seat
            self.plunder()

    def plunder(self) -> None:
        """What the victim leaves."""
        if self.hand_size(self.victim) > 0:
            self.looted = 1
            self.phase = LOOTING
        else:
            self.end_plunder()

    def end_plunder(self) -> None:
        self.victim = -1
        self.occupy()

    def next_loot(self) -> i64:
        """The card that is handed over next: all go, one after the other."""
        return self.cards.nth_in(HAND + self.victim, 0)

    def loot(self, card: i64) -> None:
        self.take_from(self.victim, card)
        if self.hand_size(self.victim) == 0:
            self.end_plunder()

    def clear_dice(self) -> None:
        self.committed = 0
        self.attack_dice = 0
        self.defence_dice = 0
        self.thrown = 0
        self.attack_faces = 0
        self.defence_faces = 0

    def end_invasion(self) -> None:
        """Conquered, stopped, or too weak to go on."""
        self.clear_dice()
        self.source = -1
        self.target = -1
        self.go_on()

    def go_on(self) -> None:
        """What the rules of the turn do after an invasion."""
        raise NotImplementedError

    def links_out(self, source: i64) -> bool:
        """Whether a territory of the seat on turn may attack from here (S-22, S-30)."""
        if self.armies[source] < 2:
            return False
        owner = self.owner
        goals = self.land.goals
        turn = self.turn
        for j in range(self.land.starts[source], self.land.starts[source + 1]):
            if owner[goals[j]] != turn:
                return True
        return False

    def can_invade(self) -> bool:
        owner = self.owner
        turn = self.turn
        for t in range(self.land.low, self.land.high):
            if owner[t] == turn and self.links_out(t):
                return True
        return False
