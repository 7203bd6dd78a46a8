"""Effects on cards in play."""

from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.box.book import ON_CHALLENGE, ON_POWER
from council.games.cardgame.box.texts import HOST, NAMED, PLAIN, Amount, Ref
from council.games.cardgame.moves import DECK_SIZE
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.killing import SAVED, kill
from council.games.cardgame.rules.power import check_power
from council.games.cardgame.rules.select import amount_of, cards_meant
from council.games.cardgame.rules.steps import Piece, table
from council.games.cardgame.state.board import ASIDE, DISCARD, Board, bit
from council.kit.stack import Frame, Stacked


class Effect(Piece):
    """Something done to cards: `cards` says which."""

    def __init__(self, cards: Ref) -> None:
        self.cards: Ref = cards

    def set_of(self, t: Board, frame: Frame, d: i64) -> i64:
        """Those in play."""
        host = frame.slots[HOST]
        found = cards_meant(self.cards, t, d, frame.seat, frame.card, host, frame.slots)
        return found & t.play[d]

    def possible(self, t: Board, you: i64, source: i64, host: i64) -> bool:
        """Named cards are there when they are named; of the others one must be able to change."""
        if self.cards.kind == NAMED:
            return True
        for d in range(i64(2)):
            rest = cards_meant(self.cards, t, d, you, source, host, PLAIN) & t.play[d]
            while rest != 0:
                if self.changes(t, DECK_SIZE * d + lowest(rest)):
                    return True
                rest &= rest - 1
        return False

    def changes(self, t: Board, card: i64) -> bool:
        """Whether it would do anything to this card."""
        return True

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        stark = self.set_of(t, frame, 0)
        lannister = self.set_of(t, frame, 1)
        frame.next()
        self.act(t, frame, stark, lannister)

    def act(self, t: Board, frame: Frame, stark: i64, lannister: i64) -> None:
        for d in range(i64(2)):
            rest = stark if d == 0 else lannister
            while rest != 0:
                card = DECK_SIZE * d + lowest(rest)
                rest &= rest - 1
                if t.in_play(card):
                    self.act_on(t, frame, card)

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        raise NotImplementedError


class Discard(Effect):
    """From play to the owner's discard pile."""

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.leave(card, DISCARD)


class Kill(Effect):
    """All at once, with saves unless the text excludes them."""

    def __init__(self, cards: Ref, saves: i64) -> None:
        super().__init__(cards)
        self.saves: i64 = saves

    def act(self, t: Board, frame: Frame, stark: i64, lannister: i64) -> None:
        kill(t, stark, lannister, self.saves)


class Kneel(Effect):
    """No effect on a kneeling card."""

    def changes(self, t: Board, card: i64) -> bool:
        return t.stands(card)

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.kneel(card)


class Stand(Effect):
    """No effect on a standing card."""

    def changes(self, t: Board, card: i64) -> bool:
        return not t.stands(card)

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.stand(card)


class GainPower(Effect):
    """From the bank to each card; one moment (AMB-33)."""

    def __init__(self, cards: Ref, amount: Amount) -> None:
        super().__init__(cards)
        self.amount: Amount = amount

    def act(self, t: Board, frame: Frame, stark: i64, lannister: i64) -> None:
        super().act(t, frame, stark, lannister)
        check_power(t)

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.power[card] += amount_of(self.amount, t, frame.seat, frame.card, frame.slots[HOST], card)
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

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.return_to_hand(card)


class ShuffleIntoDeck(Effect):
    """From play, or the card that was picked out of a hand."""

    def act(self, t: Board, frame: Frame, stark: i64, lannister: i64) -> None:
        super().act(t, frame, stark, lannister)
        for house in range(i64(2)):
            for card in t.cards.all_in(ASIDE + 3 * house):
                t.into_deck(card)

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.leave(card, DISCARD)
        t.into_deck(card)


class JoinChallenge(Effect):
    """On its controller's side; that is not declaring (AMB-24)."""

    def changes(self, t: Board, card: i64) -> bool:
        return t.attacker >= 0 and t.role(card) == 0

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        if self.changes(t, card):
            d = card // DECK_SIZE
            if d == t.attacker:
                t.attackers[d] |= bit(card)
            else:
                t.defenders[d] |= bit(card)
            t.changed(ON_CHALLENGE)


class LeaveChallenge(Effect):
    """Stays in play, participates no longer."""

    def changes(self, t: Board, card: i64) -> bool:
        return t.role(card) != 0

    def act_on(self, t: Board, frame: Frame, card: i64) -> None:
        t.retire(card)
