"""A position from a few words: who holds what, whose turn, which phase, which cards.

seats   "3"
lands   "winterfell A5, the_neck B2"      seats are A, B, C ...; N is neutral
rest    "B1"                               every territory not named; needed unless all are
turn    "A"
phase   "reinforce", "invade", "maneuver" or "draw"; in Dominion also "purchase", "objective"
hands   "winterfell pyke / -"              cards held, seat by seat
used    "gulltown the_gift"                cards discarded
deck    "20"                               cards left: the rest is discarded, lowest first
round   "3"
rounds  "10"
options "per_card may most open"           of territory_match_scope, elimination_trade ...
`position_dominion.py` has the words of Dominion.

mode    "mitchell"                         House Mitchell's amendments; then also:
lands   "pyke greyjoy N3, the_gift nights_watch N3"    neutral armies with a banner
watch   "gift", "exile" or "gone"          gone by default, unless its banner flies
siege   "begun", "waits" or "goes_on"      how the return of a Watch in exile stands
horde   "3"                                Wildlings that come when called; five by default
options "shared take_over"                 of mitchell_neutral_pool, mitchell_take_over
A House of a seat without territories, and every other one that holds nothing, is in exile.
"""

from collections.abc import Callable, Mapping

from council.core.game import Invalid
from council.games.risk import position_dominion
from council.games.risk.box.modes import AUTO, KINDS, forces, kind_for
from council.games.risk.box.moments import (
    DRAW_BEGUN,
    INVADE_BEGUN,
    MANEUVER_OVER,
    PURCHASE_OFFERED,
    TURN_BEGINS,
)
from council.games.risk.cards import Box
from council.games.risk.rules.flow import run
from council.games.risk.rules.invasion import end_invading
from council.games.risk.state.banners import on_the_map
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import discard_card, give_card
from council.games.risk.state.changes import settle
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import (
    BANNERED,
    FREE_FOLK,
    GREAT_STRENGTH,
    IN_THE_GIFT,
    WATCH,
    WATCH_GONE,
)
from council.games.risk.state.places import DECK, FREE, NEUTRAL

KEYS = (
    *("seats", "lands", "rest", "turn", "phase", "hands", "used", "deck", "round", "rounds"),
    *("options", "mode", "watch", "siege", "horde"),
)
LETTERS = "ABCDEFG"
PHASES = ("reinforce", "invade", "maneuver", "draw")
DOMINION_PHASES = (*PHASES, "purchase", "objective")
OPTIONS = ("per_card", "may", "most", "open", "shared", "take_over")
WATCHES = ("gift", "exile", "gone")
SIEGES = ("none", "begun", "waits", "goes_on")
MOST_ARMIES = 9999


def given(blank: Callable[[str, int], Board], box: Box, position: Mapping[str, str]) -> Board:
    """The position these words describe, at the first question of its phase."""
    for key in position:
        if key not in (*KEYS, *position_dominion.KEYS):
            known = ", ".join((*KEYS, *position_dominion.KEYS))
            raise Invalid("position-unknown-key", got=key[:40], allowed=known)
    seats = _number(position.get("seats", "2"), 2, len(LETTERS))
    state = blank(_kind(position, seats), seats)
    if isinstance(state, DominionBoard):
        position_dominion.equip(state, position_dominion.options(position))
    for option in position.get("options", "").split():
        _choose(state, option)
    state.rounds = _number(position.get("rounds", "50"), 1, 200)
    state.round = _number(position.get("round", "1"), 1, int(state.rounds)) - 1
    for seat in range(seats):
        state.houses[seat] = state.land.houses[seat]
    _settle(state, box, position)
    _stand_guard(state, position)
    _deal(state, box, position)
    if isinstance(state, DominionBoard):
        position_dominion.endow(state, box, position)
    state.turn = _letter(position.get("turn", "A"), seats)
    if not state.held[state.turn]:
        raise Invalid("risk-given-out", got=LETTERS[state.turn])
    return _start(state, position.get("phase", "reinforce"))


def _kind(position: Mapping[str, str], seats: int) -> str:
    kind = position.get("mode", AUTO)
    if kind not in (AUTO, *KINDS):
        raise Invalid("risk-given-word", got=kind[:40], allowed=", ".join(KINDS))
    return kind_for(kind, seats)


def _choose(state: Board, option: str) -> None:
    known = (
        OPTIONS if not isinstance(state, DominionBoard) else (*OPTIONS, *position_dominion.RULINGS)
    )
    if option not in known:
        raise Invalid("risk-given-word", got=option[:40], allowed=", ".join(known))
    state.per_card |= int(option == "per_card")
    state.may_trade |= int(option == "may")
    state.ask_defender &= int(option != "most")
    state.open_hands |= int(option == "open")
    state.pooled |= int(option == "shared")
    state.takes_over |= int(option == "take_over")


