"""Games of all modes that bots played under earlier versions: each is rebuilt line by line, with
every digest, by the rules of today. A change of the rules that breaks one is named in the
changelog, and the game is recorded again: `python tests/golden/record.py`."""

import shutil
from pathlib import Path

import pytest
from golden import record

from council.core.log import read
from council.core.play import resume, rng_for
from council.games import GAMES

LOGS = list(record.recorded().values())
MODES = {
    *("skirmish", "dominion", "mitchell", "mitchell_dominion"),
    *("world_skirmish", "world_dominion"),
}


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.name.split(".")[0])
def test_a_recorded_game_is_rebuilt_line_by_line(file: Path) -> None:
    saved = file.read_text(encoding="utf-8")
    log = read(saved)
    assert any(line.text.startswith("digest ") for line in log.lines)
    game = resume(GAMES[log.game], log, rng_for("recorded"))
    assert game.over()
    assert game.log.dump() == saved


def test_every_game_and_mode_is_among_them() -> None:
    logs = [read(file.read_text(encoding="utf-8")) for file in LOGS]
    assert len(logs) >= 20
    assert {log.game for log in logs} == set(GAMES)
    modes = {log.setup.options["mode"] for log in logs if log.game == "risk"}
    assert modes == MODES
    plots = {log.setup.options["plots"] for log in logs if log.game == "cardgame"}
    assert plots == {"printed", "draft", "own"}


def test_a_game_that_is_recorded_again_has_its_setup_and_its_bots() -> None:
    old = read(record.recorded()["intrigue-2"].read_text(encoding="utf-8"))
    saved = record.again(old)
    new = read(saved)
    assert (new.game, new.setup, new.players) == (old.game, old.setup, old.players)
    assert record.rebuilt(saved)


def test_only_what_cannot_be_rebuilt_is_recorded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (record.make, record.cardgame):
        monkeypatch.setattr(module, "main", lambda: None)
    for name in ("intrigue-2", "cardgame-own"):
        shutil.copy(record.recorded()[name], tmp_path)
    monkeypatch.setattr(record, "FOLDER", tmp_path)
    record.main([])
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(GAMES["intrigue"], "version", 2)
    record.main([])
    assert capsys.readouterr().out == "recorded/intrigue-2.council.jsonl: written\n"
    assert read(record.recorded()["intrigue-2"].read_text(encoding="utf-8")).version == 2
