"""`council play --from FILE:LINE`: a new game that goes on from a moment of another one."""

import json
from pathlib import Path

import pytest
from cli.kit import Council
from cli.test_play import ONES, SHORT, kept


def test_a_moment_of_a_finished_game_becomes_a_game_of_its_own(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    old = kept("a.jsonl")
    before = Path("a.jsonl").read_bytes()
    done = council("play", "--from", "a.jsonl:7", "--save", "b.jsonl", typed=ONES)
    assert (done.code, done.err) == (0, "")
    assert "continues from before line 7 of a.jsonl" in done.out
    new = kept("b.jsonl")
    assert new.over()
    assert new.history[:20] == old.history[:20]
    assert Path("a.jsonl").read_bytes() == before
    assert sorted(new.log.players) == ["Player", "medium", "medium"]
    seat = new.log.players.index("Player")
    assert new.log.lines[5].who == seat, "you have the seat whose turn it was"
    checked = council("replay", "--verify", "b.jsonl")
    assert checked.code == 0
    assert "continues from before line 7 of another game" in checked.out
    facts = json.loads(council("replay", "--verify", "b.jsonl", "--json").out)
    assert facts["from"]["line"] == 7


def test_everybody_may_be_named_and_the_game_resumed(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    asked = ("--from", "a.jsonl:6", "--seats", "me:Ben,me:Eva,random", "--save", "b.jsonl")
    council("play", *asked, typed="undo\nquit\n")
    first = Path("b.jsonl").read_text()
    done = council("play", "--resume", "b.jsonl", typed="1\nquit\n")
    assert done.code == 0
    assert Path("b.jsonl").read_text().startswith(first)
    assert kept("b.jsonl").log.players == ["Ben", "Eva", "random"]


def test_moves_of_the_other_game_stay(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    done = council("play", "--from", "a.jsonl:9", "--save", "b.jsonl", typed="undo\nquit\n")
    assert "You have no move to undo." in done.out
    assert len(kept("b.jsonl").log.lines) >= 7


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("a.jsonl", "names no moment of a game"),
        ("a.jsonl:x", "names no moment of a game"),
        ("a.jsonl:-3", "names no moment of a game"),
        (":3", "names no moment of a game"),
        ("a.jsonl:0", "has no line 0"),
        ("a.jsonl:999", "has no line 999"),
        ("b.jsonl:3", "does not exist"),
    ],
)
def test_what_is_no_moment_is_named(council: Council, moment: str, said: str) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    done = council("play", "--from", moment)
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize(
    "words",
    [
        ("risk",),
        ("--option", "rounds=1"),
        ("--resume", "a.jsonl"),
        ("--data", "d.toml"),
        ("--seats", "me,easy"),
    ],
)
def test_the_other_game_decides_all_but_the_players(
    council: Council, words: tuple[str, ...]
) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    done = council("play", "--from", "a.jsonl:5", *words)
    assert done.code == 2
    assert "does not work with --from" in done.err or "This game has 3 seats" in done.err


def test_nobody_plays_on_after_the_end(council: Council) -> None:
    council("play", *SHORT, "--save", "a.jsonl", typed=ONES)
    last = len(kept("a.jsonl").log.lines) + 2
    done = council("play", "--from", f"a.jsonl:{last}", "--lang", "de")
    assert done.code == 2
    assert f"Bei Zeile {last} ist die Partie zu Ende." in done.err
