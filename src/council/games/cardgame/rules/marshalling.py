"""Action windows, and what is marshalled in them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.box.book import (
    ATTACHMENT,
    CARD_ATTACHED,
    CARD_ENTERED_PLAY,
    CARD_PLAYED,
    CHARACTER,
    EVENT,
)
from council.games.cardgame.box.texts import PLAIN
from council.games.cardgame.moves import CARDS, DECK_SIZE, DUPLICATE, MARSHAL, PASS, PICK, PLAY
from council.games.cardgame.rules.abilities import use_ability
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.modifiers import cost_of, lowers_cost
from council.games.cardgame.rules.offers import ability_of, actions, could_act, source_of
from council.games.cardgame.rules.select import find_cards
from council.games.cardgame.rules.steps import ATTACHING, Step, settle, table
from council.games.cardgame.rules.unique import may_put
from council.games.cardgame.state.board import HAND, PLAYING, UNDER, Board, bit
from council.games.cardgame.state.hidden import hand_faces, take_copy
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame, Stacked, Window


class Actions(Window):
    """An action window. In a marshalling turn `card` is the House whose turn it is, else -1."""

    def __init__(self) -> None:
        super().__init__(PASS)

    def admits(self, state: Stacked, frame: Frame, seat: i64) -> bool:
        t = table(state)
        refresh(t)
        if frame.card == seat and t.hand_size(seat) > 0:
            return True
        return could_act(t, seat)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = append(vec[i64](capacity=i64(12)), PASS)
        if frame.card == frame.seat:
            hand = hand_faces(t, frame.seat)
            for card in hand:
                if may_marshal(t, card):
                    moves = append(moves, MARSHAL + card)
            for card in hand:
                if may_duplicate(t, card):
                    moves = append(moves, DUPLICATE + card)
        return actions(t, frame.seat, moves)

    def take(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = 1 - frame.seat  # the turn has gone on
        settle(t)
        if MARSHAL <= move < DUPLICATE:
            marshal(t, move - MARSHAL)
        elif DUPLICATE <= move < PLAY:
            card = move - DUPLICATE
            take_copy(t, card, HAND + 3 * house)
            t.host[card] = t.copy_in_play(card)
            t.cards.move(card, UNDER, EVERYBODY)
        else:
            source = source_of(move)
            use_ability(t, ability_of(t, move), source, house, PLAIN, 0, -1)


def may_marshal(t: Board, card: i64) -> bool:
    """Cost, uniqueness, Limited, and a host for an attachment."""
    book = t.printed
    if book.kind[card] == EVENT or not may_put(t, card):
        return False
    house = card // DECK_SIZE
    if cost_of(t, card) > t.gold[house]:
        return False
    if t.is_limited(card) and t.limited[house] > 0:
        return False
    if book.kind[card] == ATTACHMENT:
        return hosts(t, card, 0) != 0 or hosts(t, card, 1) != 0
    return True


def hosts(t: Board, card: i64, d: i64) -> i64:
    """Characters of a deck an attachment can go on (CRD-09)."""
    select = t.library.attach[card]
    if select is None:
        return 0
    found = find_cards(select, t, d, card // DECK_SIZE, card, -1) & t.characters(d)
    limit = t.printed.attach_limit[card]
    if limit == 0:
        return found
    rest = found
    while rest != 0:
        host = DECK_SIZE * d + lowest(rest)
        rest &= rest - 1
        if same_on(t, card, host) >= limit:
            found &= ~bit(host)
    return found


def same_on(t: Board, card: i64, host: i64) -> i64:
    """Copies of an attachment's title on a character, of either player."""
    count: i64 = 0
    for other in range(CARDS):
        if (
            t.host[other] == host
            and t.in_play(other)
            and t.printed.title[other] == t.printed.title[card]
        ):
            count += 1
    return count


def may_duplicate(t: Board, card: i64) -> bool:
    """Under a unique character of one's own that is in play (DUP-01, AMB-25)."""
    book = t.printed
    if book.kind[card] != CHARACTER or book.unique[card] == 0:
        return False
    return t.copy_in_play(card) >= 0


def marshal(t: Board, card: i64) -> None:
    """Pay for a card and put it into play (MAR-03); reductions that fit are used up (AMB-52)."""
    house = card // DECK_SIZE
    t.pay(house, cost_of(t, card))
    entry = t.lasting.count() - 1
    while entry >= 0:
        if lowers_cost(t, entry, card):
            t.lasting.drop(entry)
        entry -= 1
    if t.is_limited(card):
        t.limited[house] += 1
    take_copy(t, card, HAND + 3 * house)
    if t.printed.kind[card] == ATTACHMENT:
        t.cards.move(card, PLAYING, EVERYBODY)
        frame = Frame(ATTACHING, house, None)
        frame.card = card
        t.push(frame)
        return
    t.enter(card)
    refresh(t)
    t.emit(CARD_PLAYED, house, card, -1)
    t.emit(CARD_ENTERED_PLAY, house, card, -1)


class Attaching(Step):
    """An attachment that is paid for looks for its host."""

    def step(self, state: Stacked, frame: Frame) -> None:
        refresh(table(state))
        self.ask_or_go_on(state, frame)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(12))
        for d in range(i64(2)):
            rest = hosts(t, frame.card, d)
            while rest != 0:
                moves = append(moves, PICK + DECK_SIZE * d + lowest(rest))
                rest &= rest - 1
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        card = frame.card
        t.host[card] = move - PICK
        t.enter(card)
        refresh(t)
        frame.next()
        t.emit(CARD_PLAYED, frame.seat, card, -1)
        t.emit(CARD_ENTERED_PLAY, frame.seat, card, -1)
        t.emit(CARD_ATTACHED, frame.seat, card, move - PICK)
