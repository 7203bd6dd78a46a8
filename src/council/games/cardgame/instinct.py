"""What a player does at first sight, and how a position looks: search plays on with the one and
judges by the other.

A sketch goes on by hunches to the end of the round, when all stand again, so that what a plot, a
card or a challenge leads to is part of what it is worth.
"""

from math import exp
from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games.cardgame.board import GOING_ON, HAND, Board, bit
from council.games.cardgame.book import (
    CANNOT_DEFEND,
    CHALLENGES,
    CHARACTER,
    INTRIGUE,
    MARSHALLING,
    MILITARY,
    RENOWN,
    STEALTH,
)
from council.games.cardgame.contest import (
    ANNOUNCING,
    ATTACKING,
    NAMING,
    Challenges,
    Claim,
    attackers_for,
    defenders_for,
)
from council.games.cardgame.killing import Killing
from council.games.cardgame.marshalling import Actions
from council.games.cardgame.moves import (
    CHALLENGE,
    COMMIT,
    DECK_SIZE,
    DONE,
    DUPLICATE,
    FIRST,
    HAND_KEEP,
    HAND_NEW,
    MARSHAL,
    PASS,
    PICK,
    PLAY,
    PLOT,
)
from council.games.cardgame.offers import ability_of, source_of
from council.games.cardgame.opening import Mulligan, Place
from council.games.cardgame.phases import ChoosePlots, Initiative
from council.games.cardgame.texts import Texts
from council.games.cardgame.timing import Settle
from council.kit.stack import Frame

# What things are worth, in tenths
POWER: Final[i64] = 20
LATE_POWER: Final[i64] = 10  # more for each beyond the ninth: the race is nearly run
LATE: Final[i64] = 9
CARD: Final[i64] = 6  # in hand
GOLD: Final[i64] = 2
STRENGTH: Final[i64] = 6
ICON: Final[i64] = 4
INCOME: Final[i64] = 12
WITH_RENOWN: Final[i64] = 8
WITH_STEALTH: Final[i64] = 5
SPARE_LIFE: Final[i64] = 8  # a duplicate
KNEELS: Final[i64] = 1  # for each point of strength that cannot defend or count now
SCALE: Final = 60.0  # a lead that wins about three games of four

ANY_PHASE: Final[i64] = 127
DEAR: Final[i64] = 3  # a card that costs so much is no help in the set-up
NEVER: Final[i64] = -1000000


