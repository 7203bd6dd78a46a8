"""HI-5: what the others hear of a question is the same with an answer in hand and without."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID
from conformance.tables import Table as Setting
from conformance.twins import Pairs, plays_of
from server.kit import Browser, Server, running
from server.test_leaks import COOKIE, KEY, record_of
from sizes import full

from council.core.play import Play, rng_for
from council.core.state import PUBLIC, Rng, members
from council.tables.ops.tokens import fingerprint

# At so many windows one world has an answer, and the other has none.
WINDOWS = {"cardgame-2": full(4, 2), "risk-3-dominion": 1}


def answers(play: Play) -> list[str]:
    seat = int(play.state.seat())
    return [play.game.text(move) for move in members(play.view(seat).legal_moves())]


def windows(setting: Setting, viewer: int) -> Iterator[tuple[int, Play, Play]]:
    """The seat that is asked, in two worlds that look alike to a viewer; in one it can but pass."""
    number = 0
    while True:
        play = random_play(setting, "windows", number)
        pairs = Pairs(setting, play, viewer, rng_for("windows", viewer, number))
        number += 1
        for step, other, differs in pairs.walk():
            seat = int(pairs.states[step].seat())
            if other is None or not differs or seat in (viewer, -1):
                continue
            if len(pairs.states[step].legal_moves()) == len(other.before(step).legal_moves()):
                continue
            one, two = plays_of(pairs, other, step)
            if int(one.state.seat()) != seat:
                continue
            if (answers(one) == ["pass"]) != (answers(two) == ["pass"]) and "pass" in answers(one):
                yield seat, one, two
                break  # another game


def heard(server: Server, name: str, play: Play, seat: int, viewer: int) -> list[str]:
    """All that comes to the viewer from before the pass of a seat until after it."""
    record = record_of(name, play, ["person"] * len(play.log.players))
    held = [viewer] if viewer >= 0 else []
    server.services.store.create(record, {seat: fingerprint(KEY)}, fingerprint(COOKIE), held)
    browser = Browser(server)
    browser.cookie = COOKIE
    with ExitStack() as stack:
        viewing = stack.enter_context(browser.at(name))
        asked = stack.enter_context(server.browser().at(name, KEY))
        viewing.settle()
        assert asked.move("pass")["is"] == "done"
        viewing.settle()
    return viewing.heard


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 1, int(PUBLIC)], ids=["first", "second", "spectator"])
@pytest.mark.parametrize("setting", WINDOWS)
def test_hi_5_the_others_hear_the_same_with_and_without_an_answer(
    tmp_path: Path, setting: str, viewer: int
) -> None:
    chance, passed = {"chance": lambda: Rng(7), "now": lambda: 1000.0}, 0
    with running(tmp_path / "a", **chance) as left, running(tmp_path / "b", **chance) as right:
        found = islice(windows(BY_ID[setting], viewer), WINDOWS[setting])
        for number, (seat, one, two) in enumerate(found):
            name = f"window-{number}"
            first, second = (
                heard(server, name, play, seat, viewer)
                for server, play in ((left, one), (right, two))
            )
            assert first == second
            passed += sum(json.loads(text)["is"] == "table" for text in first)
    assert passed > 2 * WINDOWS[setting]
