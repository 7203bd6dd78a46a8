"""Your own bot at your own table: `council play --seats me,./mybot.py`; hints between people."""

from pathlib import Path

from cli.kit import ROOT, Council

from council.core.log import read

FIRST = "def choose(view, budget):\n    return view.legal_moves()[0]\n"
SHORT = ("--seed", "5", "--option", "rounds=1", "--save", "a.jsonl")
ONES = "1\n" * 200


def players() -> list[str]:
    return read(Path("a.jsonl").read_text()).players


def test_a_game_against_ones_own_bot(council: Council) -> None:
    Path("mybot.py").write_text(FIRST)
    done = council("play", "--seats", "me:Anna,./mybot.py", *SHORT, typed=ONES)
    assert (done.code, done.err) == (0, "")
    assert "Rank  Player" in done.out
    assert players() == ["Anna", "mybot.py"]


def test_it_is_found_again_when_the_game_goes_on(council: Council) -> None:
    Path("mybot.py").write_text(FIRST)
    council("play", "--seats", "me:Anna,mybot.py", *SHORT, typed="1\n1\nquit\n")
    done = council("play", "--resume", "a.jsonl", typed=ONES)
    assert (done.code, done.err) == (0, "")
    assert "Rank  Player" in done.out
    Path("b.jsonl").write_bytes(Path("a.jsonl").read_bytes())
    Path("mybot.py").unlink()
    assert "mybot.py" in council("play", "--resume", "b.jsonl").sentence()


def test_a_bot_that_fails_does_not_stop_the_game(council: Council) -> None:
    Path("mybot.py").write_text("def choose(view, budget):\n    raise RuntimeError('oh')\n")
    done = council("play", "--seats", "me,./mybot.py", *SHORT, typed=ONES)
    assert done.code == 0
    assert "RuntimeError: oh" in done.out
    assert "A random bot takes over." in " ".join(done.out.split())
    assert "Rank  Player" in done.out


def test_any_program_may_play(council: Council) -> None:
    program = ROOT / "docs" / "examples" / "bots" / "first.sh"
    done = council("play", "--seats", f"me:Anna,{program}", *SHORT, typed=ONES)
    assert (done.code, done.err) == (0, "")
    assert players() == ["Anna", "./first.sh"]


def test_a_file_that_is_not_there(council: Council) -> None:
    assert "none.py" in council("play", "--seats", "me,./none.py").sentence()
    assert council("play", "--seats", "me:x.py,easy").sentence()


def test_hints_between_people_only_if_asked_for(council: Council) -> None:
    two = ("--seats", "me:Anna,me:Ben", "--seed", "5")
    refused = council("play", *two, "--save", "a.jsonl", typed="\nhint\nquit\n")
    assert "--hints" in refused.out
    given = council("play", *two, "--save", "b.jsonl", "--hints", typed="\nhint\nquit\n")
    assert "Hint: a bot would play" in given.out
    alone = council("play", "--seats", "me,easy", "--save", "c.jsonl", typed="hint\nquit\n")
    assert "Hint: a bot would play" in alone.out
