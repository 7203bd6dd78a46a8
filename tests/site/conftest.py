"""The page without a server, from a plain file server under a path of its own, in Chromium."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.conftest import (
    DRAW,
    PLAYED,
    SILENT,
    UNDRAWN,
    chromium,
    pytest_collection_modifyitems,
)
from playwright.sync_api import Browser, BrowserContext, Page, expect

__all__ = ["chromium", "pytest_collection_modifyitems"]

ROOT = Path(__file__).parents[2]
PATH = "games/council"
START = 120_000  # milliseconds: Python starts, perhaps beside a whole test run
# As on plain http from another machine: nothing is kept.
KEEPS_NOTHING = """
delete Navigator.prototype.serviceWorker;
delete window.caches;
"""
# What Python and the game say by themselves when the file server is gone.
EXPECTED = ("net::ERR_CONNECTION_REFUSED", "net::ERR_FAILED")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host for files, with the page somewhere in it."""
    tool = [sys.executable, str(ROOT / "tools" / "site.py")]
    made = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    www = tmp_path_factory.mktemp("www")
    (www / PATH).parent.mkdir(parents=True)
    (www / PATH).symlink_to(ROOT / "dist" / "site")
    return www


# A host that knows three kinds of files.
POOR = """
import functools, http.server, sys
KNOWN = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
class Poor(http.server.SimpleHTTPRequestHandler):
    def guess_type(self, path):
        return KNOWN.get(path.rpartition(".")[2], "application/octet-stream")
handler = functools.partial(Poor, directory=sys.argv[-1])
http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), handler).serve_forever()
"""


class Files:
    """`python -m http.server`, which can be stopped; or another program instead of it."""

    def __init__(self, folder: Path, program: str = "") -> None:
        self.folder = folder
        self.how = ["-c", program] if program else ["-m", "http.server", "--bind", "127.0.0.1"]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/{PATH}/"
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.how, str(self.port)]
        self.process = subprocess.Popen(
            [*command, "-d", str(self.folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(600):
            try:
                with urllib.request.urlopen(self.url, timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        pytest.fail("the files are not served", False)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture
def files(folder: Path) -> Iterator[Files]:
    one = Files(folder)
    yield one
    one.stop()


OpenSite = Callable[..., Page]


@pytest.fixture
def open_site(chromium: Browser, files: Files) -> Iterator[OpenSite]:
    """The page in a browser of its own. Errors, and requests to any other host, fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    known: list[str] = []

    def opened(
        path: str = "",
        lang: str = "en",
        phone: bool = False,
        first: str = "",
        host: Files = files,
    ) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = chromium.new_context(
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            locale="de-DE" if lang == "de" else "en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(START)
        contexts.append(context)
        context.add_init_script(DRAW.replace("PERSON", str(len(contexts))))
        context.add_init_script(UNDRAWN)
        context.add_init_script(SILENT)
        context.add_init_script(PLAYED)
        if first:
            context.add_init_script(first)
        page = context.new_page()
        context.on("request", lambda request: elsewhere(request.url))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: note(said.type, said.text))
        known.append(host.url)
        page.goto(host.url + path)
        return page

    def elsewhere(url: str) -> None:
        if not url.startswith((*known, "blob:", "data:")):
            errors.append(f"asked for {url}")

    def note(kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(word in text for word in EXPECTED):
            errors.append(f"{kind}: {text}")

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def started(page: Page) -> None:
    """Until Python is there and the games are read."""
    expect(page.locator("progress")).to_have_count(0, timeout=START)


def kept_offline(page: Page) -> None:
    """Until the service worker has all files."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
