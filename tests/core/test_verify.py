"""The verifier accepts every committed game and finds whatever was changed."""

import ast
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import TABLES, Table, every_table

from council import verify
from council.core.log import BadLog, Chain, read
from council.core.lots import commitment, seal
from council.core.play import Play, resume, rng_for
from council.core.state import members
from council.verify import NOTHING, WRONG, Check, Unproven

FILE = Path(verify.__file__)
SECRET = sha256(b"table").hexdigest()
Entry = Any
SMALL = next(table for table in TABLES if table.id == "intrigue-2")


def word(seat: int) -> str:
    return sha256(f"word {seat}".encode()).hexdigest()[:32]


def committed(table: Table, *, undo: bool = False) -> Play:
    """A random game whose seats have brought their words."""
    names = [f"Seat {seat}" for seat in range(table.seats)]
    play = Play(table.game, table.setup, names, rng_for("dress"), fair=commitment(SECRET))
    play.secret = SECRET
    for seat in range(table.seats):
        play.note(f"seal {seat} {seal(seat, word(seat))}")
    for seat in range(table.seats):
        play.note(f"word {seat} {word(seat)}")
    play.settle()
    rng = rng_for("verify", table.id)
    while not play.over():
        seat = int(play.state.seat())
        moves = members(play.view(seat).legal_moves())
        play.move(seat, moves[int(rng.below(len(moves)))])
        if undo:
            number = play.notes.number
            play.note(f"undo {seat} {number} {number + 2}")
            undo = False
    return play


@every_table
def test_every_game_verifies(table: Table) -> None:
    play = committed(table, undo=True)
    text = play.log.dump()
    check = Check(text)
    assert check.words == {seat: word(seat) for seat in range(table.seats)}
    assert len(check.draws) == sum(who == -1 for who, _ in play.history)
    assert len(check.undone) == 1
    again = resume(table.game, read(text), rng_for("again"))
    assert again.written == play.written


@pytest.fixture(scope="module")
def small() -> str:
    return committed(SMALL).log.dump()


def problem(text: str) -> str:
    with pytest.raises(Unproven) as caught:
        Check(text)
    return str(caught.value.args[0])


@pytest.mark.slow
def test_every_changed_byte_is_found(small: str) -> None:
    for at, byte in enumerate(small.encode()):
        for changed in {byte ^ 1, 0x20, 0x31} - {byte}:
            content = bytearray(small.encode())
            content[at] = changed
            text = content.decode(errors="replace")
            with pytest.raises(Unproven) as caught:
                Check(text)
            assert caught.value.args[0] in WRONG
            # A line feed more is on one of two lines.
            line = small.encode().count(b"\n", 0, at) + 1
            assert abs(caught.value.args[1] - line) <= 1


@pytest.mark.parametrize("cut", [1, 2, 3, 7, 20])
def test_a_log_that_was_cut_is_found(small: str, cut: int) -> None:
    lines = small.splitlines(keepends=True)
    assert problem("".join(lines[:-cut])) == "running"
    assert problem("".join([*lines[:5], *lines[5 + cut :]])) in WRONG
    assert problem(small[:-cut]) in WRONG


# -- a forger, who can compute the checks as well as anybody


def forged(text: str, change: Any) -> str:
    """The log with changed entries and sound checks."""
    entries = [json.loads(line) for line in text.splitlines()]
    plain = [e[:-1] if isinstance(e, list) else {**e, "check": 0} for e in entries]
    for entry in plain:
        if isinstance(entry, dict):
            del entry["check"]
    change(plain)
    chain = Chain()
    return "".join(chain.seal(entry) + "\n" for entry in plain)


def noted(entries: list[Entry], start: str) -> int:
    return next(n for n, e in enumerate(entries) if isinstance(e, list) and e[1].startswith(start))


def flip(text: str) -> str:
    """The last hex digit changed by one bit."""
    return text[:-1] + f"{int(text[-1], 16) ^ 1:x}"


def flip_note(start: str) -> Any:
    def change(entries: list[Entry]) -> None:
        at = noted(entries, start)
        entries[at][1] = flip(entries[at][1])

    return change


