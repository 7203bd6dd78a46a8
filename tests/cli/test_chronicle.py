"""`council chronicle` and the logs of `council export`."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from cli.kit import Council
from server.kit import ME, bot, running

from council.core.log import BadLog, Chain, read
from council.record.chronicle import chronicle
from council.record.logs import summary

Json = Any


@pytest.fixture
def mixed(council: Council) -> Path:
    """Games of several kinds in one folder, with dates in their names."""
    for number, words in enumerate(
        (
            ("intrigue", "--seats", "random,greedy,random"),
            ("cardgame", "--seats", "random,random"),
            ("risk", "--seats", "random,random", "--option", "rounds=2"),
        )
    ):
        assert council("match", *words, "--games", "2", "--logs", f"logs{number}").code == 0
    folder = Path("games")
    folder.mkdir()
    for number, path in enumerate(sorted(Path().glob("logs*/*.jsonl"))):
        path.rename(folder / f"2026-0{number + 1}-05-{path.name}")
    return folder


def test_a_folder_becomes_a_chronicle(council: Council, mixed: Path) -> None:
    told = json.loads(council("chronicle", "games", "--json").out)
    assert (told["count"], told["unfinished"], told["broken"]) == (6, 0, [])
    assert {row["key"]: row["tally"]["games"] for row in told["games"]} == {
        "intrigue": 2,
        "cardgame": 2,
        "risk": 2,
    }
    assert {row["key"] for row in told["houses"] if row["game"] == "cardgame"} == {
        "stark",
        "lannister",
    }
    assert [point["games"] for point in told["months"]] == [1] * 6
    seats = sum(row["tally"]["games"] for row in told["players"])
    assert seats == 2 * 3 + 2 * 2 + 2 * 2
    assert sum(row["tally"]["wins"] for row in told["players"]) == 6
    shown = council("chronicle", "games").out
    assert "6 games" in shown
    assert "Head to head" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_needs_no_other_file(council: Council, mixed: Path, lang: str) -> None:
    assert council("--lang", lang, "chronicle", "games", "--html", "out.html").code == 0
    page = Path("out.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 8
    assert "prefers-color-scheme" in page
    assert not re.search(r"<script|https?://|@import|url\(", page)


def test_names_in_a_page_are_only_names(council: Council, mixed: Path) -> None:
    path = sorted(mixed.iterdir())[0]
    log = read(path.read_text(encoding="utf-8"))
    log.players[0] = "<script>alert(1)</script>"
    path.write_text(log.dump(), encoding="utf-8")
    assert council("chronicle", "games", "--html", "out.html").code == 0
    assert "<script" not in Path("out.html").read_text(encoding="utf-8")


def test_a_broken_file_is_named_and_does_not_count(council: Council, mixed: Path) -> None:
    first, second, *_ = sorted(mixed.iterdir())
    lines = first.read_text(encoding="utf-8").splitlines(keepends=True)
    first.write_text("".join([*lines[:5], *lines[6:]]), encoding="utf-8")
    second.write_text("".join(second.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]))
    (mixed / "a.council.jsonl").write_bytes(b"\xff\xfe")
    (mixed / "b.council.jsonl").write_text("")
    done = council("chronicle", "games", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert (told["count"], told["unfinished"], len(told["broken"])) == (4, 1, 3)
    assert len(done.err.splitlines()) == 3
    for name in (first.name, "a.council.jsonl", "b.council.jsonl"):
        assert name in done.err


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_mistake_is_one_sentence(council: Council, lang: str) -> None:
    Path("empty").mkdir()
    for words in (
        ["chronicle", "empty"],
        ["chronicle", "empty", "--json", "--html", "x"],
        ["chronicle", "empty", "--html", "no/such/file.html"],
        ["export", "--data", "empty"],
        ["export", "--arrays"],
        ["export", "--arrays", "empty", "--all"],
    ):
        council("--lang", lang, *words).sentence()
    done = council("--lang", lang, "chronicle", "none.jsonl")
    assert done.code == 2
    assert len(done.err.splitlines()) == 2  # the file, and that nothing is left


def test_the_end_of_a_log_is_not_believed(council: Council, mixed: Path) -> None:
    """A result that the moves do not lead to is a broken file."""
    path = sorted(mixed.iterdir())[0]
    log = read(path.read_text(encoding="utf-8"))
    assert log.result is not None
    log.result.reverse()
    found = json.loads(council("chronicle", "games", "--json").out)["count"]
    path.write_text(log.dump(), encoding="utf-8")
    told = json.loads(council("chronicle", "games", "--json").out)
    assert found - told["count"] == (log.result != log.result[::-1])


def test_the_games_of_a_server_become_logs(council: Council, tmp_path: Path) -> None:
    """As a spectator may read them after the end; with all cards only if the operator says so."""
    data = tmp_path / "server"
    with running(data) as server:
        ann = server.browser()
        for watch in ("end", "public"):
            new = ann.found({**ME, "name": "Ann"}, bot(), bot(), customs={"watch": watch}, rounds=1)
            with ann.at(new.table) as person:
                while not person.table["over"]:
                    if person.table["moves"]:
                        person.ask("move", v=person.table["v"], move=person.table["moves"][0])
                    person.settle()
        ann.found(ME, bot())  # still running
    told = json.loads(council("export", "--data", str(data), "-o", "out", "--json").out)
    assert told == {"folder": "out", "games": 2, "broken": 0}
    logs = [read(path.read_text(encoding="utf-8")) for path in sorted(Path("out").iterdir())]
    assert sorted(log.reader is None for log in logs) == [False, True]
    assert all(log.players == ["Ann", "random", "random"] for log in logs)
    text = "".join(path.read_text(encoding="utf-8") for path in Path("out").iterdir())
    assert ann.cookie not in text
    known = json.loads(council("chronicle", "out", "--json").out)
    assert known["count"] == 2
    ann_ = next(row for row in known["players"] if row["key"] == "ann")
    assert ann_["tally"]["games"] == 2
    assert [row["tally"]["games"] for row in known["players"] if row["key"] != "ann"] == [4]
    assert council("export", "--data", str(data), "-o", "all", "--all").code == 0
    for path in Path("all").iterdir():
        log = read(path.read_text(encoding="utf-8"))
        assert log.reader is None
        assert council("replay", str(path), "--verify").code == 0
        assert abs(os.stat(path).st_mtime - os.stat(Path("out") / path.name).st_mtime) < 1


def test_a_log_of_one_reader_tells_who_won(council: Council, mixed: Path) -> None:
    from council.core.play import resume, rng_for
    from council.core.state import PUBLIC
    from council.games import game_of

    for path in sorted(mixed.iterdir()):
        log = read(path.read_text(encoding="utf-8"))
        play = resume(game_of(log), log, rng_for("x"))
        whole = summary(log.dump(), "a", 1.0)
        part = summary(play.log_for(int(PUBLIC)).dump(), "a", 1.0)
        assert whole is not None
        assert part is not None
        assert [one.won for one in part.players] == [one.won for one in whole.players]
        assert chronicle([part]).count == 1


@pytest.mark.parametrize(
    "result", [["a", "b"], [None, []], [10**400, 1], [-5.0, 7e300], [0.0, 0.0], {"a": 1, "b": 2}]
)
def test_a_log_of_one_reader_has_a_result_or_is_named(result: Json) -> None:
    head = {
        "log": 1,
        "game": "intrigue",
        "version": 1,
        "seats": 2,
        "options": {"first": "0", "ages": [], "rounds": 2, "house_counts": True},
        "players": ["Ann", "Ben"],
        "reader": 0,
    }
    chain = Chain()
    entries = (head, {"result": result, "end": "win"})
    with pytest.raises(BadLog):
        summary("".join(chain.seal(entry) + "\n" for entry in entries), "a", 1.0)


def test_a_result_that_is_no_number_stops_nothing(council: Council, mixed: Path) -> None:
    path = next(path for path in sorted(mixed.iterdir()) if "intrigue" in path.name)
    game, _, end = path.read_text(encoding="utf-8").rstrip("\n").rpartition("\n")
    path.write_text(f"{game}\n{end.replace('1.0', 'true')}\n", encoding="utf-8")
    assert json.loads(council("chronicle", "games", "--json").out)["count"] == 6


def test_a_log_of_one_reader_is_of_a_game_that_there_is(mixed: Path) -> None:
    from council.core.play import resume, rng_for
    from council.games import game_of

    log = read(sorted(mixed.iterdir())[0].read_text(encoding="utf-8"))
    seen = resume(game_of(log), log, rng_for("x")).log_for(0)
    seen.game = "<b>chess"
    with pytest.raises(BadLog):
        summary(seen.dump(), "a", 1.0)


def test_names_of_files_may_be_anything(council: Council, mixed: Path) -> None:
    good = sorted(mixed.iterdir())[0].read_bytes()
    for name, content in ((b"\xff\xfe", good), (b"\xff bad", b"x"), (b"\x1b[31m\n", b"x")):
        (mixed / os.fsdecode(name + b".council.jsonl")).write_bytes(content)
    (mixed / "folder.council.jsonl").mkdir()
    os.mkfifo(mixed / "pipe.council.jsonl")  # nobody ever writes into it
    told = council("chronicle", "games", "--json")
    found = json.loads(told.out)
    assert found["count"] == 7
    assert len(found["broken"]) == 3
    assert "\x1b" not in told.err
    assert len(told.err.splitlines()) == 3, "a sentence for each"
    assert council("chronicle", "games", "--html", "out.html").code == 0


def test_a_file_that_is_named_twice_counts_once(council: Council, mixed: Path) -> None:
    one = str(sorted(mixed.iterdir())[0])
    told = council("chronicle", "games", "./games", one, "--json")
    assert json.loads(told.out)["count"] == 6


def test_notes_do_not_hide_the_end_of_a_game(council: Council, mixed: Path) -> None:
    path = sorted(mixed.iterdir())[0]
    assert council("replay", str(path), "--note", "3:well played").code == 0
    assert json.loads(council("chronicle", "games", "--json").out)["count"] == 6
