"""The page shows and plays what the server and the lab do: same bytes, same games."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from browser_host.page import Json, Page, run
from conformance.kit import random_play
from conformance.twins import Pairs, plays_of
from server.kit import Browser, Server, running
from server.test_leaks import COOKIE, DEALT, Setting, put, record_of

from council.browser.thinker import ThinkMove, Thought
from council.core.play import Play, digest, rng_for
from council.core.state import Rng, members
from council.games import GAMES
from council.lab.match import Match, play_game, seat_bot
from council.tables.bots.game_cache import GameCache
from council.tables.ops.tokens import fingerprint
from council.tables.settings import fresh_rng

FIXED: Json = {"chance": lambda: Rng(7), "now": lambda: 1000.0, "steady": lambda: 1000.0}
MOST_GAMES = 8  # tried for a pair
PARTS = 4


async def shown_by_page(name: str, play: Play, viewer: int) -> list[str]:
    """All that a page sends of a table: its list, its log, its replay, its first messages."""
    page = Page(**FIXED)
    page.host.holder = fingerprint(COOKIE)
    record = record_of(name, play, ["person"] * int(play.state.seats))
    page.host.store.create(record, {}, page.host.holder, [viewer])
    found = []
    for path in ("/api/tables", f"/api/tables/{name}/log", f"/api/tables/{name}/replay"):
        reply = await page.host.call("GET", path)
        found.append(f"{reply.status} {reply.content.decode()}")
    person = page.at(name)
    await person.until(lambda one: one.table)
    await person.line.receive('{"do": "why", "move": "pass", "n": 1}')
    await person.line.receive('{"do": "ping", "n": 2}')
    await person.until(lambda one: '"pong"' in one.heard[-1])
    await page.host.close()
    return [*found, *person.heard]


def shown_by_server(server: Server, name: str, play: Play, viewer: int) -> list[str]:
    """The same from a server."""
    put(server, name, play, viewer, ["person"] * int(play.state.seats))
    browser = Browser(server)
    browser.cookie = COOKIE
    found = []
    for path in ("/api/tables", f"/api/tables/{name}/log", f"/api/tables/{name}/replay"):
        answer = browser.call("GET", path)
        found.append(f"{answer.status_code} {answer.text}")
    with browser.at(name) as person:
        person.send(do="why", move="pass", n=1)
        person.send(do="ping", n=2)
        while '"pong"' not in person.heard[-1]:
            person.next()
        return [*found, *person.heard]


def twins_of(setting: Setting) -> tuple[int, Play, Play]:
    """A viewer, and two games that look alike to them and are not."""
    for number in range(MOST_GAMES):
        viewer = number % setting.seats
        play = random_play(setting, "page", number)
        pairs = Pairs(setting, play, viewer, rng_for("page", setting.id, number))
        pick = rng_for("page pick", setting.id, number)
        for step, other, *_ in pairs.walk():
            if other is None or pairs.states[step].seat() < 0 or pick.below(4):
                continue
            one, twin = plays_of(pairs, other, step)
            if digest(one.game, one.state) != digest(twin.game, twin.state):
                return viewer, one, twin
    raise AssertionError("there are no twins")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_twin_games_look_the_same_and_as_on_a_server(part: int, tmp_path: Path) -> None:
    """No byte differs between the twins, or between page and server, at any table."""
    with running(tmp_path, chance=lambda: Rng(7), now=lambda: 1000.0) as server:
        for setting in DEALT[part::PARTS]:
            viewer, one, other = twins_of(setting)
            left = asyncio.run(shown_by_page(setting.id, one, viewer))
            right = asyncio.run(shown_by_page(setting.id, other, viewer))
            assert left == right, setting.id
            assert left[1:] == shown_by_server(server, setting.id, one, viewer)[1:], setting.id


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself is awake: with the referee's eyes the worlds differ."""
    viewer, one, other = twins_of(DEALT[0])
    monkeypatch.setattr(
        "council.tables.state.views.Views._told",
        lambda views, reader, since: [
            [{"key": "hands", "facts": {"all": str(members(views.play.state.hands))}}]
        ],
    )
    left, right = (asyncio.run(shown_by_page("t", play, viewer)) for play in (one, other))
    assert left != right


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_page_plays_the_games_of_council_match(game: str) -> None:
    """The bots of a match, at its seeds, make the same game at a table of the page: same log."""
    options: Json = {"mode": "skirmish", "rounds": 2} if game == "risk" else {}
    seats = ["random", "random"] if game == "cardgame" else ["greedy", "random"]
    match = Match(game, seats, games=1, seed=5, options=options, keep_logs=True)
    rules, chance = match.rules(), rng_for("chance", match.seed, 1)
    play = Play(rules, match.setup(), match.seats, chance)
    play.settle()
    memory = GameCache()
    bots = [seat_bot(rules, name, match.seed, 1, n) for n, name in enumerate(match.seats)]

    async def think(text: str) -> str:
        job = msgspec.json.decode(text, type=ThinkMove).job
        bot, budget = bots[job.seat]
        view = memory.recall(job.lines, fresh_rng).view(job.seat)
        return msgspec.json.encode(Thought(rules.text(bot.choose(view, budget)))).decode()

    async def story() -> str:
        page = Page(think, **FIXED)
        page.host.store.create(record_of("match", play, ["bot", "bot"]), {}, "", [])
        async with page.host.tables.open("match") as room:
            room.play.chance = lambda: chance  # a match draws from one stream
            person = page.at("match")
            await person.until(lambda one: one.table and one.table["over"])
            await page.host.close()
            return room.play.log.dump()

    assert run(story) == play_game(match, 1).log


def test_the_page_needs_three_packages_and_nothing_of_a_server() -> None:
    code = (
        "import sys, council.browser.page, council.browser.thinker;"
        "print(*sorted({name.split('.')[0] for name, module in sys.modules.items()"
        " if 'site-packages' in (getattr(module, '__file__', None) or '')}));"
        "print(*sorted({'.'.join(name.split('.')[:2]) for name in sys.modules}))"
    )
    env = {**os.environ, "COUNCIL_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env
    )
    packages, modules = (set(line.split()) for line in done.stdout.splitlines())
    installing = {name for name in packages if name.startswith("_")}  # what finds a checkout
    optional = {"typing_extensions"}  # msgspec looks for it, and does without
    needed = packages - installing - optional
    assert needed <= {"council", "msgspec", "librt", "mypy_extensions"}
    unwanted = {"multiprocessing", "sqlalchemy", "anyio", "fluent", "click", "sqlite3"}
    assert not modules & unwanted
    assert not modules & {"council.server", "council.lab", "council.locales", "council.cli"}
