"""Decisions of recorded games, for learning."""

from pathlib import Path

import pytest

from council.core.state import REFEREE
from council.lab.match import Match, play_all
from council.rl import decisions


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    match = Match("intrigue", ["random", "random", "random"], games=2, seed=5, keep_logs=True)
    for game in play_all(match):
        (tmp_path / f"{game.number}.council.jsonl").write_text(game.log, encoding="utf-8")
    return tmp_path


def test_every_decision_has_the_view_of_its_seat(folder: Path) -> None:
    found = list(decisions(folder))
    assert len({one.file for one in found}) == 2
    for one in found:
        assert one.view.viewer == one.seat != REFEREE
        assert one.move in one.moves
        assert one.moves == list(one.view.legal_moves())
    assert {one.reward for one in found} <= {0.0, 0.5, 1.0}


def test_a_game_without_an_end_is_left_out(folder: Path) -> None:
    first = sorted(folder.iterdir())[0]
    lines = first.read_text().splitlines(keepends=True)
    first.write_text("".join(lines[:-1]))
    assert {one.file for one in decisions(folder)} == {str(sorted(folder.iterdir())[1])}


def test_a_wrong_file_is_named(folder: Path) -> None:
    (folder / "0a.council.jsonl").write_text("{}\n")
    with pytest.raises(ValueError, match=r"0a\.council\.jsonl"):
        list(decisions(folder))
