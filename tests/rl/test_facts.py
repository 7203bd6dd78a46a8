"""The benchmark page has the figures that its command prints."""

from pathlib import Path
from types import ModuleType

import pytest
from rl.offered import offered
from sizes import FULL

from council.rl import facts, speed

PAGE = Path(__file__).parents[2] / "docs" / "benchmark.md"


def cells(marks: tuple[str, str]) -> list[list[str]]:
    """The rows of a table of the page, without its heads."""
    text = PAGE.read_text(encoding="utf-8")
    part = text[text.index(marks[0]) : text.index(marks[1])]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [line.strip("| ").split(" | ") for line in lines[2:]]


def test_the_page_has_every_kind_of_game() -> None:
    """The figures of the shortest game are counted again, in `make soak` those of all."""
    kinds, rows = list(facts.kinds()), cells(facts.FACTS)
    assert [row[:2] for row in rows] == [[kind.name(), f"{kind.seats}"] for kind in kinds]
    assert {(kind.game.name, kind.trial.name) for kind in kinds} == {
        (game.name, trial.name) for game, trial, _ in offered()
    }
    for kind, row in list(zip(kinds, rows, strict=True))[: len(kinds) if FULL else 1]:
        assert facts.row(kind) == row


def test_the_page_has_the_published_games_of_the_bots() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "\n".join(facts.bots()) in text


def test_lines_go_between_their_marks() -> None:
    page = "before\n<!-- a -->\nold\n<!-- z -->\nafter\n"
    found = facts.between(page, ("<!-- a -->", "<!-- z -->"), ["| new |"])
    assert found == "before\n<!-- a -->\n\n| new |\n\n<!-- z -->\nafter\n"
    assert facts.between(found, ("<!-- a -->", "<!-- z -->"), ["| new |"]) == found


@pytest.mark.parametrize(
    ("module", "words"),
    [
        (facts, ["no_such_page.md"]),
        (speed, ["soon"]),
        (speed, ["1", "chess"]),
        (speed, ["0"]),
        (speed, ["1", "--processes", "-1"]),
    ],
)
def test_wrong_words_are_answered_with_a_sentence(
    module: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        module.main(words)
    assert ended.value.code == 2
    assert "error:" in capsys.readouterr().err
