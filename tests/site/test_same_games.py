"""Python in the browser plays the games of `council match`, and shows the same views."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page
from sizes import FULL, full

from tests.site.conftest import OpenSite, started
from tests.site.match_loop import play_match

SEED = 7
# Start Python once more, in a worker of the page, with the page's own files.
START = """async ({ python, council }) => {
  const page = new URL("..", self.location.href).href;
  const { loadPyodide } = await import(page + python + "pyodide.js");
  const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3" };
  const lock = { info: { ...info, version: "314.0.7", python: "3.14.2" }, packages: {} };
  const indexURL = page + python;
  const options = { indexURL, lockFileContents: JSON.stringify(lock), packageBaseUrl: indexURL };
  self.python = await loadPyodide(options);
  const { body } = await fetch(page + council);
  const plain = new Response(body.pipeThrough(new DecompressionStream("gzip")));
  const whole = await plain.arrayBuffer();
  const end = 4 + new DataView(whole).getUint32(0, true);
  const { files } = JSON.parse(new TextDecoder().decode(new Uint8Array(whole, 4, end - 4)));
  let at = end;
  for (const [name, size] of files) {
    self.python.FS.mkdirTree("/c/" + name.slice(0, name.lastIndexOf("/") + 1));
    self.python.FS.writeFile("/c/" + name, new Uint8Array(whole, at, size));
    at += size;
  }
}"""
LOOP = Path(__file__).with_name("match_loop.py").read_text()
ASK = """([loop, asked]) => {
  const code = "import sys\\nsys.path.insert(0, '/c')\\n" + loop + "\\nplay_match";
  self.match ??= self.python.runPython(code);
  return self.match(asked);
}"""
WHOLE = -1  # moves
SOME = full(60, 30)
THINKER = "medium" if FULL else "random"  # who thinks thinks long here


@pytest.fixture
def python(open_site: OpenSite) -> Page:
    """The page, with Python in one of its workers for us."""
    page = open_site()
    started(page)
    if not page.workers:  # the files may still be on their way
        page.wait_for_event("worker")
    facts = page.evaluate("({ ...document.documentElement.dataset })")
    page.workers[0].evaluate(START, facts)
    return page


def in_browser(page: Page, asked: dict[str, object]) -> str:
    answer: str = page.workers[0].evaluate(ASK, [LOOP, json.dumps(asked)])
    return answer


def test_bots_play_the_games_of_council_match(python: Page, tmp_path: Path) -> None:
    for game, seats in (
        ("intrigue", ["easy", THINKER]),
        ("risk", ["easy", "random"]),
        ("cardgame", ["easy", "random"]),
    ):
        words = [game, "--seats", ",".join(seats), "--games", "1", "--seed", str(SEED)]
        words += ["--option", "rounds=1", "--logs", str(tmp_path)]
        command = [sys.executable, "-m", "council", "match", *words]
        subprocess.run(command, capture_output=True, check=True)
        recorded = (tmp_path / f"{game}-{SEED}-1.council.jsonl").read_text()
        options = {"rounds": 1}
        asked = {"game": game, "seats": seats, "seed": SEED, "options": options, "moves": WHOLE}
        assert json.loads(in_browser(python, asked))[0] == recorded, game


MODES: list[tuple[str, int, dict[str, object]]] = [
    ("intrigue", 6, {}),
    ("risk", 5, {"mode": "dominion"}),
    ("risk", 2, {"mode": "dominion"}),
    ("risk", 3, {"mode": "skirmish"}),
    ("risk", 6, {"mode": "world_skirmish"}),
    ("risk", 7, {"mode": "world_dominion"}),
    ("risk", 4, {"mode": "mitchell"}),
    ("risk", 5, {"mode": "mitchell_dominion"}),
    ("cardgame", 2, {"plots": "draft"}),
]


def test_every_mode_shows_the_same_views(python: Page) -> None:
    for game, players, options in MODES:
        seats = ["random"] * players
        asked = {"game": game, "seats": seats, "seed": SEED, "options": options, "moves": SOME}
        assert in_browser(python, asked) == play_match(json.dumps(asked)), (game, players, options)
