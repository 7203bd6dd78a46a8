"""A small duel of cards with effect objects: a fixed yardstick for the compiler, in C too
(bench/ref/kernel.c). Not one of our games, and never shipped.

    kernel digest SEED GAMES     kernel rate SEED SECONDS
"""

import sys
from time import process_time
from typing import Final, final

from mypy_extensions import i64

KINDS: Final[i64] = 24
DECK: Final[i64] = 30
ROUNDS: Final[i64] = 12
GOAL: Final[i64] = 15
MASK: Final[i64] = 0xFFFFFFFFFF


class Effect:
    """What is printed on a card; does nothing unless a subclass says so."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def boost(self, source: "Card", card: "Card") -> i64:
        """Strength for another card of the same side."""
        return 0

    def discount(self) -> i64:
        """Gold off every card of the same side."""
        return 0

    def entered(self, duel: "Duel", card: "Card") -> None:
        """The card came into play."""

    def won(self, duel: "Duel", card: "Card") -> None:
        """The card took part in a challenge that its side won."""

    def fell(self, duel: "Duel", card: "Card") -> None:
        """Another card of the same side was killed."""

    def saves(self) -> bool:
        """Whether the card may die in another's place."""
        return False


@final
class Lord(Effect):
    """Those who share an icon are stronger."""

    def boost(self, source: "Card", card: "Card") -> i64:
        return self.amount if source.icons & card.icons != 0 else 0


@final
class Purse(Effect):
    """Brings gold."""

    def entered(self, duel: "Duel", card: "Card") -> None:
        card.owner.gold += self.amount


@final
class Scholar(Effect):
    """Brings cards."""

    def entered(self, duel: "Duel", card: "Card") -> None:
        duel.draw(card.owner, self.amount)


@final
class Champion(Effect):
    """Gains power."""

    def won(self, duel: "Duel", card: "Card") -> None:
        card.owner.power += self.amount


@final
class Martyr(Effect):
    """Dies for others."""

    def saves(self) -> bool:
        return True


@final
class Avenger(Effect):
    """Robs the other side."""

    def fell(self, duel: "Duel", card: "Card") -> None:
        rival = duel.rival(card.owner)
        rival.gold = rival.gold - self.amount if rival.gold > self.amount else 0


@final
class Steward(Effect):
    """Makes others cheaper."""

    def discount(self) -> i64:
        return self.amount


@final
class Card:
    """One card of a deck."""

    def __init__(self, kind: i64, owner: "Side", effect: Effect) -> None:
        self.cost: i64 = 1 + kind % 4
        self.strength: i64 = self.cost + kind * 7 % 3
        self.icons: i64 = 1 + kind * 5 % 7
        self.owner: Side = owner
        self.effect: Effect = effect
        self.standing: bool = True


