"""Costs, targets and effects: one small class for each word of the data's vocabulary."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.core.state import CHANCE
from council.games.cardgame.board import ASIDE, DECK, DISCARD, HAND, PLOT_DECK, bit
from council.games.cardgame.book import CARD_ENTERED_PLAY, ON_POWER
from council.games.cardgame.moves import (
    CARDS,
    DECK_SIZE,
    DONE,
    NOTHING,
    PICK,
    PLACE,
    PLOT,
)
from council.games.cardgame.select import (
    DELAYED,
    EACH,
    HOST,
    NAMED,
    NAMES,
    REDUCTION,
    YOU,
    ZONE_HAND,
    Amount,
    Lasts,
    Ref,
    Selector,
    Test,
    speaks_of,
)
from council.games.cardgame.stats import PLAIN
from council.games.cardgame.texts import (
    ALL_SEE,
    BOTH_HOUSES,
    SAVED,
    Piece,
    Texts,
    table,
    tests_hold,
)
from council.kit.cards import EVERYBODY, HOLE
from council.kit.stack import Frame, Stacked


def picks(stark: i64, lannister: i64, low: i64, need: i64) -> vec[i64]:
    """Moves that pick one of two sets, from a number on, and leave enough above it."""
    moves = vec[i64](capacity=i64(8))
    left = popcount(stark) + popcount(lannister)
    for d in range(i64(2)):
        rest = stark if d == 0 else lannister
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            if card >= low and left >= need:
                moves = append(moves, PICK + card)
            left -= 1
    return moves


def above(cards: i64, d: i64, low: i64) -> i64:
    """The members of a set of one deck from a number on."""
    first = low - DECK_SIZE * d
    if first <= 0:
        return cards
    return 0 if first >= DECK_SIZE else cards & ~(shl(1, first) - 1)


# -- costs


class PayGold(Piece):
    """Gold from the pool to the treasury."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        return t.gold[you] >= self.amount.value(t, you, source, host, source)

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.pay(frame.seat, self.amount.value(t, frame.seat, frame.card, -1, frame.card))
        frame.next()


class KneelSelf(Piece):
    """Only a standing card can kneel (CHL-17)."""

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        return t.stands(source)

    def step(self, state: Stacked, frame: Frame) -> None:
        table(state).kneel(frame.card)
        frame.next()


