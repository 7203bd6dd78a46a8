"""Chromium, started once in a process whatever its tests are about: playwright can be used once."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")
HOW = "apt-get install -y --no-install-recommends chromium fonts-dejavu-core"
# Not a name of this machine itself: browsers allow less there, as in a local network.
ELSEWHERE = "table.test"
FLAGS = [
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1,"
    " EXCLUDE localhost",
]
running: list[Browser] = []


def find_chromium() -> str:
    """The browser; a missing one is a failure, not a skip."""
    asked = os.environ.get("COUNCIL_CHROMIUM")
    found = asked or next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found:
        pytest.fail(f"no Chromium found; install one ({HOW}) or set COUNCIL_CHROMIUM", False)
    return found


@contextmanager
def one_browser() -> Iterator[Browser]:
    """The browser of this process, which ends with the first that asked for it."""
    if running:
        yield running[0]
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        running.append(browser)
        yield browser
        running.clear()
        browser.close()