@final
class Side:
    """One of the two players."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.gold: i64 = 0
        self.power: i64 = 0
        self.deck: list[Card] = []
        self.hand: list[Card] = []
        self.play: list[Card] = []


def printed(kind: i64) -> Effect:
    """The effect of a kind."""
    amount: i64 = 1 + kind // 12
    which = kind % 8
    if which == 1:
        return Lord(amount)
    if which == 2:
        return Purse(amount)
    if which == 3:
        return Scholar(amount)
    if which == 4:
        return Champion(amount)
    if which == 5:
        return Martyr(amount)
    if which == 6:
        return Avenger(amount)
    return Steward(amount) if which == 7 else Effect(amount)


EFFECTS: Final[list[Effect]] = [printed(kind) for kind in range(i64(24))]


@final
class Duel:
    """A game. Every decision is made at random, and noted in the digest."""

    def __init__(self, luck: i64, digest: i64) -> None:
        self.luck: i64 = luck
        self.digest: i64 = digest
        self.decisions: i64 = 0
        self.sides: list[Side] = [self.side(0), self.side(1)]

    def side(self, number: i64) -> Side:
        side = Side(number)
        for i in range(DECK):
            kind = (i * 7 + number * 5) % KINDS
            side.deck.append(Card(kind, side, EFFECTS[kind]))
        return side

    def rival(self, side: Side) -> Side:
        return self.sides[1 - side.number]

    def below(self, n: i64) -> i64:
        s = self.luck
        s = 1073740155 * (s & 0xFFFFFFFF) + (s >> 32)
        self.luck = s
        return ((s & 0xFFFFFFFF) * n) >> 32

    def choose(self, n: i64) -> i64:
        """A decision among n answers."""
        k = self.below(n)
        self.digest = (self.digest * 1000003 + 64 * n + k) & MASK
        self.decisions += 1
        return k

    def draw(self, side: Side, count: i64) -> None:
        for _step in range(count):
            n = i64(len(side.deck))
            if n == 0:
                return
            k = self.below(n)
            card = side.deck[k]
            side.deck[k] = side.deck[n - 1]
            side.deck.pop()
            side.hand.append(card)

    def cost(self, card: Card) -> i64:
        cost = card.cost
        for other in card.owner.play:
            cost -= other.effect.discount()
        return cost if cost > 0 else 0

    def strength(self, card: Card) -> i64:
        total = card.strength
        for other in card.owner.play:
            if other is not card:
                total += other.effect.boost(other, card)
        return total

    def marshal(self, side: Side) -> None:
        side.gold += 3
        self.draw(side, 2)
        while True:
            options = [card for card in side.hand if self.cost(card) <= side.gold]
            n = i64(len(options))
            k = self.choose(n + 1)
            if k == n:
                return
            card = options[k]
            side.gold -= self.cost(card)
            side.hand.remove(card)
            side.play.append(card)
            card.effect.entered(self, card)

    def gather(self, side: Side, icon: i64) -> list[Card]:
        chosen: list[Card] = []
        while True:
            options = [card for card in side.play if card.standing and card.icons & icon != 0]
            n = i64(len(options))
            k = self.choose(n + 1)
            if k == n:
                return chosen
            options[k].standing = False
            chosen.append(options[k])

    def total(self, cards: list[Card]) -> i64:
        total: i64 = 0
        for card in cards:
            total += self.strength(card)
        return total

    def challenge(self, side: Side, kind: i64) -> None:
        icon: i64 = 1 if kind == 0 else 2 * kind
        attackers = self.gather(side, icon)
        if len(attackers) == 0:
            return
        rival = self.rival(side)
        defenders = self.gather(rival, icon)
        attack = self.total(attackers)
        defence = self.total(defenders)
        wins = attack > 0 and attack >= defence
        for card in attackers if wins else defenders:
            card.effect.won(self, card)
        if not wins:
            return
        if defence == 0:
            side.power += 1
        if kind == 0:
            if len(rival.play) > 0:
                self.kill(rival, rival.play[self.choose(i64(len(rival.play)))])
        elif kind == 1:
            if len(rival.hand) > 0:
                rival.hand.pop(self.below(i64(len(rival.hand))))
        elif rival.power > 0:
            rival.power -= 1
            side.power += 1

    def kill(self, side: Side, victim: Card) -> None:
        for saver in side.play:
            if saver is not victim and saver.effect.saves():
                if self.choose(2) == 1:
                    victim = saver
                break
        side.play.remove(victim)
        for card in side.play:
            card.effect.fell(self, card)

    def run(self) -> None:
        for number in range(ROUNDS):
            first = self.sides[number % 2]
            second = self.rival(first)
            self.marshal(first)
            self.marshal(second)
            for kind in range(i64(3)):
                self.challenge(first, kind)
            for kind in range(i64(3)):
                self.challenge(second, kind)
            for side in self.sides:
                for card in side.play:
                    card.standing = True
            if first.power >= GOAL or second.power >= GOAL:
                break
        for side in self.sides:
            self.digest = (self.digest * 1000003 + side.power) & MASK


def play(luck: i64, digest: i64) -> Duel:
    """One game."""
    duel = Duel(luck, digest)
    duel.run()
    return duel


def main(words: list[str]) -> None:
    """As the reference in C: the digest of some games, or how many are played in a second."""
    luck = (int(words[1]) & 0xFFFFFFFFFFFFFFF) | 1
    digest = games = 0
    if words[0] == "digest":
        for _step in range(int(words[2])):
            duel = play(luck, digest)
            luck, digest = int(duel.luck), int(duel.digest)
        sys.stdout.write(f"{digest:010x}\n")
        return
    seconds = float(words[2])
    begun = process_time()
    while process_time() - begun < seconds:
        for _step in range(1 + games // 8):
            luck = int(play(luck, 0).luck)
            games += 1
    sys.stdout.write(f"{games / (process_time() - begun)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
