"""A bad line and a wrong clock: what a page shows meanwhile, and how soon it is back."""

import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from browser.conftest import OpenPage, Server
from browser.player import MINE, place_by_mouse, version
from browser.test_people import arrive, ask, found
from playwright.sync_api import Page, expect
from sizes import full

DOWN = "Connection lost. Reconnecting …"
SOON = 7_000  # milliseconds: one on a quiet machine; a page that waits for a dead line takes longer


class Hole:
    """A way to the server that can swallow everything, like that of a phone that has left its
    network: whatever was open then, or is opened meanwhile, stays dead."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.swallows = False
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.threads = [threading.Thread(target=self._accept)]
        self.threads[0].start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.server))
                self.ends += [client, server]
                dead = threading.Event()
                for ways in ((client, server, dead), (server, client, dead)):
                    self.threads.append(threading.Thread(target=self._carry, args=ways))
                    self.threads[-1].start()

    def _carry(self, one: socket.socket, other: socket.socket, dead: threading.Event) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if self.swallows:
                    dead.set()
                if not dead.is_set():
                    other.sendall(data)
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for end in (self.listener, *self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        for thread in self.threads:
            thread.join()


@pytest.fixture
def hole(server: Server) -> Iterator[Hole]:
    one = Hole(server.port)
    yield one
    one.close()


def stands(page: Page) -> None:
    """The page says that it is cut off, and counts nothing."""
    expect(page.locator(".banner")).to_have_text(DOWN)
    expect(page.locator("[data-running]")).to_have_attribute("data-running", "false")


def comes_back(page: Page) -> None:
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".banner")).to_have_count(0, timeout=SOON)


def test_a_line_that_swallows_everything(open_page: OpenPage, hole: Hole) -> None:
    ann, bob = open_page(None), open_page(None)
    link = found(ann, clock="bank")
    lines: list[str] = []
    bob.on("websocket", lambda line: lines.append(line.url))
    arrive(bob, hole.url + link[link.index("/t/") :])
    place_by_mouse(ann)
    expect(bob.locator(MINE)).to_have_count(1)
    before = int(version(bob))
    hole.swallows = True
    bob.locator(".hand .hc:not(.dim)").first.click()
    bob.locator(".court .slot.can").first.click()  # and the answer will not come
    stands(bob)
    bob.wait_for_timeout(1500)  # it tries again, in vain
    hole.swallows = False
    comes_back(bob)
    expect(ann.locator(MINE)).to_have_count(1)
    assert int(version(ann)) == before + 1
    assert "mark=" not in lines[0]
    assert "mark=" in lines[-1]  # he was told what he had missed, and has the whole story once
    expect(ann.locator(".log li")).to_have_count(bob.locator(".log li").count())
    assert ann.locator(".log li").all_inner_texts() == bob.locator(".log li").all_inner_texts()
    ask(ann, "Suggest a pause")
    expect(bob.locator(".ask")).to_be_visible()
    hole.swallows = True
    bob.evaluate("dispatchEvent(new Event('offline'))")
    stands(bob)
    expect(bob.locator(".ask")).to_have_count(0)
    hole.swallows = False
    comes_back(bob)
    bob.get_by_role("button", name="Agree").click()
    expect(ann.locator(".company")).to_contain_text("paused")


@pytest.mark.parametrize("hours", [1, -1][: full(2, 1)])
def test_the_clock_of_the_device_does_not_matter(open_page: OpenPage, hours: int) -> None:
    ann, bob = open_page(None), open_page(None)
    ann.clock.install()
    link = found(ann, clock="bank")
    arrive(bob, link)
    ann.clock.set_system_time(time.time() + 3600 * hours)
    ann.wait_for_timeout(600)  # some ticks
    clock = ann.locator("[data-running] li").first
    expect(clock).to_have_text(re.compile(r"(10|9):\d\d"))
    place_by_mouse(ann)
    place_by_mouse(bob)
    expect(ann.locator(MINE)).to_have_count(1)
    expect(clock).to_have_text(re.compile(r"(10|9):\d\d"))
