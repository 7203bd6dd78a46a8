"""`council daily`: the deal of the day in the terminal."""

import json
import re
from datetime import date
from pathlib import Path

import pytest
from cli.kit import Council

from council.cli.daily.command import streak

DAY = "2026-11-18"
NOON = 1_795_003_200.0
ONES = "1\n" * 60  # always the first answer


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("council.cli.daily.command.time.time", lambda: NOON)
    monkeypatch.setattr("council.compiled.available", lambda: False)  # easy and medium are enough


def test_the_deals_are_listed(council: Council) -> None:
    done = council("daily")
    assert (done.code, done.err) == (0, "")
    assert DAY in done.out
    assert all(f" {game} " in done.out for game in ("intrigue", "risk", "cardgame"))
    assert "noch nicht" in " ".join(council("daily", "--lang", "de").out.lower().split())


@pytest.mark.slow
def test_a_counted_try_is_played_once(council: Council, tmp_path: Path) -> None:
    done = council("daily", "intrigue", typed=ONES)
    assert done.code == 0, done.err
    share = [line for line in done.out.splitlines() if line.startswith("Small Council,")]
    assert len(share) == 1
    assert share[0][-2:].strip("▲●▽") == ""
    assert "Bot medium" in done.out
    command = re.findall(r'What decided the game: council report "?(.*\.jsonl)', done.out)
    assert Path(command[0]).is_file()
    lines = next((tmp_path / "data").rglob(f"{DAY}-intrigue.council.jsonl")).read_text()
    assert json.loads(lines.splitlines()[0])["deal"] == f"daily-{DAY}"
    rivals = next((tmp_path / "data").rglob("rivals.json"))
    rivals.write_text(json.dumps(dict.fromkeys(json.loads(rivals.read_text()), "nonsense")))
    again = council("daily", "intrigue", typed=ONES)
    assert share[0] in again.out, "the result stays"
    assert "Place" in council("daily").out
    practice = council("daily", "intrigue", "--practice", typed=ONES)
    assert practice.code == 0
    assert "Small Council," not in practice.out, "only what counts is shared"


@pytest.mark.slow
def test_a_try_that_was_left_goes_on(council: Council) -> None:
    first = council("daily", "intrigue", typed="1\n1\n")
    assert "council daily intrigue --date" in first.out
    rest = council("daily", "intrigue", typed=ONES)
    assert "Small Council," in rest.out


def test_in_a_counted_try_there_is_no_undo_and_no_hint(council: Council) -> None:
    done = council("daily", "intrigue", typed="1\nundo\nhint\nquit\n")
    told = " ".join(done.out.split())
    assert "In a counted try you cannot undo a move." in told
    assert "hints" in told.lower()


@pytest.mark.parametrize("day", ["2026-11-19", "2025-01-01", "yesterday", "2026-02-30", ""])
def test_a_wrong_date_is_refused(council: Council, day: str) -> None:
    assert council("daily", "intrigue", "--date", day).sentence()


def test_practice_comes_after_the_counted_try(council: Council) -> None:
    assert "council daily risk" in council("daily", "risk", "--practice").sentence()
    done = council("daily", "intrigue", "--date", "2026-11-17", typed="quit\n")
    assert "does not count" in done.out


def test_practice_on_an_earlier_day_comes_after_its_counted_try(
    council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    council("daily", "intrigue", typed="1\nquit\n")
    monkeypatch.setattr("council.cli.daily.command.time.time", lambda: NOON + 86_400)
    told = council("daily", "intrigue", "--date", DAY, "--practice").sentence()
    assert f"council daily intrigue --date {DAY}" in told
    assert "This try counts" in council("daily", "intrigue", "--date", DAY, typed="quit\n").out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_file_that_is_no_try_is_named(council: Council, tmp_path: Path, lang: str) -> None:
    council("daily", "intrigue", typed="1\n1\nquit\n")
    (path,) = tmp_path.rglob(f"{DAY}-intrigue.council.jsonl")
    text = path.read_text(encoding="utf-8")
    assert (
        council("match", "intrigue", "--seats", "random,random", "--games", "1", "--logs", ".").code
        == 0
    )
    other = Path("intrigue-0-1.council.jsonl").read_text(encoding="utf-8")
    for wrong in (other, text.replace("daily-2026", "daily-2025"), "x\n", ""):
        path.write_text(wrong, encoding="utf-8")
        assert str(path) in council("--lang", lang, "daily", "intrigue").sentence()
        assert path.read_text(encoding="utf-8") == wrong
    path.write_text(text[:-5], encoding="utf-8")  # the machine was switched off
    done = council("--lang", lang, "daily", "intrigue", typed="quit\n")
    assert done.code == 0, done.err


def test_a_streak_counts_days_in_a_row() -> None:
    days = {date(2026, 11, 18), date(2026, 11, 17), date(2026, 11, 15)}
    assert streak(days, date(2026, 11, 18)) == 2
    assert streak(days, date(2026, 11, 19)) == 2
    assert streak(days, date(2026, 11, 20)) == 0
