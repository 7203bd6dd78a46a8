"""`council replay`: stories, and proof that not a character of a log was changed."""

import json
import string
from pathlib import Path
from random import Random

import pytest
from cli.kit import Council

from council.games import GAMES


def test_a_sound_log(council: Council, logs: list[Path]) -> None:
    done = council("replay", "--verify", str(logs[0]))
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) == 1
    assert "valid" in done.out
    assert "finished" in done.out
    assert "nobody can prove them fair" in done.out  # a match commits to nothing


def test_several_files_and_folders(council: Council, logs: list[Path]) -> None:
    assert len(council("replay", "--verify", *map(str, logs)).out.splitlines()) == 3
    assert len(council("replay", "--verify", "logs").out.splitlines()) == 3
    logs[1].write_text(logs[1].read_text().replace("place", "plaze", 1))
    done = council("replay", "--verify", "logs")
    assert done.code == 1
    assert len(done.out.splitlines()) == 2
    assert len(done.err.splitlines()) == 1


def test_json(council: Council, logs: list[Path]) -> None:
    told = json.loads(council("replay", "--verify", "--json", str(logs[0])).out)
    assert told["ok"] is True
    assert told["finished"] is True
    assert sum(told["result"]) == 1
    assert told["commitment"] is None
    logs[0].write_text(logs[0].read_text().replace("place", "plaze", 1))
    done = council("replay", "--verify", "--json", str(logs[0]))
    assert done.code == 1
    told = json.loads(done.out)
    assert told["ok"] is False
    assert told["line"] == 3


def test_every_changed_character_is_found(council: Council, logs: list[Path]) -> None:
    text = logs[0].read_text()
    random = Random(7)
    for _ in range(60):
        at = random.randrange(len(text))
        other = random.choice([c for c in string.printable if c != text[at]])
        logs[0].write_text(text[:at] + other + text[at + 1 :], newline="")
        told = json.loads(council("replay", "--verify", "--json", str(logs[0])).out)
        assert told["ok"] is False, (at, other)
        assert told["line"] == text.count("\n", 0, at) + 1, (at, text[at], other)


def test_an_unfinished_log_says_so(council: Council, logs: list[Path]) -> None:
    lines = logs[0].read_text().splitlines(keepends=True)
    for length in (1, 2, 10, len(lines) - 1):
        logs[0].write_text("".join(lines[:length]))
        done = council("replay", "--verify", str(logs[0]))
        assert done.code == 0
        assert "unfinished" in done.out
        done = council("replay", str(logs[0]))
        assert done.code == 0
        assert ("unfinished" in done.out) == (length < len(lines) - 1)  # only the result is missing


def test_an_unfinished_log_keeps_its_secrets(council: Council, logs: list[Path]) -> None:
    lines = logs[0].read_text().splitlines(keepends=True)
    dealt = json.loads(lines[1])[1].removeprefix("deal ").split(", ")
    logs[0].write_text("".join(lines[:4]))
    laid = {json.loads(line)[1].split()[1] for line in lines[2:4]}
    names = {c.id: c.name["en"] for c in GAMES["intrigue"].box.characters}
    hidden = [word for card in dealt if card not in laid for word in (card, names[card])]
    for words in ((), ("--step",), ("--json",)):
        done = council("replay", *words, str(logs[0]), typed="\n" * 99)
        assert done.code == 0
        assert [word for word in hidden if word in done.out] == []
        assert ("--all" in done.out) == ("--json" not in words)
    told = json.loads(council("replay", "--json", str(logs[0])).out)
    assert told["secrets"] is False
    assert len(told["moves"]) == 3
    told = json.loads(council("replay", "--json", "--all", str(logs[0])).out)
    assert told["secrets"] is True
    assert told["moves"][0][1] == "deal " + ", ".join(dealt)


def hostile(text: str) -> dict[str, bytes]:
    head, deal, *rest = text.splitlines(keepends=True)
    return {
        "empty": b"",
        "binary": bytes(range(256)) * 20,
        "not UTF-8 in line 2": head.encode() + b'["*", "deal \xff", 0, ""]\n',
        "huge": b"[" * 1_000_001,
        "long line": (head + "[" * 30_000 + "\n").encode(),
        "deep": (head + "[" * 15_000 + "\n").encode(),
        "NaN": (head + '["*", "deal hodor", NaN, "00000000"]\n').encode(),
        "infinite": text.replace("[1.0, 0.0]", "[Infinity, 0.0]").encode(),
        "truncated": text[:-30].encode(),
        "truncated in a letter": text.encode() + '["*", "é'.encode()[:-1],
        "head missing": (deal + "".join(rest)).encode(),
        "many digits": (head + "9" * 10_000 + "\n").encode(),
        "zip": b"PK\x03\x04" + bytes(100),
    }


@pytest.mark.parametrize("kind", hostile("a\nb\n"))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hostile_log(council: Council, logs: list[Path], kind: str, lang: str) -> None:
    content = hostile(logs[0].read_text())[kind]
    file = Path("bad.council.jsonl")
    file.write_bytes(content)
    before = sorted(Path().rglob("*"))
    for words in (("replay",), ("replay", "--json"), ("replay", "--step"), ("play", "--resume")):
        if kind.startswith("truncated") and words[0] == "play":
            continue  # that is what a crash leaves behind
        council(*words, str(file), "--lang", lang).sentence()
    done = council("replay", "--verify", str(file), "--lang", lang)
    assert (done.code, done.out) == (1, "")
    assert len(done.err.splitlines()) == 1
    assert file.read_bytes() == content
    assert sorted(Path().rglob("*")) == before


def test_the_story(council: Council, logs: list[Path]) -> None:
    done = council("replay", str(logs[0]))
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Westeros Intrigue: Bot random 1, Bot random 2"
    assert sum(" places " in line for line in lines) > 20
    assert lines[-3].split() == ["Rank", "Player", "Score", "Victory"]
    told = json.loads(council("replay", "--json", str(logs[0])).out)
    assert told["finished"] is True
    assert told["players"] == ["random", "random"]
    assert told["results"][0]["rank"] in (1, 2)
    assert len(told["story"]) > 20


def test_step_by_step(council: Council, logs: list[Path]) -> None:
    done = council("replay", "--step", str(logs[0]), typed="\n" * 5)
    assert done.code == 0
    shown = done.out.count("Cards  Penalty points  Iron Throne")
    assert shown == 6  # after the last one no Enter came
    assert done.out.count("│") == 2 * (0 + 1 + 2 + 3 + 4 + 5)
    whole = council("replay", "--step", str(logs[0]), typed="\n" * 500).out
    assert "Victory" in whole


def test_a_log_of_one_reader_cannot_be_replayed(council: Council, logs: list[Path]) -> None:
    from council.core.log import read
    from council.core.play import resume, rng_for
    from council.games import GAMES

    play = resume(GAMES["intrigue"], read(logs[0].read_text()), rng_for("test"))
    logs[0].write_text(play.log_for(0).dump())
    done = council("replay", "--verify", str(logs[0]))
    assert done.code == 1
    assert "Line 1" in done.err