def flip_commitment(entries: list[Entry]) -> None:
    entries[0]["fair"] = flip(entries[0]["fair"])


def other_secret(entries: list[Entry]) -> None:
    """Another secret with its own commitment: but then other cards had come."""
    entries[0]["fair"] = commitment(flip(SECRET))
    flip_note("secret")(entries)


def other_word(entries: list[Entry]) -> None:
    """Another word with its own seal."""
    entries[noted(entries, "word 0")][1] = "word 0 " + flip(word(0))
    entries[noted(entries, "seal 0")][1] = "seal 0 " + seal(0, flip(word(0)))


def words_in_another_order(entries: list[Entry]) -> None:
    one, two = noted(entries, "word 0"), noted(entries, "word 1")
    entries[one], entries[two] = entries[two], entries[one]


def seal_after_a_word(entries: list[Entry]) -> None:
    one, two = noted(entries, "seal 1"), noted(entries, "word 0")
    entries[one], entries[two] = entries[two], entries[one]


def swapped_cards(entries: list[Entry]) -> None:
    verb, first, second, rest = entries[noted(entries, "deal")][1].split(" ", 3)
    entries[noted(entries, "deal")][1] = f"{verb} {second} {first} {rest}"


def another_throne(entries: list[Entry]) -> None:
    at = noted(entries, "draw throne")
    entries[at][1] = "draw throne_1" if entries[at][1] != "draw throne_1" else "draw throne_2"


def skipped_number(entries: list[Entry]) -> None:
    entries[noted(entries, "draw throne")][2] += 1


def drawn_again_in_silence(entries: list[Entry]) -> None:
    """All numbers from some draw on are one higher, as if a draw had been thrown away."""
    start = noted(entries, "draw throne")
    for entry in entries[start:]:
        if isinstance(entry, list) and entry[0] == "*":
            entry[2] += 1


def drawn_again_behind_an_undo(entries: list[Entry]) -> None:
    """The same, but with a note: the number of what came does not fit any more."""
    start = noted(entries, "draw throne")
    first = entries[start][2]
    drawn_again_in_silence(entries)
    entries.insert(start, ["#", f"undo 0 {first} {first}", 0])


def without_secret(entries: list[Entry]) -> None:
    del entries[noted(entries, "secret") : -1]


def told_too_early(entries: list[Entry]) -> None:
    entries.insert(noted(entries, "draw throne"), entries.pop(noted(entries, "secret")))


def missing_draws(entries: list[Entry]) -> None:
    del entries[noted(entries, "drawn")]


def short_bag(entries: list[Entry]) -> None:
    """One card fewer in the deck."""
    at = noted(entries, "bag 1 ")
    entries[at][1] = entries[at][1].rpartition(", ")[0]


def huge_bag(entries: list[Entry]) -> None:
    entries[noted(entries, "bag 1 ")][1] += "*999999999999"


def nonsense(entries: list[Entry]) -> None:
    entries[noted(entries, "bag 1 ")][1] = "bag"


def second_word(entries: list[Entry]) -> None:
    entries.insert(noted(entries, "deal"), ["#", f"word 0 {word(7)}", 0])


FORGERIES = {
    flip_note("secret"): "secret",
    flip_commitment: "secret",
    other_secret: "draw",
    flip_note("word 1"): "seal",
    flip_note("seal 0"): "seal",
    other_word: "draw",
    words_in_another_order: "draw",
    seal_after_a_word: "seal",
    second_word: "seal",
    swapped_cards: "draw",
    another_throne: "draw",
    skipped_number: "number",
    drawn_again_in_silence: "number",
    drawn_again_behind_an_undo: "draw",
    without_secret: "closed",
    told_too_early: "closed",
    missing_draws: "line",
    short_bag: "draw",
    huge_bag: "draw",
    nonsense: "line",
}


