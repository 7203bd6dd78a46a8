"""A view of RISK as numbers: the sections of `table.py`, in its order."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from council.core.observer import FeatureRows, FeatureWriter, put
from council.core.state import State
from council.games.risk.features.writer_dominion import ARMIES, a_land, rel, write_dominion
from council.games.risk.rules.income import incomes
from council.games.risk.rules.mitchell.landing import wildlings_wait
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import BANNERED
from council.games.risk.state.holes import known_scrolls
from council.games.risk.state.phases import OPENING, TIED
from council.games.risk.state.places import FREE, HAND, LOOKED, WAITING

ONE: Final[u8] = 1
NO_SEATS: Final = vec[i64]([0] * 7)


@final
class RiskObserver(FeatureWriter):
    """Seats are counted from the viewer on, territories from the first of the map in play."""

    def write(self, page: FeatureRows, view: State) -> None:
        assert isinstance(view, Board)
        viewer: i64 = view.viewer if view.viewer > 0 else i64(0)
        write_table(page, view, viewer, view.cards.place)
        if isinstance(view, DominionBoard):
            write_dominion(page, view, viewer, view.viewer, view.scrolls.place)

    def write_seat(self, page: FeatureRows, state: State, seat: i64) -> None:
        """Of the whole state, nobody sees all places of cards: here are those that a seat knows."""
        assert isinstance(state, Board)
        viewer: i64 = seat if seat > 0 else i64(0)
        write_table(page, state, viewer, state.cards.known_places(seat))
        if isinstance(state, DominionBoard):
            write_dominion(page, state, viewer, seat, known_scrolls(state, seat))


def write_table(page: FeatureRows, view: Board, viewer: i64, known: vec[i64]) -> None:
    """All that Skirmish has too. What is hidden of it is where cards lie, so that comes apart."""
    write_question(page, view, viewer)
    write_seats(page, view, viewer)
    write_lands(page, view, viewer, known)
    if view.mitchell != 0:
        write_mitchell(page, view, viewer)


def write_question(page: FeatureRows, view: Board, viewer: i64) -> None:
    """What is asked, and the turn, battle or maneuver it is about."""
    seats = view.seats
    low = view.land.low
    page.one(view.phase)
    page.one(viewer)
    page.one(view.round)
    page.one(view.rounds - view.round)
    page.one(view.pool)
    page.one(view.bonus)
    page.one(view.conquests)
    page.one(a_land(view.source, low))
    page.one(a_land(view.target, low))
    page.one(view.committed)
    page.one(view.attack_dice)
    page.one(view.defence_dice)
    write_faces(page.out, page.section(3), view.attack_faces, 3)
    write_faces(page.out, page.section(2), view.defence_faces, 2)
    page.one(a_land(view.trade1, low))
    page.one(a_land(view.trade2, low))
    page.one(a_land(view.trade3, low))
    page.one(view.midway)
    page.one(view.looted)
    page.one(rel(view.victim, viewer, seats))
    page.one(rel(view.loser, viewer, seats))
    page.one(view.cards.size[0])
    page.one(view.ended)


def write_faces(out: BytesWriter, at: i64, dice: i64, count: i64) -> None:
    """What the dice show, in the order they were thrown."""
    if dice != 0:
        for k in range(count):
            put(out, at + k, (dice >> (4 * k)) & 15)


def write_seats(page: FeatureRows, view: Board, viewer: i64) -> None:
    """What all may know of each seat."""
    out = page.out
    seats = view.seats
    asked = page.section(seats)
    turn = page.section(seats)
    first = page.section(seats)
    playing = page.section(seats)
    house = page.section(seats)
    cards = page.section(seats)
    held = page.section(seats)
    armies = page.section(seats)
    coming = incomes(view)
    who = view.seat()
    begun = view.phase != OPENING and view.phase != TIED
    seat = viewer
    for k in range(seats):
        if seat == who:
            out[2 * (asked + k)] = ONE
        if seat == view.turn:
            out[2 * (turn + k)] = ONE
        if begun and seat == view.first:
            out[2 * (first + k)] = ONE
        put(out, house + k, view.houses[seat] + 1)
        put(out, cards + k, view.cards.size[HAND + seat])
        put(out, held + k, view.held[seat])
        if not is_out(view, seat):
            out[2 * (playing + k)] = ONE
            put(out, armies + k, coming[seat])
        seat += 1
        if seat == seats:
            seat = 0


def write_lands(page: FeatureRows, view: Board, viewer: i64, known: vec[i64]) -> None:
    """Who holds each territory with how many armies, and where its card lies; and for each seat
    the armies, castles and ports that makes."""
    out = page.out
    land = view.land
    seats = view.seats
    low = land.low
    size = land.high - low
    armies = page.section(seats)
    castles = page.section(seats)
    ports = page.section(seats)
    owners = page.section(size)
    standing = page.section(size)
    lying = page.section(size)
    armies_of = NO_SEATS[:seats]
    castles_of = NO_SEATS[:seats]
    ports_of = NO_SEATS[:seats]
    owner_of = view.owner
    armies_on = view.armies
    castles_on = land.castles
    ports_on = land.ports
    for t in range(size):
        owner = owner_of[low + t]
        count = armies_on[low + t]
        if owner >= 0:
            owner -= viewer
            if owner < 0:
                owner += seats
            armies_of[owner] += count
            castles_of[owner] += castles_on[low + t]
            ports_of[owner] += ports_on[low + t]
            out[2 * (owners + t)] = u8(owner + 1)
        elif owner != FREE:
            out[2 * (owners + t)] = u8(seats + 1)
        put(out, standing + t, count if count < ARMIES else ARMIES)
        where = known[low + t]
        if where >= 0:
            put(out, lying + t, card_place(where, viewer, seats))
    for k in range(seats):
        put(out, armies + k, armies_of[k] if armies_of[k] < ARMIES else ARMIES)
        put(out, castles + k, castles_of[k])
        put(out, ports + k, ports_of[k])


def card_place(place: i64, viewer: i64, seats: i64) -> i64:
    """Deck, discards, looked at, hands, armies in waiting."""
    if place < HAND:
        return place + 1
    if place == LOOKED:
        return 3
    if place < WAITING:
        return 3 + rel(place - HAND, viewer, seats)
    return 3 + seats + rel(place - WAITING, viewer, seats)


def write_mitchell(page: FeatureRows, view: Board, viewer: i64) -> None:
    """Neutral Houses, exiles, Wildlings and Watch."""
    out = page.out
    low = view.land.low
    at = page.section(view.land.high - low)
    for t in range(view.land.high - low):
        put(out, at + t, view.banners[low + t] + 1)
    at = page.section(BANNERED)
    for house in range(BANNERED):
        put(out, at + house, (view.exiled >> house) & 1)
    page.one(view.horde if wildlings_wait(view) else i64(0))
    page.one(view.watch)
    page.one(view.siege)
    page.one(view.arriving + 1)
    page.one(view.arrivals)
    page.one(view.called)
    page.one(view.drew)
    page.one(view.closing)
    page.one(rel(view.asking, viewer, view.seats))
    at = page.section(view.seats)
    for seat in range(view.seats):
        put(out, at + rel(seat, viewer, view.seats) - 1, (view.returned >> seat) & 1)
