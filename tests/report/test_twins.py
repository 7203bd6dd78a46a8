"""While a seat may not see the hands, two games that it cannot tell apart give it the same answer.
(`tests/server/test_leaks.py` compares what a server sends, byte for byte.)"""

from pathlib import Path

import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID
from conformance.twins import Pairs, plays_of

from council.cli import main
from council.core.play import rng_for

TWINS = ("intrigue-3", "cardgame-2-draft", "mitchell-dominion-2")


@pytest.mark.parametrize("name", TWINS)
def test_a_running_game_tells_nothing(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither its whole log nor that of the seat: the same words, the same exit code."""
    table = BY_ID[name]
    pairs = Pairs(table, random_play(table, "twins of the report"), 0, rng_for("twins", name))
    found = 0
    for step, other, differs in pairs.walk():
        if other is None or not differs:
            continue
        pair = plays_of(pairs, other, step)
        logs = [[play.log.dump(), play.log_for(0).dump()] for play in pair]
        if pair[0].over() or logs[0][0] == logs[1][0]:
            continue
        answers = []
        for number, texts in enumerate(logs):
            said = []
            for text in texts:
                file = tmp_path / "game.council.jsonl"
                file.write_text(text, encoding="utf-8", newline="\n")
                said.append((main(["report", str(file), "--json"]), capsys.readouterr()))
            assert [code for code, _ in said] == [2, 2], number
            answers.append(said)
        assert answers[0] == answers[1]
        found += 1
        if found >= 3:
            return
    assert found > 0, "no twins"