class DiscardSelf(Piece):
    """The source leaves play; its last host is remembered (AMB-22)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        table(state).leave(frame.card, DISCARD)
        frame.next()


class KneelSome(Piece):
    """Some of the payer's choice kneel."""

    def __init__(self, select: Selector, count: i64, name: i64) -> None:
        self.select: Selector = select
        self.count: i64 = count
        self.name: i64 = name  # -1: they need no name

    def standing(self, t: Texts, d: i64, you: i64, source: i64) -> i64:
        return self.select.find(t, d, you, source, t.host_of(source)) & ~t.kneeling[d]

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        stark = self.standing(t, 0, you, source)
        return popcount(stark) + popcount(self.standing(t, 1, you, source)) >= self.count

    def step(self, state: Stacked, frame: Frame) -> None:
        """`step` counts those knelt, `passes` is the lowest number that may come next."""
        t = table(state)
        if frame.step == self.count:
            frame.passes = 0
            frame.next()
            return
        moves = self.options(state, frame)
        if i64(len(moves)) == 1:
            self.answer(state, frame, moves[0])
        else:
            t.ask(frame.seat)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        stark = self.standing(t, 0, frame.seat, frame.card)
        lannister = self.standing(t, 1, frame.seat, frame.card)
        low = frame.passes
        return picks(above(stark, 0, low), above(lannister, 1, low), low, self.count - frame.step)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        card = move - PICK
        table(state).kneel(card)
        if self.name >= 0:
            frame.slots[NAMES + 2 * self.name + card // DECK_SIZE] |= bit(card)
        frame.step += 1
        frame.passes = card + 1


# -- targets


class Look(Piece):
    """The chooser sees a hand, card by card; the public does not."""

    def seers(self, t: Texts, frame: Frame) -> i64:
        return BOTH_HOUSES

    def __init__(self, whose: i64) -> None:
        self.whose: i64 = whose

    def house(self, frame: Frame) -> i64:
        return frame.seat if self.whose == YOU else 1 - frame.seat

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step < table(state).hand_size(self.house(frame)):
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        card = t.cards.nth_in(HAND + 3 * self.house(frame), frame.step)
        return append(append(vec[i64](capacity=i64(2)), PLACE + card), 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.cards.show(move - PLACE, t.own_bit(frame.seat))
        frame.step += 1


class Choose(Piece):
    """Cards are picked, one at a time, by one player or by both in turn (AMB-38)."""

    def __init__(self, name: i64, select: Selector, count: i64, by: i64, up_to: i64) -> None:
        self.name: i64 = name
        self.select: Selector = select
        self.count: i64 = count
        self.by: i64 = by
        self.up_to: i64 = up_to
        self.when: list[Test] = []

    def seers(self, t: Texts, frame: Frame) -> i64:
        return BOTH_HOUSES if self.select.zone == ZONE_HAND else ALL_SEE

    def chooser(self, t: Texts, frame: Frame) -> i64:
        """Whose turn it is to choose; `step` is 16 for each who is done, plus those picked."""
        if self.by == EACH:
            return t.first if frame.step < 16 else 1 - t.first
        return frame.seat if self.by == YOU else 1 - frame.seat

    def found(self, t: Texts, frame: Frame, d: i64) -> i64:
        who = self.chooser(t, frame)
        found = self.select.find(t, d, who, frame.card, frame.slots[HOST])
        return found & ~frame.slots[NAMES + 2 * self.name + d]

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        if self.up_to != 0 or self.by == EACH:
            return True
        who = you if self.by == YOU else 1 - you
        if self.select.zone == ZONE_HAND:
            return t.hand_size(who if self.select.controller == YOU else 1 - who) >= self.count
        return self.select.count(t, who, source, host) >= self.count

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        while frame.step < (32 if self.by == EACH else 16):
            need = self.count - frame.step % 16
            who = self.chooser(t, frame)
            stark = self.found(t, frame, 0)
            lannister = self.found(t, frame, 1)
            some = popcount(stark) + popcount(lannister)
            free = need > 0 and some > 0
            if free and tests_hold(self.when, t, who, frame.card, frame.slots[HOST], frame.slots):
                if self.up_to != 0 or some > need:
                    if i64(len(self.options(state, frame))) > 1:
                        t.ask(who)
                        return
                else:
                    self.name_all(t, frame, stark, lannister)
            frame.step = 16 * (frame.step // 16) + 16
            frame.passes = 0
        frame.next()

    def name_all(self, t: Texts, frame: Frame, stark: i64, lannister: i64) -> None:
        for d in range(i64(2)):
            rest = stark if d == 0 else lannister
            while rest != 0:
                self.name_one(t, frame, DECK_SIZE * d + lowest(rest))
                rest &= rest - 1

    def name_one(self, t: Texts, frame: Frame, card: i64) -> None:
        if self.select.zone == ZONE_HAND:  # a secret is a card in a place, never a number here
            d = card // DECK_SIZE
            t.take(card, HAND + 3 * d)
            t.cards.move(card, ASIDE + 3 * d, t.own_bit(0) | t.own_bit(1))
        else:
            frame.slots[NAMES + 2 * self.name + card // DECK_SIZE] |= bit(card)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        need = self.count - frame.step % 16
        stark = above(self.found(t, frame, 0), 0, frame.passes)
        lannister = above(self.found(t, frame, 1), 1, frame.passes)
        if self.select.zone == ZONE_HAND:
            return self.titles(t, stark, lannister)
        moves = vec[i64](capacity=i64(9))
        if self.up_to != 0:
            moves = append(moves, DONE)
            need = 1
        for move in picks(stark, lannister, 0, need):
            moves = append(moves, move)
        return moves

    def titles(self, t: Texts, stark: i64, lannister: i64) -> vec[i64]:
        """Cards of a hand, one number for all copies."""
        moves = vec[i64](capacity=i64(8))
        for house in range(i64(2)):
            cards = stark if house == 0 else lannister
            if cards != 0:
                for card in t.hand_faces(house):
                    if cards & bit(card) != 0:
                        moves = append(moves, PLACE + card)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        if move == DONE:
            frame.step = 16 * (frame.step // 16) + 16
            frame.passes = 0
            return
        hidden = self.select.zone == ZONE_HAND
        self.name_one(table(state), frame, move - (PLACE if hidden else PICK))
        frame.step += 1
        if self.count > 1 and self.select.zone != ZONE_HAND:
            frame.passes = move - PICK + 1


# -- effects


class Effect(Piece):
    """Something done to cards: `cards` says which."""

    def __init__(self, cards: Ref) -> None:
        self.cards: Ref = cards

    def set_of(self, t: Texts, frame: Frame, d: i64) -> i64:
        """Those in play."""
        host = frame.slots[HOST]
        found = self.cards.find(t, d, frame.seat, frame.card, host, frame.slots)
        return found & t.play[d]

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        """Named cards are there when they are named; of the others one must be able to change."""
        if self.cards.kind == NAMED:
            return True
        for d in range(i64(2)):
            rest = self.cards.find(t, d, you, source, host, PLAIN) & t.play[d]
            while rest != 0:
                if self.changes(t, DECK_SIZE * d + lowest(rest)):
                    return True
                rest &= rest - 1
        return False

    def changes(self, t: Texts, card: i64) -> bool:
        """Whether it would do anything to this card."""
        return True

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        stark = self.set_of(t, frame, 0)
        lannister = self.set_of(t, frame, 1)
        frame.next()
        self.act(t, frame, stark, lannister)

    def act(self, t: Texts, frame: Frame, stark: i64, lannister: i64) -> None:
        for d in range(i64(2)):
            rest = stark if d == 0 else lannister
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                if t.in_play(card):
                    self.act_on(t, frame, card)

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        raise NotImplementedError


class Discard(Effect):
    """From play to the owner's discard pile."""

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.leave(card, DISCARD)


class Kill(Effect):
    """All at once, with saves unless the text excludes them."""

    def __init__(self, cards: Ref, saves: i64) -> None:
        super().__init__(cards)
        self.saves: i64 = saves

    def act(self, t: Texts, frame: Frame, stark: i64, lannister: i64) -> None:
        t.kill(stark, lannister, self.saves)


class Kneel(Effect):
    """No effect on a kneeling card."""

    def changes(self, t: Texts, card: i64) -> bool:
        return t.stands(card)

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.kneel(card)


class Stand(Effect):
    """No effect on a standing card."""

    def changes(self, t: Texts, card: i64) -> bool:
        return not t.stands(card)

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.stand(card)


class GainPower(Effect):
    """From the bank to each card; one moment (AMB-33)."""

    def __init__(self, cards: Ref, amount: Amount) -> None:
        super().__init__(cards)
        self.amount: Amount = amount

    def act(self, t: Texts, frame: Frame, stark: i64, lannister: i64) -> None:
        super().act(t, frame, stark, lannister)
        t.check_power()

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.power[card] += self.amount.value(t, frame.seat, frame.card, frame.slots[HOST], card)
        t.changed(ON_POWER)


class Save(Piece):
    """The pending kill of the card it is about does not happen."""

    def step(self, state: Stacked, frame: Frame) -> None:
        killing = state.stack[frame.about]
        for k in range(0, i64(len(killing.slots)), 3):
            if killing.slots[k] == frame.slots[2]:
                killing.slots[k + 2] = SAVED
        frame.next()


class ReturnToHand(Effect):
    """What lies on or under it is discarded."""

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.return_to_hand(card)


class ShuffleIntoDeck(Effect):
    """From play, or the card that was picked out of a hand."""

    def act(self, t: Texts, frame: Frame, stark: i64, lannister: i64) -> None:
        super().act(t, frame, stark, lannister)
        for house in range(i64(2)):
            for card in t.cards.all_in(ASIDE + 3 * house):
                t.into_deck(card)

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.leave(card, DISCARD)
        t.into_deck(card)


class JoinChallenge(Effect):
    """On its controller's side; that is not declaring (AMB-24)."""

    def changes(self, t: Texts, card: i64) -> bool:
        return t.attacker >= 0 and t.role(card) == 0

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        if self.changes(t, card):
            d = card // DECK_SIZE
            if d == t.attacker:
                t.attackers[d] |= bit(card)
            else:
                t.defenders[d] |= bit(card)
            t.dirty = 1


class LeaveChallenge(Effect):
    """Stays in play, participates no longer."""

    def changes(self, t: Texts, card: i64) -> bool:
        return t.role(card) != 0

    def act_on(self, t: Texts, frame: Frame, card: i64) -> None:
        t.retire(card)


class ForPlayers(Piece):
    """Something for one player or both, the first player first."""

    def __init__(self, player: i64, amount: Amount) -> None:
        self.player: i64 = player
        self.amount: Amount = amount

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        if self.amount.value(t, you, source, host, source) <= 0:
            return False
        for house in range(i64(2)):
            if speaks_of(self.player, you, house) and self.changes(t, house):
                return True
        return False

    def changes(self, t: Texts, house: i64) -> bool:
        return True

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        amount = self.amount.value(t, frame.seat, frame.card, frame.slots[HOST], frame.card)
        frame.next()
        for k in range(i64(2)):  # what is pushed last comes first
            house = 1 - t.first if k == 0 else t.first
            if speaks_of(self.player, frame.seat, house):
                self.give(t, house, amount)
        t.check_power()

    def give(self, t: Texts, house: i64, amount: i64) -> None:
        raise NotImplementedError


class Draw(ForPlayers):
    """As many as the deck still has."""

    def changes(self, t: Texts, house: i64) -> bool:
        return t.deck_size(house) > 0

    def give(self, t: Texts, house: i64, amount: i64) -> None:
        t.draw_for(house, amount)


class DiscardRandom(ForPlayers):
    """From the hand, each card equally likely."""

    def changes(self, t: Texts, house: i64) -> bool:
        return t.hand_size(house) > 0

    def give(self, t: Texts, house: i64, amount: i64) -> None:
        t.lose_for(house, amount)


class ClaimPower(ForPlayers):
    """From the bank to the banner; for both players one moment."""

    def give(self, t: Texts, house: i64, amount: i64) -> None:
        t.banner[house] += amount
        t.changed(ON_POWER)


class GainGold(ForPlayers):
    """From the treasury to the pool."""

    def give(self, t: Texts, house: i64, amount: i64) -> None:
        t.earn(house, amount)


class DiscardDownTo(Piece):
    """The owner of a hand that is too large chooses what goes."""

    def __init__(self, player: i64, amount: i64) -> None:
        self.player: i64 = player
        self.amount: i64 = amount

    def house(self, frame: Frame) -> i64:
        return frame.seat if self.player == YOU else 1 - frame.seat

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        return t.hand_size(you if self.player == YOU else 1 - you) > self.amount

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if t.hand_size(self.house(frame)) > self.amount:
            t.ask(self.house(frame))
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        moves = vec[i64](capacity=i64(8))
        for card in table(state).hand_faces(self.house(frame)):
            moves = append(moves, PICK + card)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = self.house(frame)
        t.take(move - PICK, HAND + 3 * house)
        t.cards.move(move - PICK, DISCARD + house, EVERYBODY)


class SearchDeck(Piece):
    """One card that fits must be taken, if there is one, and shown (AMB-53).

    Who searches is asked also when nothing fits: only he can know.
    """

    def __init__(self, player: i64, select: Selector, into_play: i64) -> None:
        self.player: i64 = player
        self.select: Selector = select
        self.into_play: i64 = into_play

    def possible(self, t: Texts, you: i64, source: i64, host: i64) -> bool:
        for house in range(i64(2)):
            if speaks_of(self.player, you, house) and t.deck_size(house) > 0:
                return True
        return False

    def searcher(self, t: Texts, frame: Frame) -> i64:
        return t.first if frame.step == 0 else 1 - t.first

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        while frame.step < 2:
            house = self.searcher(t, frame)
            if speaks_of(self.player, frame.seat, house) and t.deck_size(house) > 0:
                t.ask(house)
                return
            frame.step += 1
        frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        house = self.searcher(t, frame)
        mask = self.select.mask0 if house == 0 else self.select.mask1
        book = t.print()
        moves = vec[i64](capacity=i64(12))
        card = DECK_SIZE * house
        while card < DECK_SIZE * (house + 1):
            high = book.high[card]
            if mask & bit(card) != 0 and (self.into_play == 0 or t.may_put(card)):
                for copy in range(card, high):
                    place = t.cards.place[copy]
                    if place == DECK + 3 * house or place == HOLE:
                        moves = append(moves, PICK + t.unknown_copy(copy))
                        break
            card = high
        return moves if i64(len(moves)) > 0 else append(moves, NOTHING)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = self.searcher(t, frame)
        frame.step += 1
        if move == NOTHING:
            return
        card = move - PICK
        t.take(card, DECK + 3 * house)
        if self.into_play != 0:
            t.enter(card)
            t.fresh()
            t.emit(CARD_ENTERED_PLAY, house, card, -1)
        else:
            t.cards.move(card, HAND + 3 * house, EVERYBODY)


class Note(Piece):
    """A change that lasts: for the cards as they are now, or for players."""

    def __init__(self, lasts: Lasts, until: i64) -> None:
        self.lasts: Lasts = lasts
        self.until: i64 = until

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        lasts = self.lasts
        you = frame.seat
        host = frame.slots[HOST]
        frame.next()
        t.dirty = 1
        cards = lasts.cards
        if cards is None:
            amount = lasts.amount.value(t, you, frame.card, host, frame.card)
            for house in range(i64(2)):
                if speaks_of(lasts.player, you, house):
                    t.lasting.add(
                        vec[i64](
                            [lasts.kind, amount, -1, 0, house, self.until, lasts.which, lasts.bits]
                        )
                    )
            return
        for d in range(i64(2)):
            rest = cards.find(t, d, you, frame.card, host, frame.slots) & t.play[d]
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                amount = lasts.amount.value(t, you, frame.card, host, card)
                stay = t.stay[card]
                t.lasting.add(
                    vec[i64](
                        [lasts.kind, amount, card, stay, -1, self.until, lasts.which, lasts.bits]
                    )
                )


class ReduceNextCost(Piece):
    """The next card that fits is cheaper."""

    def __init__(self, player: i64, amount: Amount, selector: i64, until: i64) -> None:
        self.player: i64 = player
        self.amount: Amount = amount
        self.selector: i64 = selector
        self.until: i64 = until

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        amount = self.amount.value(t, frame.seat, frame.card, -1, frame.card)
        for house in range(i64(2)):
            if speaks_of(self.player, frame.seat, house):
                t.lasting.add(
                    vec[i64]([REDUCTION, amount, -1, 0, house, self.until, self.selector, 0])
                )
        frame.next()


class Delay(Piece):
    """Waits for an event, then works once."""

    def __init__(self, on: i64, tests: i64, program: i64, until: i64) -> None:
        self.on: i64 = on
        self.tests: i64 = tests
        self.program: i64 = program
        self.until: i64 = until

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.lasting.add(
            vec[i64](
                [
                    DELAYED,
                    self.on,
                    frame.card,
                    frame.stay,
                    frame.seat,
                    self.until,
                    self.program,
                    self.tests,
                ]
            )
        )
        frame.next()


class Either(Piece):
    """One list of effects or another."""

    def __init__(self, when: list[Test], program: i64, otherwise: i64) -> None:
        self.when: list[Test] = when
        self.program: i64 = program
        self.otherwise: i64 = otherwise  # -1: nothing

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        host = frame.slots[HOST]
        true = tests_hold(self.when, t, frame.seat, frame.card, host, frame.slots)
        program = self.program if true else self.otherwise
        frame.next()
        if program >= 0:
            inner = Frame(program, frame.seat, None)
            inner.card = frame.card
            inner.stay = frame.stay
            inner.about = frame.about
            inner.slots = frame.slots[:]
            t.push(inner)


class CancelPlot(Piece):
    """The ability of the plot now revealed is off (AMB-37)."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        for house in range(i64(2)):
            if speaks_of(self.player, frame.seat, house):
                t.cancelled[house] = 1
        t.dirty = 1
        frame.next()


class RevealNewPlot(Piece):
    """Openly chosen from the plot deck; what it does when revealed happens at once."""

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def house(self, frame: Frame) -> i64:
        return frame.seat if self.player == YOU else 1 - frame.seat

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if frame.step == 0 and t.cards.size[PLOT_DECK + self.house(frame)] > 0:
            t.ask(self.house(frame))
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        moves = vec[i64](capacity=i64(7))
        for card in table(state).cards.all_in(PLOT_DECK + self.house(frame)):
            moves = append(moves, PLOT + card - CARDS)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = self.house(frame)
        frame.next()
        t.turn_up(house, CARDS + move - PLOT)
        t.when_revealed(house)


class EndEvent(Piece):
    """An event card goes to its owner's discard pile after its effects (CRD-11)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        table(state).cards.move(frame.card, DISCARD + frame.card // DECK_SIZE, EVERYBODY)
        frame.next()
