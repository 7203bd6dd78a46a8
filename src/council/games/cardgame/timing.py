"""What follows from what: deaths, passives and responses, saves, draws, action windows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.core.state import CHANCE
from council.games.cardgame.board import DECK, DISCARD, EVENT_WIDTH, HAND, PLAYING, UNDER, bit
from council.games.cardgame.book import (
    ATTACHMENT,
    CANNOT_BE_SAVED,
    CARD_ATTACHED,
    CARD_ENTERED_PLAY,
    CARD_PLAYED,
    CHALLENGE_WON,
    CHARACTER,
    EVENT,
    ON_HANDS,
)
from council.games.cardgame.moves import (
    CARDS,
    DECK_SIZE,
    DRAW,
    DUPLICATE,
    LOSE,
    MARSHAL,
    PASS,
    PICK,
    PLAY,
    UNSEEN_DRAW,
    USE,
)
from council.games.cardgame.select import DELAYED, PASSIVE, RESPONSE, SAVE, Ability
from council.games.cardgame.stats import PLAIN
from council.games.cardgame.texts import (
    ATTACHING,
    LOST,
    SAVED,
    UNSETTLED,
    Step,
    Texts,
    code,
    table,
    tests_hold,
)
from council.kit.cards import EVERYBODY
from council.kit.stack import AMOUNT, CARD, KIND, NONE, SEAT, STAY, Frame, Stacked, Window, X, Y


class Settle(Step):
    """Everything an action or a step has caused is answered: first deaths at strength 0 and
    passives, until none is left, then one window for responses (AMB-16, AMB-50).

    `slots` are the events, `marks` what has answered which of them.
    """

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        if frame.step == 0:
            self.gather(t, frame)
            if self.deaths(t) or self.delayed(t, frame):
                return
            waiting = self.passives(t, frame)
            if i64(len(waiting)) > 1:
                t.ask(t.first)  # PAS-03
                return
            if i64(len(waiting)) == 1:
                self.resolve(t, frame, waiting[0])
                return
            frame.step = 1
            frame.seat = t.first
        while frame.passes < 2 and i64(len(frame.slots)) > 0:
            if i64(len(t.answer_moves(frame.seat, frame.slots, frame.marks, True))) > 0:
                t.ask(frame.seat)
                return
            frame.passes += 1
            frame.seat = 1 - frame.seat
        frame.next()

    def gather(self, t: Texts, frame: Frame) -> None:
        """What has happened since joins the collection."""
        for number in t.news:
            frame.note(number)
        t.news = NONE

    def deaths(self, t: Texts) -> bool:
        cards = vec[i64](capacity=i64(1))
        for d in range(i64(2)):
            rest = t.at_zero(d)
            while rest != 0:
                cards = append(cards, DECK_SIZE * d + lowest(rest))
                rest &= rest - 1
        if i64(len(cards)) == 0:
            return False
        t.die(cards)
        return True

    def delayed(self, t: Texts, frame: Frame) -> bool:
        """Effects that waited for one of these events; those on winning came before the claim."""
        for entry in range(t.lasting.count()):
            if t.lasting.get(entry, KIND) == DELAYED:
                on = t.lasting.get(entry, AMOUNT)
                for at in range(0, i64(len(frame.slots)), EVENT_WIDTH):
                    if (
                        frame.slots[at] == on
                        and on != CHALLENGE_WON
                        and run_delayed(t, entry, frame.slots, at)
                    ):
                        return True
        return False

    def passives(self, t: Texts, frame: Frame) -> vec[i64]:
        """Sources of passives that have still to resolve: cards, and plots (100 and above)."""
        found = vec[i64](capacity=i64(1))
        if i64(len(frame.slots)) == 0:
            return found
        library = t.library()
        for house in range(i64(2)):
            rest: i64 = 0
            for at in range(0, i64(len(frame.slots)), EVENT_WIDTH):
                rest |= library.answers[2 * frame.slots[at] + house]
            rest &= t.speaking(house)
            while rest != 0:
                card = DECK_SIZE * house + lowest(rest)
                rest &= rest - 1
                if self.waits(t, frame, card, house) is not None:
                    found = append(found, card)
        for house in range(i64(2)):
            plot = t.revealed[house]
            if (
                plot >= 0
                and t.cancelled[house] == 0
                and self.waits(t, frame, CARDS + plot, house) is not None
            ):
                found = append(found, CARDS + plot)
        if i64(len(found)) == 2 and found[0] > found[1]:  # the two plots
            return append(append(vec[i64](capacity=i64(2)), found[1]), found[0])
        return found

    def waits(self, t: Texts, frame: Frame, source: i64, house: i64) -> Ability | None:
        for ability in t.library().of[source]:
            if (
                ability.kind == PASSIVE
                and t.matches(ability, source, house, frame.slots, frame.marks) >= 0
            ):
                return ability
        return None

    def resolve(self, t: Texts, frame: Frame, source: i64) -> None:
        house = owner(t, source)
        ability = self.waits(t, frame, source, house)
        assert ability is not None
        at = t.matches(ability, source, house, frame.slots, frame.marks)
        frame.mark(code(ability, source, at))
        t.use(ability, source, house, frame.slots, at, -1)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(4))
        if frame.step == 0:
            for source in self.passives(t, frame):
                moves = append(moves, PICK + source)
            return moves
        moves = append(moves, PASS)
        for move in t.answer_moves(frame.seat, frame.slots, frame.marks, False):
            moves = append(moves, move)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if frame.step == 0:
            self.resolve(t, frame, move - PICK)
            return
        house = frame.seat
        frame.seat = 1 - house
        if move == PASS:
            frame.passes += 1
            return
        frame.passes = 0
        source = t.source_of(move)
        for ability in t.library().of[source]:
            if ability.kind == RESPONSE:
                at = t.matches(ability, source, house, frame.slots, frame.marks)
                if at >= 0:
                    frame.mark(code(ability, source, at))
                    t.settle()
                    t.use(ability, source, house, frame.slots, at, -1)
                    return


def owner(t: Texts, source: i64) -> i64:
    """The House a card or a revealed plot belongs to."""
    if source < CARDS:
        return source // DECK_SIZE
    return 0 if t.revealed[0] == source - CARDS else 1


def run_delayed(t: Texts, entry: i64, slots: vec[i64], at: i64) -> bool:
    """Set a delayed effect going if its conditions hold; it works once."""
    lasting = t.lasting
    you = lasting.get(entry, SEAT)
    source = lasting.get(entry, CARD)
    event = slots[at : at + EVENT_WIDTH]
    if not tests_hold(t.library().delays[lasting.get(entry, Y)], t, you, source, -1, event):
        return False
    frame = t.text_frame(lasting.get(entry, X), source, you, -1, 4)
    frame.stay = lasting.get(entry, STAY)
    for k in range(EVENT_WIDTH):
        frame.slots[k] = event[k]
    lasting.drop(entry)
    t.push(frame)
    return True


class Killing(Step):
    """Victims are settled one after the other, then all unsaved ones die together (AMB-20).

    `slots`: card, stay and what became of each; `card`: which of them is being settled, `passes`:
    how many Houses have had their chance.
    """

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        if frame.step == 1:
            at = frame.card
            while frame.passes < 2 and frame.slots[at + 2] == UNSETTLED:
                house = t.first if frame.passes == 0 else 1 - t.first
                if self.alive(t, frame, at) and self.might_save(t, frame, at, house):
                    frame.seat = house
                    t.ask(house)
                    return
                frame.passes += 1
            if frame.slots[at + 2] == UNSETTLED:
                frame.slots[at + 2] = LOST
            frame.step = 0
        waiting = self.waiting(t, frame)
        if i64(len(waiting)) > 1:
            t.ask(t.first)
        elif i64(len(waiting)) == 1:
            self.take_up(frame, waiting[0])
        else:
            self.finish(t, frame)

    def alive(self, t: Texts, frame: Frame, at: i64) -> bool:
        return t.same_stay(frame.slots[at], frame.slots[at + 1])

    def waiting(self, t: Texts, frame: Frame) -> vec[i64]:
        """Victims somebody might still save."""
        found = vec[i64](capacity=i64(1))
        if frame.ok == 0:
            return found
        for at in range(0, i64(len(frame.slots)), 3):
            if (
                frame.slots[at + 2] == UNSETTLED
                and self.alive(t, frame, at)
                and (self.might_save(t, frame, at, 0) or self.might_save(t, frame, at, 1))
            ):
                found = append(found, at)
        return found

    def take_up(self, frame: Frame, at: i64) -> None:
        frame.card = at
        frame.step = 1
        frame.passes = 0

    def event(self, t: Texts, frame: Frame, at: i64) -> vec[i64]:
        """That this character would be killed."""
        event = PLAIN[:EVENT_WIDTH]
        card = frame.slots[at]
        event[0] = -1
        event[1] = card // DECK_SIZE
        event[2] = card
        event[3] = t.stay[card]
        event[4] = -1
        event[5] = t.snapshot(card)
        return event

    def might_save(self, t: Texts, frame: Frame, at: i64, house: i64) -> bool:
        """As far as all know."""
        return i64(len(self.saves(t, frame, at, house, True))) > 0

    def saves(self, t: Texts, frame: Frame, at: i64, house: i64, public: bool) -> vec[i64]:
        """Events of the hand, a duplicate (DUP-04), texts in play."""
        victim = frame.slots[at]
        moves = vec[i64](capacity=i64(2))
        if t.ruled_out(CANNOT_BE_SAVED, 0, victim):
            return moves
        event = self.event(t, frame, at)
        library = t.library()
        rest = library.event_saves[house] if t.hand_size(house) > 0 else 0
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            if public:
                may = t.copy_may_be_held(card)
            else:
                card = t.held_face(card)
                may = card >= 0
            if may and self.saving(t, card, house, event) is not None:
                moves = append(moves, PLAY + card)
        duplicate = t.duplicate_of(victim) if victim // DECK_SIZE == house else -1
        rest = t.speaking(house) & library.saves[house]
        while rest != 0:
            card = DECK_SIZE * house + lowest(rest)
            rest &= rest - 1
            if duplicate >= 0 and duplicate < card:
                moves = append(moves, USE + duplicate)
                duplicate = -1
            if self.saving(t, card, house, event) is not None:
                moves = append(moves, USE + card)
        return append(moves, USE + duplicate) if duplicate >= 0 else moves

    def saving(self, t: Texts, card: i64, house: i64, event: vec[i64]) -> Ability | None:
        for ability in t.library().of[card]:
            if ability.kind == SAVE and t.may_use(ability, card, house, event, 0):
                return ability
        return None

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(4))
        if frame.step == 0:
            for at in self.waiting(t, frame):
                moves = append(moves, PICK + frame.slots[at])
            return moves
        moves = append(moves, PASS)
        for move in self.saves(t, frame, frame.card, frame.seat, False):
            moves = append(moves, move)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if frame.step == 0:
            for at in range(0, i64(len(frame.slots)), 3):
                if frame.slots[at] == move - PICK:
                    self.take_up(frame, at)
            return
        frame.passes += 1
        if move == PASS:
            return
        source = t.source_of(move)
        if t.cards.lies(source, UNDER):
            t.drop_duplicate(source)
            frame.slots[frame.card + 2] = SAVED
            return
        event = self.event(t, frame, frame.card)
        ability = self.saving(t, source, frame.seat, event)
        assert ability is not None
        t.use(ability, source, frame.seat, event, 0, i64(len(t.stack)) - 1)

    def finish(self, t: Texts, frame: Frame) -> None:
        cards = vec[i64](capacity=i64(2))
        for at in range(0, i64(len(frame.slots)), 3):
            if frame.slots[at + 2] != SAVED and self.alive(t, frame, at):
                cards = append(cards, frame.slots[at])
        t.die(cards)
        frame.next()


class Drawing(Step):
    """Cards from the deck to the hand; `step` is how many are to come (DRW-01, DRW-02)."""

    def seers(self, t: Texts, frame: Frame) -> i64:
        return frame.seat

    def unseen(self) -> i64:
        return UNSEEN_DRAW

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step > 0 and table(state).deck_size(frame.seat) > 0:
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        return odds(table(state), frame.seat, DECK + 3 * frame.seat, DRAW)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.cards.move(move - DRAW, HAND + 3 * frame.seat, t.own_bit(frame.seat))
        t.changed(ON_HANDS)
        frame.step -= 1


class Losing(Step):
    """Cards from the hand to the discard pile at random (CLM-03)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step > 0 and table(state).hand_size(frame.seat) > 0:
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        return odds(table(state), frame.seat, HAND + 3 * frame.seat, LOSE)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.take(move - LOSE, HAND + 3 * frame.seat)
        t.cards.move(move - LOSE, DISCARD + frame.seat, EVERYBODY)
        t.changed(ON_HANDS)
        frame.step -= 1


