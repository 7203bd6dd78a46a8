"""XS-2 and XS-3: what pages may load and run, and what a stranger's file can do."""

import asyncio
import os
import threading
from pathlib import Path

import pytest
from server.files import sound_logs, wreck
from server.kit import settings
from sizes import full, sized
from starlette.testclient import TestClient

from council.protocol.errors import Denied
from council.server.app import build
from council.server.bots import replay_pool as reading
from council.server.bots.replay_pool import MOST_FILES, MOST_OF_ONE, ReplayPool

PAGES = ("/", "/new", "/new?game=risk", "/t/some-table", "/replay", "/rules/intrigue", "/mail")
OTHERS = ("/index.html", "/assets/app-1.js", "/api/games", "/api/nothing", "/x.js", "/api/tables")


@pytest.mark.parametrize("bundle", [True, False], ids=["built", "not built"])
def test_xs_2_every_page_carries_the_policy(tmp_path: Path, bundle: bool) -> None:
    folder = tmp_path / "bundle"
    if bundle:
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text("<!doctype html><p>the table")
        (folder / "assets" / "app-1.js").write_text("let x = 1")
    with TestClient(build(settings(tmp_path), folder)) as client:
        for path in (*PAGES, *OTHERS):
            headers = client.get(path).headers
            parts = [part.split() for part in headers["content-security-policy"].split("; ")]
            policy = {name: allowed for name, *allowed in parts}
            assert policy["default-src"] == ["'self'"]
            assert policy["script-src"] == ["'self'"]
            assert policy["style-src"] == ["'self'"]
            assert policy["object-src"] == policy["base-uri"] == ["'none'"]
            assert policy["frame-ancestors"] == ["'none'"]
            assert policy["connect-src"] == policy["form-action"] == ["'self'"]
            loose = [name for name, allowed in policy.items() if "'unsafe-inline'" in allowed]
            assert loose == ["style-src-attr"]
            assert not any("unsafe-eval" in word for words in policy.values() for word in words)
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.slow
def test_xs_3_mutated_files_are_read_or_refused() -> None:
    """Where somebody counts the checks again a name or a time may be another; all else is found."""
    read, refused, _ = wreck(sized(full(2_000, 300)))
    assert refused > 5 * read


@pytest.mark.slow
def test_xs_3_a_file_is_read_in_another_process_and_only_so_long() -> None:
    sound = sound_logs()[0]

    async def story() -> None:
        reader = ReplayPool(True, 60.0)
        assert b'"frames"' in await reader.read(sound)
        assert reader._pid != os.getpid()
        with pytest.raises(Denied) as denied:
            await reader.read(sound[:-10])
        assert denied.value.code == "bad_log"
        assert denied.value.message.key.startswith("log-")
        reader.patience = 0.0
        with pytest.raises(Denied) as denied:
            await reader.read(sound)
        assert denied.value.code == "too_long"
        reader.patience = 60.0  # the next one has a process of its own again
        assert b'"frames"' in await reader.read(sound)
        os.kill(reader._pid, 9)
        assert b'"frames"' in await reader.read(sound)
        before = reader._pid
        reader.files = MOST_FILES - 1  # after this one it has read enough
        assert b'"frames"' in await reader.read(sound)
        assert b'"frames"' in await reader.read(sound)
        assert (reader.files, reader._pid != before) == (1, True)
        reader.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "text",
    ["[" * 900_000, '{"log":' * 100_000, "\n" * 900_000, '{"log": 1e999}', "1" * 900_000, "\x00"],
    ids=["lists", "objects", "lines", "infinite", "digits", "nothing"],
)
def test_xs_3_depth_and_size_are_refused(text: str) -> None:
    async def story() -> None:
        with pytest.raises(Denied) as denied:
            await ReplayPool(False, 60.0).read(text)
        assert denied.value.code == "bad_log"

    asyncio.run(story())


def test_one_address_does_not_take_every_place_for_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(text: str) -> bytes:
        assert go_on.wait(120)
        return text.encode()

    monkeypatch.setattr(reading, "read_file", slow)

    async def crowd() -> None:
        reader = ReplayPool(False, 60.0)
        greedy = [asyncio.create_task(reader.read("a", "10.0.0.1")) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="busy"):
            await reader.read("a", "10.0.0.1")
        other = asyncio.create_task(reader.read("b", "10.0.0.2"))
        await asyncio.sleep(0)
        go_on.set()
        assert await other == b"b"
        assert await asyncio.gather(*greedy) == [b"a"] * MOST_OF_ONE
        assert reader.waiting == 0
        assert await reader.read("a", "10.0.0.1") == b"a"
        reader.close()

    asyncio.run(crowd())