class Instinct(Texts):
    """Hunches for every question, and the worth of a side."""

    def __init__(self, book: i64, source: Optional["Board"]) -> None:
        super().__init__(book, source)

    # -- how it stands

    def value(self, seat: i64) -> float:
        if self.ended != GOING_ON:
            if self.winner < 0:
                return 0.5
            return 1.0 if seat == self.seat_of(self.winner) else 0.0
        house = self.house_of(seat)
        lead = self.worth(house) - self.worth(1 - house)
        return 1.0 / (1.0 + exp(-float(lead) / SCALE))

    def worth(self, house: i64) -> i64:
        """Power first, then what wins challenges, then what is to come."""
        power = self.total_power(house)
        tenths = POWER * power + CARD * self.hand_size(house) + GOLD * self.gold[house]
        if power > LATE:
            tenths += LATE_POWER * (power - LATE)
        book = self.print()
        rest = self.play[house]
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            tenths += INCOME * book.income[card]
            if book.kind[card] == CHARACTER:
                tenths += self.worth_of(card)
        return tenths

    def worth_of(self, card: i64) -> i64:
        """Of a character in play, without the power on it."""
        house = card // DECK_SIZE
        one = bit(card)
        tenths = STRENGTH * self.strength[card]
        for icon in range(i64(3)):
            if self.icons[2 * icon + house] & one != 0:
                tenths += ICON
        if self.keywords[2 * RENOWN + house] & one != 0:
            tenths += WITH_RENOWN
        if self.keywords[2 * STEALTH + house] & one != 0:
            tenths += WITH_STEALTH
        if self.print().unique[card] != 0 and self.duplicate_of(card) >= 0:
            tenths += SPARE_LIFE
        if self.kneeling[house] & one != 0:
            tenths -= KNEELS * self.strength[card]
        return tenths

    def sum_of(self, house: i64, cards: i64) -> i64:
        """The strength of a set of a House's characters."""
        total: i64 = 0
        while cards != 0:
            total += self.strength[DECK_SIZE * house + lowest(cards)]
            cards &= cards - 1
        return total

    # -- for search

    def sketch(self, rng: Rng, root: State) -> None:
        """By hunches to the end of the round."""
        assert isinstance(root, Instinct)
        end = root.round + 1
        while self.round < end:
            seat = self.seat()
            if seat == NOBODY:
                return
            self.apply(self.chance(rng) if seat == CHANCE else self.hunch(rng))

    def weight(self) -> i64:
        """Plots decide most; a yes or no needs little thought."""
        frame = self.top()
        op = self.op(frame)
        if isinstance(op, ChoosePlots):
            return 50
        if isinstance(op, Actions):
            return 30 if frame.card == frame.seat else 12
        if isinstance(op, Challenges):
            return 12 if frame.step == NAMING else 30
        if isinstance(op, Claim):
            return 20
        if isinstance(op, (Place, Mulligan)):
            return 8
        return 12

    def promising(self) -> vec[i64]:
        """In a window: of several copies one; what can be used in any phase only when it may turn
        a challenge or help to marshal."""
        moves = self.legal_moves()
        op = self.op(self.top())
        if i64(len(moves)) < 2 or not isinstance(op, Actions):
            return moves
        idle = self.phase != CHALLENGES and self.phase != MARSHALLING
        kept = vec[i64](capacity=i64(len(moves)))
        title: i64 = -1
        for move in moves:
            if move >= PLAY:
                source = source_of(move)
                if idle and ability_of(self, move).phases == ANY_PHASE:
                    continue
                if self.print().title[source] == title and self.host[source] < 0:
                    continue
                title = self.print().title[source]
            kept = append(kept, move)
        return kept

    def hunch(self, rng: Rng) -> i64:
        frame = self.top()
        op = self.op(frame)
        if isinstance(op, Actions):
            return self.act(frame, rng)
        if isinstance(op, Challenges):
            return self.fight(op, frame, rng)
        moves = self.top_options()
        n = i64(len(moves))
        if isinstance(op, (Settle, Killing)):
            if frame.step == 0:
                return moves[rng.below(n)]  # in which order
            return PASS if n == 1 or rng.below(8) == 0 else moves[1 + rng.below(n - 1)]
        if isinstance(op, Claim):
            return self.least(moves, rng)
        if isinstance(op, ChoosePlots):
            return self.plot(moves, rng)
        if isinstance(op, Place):
            return moves[n - 1] if rng.below(8) > 0 else moves[0]
        if isinstance(op, Mulligan):
            return HAND_KEEP if self.playable(self.asked) > 1 else HAND_NEW
        if isinstance(op, Initiative):
            return FIRST + (frame.seat if rng.below(4) > 0 else 1 - frame.seat)
        return moves[rng.below(n)]

    # -- set-up and plots

    def playable(self, house: i64) -> i64:
        """How many characters of a hand could be placed in the set-up."""
        book = self.print()
        count: i64 = 0
        for card in range(DECK_SIZE * house, DECK_SIZE * (house + 1)):
            here = self.cards.place[card] == HAND + 3 * house
            if here and book.kind[card] == CHARACTER and book.cost[card] <= DEAR:
                count += 1
        return count

    def plot(self, moves: vec[i64], rng: Rng) -> i64:
        """Gold and claim, and a little luck."""
        book = self.print()
        best = moves[0]
        most = NEVER
        for move in moves:
            plot = move - PLOT
            score = 2 * book.plot_income[plot] + 3 * book.plot_claim[plot] + rng.below(8)
            if score > most:
                most = score
                best = move
        return best

    # -- windows

    def act(self, frame: Frame, rng: Rng) -> i64:
        """In one's own marshalling turn the dearest card first; else now and then an action."""
        moves = self.promising()
        n = i64(len(moves))
        if n == 1:
            return moves[0]
        best = PASS
        most: i64 = -1
        others: i64 = 0
        for move in moves:
            if move >= PLAY:
                others += 1
            elif move >= DUPLICATE:
                return move
            elif move >= MARSHAL:
                score = 2 * self.print().cost[move - MARSHAL] + rng.below(4)
                if score > most:
                    most = score
                    best = move
        if others > 0 and rng.below(3) == 0:
            return moves[n - 1 - rng.below(others)]
        return best

    # -- challenges

    def fight(self, op: Challenges, frame: Frame, rng: Rng) -> i64:
        if frame.step == ANNOUNCING:
            return self.announce(frame.seat, rng)
        if frame.step == ATTACKING:
            return self.attack(frame, rng)
        if frame.step == NAMING:
            return self.sneak(frame.seat, rng)
        return self.defend(frame, rng)

    def against(self, house: i64, contest: i64) -> i64:
        """The strength a House could defend with."""
        found = self.characters(house) & ~self.kneeling[house] & self.icons[2 * contest + house]
        return self.sum_of(house, found & ~self.rule_set(CANNOT_DEFEND, contest, house))

    def announce(self, house: i64, rng: Rng) -> i64:
        """What promises most, unless it is hopeless."""
        best = DONE
        most: i64 = 4
        claim = self.claim(house)
        for move in self.top_options():
            if move == DONE:
                continue
            contest = move - CHALLENGE
            attack = self.sum_of(house, attackers_for(self, house, contest))
            defence = self.against(1 - house, contest)
            gain = claim * self.stake(1 - house, contest)
            if defence == 0:
                gain += POWER
            elif attack < defence:
                gain //= 4
            gain = gain * (75 + rng.below(50)) // 100
            if gain > most:
                most = gain
                best = move
        return best

    def stake(self, house: i64, contest: i64) -> i64:
        """What a House loses for each point of claim."""
        if contest == MILITARY:
            return 0 if self.characters(house) == 0 else 24
        if contest == INTRIGUE:
            return i64(0) if self.hand_size(house) == 0 else CARD
        return 2 * POWER if self.banner[house] > 0 else i64(0)

    def attack(self, frame: Frame, rng: Rng) -> i64:
        """One after the other until they are stronger than all who could defend; with a look at
        who is needed later."""
        moves = self.top_options()
        n = i64(len(moves))
        chosen = frame.slots[0]
        first: i64 = 0 if chosen == 0 else 1
        if chosen != 0:
            defence = self.against(1 - frame.seat, self.contest)
            enough = self.sum_of(frame.seat, chosen) >= defence
            if n == 1 or rng.below(8) < (7 if enough else 1):
                return DONE
        k = first
        while k < n - 1 and rng.below(4) == 0:
            k += 1
        return moves[k]

    def sneak(self, house: i64, rng: Rng) -> i64:
        """Stealth passes by whoever would defend best."""
        rest = defenders_for(self, 1 - house)
        best: i64 = -1
        most: i64 = -1
        while rest != 0:
            card = DECK_SIZE * (1 - house) + lowest(rest)
            rest &= rest - 1
            if self.keywords[2 * STEALTH + 1 - house] & bit(card) == 0:
                score = 2 * self.strength[card] + rng.below(2)
                if score > most:
                    most = score
                    best = card
        return PICK + best if best >= 0 else PASS

    def defend(self, frame: Frame, rng: Rng) -> i64:
        """To win if that can be done; else now and then with one, so that it is not unopposed."""
        moves = self.top_options()
        n = i64(len(moves))
        house = 1 - frame.seat
        attack = self.side_strength(frame.seat)
        chosen = self.sum_of(house, frame.slots[0] | self.defenders[house])
        if chosen > attack or n == 1:
            return DONE
        within = chosen
        for k in range(i64(1), n):
            within += self.strength[moves[k] - COMMIT]
        if within > attack:
            return moves[1] if rng.below(8) > 0 else DONE
        if chosen > 0 or rng.below(2) == 0:
            return DONE
        return moves[1 + rng.below(n - 1)]

    # -- what is given up

    def least(self, moves: vec[i64], rng: Rng) -> i64:
        """The character that is missed least."""
        best = moves[0]
        most = NEVER
        for move in moves:
            card = move - PICK
            score = rng.below(4) - self.worth_of(card) - POWER * self.power[card]
            if self.duplicate_of(card) >= 0:
                score += 2 * SPARE_LIFE  # it can be saved
            if score > most:
                most = score
                best = move
        return best