def odds(t: Texts, house: i64, place: i64, verb: i64) -> vec[i64]:
    """A title as likely as it has copies there; in a deck the lowest copy comes first."""
    book = t.print()
    found = vec[i64](capacity=i64(64))
    card = DECK_SIZE * house
    while card < DECK_SIZE * (house + 1):
        high = book.high[card]
        copies: i64 = 0
        lowest_copy: i64 = -1
        for copy in range(card, high):
            if t.cards.place[copy] == place:
                copies += 1
                if lowest_copy < 0:
                    lowest_copy = copy
        if copies > 0:
            face = t.face(lowest_copy) if verb == LOSE else lowest_copy
            found = append(append(found, verb + face), copies)
        card = high
    return found


class Actions(Window):
    """An action window. In a marshalling turn `card` is the House whose turn it is, else -1."""

    def __init__(self) -> None:
        super().__init__(PASS)

    def admits(self, state: Stacked, frame: Frame, seat: i64) -> bool:
        t = table(state)
        t.fresh()
        if frame.card == seat and t.hand_size(seat) > 0:
            return True
        return t.could_act(seat)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = append(vec[i64](capacity=i64(12)), PASS)
        if frame.card == frame.seat:
            hand = t.hand_faces(frame.seat)
            for card in hand:
                if may_marshal(t, card):
                    moves = append(moves, MARSHAL + card)
            for card in hand:
                if may_duplicate(t, card):
                    moves = append(moves, DUPLICATE + card)
        return t.actions(frame.seat, moves)

    def take(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = 1 - frame.seat  # the turn has gone on
        t.settle()
        if MARSHAL <= move < DUPLICATE:
            marshal(t, move - MARSHAL)
        elif DUPLICATE <= move < PLAY:
            card = move - DUPLICATE
            t.take(card, HAND + 3 * house)
            t.host[card] = t.copy_in_play(card)
            t.cards.move(card, UNDER, EVERYBODY)
        else:
            source = t.source_of(move)
            t.use(t.ability_of(move), source, house, PLAIN, 0, -1)


def may_marshal(t: Texts, card: i64) -> bool:
    """Cost, uniqueness, Limited, and a host for an attachment."""
    book = t.print()
    if book.kind[card] == EVENT or not t.may_put(card):
        return False
    house = card // DECK_SIZE
    if t.cost_of(card) > t.gold[house]:
        return False
    if t.is_limited(card) and t.limited[house] > 0:
        return False
    if book.kind[card] == ATTACHMENT:
        return hosts(t, card, 0) != 0 or hosts(t, card, 1) != 0
    return True


def hosts(t: Texts, card: i64, d: i64) -> i64:
    """Characters of a deck an attachment can go on (CRD-09)."""
    select = t.library().attach[card]
    if select is None:
        return 0
    found = select.find(t, d, card // DECK_SIZE, card, -1) & t.characters(d)
    limit = t.print().attach_limit[card]
    if limit == 0:
        return found
    rest = found
    while rest != 0:
        host = DECK_SIZE * d + lowest(rest)
        rest &= rest - 1
        if same_on(t, card, host) >= limit:
            found &= ~bit(host)
    return found


def same_on(t: Texts, card: i64, host: i64) -> i64:
    """Copies of an attachment's title on a character, of either player."""
    count: i64 = 0
    for other in range(CARDS):
        if (
            t.host[other] == host
            and t.in_play(other)
            and t.print().title[other] == t.print().title[card]
        ):
            count += 1
    return count


def may_duplicate(t: Texts, card: i64) -> bool:
    """Under a unique character of one's own that is in play (DUP-01, AMB-25)."""
    book = t.print()
    if book.kind[card] != CHARACTER or book.unique[card] == 0:
        return False
    return t.copy_in_play(card) >= 0


def marshal(t: Texts, card: i64) -> None:
    """Pay for a card and put it into play (MAR-03); reductions that fit are used up (AMB-52)."""
    house = card // DECK_SIZE
    t.pay(house, t.cost_of(card))
    entry = t.lasting.count() - 1
    while entry >= 0:
        if t.reduces(entry, card):
            t.lasting.drop(entry)
        entry -= 1
    if t.is_limited(card):
        t.limited[house] += 1
    t.take(card, HAND + 3 * house)
    if t.print().kind[card] == ATTACHMENT:
        t.cards.move(card, PLAYING, EVERYBODY)
        frame = Frame(ATTACHING, house, None)
        frame.card = card
        t.push(frame)
        return
    t.enter(card)
    t.fresh()
    t.emit(CARD_PLAYED, house, card, -1)
    t.emit(CARD_ENTERED_PLAY, house, card, -1)


class Attaching(Step):
    """An attachment that is paid for looks for its host."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        t.fresh()
        moves = self.options(state, frame)
        if i64(len(moves)) == 1:
            self.answer(state, frame, moves[0])
        else:
            t.ask(frame.seat)

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
        t.fresh()
        frame.next()
        t.emit(CARD_PLAYED, frame.seat, card, -1)
        t.emit(CARD_ENTERED_PLAY, frame.seat, card, -1)
        t.emit(CARD_ATTACHED, frame.seat, card, move - PICK)
