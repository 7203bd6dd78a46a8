"""uvicorn gets our protocols only while its own classes are what they extend."""

import logging
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from server.live import Live, ask, hear

from council.server.http.http_protocol import HeaderTimeoutHttp
from council.server.http.protocols import HTTP, WEBSOCKET, Extension, fits, protocol
from council.server.http.websocket_protocol import ReadTimeoutWebSocket

CHANGED = """
from dataclasses import replace
from council.server.http import protocols
for name in ("HTTP", "WEBSOCKET"):
    known = getattr(protocols, name)
    setattr(protocols, name, replace(known, theirs=(known.theirs[0], "Moved")))
"""


def test_the_uvicorn_of_our_requirements_is_as_we_expect() -> None:
    assert protocol(HTTP) is HeaderTimeoutHttp
    assert protocol(WEBSOCKET) is ReadTimeoutWebSocket


@pytest.mark.parametrize("known", [HTTP, WEBSOCKET], ids=["http", "websocket"])
def test_what_has_changed_inside_uvicorn_is_noticed(
    known: Extension, caplog: pytest.LogCaptureFixture
) -> None:
    module, name = known.theirs
    for other in (
        replace(known, theirs=(module + "_moved", name)),
        replace(known, theirs=(module, "Moved")),
        replace(known, methods={**known.methods, "no_such_method": ("self",)}),
        replace(known, methods={**known.methods, "connection_lost": ("self", "error", "more")}),
        replace(known, fields=(*known.fields, "no_such_field")),
    ):
        assert not fits(other)
        with caplog.at_level(logging.WARNING, "council.start"):
            assert protocol(other) == "auto"
        assert known.without in caplog.messages.pop()
        caplog.clear()


class LaterUvicorn(Live):
    """A server on a uvicorn whose inner classes have other names."""

    start = CHANGED + Live.start


@pytest.mark.slow
def test_a_server_on_another_uvicorn_says_so_and_serves(tmp_path: Path) -> None:
    server = LaterUvicorn(tmp_path)
    try:
        assert httpx2.get(f"{server.address}/api/games").status_code == 200
        table, keys = server.found("friend", "friend")
        with server.connect(table) as socket:
            hear(socket, "table")
            ask(socket, do="sit", key=keys[0])
            assert hear(socket, "table")["held"] == [0]
    finally:
        code, _, said = server.stop()
    assert code == 0
    assert [known.without for known in (HTTP, WEBSOCKET) if known.without not in said] == []
