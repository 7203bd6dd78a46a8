"""docs/risk.md: its moves are moves, its modes and options those of the game, its figures exact."""

import json
import re
from pathlib import Path

import pytest
from scenario_risk import given

from council.core.game import Invalid
from council.games import GAMES
from council.games.risk.box.odds import invasion
from council.kit.tables import parse

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "risk.md").read_text()
GAME = GAMES["risk"]


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def listed_moves() -> list[str]:
    rows = re.findall(r"^\| (`.*?) \|", section("Moves"), re.M)
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


def test_every_move_of_the_page_is_a_move() -> None:
    moves = listed_moves()
    assert len(moves) > 15
    for text in moves:
        assert GAME.text(GAME.number(text)) == text


def test_lines_of_the_page_can_be_typed() -> None:
    (block,) = re.findall(r"```\n(deploy.*?)```", section("At the table in the terminal"), re.S)
    lines = block.splitlines()
    assert len(lines) == 6
    for line in lines:
        for part in line.split(";"):
            words = part.removeprefix(" repeat").split()
            if words[-1].isdecimal() or words[-1] == "max":
                words = words[:-1]
            if words:
                assert GAME.number(" ".join(words)) >= 0


def test_what_the_page_attacks_is_possible() -> None:
    table = given("seats: 3\nlands: winterfell A5, karhold A1\nrest: B2\nphase: invade")
    table.play("A attack winterfell the_gift; A dice 3; B dice 1")
    assert table.army("winterfell") != "A5" or table.army("the_gift") != "B2"


def test_every_mode_and_option_is_on_the_page() -> None:
    for option in GAME.options:
        assert f"`{option.name}`" in section("Modes"), option.name
        for word in option.words:
            assert f"`{word}`" in section("Modes"), f"{option.name}={word}"


def test_the_figures_are_exact() -> None:
    shown = re.search(r"council odds 10 8 --json\n(\{.*\})", PAGE)
    assert shown
    odds = invasion(10, 8)
    assert json.loads(shown[1]) == {
        "conquest": odds.wins,
        "attacker_loss": 10 - odds.attackers,
        "defender_loss": 8 - odds.defenders,
    }


def test_the_data_file_of_the_docs_is_sound() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "data.md").read_text(), re.S)
    (block,) = [block for block in blocks if "[[territory]]" in block]
    game = GAME.with_data(parse(block, "docs/data.md"), "docs/data.md")
    assert {row[:3] for row in game.data_report() if row[3] == "owner"} == {
        ("territory winterfell", "card", "siege_engine"),
        ("region dorne", "bonus", "2"),
    }


@pytest.mark.parametrize(
    "text",
    [
        '[[territory]]\nid = "winterfel"\ncard = "knight"\n',
        '[[territory]]\nid = "winterfell"\ncard = "dragon"\n',
        '[[region]]\nid = "dorne"\nbonus = 21\n',
        '[[castle]]\nid = "dorne"\n',
    ],
)
def test_a_wrong_data_file_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as error:
        GAME.with_data(parse(text, "my.toml"), "my.toml")
    assert error.value.message.facts["file"] == "my.toml"
