"""What the page is told of an option agrees with what the set-up refuses."""

import itertools
from collections.abc import Mapping

from council.core.game import Invalid, Json, Option
from council.games import GAMES
from council.games.risk.box.modes import KINDS
from council.games.risk.box.modules import MODULES

GAME = GAMES["risk"]


def another(option: Option) -> Json:
    """A value that is not the default."""
    if option.kind == "switch":
        return not option.default
    if option.kind == "number":
        return option.high
    return next(word for word in option.words if word != option.default)


def meaningful(option: Option, chosen: Mapping[str, Json]) -> bool:
    """As the page decides it: any row whose values all are chosen."""
    rows = [all(chosen[name] in values for name, values in row.items()) for row in option.needs]
    return not rows or any(rows)


def accepted(seats: int, options: Mapping[str, Json]) -> bool:
    try:
        GAME.setup(seats, options)
    except Invalid as problem:
        return problem.message.key not in ("risk-option-idle", "risk-option-module")
    return True


def test_an_option_is_refused_where_it_means_nothing() -> None:
    parts = ("special_units", "objectives", "maesters")
    defaults = {option.name: option.default for option in GAME.options}
    for mode, left_out in itertools.product(KINDS, ({}, *({name: False} for name in parts))):
        if left_out and not KINDS[mode].dominion:
            continue
        given = {"mode": mode, **left_out}
        for option in GAME.options:
            # A module that is off anyway is not refused; the armies of Skirmish have a test below.
            if option.name in (*given, *MODULES, "skirmish_armies_per_territory"):
                continue
            choice = {**given, option.name: another(option)}
            expected = meaningful(option, defaults | given)
            assert accepted(KINDS[mode].fewest, choice) == expected, (mode, option.name)


def test_armies_of_skirmish_are_asked_for_where_they_are_dealt() -> None:
    option = next(o for o in GAME.options if o.name == "skirmish_armies_per_territory")
    assert meaningful(option, {"mode": "skirmish", "setup": "claim"})
    assert meaningful(option, {"mode": "dominion", "setup": "skirmish"})
    assert not meaningful(option, {"mode": "dominion", "setup": "claim"})
    assert not meaningful(option, {"mode": "mitchell", "setup": "claim"})


def test_every_mode_says_for_how_many_it_is() -> None:
    mode = next(option for option in GAME.options if option.name == "mode")
    for seats in range(GAME.fewest, GAME.most + 1):
        for word, (low, high) in mode.seats.items():
            try:
                GAME.setup(seats, {"mode": word})
            except Invalid:
                assert not low <= seats <= high
            else:
                assert low <= seats <= high