def _settle(state: Board, box: Box, position: Mapping[str, str]) -> None:
    for entry in position.get("lands", "").split(","):
        words = entry.split()
        if words:
            name, army = (words[0], words[-1])
            t = _territory(state, box, name)
            if state.owner[t] != FREE:
                raise Invalid("risk-given-twice", got=name)
            settle(state, *_army(army, int(state.seats), t))
            if len(words) > 2:
                _raise(state, box, words[1], t)
    rest = position.get("rest", "")
    for t in range(int(state.land.low), int(state.land.high)):
        if state.owner[t] == FREE:
            if not rest:
                raise Invalid("risk-given-rest", got=box.territories[t].id)
            settle(state, *_army(rest, int(state.seats), t))
    for seat in range(int(state.seats)):
        if not state.held[seat]:
            state.out |= 1 << seat


def _raise(state: Board, box: Box, name: str, t: int) -> None:
    """The banner of a neutral force over its territory."""
    if not state.mitchell or state.owner[t] != NEUTRAL or name not in forces(box):
        allowed = ", ".join(forces(box)) if state.mitchell else "A5, N2"
        raise Invalid("risk-given-word", got=name[:40], allowed=allowed)
    state.banners[t] = forces(box).index(name)


def _stand_guard(state: Board, position: Mapping[str, str]) -> None:
    """Who is in exile, and how the Wall stands."""
    if not state.mitchell:
        for key in ("watch", "siege", "horde"):
            if key in position:
                raise Invalid("position-unknown-key", got=key, allowed=", ".join(KEYS[:-3]))
        return
    played = [int(h) for seat, h in enumerate(state.houses) if not is_out(state, seat)]
    ghiscari = int(BANNERED) - 3  # stay in Essos
    state.exiled = sum(
        1 << house
        for house in range(int(BANNERED))
        if house not in (*played, ghiscari) and not on_the_map(state, 1 << house)
    )
    guarded = WATCH in state.banners
    state.watch = _word(
        position.get("watch", WATCHES[IN_THE_GIFT if guarded else WATCH_GONE]), WATCHES
    )
    siege = position.get("siege", SIEGES[0])
    wild = state.banners[state.land.gift] == FREE_FOLK
    state.siege = _word(siege, SIEGES if wild and state.watch == 1 else SIEGES[:1])
    state.horde = _number(position.get("horde", str(int(GREAT_STRENGTH))), 1, int(GREAT_STRENGTH))


def _word(text: str, allowed: tuple[str, ...]) -> int:
    if text not in allowed:
        raise Invalid("risk-given-word", got=text[:40], allowed=", ".join(allowed))
    return allowed.index(text)


def _army(text: str, seats: int, t: int) -> tuple[int, int, int]:
    """`A5`: whose, where, how many."""
    letter, count = text[:1].upper(), text[1:]
    seat = int(NEUTRAL) if letter == "N" else _letter(letter, seats)
    return seat, t, _number(count, 1, MOST_ARMIES)


def _deal(state: Board, box: Box, position: Mapping[str, str]) -> None:
    for seat, hand in enumerate(position.get("hands", "").split("/")[: int(state.seats)]):
        for name in hand.replace("-", " ").split():
            give_card(state, seat, _card(state, box, name))
    for name in position.get("used", "").split():
        discard_card(state, _card(state, box, name))
    if "deck" in position:
        left = _number(position["deck"], 0, int(state.cards.size[DECK]))
        while state.cards.size[DECK] > left:
            discard_card(state, state.cards.nth_in(DECK, 0))


def _card(state: Board, box: Box, name: str) -> int:
    card = _territory(state, box, name)
    if not state.land.deck[card]:
        raise Invalid("risk-given-no-card", got=name)
    if not state.cards.lies(card, DECK):
        raise Invalid("risk-given-twice", got=name)
    return card


def _territory(state: Board, box: Box, name: str) -> int:
    here = range(int(state.land.low), int(state.land.high))
    for t in here:
        if box.territories[t].id == name:
            return t
    raise Invalid("risk-given-territory", got=name[:40], example=box.territories[here[0]].id)


def _letter(text: str, seats: int) -> int:
    if len(text) != 1 or text.upper() not in LETTERS[:seats]:
        raise Invalid("risk-given-word", got=text[:40], allowed=", ".join(LETTERS[:seats]))
    return LETTERS.index(text.upper())


def _number(text: str, low: int, high: int) -> int:
    sound = text.isascii() and text.isdecimal() and low <= int(text[:9]) <= high
    if not sound:
        raise Invalid("risk-given-number", got=text[:40], low=low, high=high)
    return int(text)


def _start(state: Board, phase: str) -> Board:
    known = DOMINION_PHASES if isinstance(state, DominionBoard) else PHASES
    if phase not in known:
        raise Invalid("risk-given-word", got=phase[:40], allowed=", ".join(known))
    run(state, _moment(state, phase))
    return state


def _moment(state: Board, phase: str) -> int:
    """Where play goes on from at the start of a phase."""
    if phase == "reinforce":
        return int(TURN_BEGINS)
    if phase == "purchase":
        return int(PURCHASE_OFFERED)
    if phase == "invade":
        return int(INVADE_BEGUN)
    if phase == "maneuver":
        return int(end_invading(state))
    if phase == "draw":
        state.conquests = 1
        return int(DRAW_BEGUN)
    return int(MANEUVER_OVER)
