"""RC-2: a peer that is gone is noticed, and who is back has the table, both soon."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.kit import seeded
from server.live import ask, hear, live
from server.mutate import pick
from server.test_slow_readers import Served, idle

from council.cli.commands import serve
from council.core.play import rng_for
from council.core.state import members
from council.games import GAMES
from council.server.ops.loadtest import quantile
from council.tables.state.views import Views
from council.tables.state.visitor import encode
from council.tables.storage.rebuild import begin

NOTICED = 10.0  # seconds
BACK = 2.0  # on a line as in a house
BACK_SLOWLY = 5.0  # on a slow one: 400 kbit/s, 400 ms there and back
TRIPS = 4  # to connect, to upgrade, and until as much as fits is on its way,
TRIP, RATE = 0.4, 50_000  # seconds for each, and then bytes a second
BUSY = 15.0  # seconds for a machine that does other things
COMINGS = 30


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """Its heart beats every two seconds."""
    server = Served(tmp_path)
    yield server
    server.kill()


@pytest.mark.slow
def test_rc_2_a_peer_without_a_sign_of_life_is_noticed(served: Served) -> None:
    """It has read all and answers no ping: no byte tells that it is gone."""
    assert 2 * serve.HEARTBEAT <= NOTICED
    table, keys = served.found("friend", "friend")
    with served.connect(table) as one, idle(served, table, 1, keys[1]) as silent:
        while not hear(one, "table")["seats"][1]["online"]:
            pass
        start = time.monotonic()
        while hear(one, "table")["seats"][1]["online"]:
            pass
        assert time.monotonic() - start < 2 * 2.0 + BUSY
        assert not served.holds(silent)


@pytest.mark.slow
def test_rc_2_who_comes_back_has_the_table_at_once(tmp_path: Path) -> None:
    took = []
    with live(tmp_path) as server:
        table, keys = server.found("friend", "friend")
        for _ in range(COMINGS):
            start = time.monotonic()
            with server.connect(table) as line:
                ask(line, do="sit", key=keys[0])
                while hear(line, "table")["looking"] != 0:
                    pass
                took.append(time.monotonic() - start)
    assert (
        quantile(sorted(took), 0.5) < BACK
    )  # all of them, but for a machine that does other things


LONG: dict[str, tuple[str, int, dict[str, Any]]] = {
    "intrigue": ("intrigue", 6, {}),
    "cardgame": ("cardgame", 2, {}),
    "dominion": ("risk", 3, {"mode": "dominion"}),
    "skirmish": ("risk", 4, {"mode": "skirmish"}),
    "world": ("risk", 7, {"mode": "world_dominion"}),
}
STORIES = ("intrigue", "cardgame", "dominion")  # the others' are longer than that
EVERY = 20  # decisions


def sent_slowly(size: int) -> float:
    """Seconds until so many bytes are there; none of it is compressed."""
    return TRIPS * TRIP + size / RATE


@pytest.mark.parametrize("long", LONG)
def test_rc_2_a_slow_line_carries_the_table(long: str) -> None:
    """Who comes back is sent the table as it stands, at any time; who is new the story too, and at
    the end there is most to tell."""
    name, seats, options = LONG[long]
    game, rng = GAMES[name], rng_for("story", long)
    names = [f"Player {seat}" for seat in range(seats)]
    play = begin(game, game.setup(seats, options), names, seeded("story", long))
    while (seat := int(play.state.seat())) >= 0:
        if len(play.history) % EVERY == 0:
            sight = Views(play).of(seat)
            assert sent_slowly(len(sight.view) + len(encode(sight.moves))) < BACK_SLOWLY
        play.move(seat, int(pick(rng, members(play.view(seat).legal_moves()))))
    if long in STORIES:
        views = Views(play)
        told = len(views.of(0).view) + len(encode(views.tale(0, 0, [])))
        assert sent_slowly(told) < BACK_SLOWLY, f"{told} bytes"
