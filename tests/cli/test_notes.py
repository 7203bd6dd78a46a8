"""`council replay --note`: notes about moments in a file, and what checks make of them."""

import json
from pathlib import Path

import pytest
from cli.kit import Council
from core.test_verify import SMALL, committed

from council.core.log import LONGEST_NOTE, BadLog, LogNote, read


def test_a_note_is_kept_shown_changed_and_deleted(council: Council, logs: list[Path]) -> None:
    before = logs[0].read_text()
    done = council("replay", str(logs[0]), "--note", "4:Here  I lost.", "--by", "Anna")
    assert (done.code, done.err) == (0, "")
    log = read(logs[0].read_text())
    assert log.notes == [LogNote(4, "Anna", "Here I lost.")]
    assert logs[0].read_text().startswith(before)
    assert "Note on line 4 by Anna: Here I lost." in council("replay", str(logs[0])).out
    told = json.loads(council("replay", "--json", str(logs[0])).out)
    assert told["notes"] == [{"line": 4, "by": "Anna", "text": "Here I lost."}]
    verified = council("replay", "--verify", str(logs[0]))
    assert (verified.code, "It has one note." in verified.out) == (0, True)
    assert council("replay", str(logs[0]), "--note", "4:", "--by", "Anna").code == 0
    assert logs[0].read_text() == before
    assert sorted(path.name for path in logs[0].parent.iterdir()) == sorted(
        path.name for path in logs
    )


def test_a_file_that_only_its_owner_reads_stays_so(council: Council, logs: list[Path]) -> None:
    logs[0].chmod(0o600)
    assert council("replay", str(logs[0]), "--note", "4:Here I lost.").code == 0
    assert logs[0].stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("four:text", "needs a line and a text"),
        ("text", "needs a line and a text"),
        ("1:text", "from 2 to"),
        ("999999:text", "from 2 to"),
        (f"4:{'x' * (LONGEST_NOTE + 1)}", "at most 280 characters"),
        ("4:a\x07b", "no control characters"),
        ("4:", "has no note on line 4"),
    ],
)
def test_a_bad_note_is_refused(council: Council, logs: list[Path], note: str, said: str) -> None:
    before = logs[0].read_text()
    done = council("replay", str(logs[0]), "--note", note)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert logs[0].read_text() == before


def test_a_note_that_makes_the_file_too_large_is_refused(
    council: Council, logs: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever can be written can be read again."""
    before = logs[0].read_text()
    monkeypatch.setattr("council.cli.noting.LARGEST_FILE", len(before) + 50)
    done = council("replay", str(logs[0]), "--note", f"4:{'x' * 60}")
    assert (done.code, "would be longer than" in done.err) == (2, True)
    assert logs[0].read_text() == before


def test_a_name_without_a_note_is_refused(council: Council, logs: list[Path]) -> None:
    assert council("replay", str(logs[0]), "--by", "Anna").sentence() == "--by needs --note.\n"


def test_a_game_that_runs_takes_no_notes(council: Council, logs: list[Path]) -> None:
    text = logs[0].read_text()
    logs[0].write_text("".join(text.splitlines(keepends=True)[:5]))
    done = council("replay", str(logs[0]), "--note", "4:Too early.")
    assert (done.code, "not over" in done.err) == (2, True)


def test_the_draws_of_a_game_with_notes_are_still_proven(council: Council, tmp_path: Path) -> None:
    log = committed(SMALL).log
    log.notes = [LogNote(9, "Anna", "A fine draw."), LogNote(9, "Ben", "For you.")]
    file = tmp_path / "fair.council.jsonl"
    file.write_text(log.dump())
    assert council("replay", "--verify", str(file)).code == 0
    told = council("verify", str(file))
    assert (told.code, "It has 2 notes." in told.out) == (0, True)
    changed = log.dump().replace("A fine draw", "A poor draw")
    file.write_text(changed)
    assert council("verify", str(file)).code == 1
    assert council("replay", "--verify", str(file)).code == 1


@pytest.mark.parametrize(
    "note",
    [
        LogNote(1, "Anna", "too early"),
        LogNote(10**6, "Anna", "too late"),
        LogNote(4, "", "nobody"),
        LogNote(4, "Anna", ""),
        LogNote(4, "Anna", "two\nlines"),
        LogNote(4, "Anna", "x" * (LONGEST_NOTE + 1)),
    ],
)
def test_a_file_with_a_note_that_cannot_be_is_refused(logs: list[Path], note: LogNote) -> None:
    log = read(logs[0].read_text())
    log.notes = [note]
    with pytest.raises(BadLog, match="log-wrong-shape"):
        read(log.dump())
