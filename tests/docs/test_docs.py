"""What the documents show runs, and what they point to is there."""

import re
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from cli.kit import Council

from council.bots import NAMES
from council.core.game import Invalid
from council.games import GAMES
from council.kit.tables import parse
from council.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
# These need a table to sit down at: tests/server runs them.
EXAMPLES = sorted(
    set((ROOT / "docs" / "examples").glob("*.py"))
    - {ROOT / "docs/examples/socket_bot.py", ROOT / "docs/examples/plain_bot.py"}
)


@cache
def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs(example: Path) -> None:
    assert run(sys.executable, str(example))


@pytest.mark.slow
def test_the_bot_of_the_docs_beats_random() -> None:
    share = run(sys.executable, str(ROOT / "docs" / "examples" / "my_bot.py")).split("%")[0]
    assert int(share) > 80


def snippets(page: str) -> list[str]:
    """The Python of a page, block by block."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_lines_of_the_readme_run() -> None:
    (snippet,) = snippets("README.md")
    assert run(sys.executable, "-c", snippet).count("'won': 1.0") == 3


@pytest.mark.slow
def test_the_policy_of_the_docs_is_trained() -> None:
    (snippet,) = [text for text in snippets("docs/research.md") if "def policy" in text]
    assert run(sys.executable, "-c", snippet.replace("range(1500)", "range(3)")).count("%") == 2


def test_the_decisions_of_the_docs_are_read() -> None:
    (snippet,) = [text for text in snippets("docs/research.md") if "import decisions" in text]
    *_, reward = run(sys.executable, "-c", snippet).split()
    assert float(reward) in (0.0, 1.0)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_commands_exist(page: Path, council: Council) -> None:
    """Each `council ...` command in a code block has the options it shows."""
    for block in re.findall(r"^```\w*\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL):
        for line in re.findall(r"^(?:\$ )?(council .+)$", block, re.MULTILINE):
            words = line.split("#")[0].split()
            shown = council(words[1], "--help").out
            for option in (word.split("=")[0] for word in words if word.startswith("--")):
                assert option in shown, f"{page.name}: {line}"


def is_move(text: str) -> bool:
    """Whether some game has this move; RISK has no number for an attack that no map allows."""
    for game in GAMES.values():
        with suppress(Invalid):
            game.number(text)
            return True
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_example_moves_are_moves(page: Path) -> None:
    """What is sent as a move, or stands in backquotes and begins as moves do."""
    text = page.read_text(encoding="utf-8")
    verbs = {game.text(move).split()[0] for game in GAMES.values() for move in range(game.numbers)}
    shown = [move for move in re.findall(r'"move": ?"([^"]+)"', text) if move != "..."]
    quoted = re.findall(r"`([a-z]+ [a-z0-9_. ]+)`", text)
    shown += [move for move in quoted if move.split()[0] in verbs]
    assert [move for move in shown if not is_move(move)] == []


def test_an_attack_between_far_territories_is_no_move() -> None:
    assert is_move("attack winterfell the_gift")
    assert not is_move("attack riverrun the_twins")


def test_the_data_file_of_the_docs_is_sound() -> None:
    text = (ROOT / "docs" / "data.md").read_text()
    block = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert block
    game = GAMES["intrigue"].with_data(parse(block[1], "docs/data.md"), "docs/data.md")
    assert {mark[0] for mark in game.data_report() if mark[3] == "owner"} == {
        "iron_throne throne_1",
        "character irri",
    }


def test_every_bot_is_described() -> None:
    text = (ROOT / "docs" / "bots.md").read_text()
    assert [name for name in NAMES if f"`{name}`" not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_pages_are_fresh(game: str, lang: str, council: Council) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.{lang}.md"
    done = council("--lang", lang, "rules", game, "--markdown")
    assert page.read_text() == done.out, f"make it anew: council rules {game} --markdown"
