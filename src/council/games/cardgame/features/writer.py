"""A view of the card game as numbers: the sections of `table.py`, in its order."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from council.core.bits import lowest
from council.core.observer import FeatureRows, FeatureWriter, put
from council.core.state import State
from council.games.cardgame.box.book import BLANK_TEXT, CHARACTER, EXTRA_CHALLENGE
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import CARDS, DECK_SIZE, PLOTS, THINGS
from council.games.cardgame.rules.challenges import ATTACKING, DEFENDING, Challenges, Claim
from council.games.cardgame.rules.figures import side_strength, standing_strength, uncounted
from council.games.cardgame.rules.killing import SAVED, Killing
from council.games.cardgame.rules.modifiers import (
    claim_of,
    cost_of,
    income_of,
    initiative_of,
    players_ruled,
    rule_amount,
)
from council.games.cardgame.state.board import (
    ATTACKS,
    CHOSEN,
    DEFENDS,
    EVENT_WIDTH,
    HAND,
    IN_PLAY,
    PLACES,
    PLOT_DECK,
    UNDER,
)
from council.games.cardgame.state.hidden import hide_from, known_to_other
from council.games.cardgame.thinking.asked import (
    OVER,
    PLACE,
    RESPOND,
    TURN_UP,
    source_of,
    step_of,
    subject_of,
    to_name,
)
from council.kit.cards import Cards

ONE: Final[u8] = 1
# Not known, deck, hand, picked out, in play, duplicate, being played, discard pile, dead pile: by
# the places of the board
WHERE: Final = vec[i64]([1, 2, 3, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8])
EVENTS: Final[i64] = 2  # that are answered are told, the newest first
COMMITTED: Final[i64] = 1
CLAIMED: Final[i64] = 2


@final
class CardGameObserver(FeatureWriter):
    """The viewer comes first, then the other; a spectator sits with House Stark."""

    def write(self, page: FeatureRows, view: State) -> None:
        assert isinstance(view, CardGame)
        me: i64 = view.house_of(view.viewer) if view.viewer >= 0 else i64(0)
        step = step_of(view)
        write_question(page, view, me, step)
        write_player(page, view, me)
        write_player(page, view, 1 - me)
        write_cards(page, view)
        write_table(page, view)
        write_work(page, view)
        write_hand(page, view, me, step)
        write_plots(page.out, page.section(PLOTS), view, me)

    def write_seat(self, page: FeatureRows, state: State, seat: i64) -> None:
        """Meanwhile the table itself is the view: cheaper than a copy of all that is public."""
        assert isinstance(state, CardGame)
        viewer = state.viewer
        cards = state.cards
        hidden = state.hidden
        state.cards = Cards(THINGS, PLACES, cards)
        state.hidden = hidden[:]
        try:
            hide_from(state, seat)
            self.write(page, state)
        finally:
            state.viewer = viewer
            state.cards = cards
            state.hidden = hidden


def rel(house: i64, me: i64) -> i64:
    """1 the viewer, 2 the other; 0 nobody."""
    if house < 0:
        return 0
    return 1 if house == me else 2


def write_question(page: FeatureRows, view: CardGame, me: i64, step: i64) -> None:
    """What is asked, and the challenge it may be about."""
    page.one(step)
    page.one(subject_of(view, step) + 1)
    page.one(source_of(view, step) + 1)
    page.one(to_name(view) if step != OVER else i64(0))
    page.one(view.top().passes if step != OVER else i64(0))
    page.one(me)
    page.one(view.seat_of(me))
    page.one(view.phase)
    page.one(view.round)
    page.one(view.rounds - view.round)
    page.one(rel(view.asked, me))
    page.one(rel(view.first, me))
    page.one(rel(view.active, me))
    page.one(view.ended)
    page.one(rel(view.winner, me))
    attacker = view.attacker
    page.one(rel(attacker, me))
    going = attacker >= 0
    page.one(view.contest + 1 if going else i64(0))
    page.one(side_strength(view, attacker) if going else i64(0))
    page.one(side_strength(view, 1 - attacker) if going else i64(0))
    write_events(page.out, page.section(3 * EVENTS), view, me, step)


def write_events(out: BytesWriter, at: i64, view: CardGame, me: i64, step: i64) -> None:
    """What may be answered: the kind of event, whose it is, its card."""
    if step != RESPOND:
        return
    slots = view.top().slots
    event = i64(len(slots)) - EVENT_WIDTH
    for _step in range(EVENTS):
        if event < 0:
            return
        put(out, at, slots[event] + 1)
        put(out, at + 1, rel(slots[event + 1], me))
        put(out, at + 2, slots[event + 2] + 1)
        at += 3
        event -= EVENT_WIDTH


def write_player(page: FeatureRows, view: CardGame, house: i64) -> None:
    """What all may know of a player."""
    size = view.cards.size
    known = view.revealed[house] >= 0
    page.one(view.gold[house])
    page.one(view.total_power(house))
    page.one(view.banner[house])
    page.one(view.hand_size(house))
    page.one(view.deck_size(house))
    page.one(size[PLOT_DECK + house])
    page.one(size[CHOSEN + house])
    page.one(view.cancelled[house])
    page.one(view.limited[house])
    page.one(standing_strength(view, house))
    page.one(income_of(view, house) if known else i64(0))
    page.one(claim_of(view, house) if known else i64(0))
    page.one(initiative_of(view, house) if known else i64(0))
    at = page.section(9)
    ruled = players_ruled(view)
    for k in range(i64(3)):
        made = view.made[3 * house + k]
        if known:
            left = 1 - made
            if ruled:
                left += rule_amount(view, EXTRA_CHALLENGE, house, k)
            put(page.out, at + k, left if left > 0 else i64(0))
        put(page.out, at + 3 + k, made)
        put(page.out, at + 6 + k, view.won[3 * house + k])


def flags(out: BytesWriter, at: i64, cards: i64, value: i64) -> None:
    """The same small number for every card of a set."""
    small = u8(value)
    while cards != 0:
        out[2 * (at + lowest(cards))] = small
        cards &= cards - 1


def write_cards(page: FeatureRows, view: CardGame) -> None:
    """Where each card lies, as far as the viewer knows; the character it lies on or under."""
    out = page.out
    places = page.section(CARDS)
    hosts = page.section(CARDS)
    place = view.cards.place
    host = view.host
    kinds = WHERE
    for card in range(CARDS):
        where = place[card]
        if where >= 0:
            out[2 * (places + card)] = u8(kinds[where])
            if where == IN_PLAY or where == UNDER:
                out[2 * (hosts + card)] = u8(host[card] + 1)


def write_table(page: FeatureRows, view: CardGame) -> None:
    """How the cards in play are."""
    out = page.out
    kneeling = page.section(CARDS)
    blank = page.section(CARDS)
    strength = page.section(CARDS)
    power = page.section(CARDS)
    icons = page.section(3 * CARDS)
    keywords = page.section(3 * CARDS)
    role = page.section(CARDS)
    named = page.section(CARDS)
    idle = page.section(CARDS)
    for d in range(i64(2)):
        base = DECK_SIZE * d
        play = view.play[d]
        flags(out, kneeling + base, view.kneeling[d] & play, 1)
        flags(out, blank + base, view.ruled[6 * BLANK_TEXT + d] & play, 1)
        people = play & view.printed.kinds[2 * CHARACTER + d]
        for k in range(i64(3)):
            flags(out, icons + CARDS * k + base, view.icons[2 * k + d] & people, 1)
            flags(out, keywords + CARDS * k + base, view.keywords[2 * k + d] & people, 1)
        flags(out, role + base, view.attackers[d], ATTACKS)
        flags(out, role + base, view.defenders[d] & ~view.attackers[d], DEFENDS)
        flags(out, named + base, view.named[d], 1)
        if view.attacker >= 0:
            flags(out, idle + base, uncounted(view, d) & play, 1)
        while people != 0:
            card = base + lowest(people)
            people &= people - 1
            put(out, strength + card, view.strength[card])
            put(out, power + card, view.power[card])


def write_work(page: FeatureRows, view: CardGame) -> None:
    """Who is committed or named so far, and who is about to be killed."""
    out = page.out
    committed = page.section(CARDS)
    victims = page.section(CARDS)
    for frame in view.stack:
        op = view.op(frame)
        if isinstance(op, Challenges) and view.attacker >= 0:
            if frame.step == ATTACKING:
                base = DECK_SIZE * view.attacker
                flags(out, committed + base, frame.slots[0], COMMITTED)
            elif frame.step == DEFENDING:
                base = DECK_SIZE * (1 - view.attacker)
                flags(out, committed + base, frame.slots[0], COMMITTED)
        elif isinstance(op, Claim) and view.attacker >= 0:
            flags(out, committed + DECK_SIZE * (1 - view.attacker), frame.slots[2], CLAIMED)
        elif isinstance(op, Killing):
            for k in range(0, i64(len(frame.slots)), 3):
                saved = frame.slots[k + 2] == SAVED
                put(out, victims + frame.slots[k], 2 if saved else 1)


def write_hand(page: FeatureRows, view: CardGame, me: i64, step: i64) -> None:
    """What the viewer's own cards cost now, which of them the other knows, and, in the setup,
    which lie face down already."""
    out = page.out
    costs = page.section(CARDS)
    known = page.section(CARDS)
    placed = page.section(CARDS)
    spent: i64 = 0
    if view.viewer >= 0:
        book = view.printed
        hand = HAND + 3 * me
        hidden: i64 = view.hidden[me] if step == PLACE or step == TURN_UP else i64(0)
        priced = view.revealed[me] >= 0
        for card in range(DECK_SIZE * me, DECK_SIZE * (me + 1)):
            if view.cards.place[card] == hand:
                if priced and book.cost[card] >= 0:
                    put(out, costs + card, cost_of(view, card))
                if known_to_other(view, card):
                    out[2 * (known + card)] = ONE
                if hidden & 1 != 0:
                    out[2 * (placed + card)] = ONE
                    if book.cost[card] > 0:
                        spent += book.cost[card]
                hidden >>= 1
    page.one(view.printed.setup_gold - spent)


def write_plots(out: BytesWriter, at: i64, view: CardGame, me: i64) -> None:
    """Where each plot lies: draft, box, then each place of the viewer's and of the other's."""
    place = view.cards.place
    for plot in range(PLOTS):
        where = place[CARDS + plot]
        if where >= PLOT_DECK:
            house = (where - PLOT_DECK) & 1
            kind = where - PLOT_DECK - house
            out[2 * (at + plot)] = u8(kind + 2 + rel(house, me))
        elif where >= 0:
            out[2 * (at + plot)] = u8(where - PLOT_DECK + 3)
