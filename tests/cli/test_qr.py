"""`council serve --host lan`: the address for others, its QR code, and a missing bundle."""

import io
import os
import re
from pathlib import Path

import pytest
from qr_reader import read

from council.cli import qr
from council.cli.commands import serve
from council.locales import Voice
from council.server.http import pages

ADDRESS = "http://192.168.178.20:8400"
HALVES = {"█": (False, False), "▀": (False, True), "▄": (True, False), " ": (True, True)}


class Screen(io.StringIO):
    """A terminal, or what only looks like one."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def scanned(text: str) -> str:
    """What a camera makes of the half blocks."""
    lines = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in text.splitlines()]
    rows = [[HALVES[c][half] for c in line] for line in lines for half in (0, 1)]
    inner = slice(qr.BORDER, len(rows[0]) - qr.BORDER)
    edge = [row for n, row in enumerate(rows) if not qr.BORDER <= n < len(rows[0]) - qr.BORDER]
    assert not any(dark for row in edge for dark in row)
    return read([row[inner] for row in rows[inner]])


@pytest.mark.parametrize("address", [ADDRESS, "http://10.0.0.7:80", "http://[fd00::1:2]:65535"])
@pytest.mark.parametrize("colour", [True, False])
def test_the_code_in_the_terminal_means_the_address(address: str, colour: bool) -> None:
    assert scanned(qr.drawn(address, colour)) == address


def test_with_colour_dark_is_black_on_every_screen() -> None:
    lines = qr.drawn(ADDRESS, colour=True).splitlines()
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)


def told(monkeypatch: pytest.MonkeyPatch, screen: Screen, address: str = ADDRESS) -> str:
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setenv("COLUMNS", "80")
    serve.tell_others(Voice("en"), address)
    return screen.getvalue()


def test_others_are_shown_the_address_and_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told(monkeypatch, Screen())
    assert f"scan this code with a camera, or open {ADDRESS}." in said
    assert "not encrypted" in said
    code = "\n".join(line for line in said.splitlines() if "█" in line)
    assert scanned(code) == ADDRESS


@pytest.mark.parametrize("way", ["file", "narrow", "ascii"])
def test_where_no_code_fits_the_address_is_enough(
    monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    screen = Screen()
    if way == "file":
        monkeypatch.setattr(screen, "isatty", lambda: False)
    if way == "narrow":
        monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((30, 24)))
    if way == "ascii":
        monkeypatch.setattr(Screen, "encoding", "ascii")
    said = told(monkeypatch, screen)
    assert f"join at {ADDRESS}." in said
    assert "█" not in said


def test_a_computer_without_a_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told(monkeypatch, Screen(), "http://127.0.0.1:8400")
    assert "not connected to a network" in said
    assert "█" not in said


def test_lan_is_a_word_for_all_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[serve.ServeOptions] = []
    monkeypatch.setattr(serve, "keep_open", lambda wanted, voice: seen.append(wanted) or 0)

    class Terminal:
        voice = Voice("en")

    for host in ("lan", "127.0.0.1"):
        serve.serve(Terminal(), host=host, port=8400)  # type: ignore[arg-type]
    assert [one.host for one in seen] == ["0.0.0.0", "127.0.0.1"]


@pytest.mark.parametrize(
    ("checkout", "words"), [(True, "python tools/web.py"), (False, "Node.js 20.19 or newer")]
)
def test_a_server_without_pages_says_at_once_what_to_do(
    checkout: bool,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    builder = tmp_path / "web.py"
    if checkout:
        builder.touch()
    monkeypatch.setattr(pages, "BUNDLE", tmp_path / "static")
    monkeypatch.setattr(pages, "BUILDER", builder)
    serve.tell_unbuilt(Voice("en"))
    said = capsys.readouterr()
    assert words in said.out
    assert said.err == ""  # the event log, where programs read
    assert words in pages._not_built()
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").touch()
    serve.tell_unbuilt(Voice("en"))
    assert capsys.readouterr().out == ""
