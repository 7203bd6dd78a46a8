"""Positions of Dominion: the words besides those of Skirmish.

mode       "dominion"
modules    "gold special_units"             those in the game; all, when it is not given
gold       "500 / 0 / 300"                  seat by seat
points     "3 / 0 / 9"
units      "winterfell knight knight, pyke fortification"
maesters   "bribery castle_walls / -"       cards held
objectives "castles_5 gold_500 / -"
used_cards "hired_thieves castles_7"        maesters and objectives discarded
"""

from collections.abc import Mapping

from council.core.game import Invalid, Json
from council.games.risk.box import modules
from council.games.risk.box.modules import MODULES
from council.games.risk.cards import ICONS, Box
from council.games.risk.moves import MAESTERS, TERRITORIES
from council.games.risk.state.cards import take_scroll, throw_away
from council.games.risk.state.changes import add_units
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import fix_order
from council.games.risk.state.places import (
    FIRST_OBJECTIVE,
    M_DECK,
    M_DISCARDS,
    O_DECK,
    O_DISCARDS,
    SCROLLS,
)

KEYS = ("mode", "modules", "gold", "points", "units", "maesters", "objectives", "used_cards")
# A ruling by the one word that stands for it among the options of a position.
RULINGS: Mapping[str, tuple[str, Json]] = {
    "any": ("feature_mode", "any"),
    "all_units": ("attack_units", "all"),
    "stacks": ("fortification_stacks", True),
    "tokens": ("token_limit", True),
    "cheap_bribe": ("bribe_is_the_cost", True),
    "no_seat": ("waw_requires_seat", False),
    "safe_passage": ("safe_passage", True),
}
DEFAULTS: Mapping[str, Json] = {
    **dict.fromkeys(MODULES, True),
    "setup": "claim",
    "feature_mode": "each",
    "attack_units": "choose",
    "fortification_stacks": False,
    "token_limit": False,
    "bribe_is_the_cost": False,
    "safe_passage": False,
    "waw_requires_seat": True,
}
MOST_GOLD = 100_000
MOST_POINTS = 99


def equip(state: DominionBoard, options: Mapping[str, Json]) -> None:
    """The modules and rulings of a game of Dominion, and its cards in their decks."""
    state.with_gold = int(options["gold"])
    state.with_characters = int(options["characters"])
    state.with_maesters = int(options["maesters"])
    state.with_units = int(options["special_units"])
    state.with_objectives = int(options["objectives"])
    state.claims = int(options["setup"] == "claim" and not state.mitchell)
    state.feature_any = int(options["feature_mode"] == "any")
    state.ask_units = int(options["attack_units"] == "choose")
    state.fort_stacks = int(options["fortification_stacks"])
    state.token_limit = int(options["token_limit"])
    state.bribe_is_cost = int(options["bribe_is_the_cost"])
    both = state.land.high - state.land.low == TERRITORIES
    state.needs_seat = int(options["waw_requires_seat"] or not both)
    if state.with_maesters:
        for number in modules.maesters(options):
            state.scrolls.bring(number, M_DECK, 0)
    if state.with_objectives:
        for number in modules.objectives(options):
            state.scrolls.bring(FIRST_OBJECTIVE + number, O_DECK, 0)


def options(position: Mapping[str, str]) -> dict[str, Json]:
    """The options these words stand for."""
    chosen = dict(DEFAULTS)
    if "modules" in position:
        words = position["modules"].split()
        for word in words:
            if word not in MODULES:
                raise Invalid("risk-given-word", got=word[:40], allowed=", ".join(MODULES))
        chosen |= {module: module in words for module in MODULES}
        modules.check(chosen)
    for word in position.get("options", "").split():
        if word in RULINGS:
            name, value = RULINGS[word]
            chosen[name] = value
    return chosen


def endow(state: DominionBoard, box: Box, position: Mapping[str, str]) -> None:
    """Gold, points, units and hidden cards."""
    fix_order(state)
    for seat, gold in enumerate(_parts(state, position, "gold")):
        state.gold[seat] = _number(gold, MOST_GOLD)
    for seat, points in enumerate(_parts(state, position, "points")):
        state.points[seat] = _number(points, MOST_POINTS)
    for entry in position.get("units", "").split(","):
        if entry.split():
            name, *kinds = entry.split()
            for kind in kinds:
                _unit(state, box, name, kind)
    for key in ("maesters", "objectives"):
        for seat, hand in enumerate(_parts(state, position, key)):
            for name in hand.replace("-", " ").split():
                take_scroll(state, seat, _scroll(state, box, name))
    for name in position.get("used_cards", "").split():
        scroll = _scroll(state, box, name)
        throw_away(state, scroll)
        assert state.scrolls.place[scroll] in (M_DISCARDS, O_DISCARDS)


def _parts(state: DominionBoard, position: Mapping[str, str], key: str) -> list[str]:
    return position[key].split("/")[: int(state.seats)] if key in position else []


def _number(text: str, most: int) -> int:
    word = text.strip() or "0"
    if not (word.isascii() and word.isdecimal() and int(word[:9]) <= most):
        raise Invalid("risk-given-number", got=word[:40], low=0, high=most)
    return int(word)


def _unit(state: DominionBoard, box: Box, name: str, kind: str) -> None:
    here = [t.id for t in box.territories]
    if name not in here:
        raise Invalid("risk-given-territory", got=name[:40], example=here[int(state.land.low)])
    if kind not in ICONS:
        raise Invalid("risk-given-word", got=kind[:40], allowed=", ".join(ICONS))
    add_units(state, here.index(name), ICONS.index(kind), 1)


def _scroll(state: DominionBoard, box: Box, name: str) -> int:
    """A maester or objective that still lies in its deck."""
    ids = box.cards[int(MAESTERS) : int(MAESTERS + SCROLLS)]
    if name not in ids:
        raise Invalid("risk-given-card", got=name[:40], example=ids[0])
    scroll = ids.index(name)
    if state.scrolls.place[scroll] not in (M_DECK, O_DECK):
        raise Invalid("risk-given-twice", got=name)
    return scroll
