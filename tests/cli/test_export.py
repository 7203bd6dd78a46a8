"""`council export`: the decisions of finished games as arrays."""

import json
from pathlib import Path

import numpy as np
import pytest
from cli.kit import Council

from council.cli.logs import replay
from council.core.state import CHANCE


def test_every_decision_is_a_row(council: Council, logs: list[Path]) -> None:
    """As the seat knew it; replaying the actions leads to the result again."""
    done = council("export", "--arrays", "logs", "-o", "out.npz")
    assert done.code == 0
    found = np.load("out.npz")
    plays = [replay(path) for path in logs]
    counts = [sum(who != CHANCE for who, _ in play.history) for play in plays]
    assert f"{sum(counts)} decisions of {len(logs)} games" in done.out
    assert np.bincount(found["game"]).tolist() == counts
    assert found["observation"].shape == (sum(counts), len(found["names"]))
    assert found["mask"][np.arange(sum(counts)), found["action"]].all()
    row = 0
    for play in plays:
        state = play.game.begin(play.log.setup)
        for who, move in play.history:
            if who != CHANCE:
                seen = play.game.observe(state.mask(who))
                assert found["observation"][row].tolist() == seen
                assert np.flatnonzero(found["mask"][row]).tolist() == list(state.legal_moves())
                assert found["action"][row] == state.same(move)
                assert found["seat"][row] == who
                assert found["reward"][row] == (play.log.result or [])[who]
                row += 1
            state.apply(move)
    assert row == sum(counts)
    assert [json.loads(text)["seats"] for text in found["setups"]] == [2] * len(logs)


def test_unfinished_games_are_left_out(council: Council, logs: list[Path]) -> None:
    lines = logs[0].read_text().splitlines(keepends=True)
    logs[0].write_text("".join(lines[:-1]))
    told = json.loads(council("export", "--arrays", "logs", "--json").out)
    assert (told["games"], told["unfinished"]) == (len(logs) - 1, 1)
    assert Path("games.npz").is_file()
    assert "no winner" in council("export", "--arrays", "logs").out
    assert "finished" in council("export", "--arrays", str(logs[0])).sentence()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_mistake_is_one_sentence(council: Council, logs: list[Path], lang: str) -> None:
    other = council("match", "intrigue", "--seats", "random,random,random", "--logs", "more")
    assert other.code == 0
    first = sorted(Path("more").iterdir())[0]
    for words, told in (
        (["export", "logs"], "--arrays"),
        (["export", "--arrays", "none.jsonl"], "none.jsonl"),
        (["export", "--arrays", "logs", "-o", "no/such/x.npz"], "no/such"),
        (["export", "--arrays", str(logs[0]), str(first)], str(first)),
    ):
        assert told in council("--lang", lang, *words).sentence()
    logs[0].write_text(logs[0].read_text().replace("place", "plaze", 1))
    assert logs[0].name in council("--lang", lang, "export", "--arrays", "logs").sentence()