@pytest.mark.parametrize(
    ("change", "key"), FORGERIES.items(), ids=[c.__qualname__[:30] for c in FORGERIES]
)
def test_a_forger_is_found(small: str, change: Any, key: str) -> None:
    text = forged(small, change)
    assert text != small
    assert problem(text) == key
    if change is not without_secret:  # whoever plays on need not know it
        with pytest.raises(BadLog):
            resume(SMALL.game, read(text), rng_for("forged"))


def test_only_who_knows_the_rules_sees_a_wrong_bag(small: str) -> None:
    """A server that says a choice was none: the verifier counts such draws, the rules refute it."""

    def no_choice(entries: list[Entry]) -> None:
        at = noted(entries, "drawn")
        drawn = Check(small).draws
        del entries[noted(entries, "bag 1 ") : at]
        entries[noted(entries, "drawn")][1] = f"drawn !x{len(drawn)}"

    text = forged(small, no_choice)
    assert set(Check(text).tokens) == {"!"}
    with pytest.raises(BadLog, match="log-wrong-proof"):
        resume(SMALL.game, read(text), rng_for("forged"))


# -- games with nothing to check, and the file itself


def test_what_cannot_be_checked(small: str) -> None:
    play = Play(SMALL.game, SMALL.setup, ["A", "B"], rng_for("plain"))
    play.settle()
    assert problem(play.log.dump()) == "plain"
    assert problem(committed(SMALL).log_for(0).dump()) == "running"
    assert problem("") == problem("\n") == problem("[]\n") == problem("what?") == "line"
    assert set(WRONG) & set(NOTHING) == set()


def test_a_reader_is_told_words_but_no_secret() -> None:
    text = committed(SMALL).log_for(0).dump()
    assert word(0) in text
    assert SECRET not in text
    assert '"bag' not in text
    assert '"drawn' not in text


def test_the_verifier_is_small_and_on_its_own() -> None:
    source = FILE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 150
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= sys.stdlib_module_names
        if isinstance(node, ast.ImportFrom):
            assert (node.module or "").partition(".")[0] in sys.stdlib_module_names
            assert node.level == 0


def test_the_browser_is_tested_with_what_is_found_here() -> None:
    from core.verify_logs import FILE as LOGS
    from core.verify_logs import cases

    assert json.loads(LOGS.read_text(encoding="utf-8")) == cases()


def sceptic(*words: str) -> subprocess.CompletedProcess[str]:
    """The file alone, with nothing of ours in reach."""
    command = [sys.executable, "-I", "-S", str(FILE), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_sceptic_runs_the_file_alone(tmp_path: Path, small: str) -> None:
    sound, wrong, plain = (tmp_path / name for name in ("sound", "wrong", "plain"))
    sound.write_text(small, encoding="utf-8")
    wrong.write_text(forged(small, swapped_cards), encoding="utf-8")
    plain.write_text(committed(SMALL).log_for(0).dump(), encoding="utf-8")
    done = sceptic(str(sound))
    assert done.returncode == 0
    assert commitment(SECRET) in done.stdout
    done = sceptic(str(wrong))
    assert done.returncode == 1
    assert "a different outcome for this draw" in done.stderr
    for words in ([str(plain)], [str(tmp_path / "missing")], [str(tmp_path)], []):
        done = sceptic(*words)
        assert done.returncode == 2
        assert done.stderr
        assert "Traceback" not in done.stderr


PLAYED = """
import sys
from core.test_verify import committed, TABLES
from hashlib import sha256
for table in TABLES:
    if table.id in sys.argv[1:]:
        print(table.id, sha256(committed(table).log.dump().encode()).hexdigest())
"""


@pytest.mark.slow
def test_hash_seeds_and_compilation_change_nothing() -> None:
    tests = str(Path(__file__).parents[1])
    kept = {k: v for k, v in os.environ.items() if not k.startswith("COUNCIL_")}
    said = set()
    for more in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "COUNCIL_PURE": "1"}):
        env = {**kept, "PYTHONPATH": tests, **more}
        command = [sys.executable, "-c", PLAYED, "intrigue-2", "risk-2", "cardgame-2"]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        said.add(done.stdout)
    assert len(said) == 1
    assert len(said.pop().splitlines()) == 3
