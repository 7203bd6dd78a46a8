"""A real server and a real Chromium. Run in a process of its own: `pytest tests/browser`."""

import fcntl
import multiprocessing
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import pytest
from browser.chromium import one_browser
from browser.serve import serve
from playwright.sync_api import Browser, BrowserContext, Page, expect
from server.forked import READ_BEFORE

from council.server.storage.database import open_database

ROOT = Path(__file__).parents[2]
BUILD = "import web; web.install(False, tests=True); raise SystemExit(web.main([]))"
PATIENCE = 60_000  # milliseconds: on a busy machine a page takes its time
# Each test has a server of its own, forked from a process that has read all of it before.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(READ_BEFORE)
# A test has the same chance each time, so that a failure can be had again; another seed, and all
# of them meet other cards and dice.
SEED = os.environ.get("COUNCIL_SEED", "1")
# What a browser draws for itself, too: other words for each of its pages, the same the next time.
DRAW = """
if (location.origin !== "null") {
  let state = Number(localStorage.getItem("drawn") ?? 1000 * PERSON) + 1;
  localStorage.setItem("drawn", state);
  const next = () => (state = (state * 48271) % 2147483647) >> 8;
  crypto.getRandomValues = (words) => words.map(next);
}
"""
# Somebody who has played every game before: no first-game help.
PLAYED = """
if (location.origin !== "null") {
  const kept = JSON.parse(localStorage.getItem("council.settings") ?? "{}");
  kept.help ??= { intrigue: "off", risk: "off", cardgame: "off" };
  localStorage.setItem("council.settings", JSON.stringify(kept));
}
"""
# No test looks at pixels, and to draw them is a third of a browser's work. What is so faint is laid
# out, seen by playwright and hit by fingers like anything else.
UNDRAWN = """
{
  const faint = new CSSStyleSheet();
  faint.replaceSync(":root { opacity: 0 !important }");
  document.adoptedStyleSheets.push(faint);
}
"""
# A browser that makes no sound: an open line to the loudspeaker takes time, silent or not.
SILENT = "delete window.AudioContext"
# What a browser says by itself: a server that was killed, a log that is refused.
EXPECTED = (
    "net::ERR_CONNECTION",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "WebSocket connection to",
    "The Cross-Origin-Opener-Policy header has been ignored",  # on a plain address
    "status of 422",
    "status of 403",
)


# The longest first, so that no worker is alone with one at the end.
LONGEST = (
    "test_two_people_at_one_device",
    "test_only_one_tab",
    "test_a_new_version",
    "test_the_next_visit",
    "test_bots_play",
    "test_risk_and_its_log",
    "test_intrigue_its_views",
    "test_the_card_game_on_a_phone_and_its_log",
    "test_every_mode_shows",
    "test_lessons_",
    "test_nothing_stands_in_anybodys_way",
    "test_the_second_tap_of_a_turn",
    "test_a_tap_never",
    "test_a_whole_game",
    "test_battles_are_heard",
    "test_signs_are_explained",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        starts = (number for number, start in enumerate(LONGEST) if item.name.startswith(start))
        return next(starts, len(LONGEST))

    items.sort(key=place)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with one_browser() as browser:
        yield browser


@pytest.fixture(scope="session", autouse=True)
def bundle(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The pages to be tested are those of this tree, and axe-core is there to test them."""
    command = [sys.executable, "-c", BUILD]
    with (tmp_path_factory.getbasetemp().parent / "bundle.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # of several workers one builds
        built = subprocess.run(
            command, cwd=ROOT / "tools", capture_output=True, text=True, check=False
        )
    assert built.returncode == 0, built.stderr


class Server:
    """The server as a process, which can be killed like a machine that loses power."""

    def __init__(self, folder: Path, speed: float, seed: str) -> None:
        self.folder = folder
        self.speed = speed
        self.seed = seed
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: ForkServerProcess | None = None

    def start(self) -> None:
        here, there = FORKS.Pipe(duplex=False)
        known = {name: value for name, value in os.environ.items() if name[:8] == "COUNCIL_"}
        given = (self.folder, self.port, self.speed, self.seed, known, there)
        self.process = FORKS.Process(target=serve, args=given)
        self.process.start()
        there.close()
        assert here.poll(60), "the server does not answer"  # a busy machine takes its time
        assert here.recv() == "ready"

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        if self.process and self.process.is_alive():
            self.process.terminate()
            self.process.join(60)  # a bot may be in the middle of a thought
            assert not self.process.is_alive()


@pytest.fixture
def speed() -> float:
    """How much faster than here time passes for the server."""
    return 1


@pytest.fixture(scope="session")
def no_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a server that nobody has used yet: to copy it is quicker than to make it."""
    folder = tmp_path_factory.mktemp("server") / "data"
    open_database(folder).dispose()
    return folder


@pytest.fixture
def server(
    tmp_path: Path, no_games: Path, speed: float, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A parameter, if a test has one, is the seed of all its chance."""
    seed = getattr(request, "param", f"{SEED} {request.node.name}")
    one = Server(shutil.copytree(no_games, tmp_path / "data"), speed, seed)
    one.start()
    yield one
    one.stop()


@pytest.fixture
def sound() -> bool:
    """Whether browsers make sounds."""
    return False


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser, server: Server, sound: bool) -> Iterator[OpenPage]:
    """Pages of people: each has a browser of its own. Errors in the console fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(
        path: str | None = "/",
        lang: str = "en",
        theme: str = "light",
        phone: bool = False,
        calm: bool = True,
        host: str = "127.0.0.1",
        newcomer: bool = False,
    ) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = chromium.new_context(
            base_url=f"http://{host}:{server.port}",
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            locale="de-DE" if lang == "de" else "en-GB",
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(DRAW.replace("PERSON", str(len(contexts))))
        context.add_init_script(UNDRAWN)
        if not sound:
            context.add_init_script(SILENT)
        if not newcomer:
            context.add_init_script(PLAYED)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: note(said.type, said.text))
        if path is not None:
            page.goto(path)
        return page

    def note(kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(word in text for word in EXPECTED):
            errors.append(f"{kind}: {text}")

    yield opened
    for context in contexts:
        context.close()
    assert errors == []
