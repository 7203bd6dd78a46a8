"""What Dominion adds to a view as numbers: gold, units, cards, characters and cards in use."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from council.core.observer import FeatureRows, put
from council.games.risk.box.card_codes import MAESTER
from council.games.risk.rules.objectives import fulfilled
from council.games.risk.state.dominion import ENTRY, DominionBoard
from council.games.risk.state.frames import (
    F_CANCELLED,
    F_CARD,
    F_COUNT,
    F_FACE,
    F_FACES,
    F_KIND,
    F_LAST,
    F_ROW,
    F_SAID,
    F_SEAT,
    F_STEP,
    F_WHO,
    WINDOW,
    card_frame,
    window_moment,
)
from council.games.risk.state.lasting import E_ABOUT, E_CARD, E_ROW, E_SAID, E_USER
from council.games.risk.state.order import holds_home
from council.games.risk.state.places import (
    CAPTIVE,
    FIRST_OBJECTIVE,
    M_HAND,
    M_LOOKED,
    O_DECK,
    O_HAND,
    O_LOOKED,
    SCROLLS,
    WAITING,
)

ARMIES: Final[i64] = 4095  # more are told as so many
ENTRIES: Final[i64] = 8  # effects that last are told, the newest first
OBJECTIVES: Final[i64] = SCROLLS - FIRST_OBJECTIVE
AT_WORK: Final[i64] = 2  # cards


def rel(seat: i64, viewer: i64, seats: i64) -> i64:
    """1 the viewer, 2 the next seat ...; 0 nobody."""
    if seat < 0:
        return 0
    return seat - viewer + 1 if seat >= viewer else seat - viewer + seats + 1


def a_land(t: i64, low: i64) -> i64:
    """A territory, from 1; 0: none."""
    return t - low + 1 if t >= 0 else i64(0)


def write_dominion(
    page: FeatureRows, view: DominionBoard, viewer: i64, looks: i64, known: vec[i64]
) -> None:
    """All sections of Dominion; `known` is where scrolls lie as far as the one who looks knows."""
    write_turn(page, view, viewer)
    write_battle(page, view)
    write_stack(page, view, viewer)
    write_lasting(page.out, page.section(ENTRY * ENTRIES), view, viewer)
    write_belongings(page, view, viewer)
    write_units(page, view)
    write_people(page.out, page.section(MAESTER), view, viewer)
    write_scrolls(page, view, viewer, looks, known)


def write_turn(page: FeatureRows, view: DominionBoard, viewer: i64) -> None:
    """What cards ask, and what was done this turn."""
    low = view.land.low
    page.one(view.ask)
    page.one(view.looking)
    page.one(view.errand)
    page.one(view.swapped)
    page.one(view.new_unit + 1)
    page.one(view.bought)
    page.one(view.took_castles)
    page.one(view.took_ports)
    page.one(view.took_features)
    page.one(view.destroyed)
    page.one(view.marching)
    page.one(view.levied)
    page.one(view.taxed // 100)
    page.one(view.taxed % 100)
    page.one(view.called_off)
    page.one(view.served)
    page.one(view.marches)
    page.one(view.draws)
    page.one(view.early)
    page.one(view.kept_phase)
    page.one(a_land(view.kept_source, low))
    page.one(a_land(view.kept_target, low))


def write_battle(page: FeatureRows, view: DominionBoard) -> None:
    """What units and cards do in the battle."""
    page.one(view.knights_used)
    page.one(view.engines_used)
    page.one(view.attack_eights)
    page.one(view.attack_top)
    page.one(view.attack_all)
    page.one(view.defence_eights)
    page.one(view.defence_top)
    page.one(view.defence_all)
    page.one(view.attacker_ties)
    page.one(view.rerolled)


def write_stack(page: FeatureRows, view: DominionBoard, viewer: i64) -> None:
    """The window that is open, and the cards at work, the last one first. All know these."""
    out = page.out
    seats = view.seats
    frames = view.frames
    page.one(frames.count)
    page.one(window_moment(view) + 1)
    passed = page.section(seats)
    top = page.section(2)
    work = page.section(12 * AT_WORK)
    last = frames.count - 1
    if last < 0:
        return
    kind = frames.get(last, F_KIND)
    put(out, top, kind)
    put(out, top + 1, frames.get(last, F_CARD) + 1)
    if kind == WINDOW:
        for seat in range(seats):
            there = (frames.get(last, F_ROW) >> seat) & 1
            put(out, passed + rel(seat, viewer, seats) - 1, there)
    for below in range(AT_WORK):
        k = card_frame(view, below)
        if k < 0:
            return
        at = work + 12 * below
        put(out, at, frames.get(k, F_CARD) + 1)
        put(out, at + 1, rel(frames.get(k, F_SEAT), viewer, seats))
        put(out, at + 2, frames.get(k, F_ROW) + 2)
        put(out, at + 3, frames.get(k, F_STEP) & 4095)
        put(out, at + 4, frames.get(k, F_SAID) + 1)
        put(out, at + 5, frames.get(k, F_COUNT))
        put(out, at + 6, frames.get(k, F_LAST) + 1)
        put(out, at + 7, frames.get(k, F_CANCELLED))
        put(out, at + 8, frames.get(k, F_FACE))
        put(out, at + 9, rel(frames.get(k, F_WHO), viewer, seats))
        put(out, at + 10, frames.get(k, F_FACES) & 16383)
        put(out, at + 11, (frames.get(k, F_FACES) >> 14) & 16383)


def write_lasting(out: BytesWriter, at: i64, view: DominionBoard, viewer: i64) -> None:
    """Effects that last, the newest first."""
    rows = view.lasting
    k = rows.count - 1
    for _step in range(ENTRIES):
        if k < 0:
            return
        put(out, at, rows.get(k, E_CARD) + 1)
        put(out, at + 1, rel(rows.get(k, E_USER), viewer, view.seats))
        put(out, at + 2, rows.get(k, E_ABOUT) + 1)
        put(out, at + 3, rows.get(k, E_SAID) + 1)
        put(out, at + 4, rows.get(k, E_ROW) + 1)
        at += ENTRY
        k -= 1


def write_belongings(page: FeatureRows, view: DominionBoard, viewer: i64) -> None:
    """What lies before each seat."""
    out = page.out
    seats = view.seats
    gold = page.section(seats)
    change = page.section(seats)
    points = page.section(seats)
    maesters = page.section(seats)
    objectives = page.section(seats)
    waiting = page.section(seats)
    starting = page.section(seats)
    taken = page.section(seats)
    home = page.section(seats)
    sizes = view.scrolls.size
    seat = viewer
    for k in range(seats):
        hundreds = view.gold[seat] // 100
        put(out, gold + k, hundreds if hundreds < ARMIES else ARMIES)
        put(out, change + k, view.gold[seat] - 100 * hundreds)
        put(out, points + k, view.points[seat])
        put(out, maesters + k, sizes[M_HAND + seat])
        put(out, objectives + k, sizes[O_HAND + seat])
        put(out, waiting + k, view.cards.size[WAITING + seat])
        put(out, starting + k, view.starting[seat])
        put(out, taken + k, (view.took_from >> (8 * seat)) & 255)
        if view.houses[seat] >= 0 and holds_home(view, seat):
            put(out, home + k, 1)
        seat += 1
        if seat == seats:
            seat = 0


def write_units(page: FeatureRows, view: DominionBoard) -> None:
    """Knights, siege engines and fortifications by territory."""
    out = page.out
    low = view.land.low
    size = view.land.high - low
    knights = page.section(size)
    engines = page.section(size)
    forts = page.section(size)
    units = view.units
    for t in range(size):
        there = units[low + t]
        if there != 0:
            put(out, knights + t, there & 255)
            put(out, engines + t, (there >> 8) & 255)
            put(out, forts + t, (there >> 16) & 255)


def write_people(out: BytesWriter, at: i64, view: DominionBoard, viewer: i64) -> None:
    """How each character is: up, down, gone, or whose captive."""
    for u in range(MAESTER):
        state = view.people[u]
        if state >= CAPTIVE:
            state = 2 + rel(state - CAPTIVE, viewer, view.seats)
        put(out, at + u, state)


def write_scrolls(
    page: FeatureRows, view: DominionBoard, viewer: i64, looks: i64, known: vec[i64]
) -> None:
    """Where maesters and objectives lie, as far as the viewer knows; who has scored which."""
    out = page.out
    seats = view.seats
    maesters = page.section(FIRST_OBJECTIVE)
    objectives = page.section(OBJECTIVES)
    scored = page.section(OBJECTIVES)
    done = page.section(OBJECTIVES)
    page.one(view.scrolls.size[0])
    page.one(view.scrolls.size[O_DECK])
    for scroll in range(FIRST_OBJECTIVE):
        where = known[scroll]
        if where >= 0:
            put(out, maesters + scroll, scroll_place(where, M_HAND, M_LOOKED, viewer, seats))
    for k in range(OBJECTIVES):
        where = known[FIRST_OBJECTIVE + k]
        if where >= 0:
            at = scroll_place(where - O_DECK, O_HAND - O_DECK, O_LOOKED - O_DECK, viewer, seats)
            put(out, objectives + k, at)
            if where == O_HAND + looks and fulfilled(view, k, viewer):
                put(out, done + k, 1)
    for seat in range(seats):
        rest = view.scored[seat]
        k = i64(0)
        while rest != 0:
            if rest & 1 != 0:
                put(out, scored + k, rel(seat, viewer, seats))
            rest >>= 1
            k += 1


def scroll_place(place: i64, hand: i64, looked: i64, viewer: i64, seats: i64) -> i64:
    """Deck, discards, looked at, hands."""
    if place < hand:
        return place + 1
    if place >= looked:
        return 3
    return 3 + rel(place - hand, viewer, seats)
