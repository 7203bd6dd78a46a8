"""Effects for players: cards, power, gold, plots."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.cardgame.box.book import CARD_ENTERED_PLAY, ON_POWER
from council.games.cardgame.box.texts import HOST, YOU, Amount, Selector
from council.games.cardgame.moves import CARDS, DECK_SIZE, NOTHING, PICK, PLOT
from council.games.cardgame.rules.abilities import use_when_revealed
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.power import check_power
from council.games.cardgame.rules.select import amount_of, speaks_of
from council.games.cardgame.rules.steps import Piece, draw_for, lose_for, table
from council.games.cardgame.rules.unique import may_put
from council.games.cardgame.state.board import DECK, DISCARD, HAND, PLOT_DECK, Board, bit
from council.games.cardgame.state.hidden import hand_faces, take_copy, unknown_copy
from council.kit.cards import EVERYBODY, HOLE
from council.kit.stack import Frame, Stacked


class ForPlayers(Piece):
    """Something for one player or both, the first player first."""

    def __init__(self, player: i64, amount: Amount) -> None:
        self.player: i64 = player
        self.amount: Amount = amount

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
        if amount_of(self.amount, t, you, source, host, source) <= 0:
            return False
        for house in range(i64(2)):
            if speaks_of(self.player, you, house) and self.changes(t, house):
                return True
        return False

    def changes(self, t: Board, house: i64) -> bool:
        return True

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        amount = amount_of(self.amount, t, frame.seat, frame.card, frame.slots[HOST], frame.card)
        frame.next()
        for k in range(i64(2)):  # what is pushed last comes first
            house = 1 - t.first if k == 0 else t.first
            if speaks_of(self.player, frame.seat, house):
                self.give(t, house, amount)
        check_power(t)

    def give(self, t: Board, house: i64, amount: i64) -> None:
        raise NotImplementedError


class DrawSome(ForPlayers):
    """As many as the deck still has."""

    def changes(self, t: Board, house: i64) -> bool:
        return t.deck_size(house) > 0

    def give(self, t: Board, house: i64, amount: i64) -> None:
        draw_for(t, house, amount)


class DiscardRandom(ForPlayers):
    """From the hand, each card equally likely."""

    def changes(self, t: Board, house: i64) -> bool:
        return t.hand_size(house) > 0

    def give(self, t: Board, house: i64, amount: i64) -> None:
        lose_for(t, house, amount)


class ClaimPower(ForPlayers):
    """From the bank to the banner; for both players one moment."""

    def give(self, t: Board, house: i64, amount: i64) -> None:
        t.banner[house] += amount
        t.changed(ON_POWER)


class GainGold(ForPlayers):
    """From the treasury to the pool."""

    def give(self, t: Board, house: i64, amount: i64) -> None:
        t.earn(house, amount)


class DiscardDownTo(Piece):
    """The owner of a hand that is too large chooses what goes."""

    def __init__(self, player: i64, amount: i64) -> None:
        self.player: i64 = player
        self.amount: i64 = amount

    def house(self, frame: Frame) -> i64:
        return frame.seat if self.player == YOU else 1 - frame.seat

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
        return t.hand_size(you if self.player == YOU else 1 - you) > self.amount

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if t.hand_size(self.house(frame)) > self.amount:
            t.ask(self.house(frame))
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        moves = vec[i64](capacity=i64(8))
        for card in hand_faces(table(state), self.house(frame)):
            moves = append(moves, PICK + card)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = self.house(frame)
        take_copy(t, move - PICK, HAND + 3 * house)
        t.cards.move(move - PICK, DISCARD + house, EVERYBODY)


class SearchDeck(Piece):
    """One card that fits must be taken, if there is one, and shown (AMB-53).

    The searching player is asked also when nothing fits: only they can know.
    """

    def __init__(self, player: i64, select: Selector, into_play: i64) -> None:
        self.player: i64 = player
        self.select: Selector = select
        self.into_play: i64 = into_play

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
        for house in range(i64(2)):
            if speaks_of(self.player, you, house) and t.deck_size(house) > 0:
                return True
        return False

    def searcher(self, t: Board, frame: Frame) -> i64:
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
        book = t.printed
        moves = vec[i64](capacity=i64(12))
        card = DECK_SIZE * house
        while card < DECK_SIZE * (house + 1):
            high = book.high[card]
            if mask & bit(card) != 0 and (self.into_play == 0 or may_put(t, card)):
                for copy in range(card, high):
                    place = t.cards.place[copy]
                    if place == DECK + 3 * house or place == HOLE:
                        moves = append(moves, PICK + unknown_copy(t, copy))
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
        take_copy(t, card, DECK + 3 * house)
        if self.into_play != 0:
            t.enter(card)
            refresh(t)
            t.emit(CARD_ENTERED_PLAY, house, card, -1)
        else:
            t.cards.move(card, HAND + 3 * house, EVERYBODY)


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
        use_when_revealed(t, house)
