"""Every bad input: one sentence on stderr saying what would be right, exit code 2, no file made."""

from pathlib import Path

import pytest
from cli.kit import Council

MISTAKES = {
    "plai": "play",
    "xyzzy": "bench",
    "--bogus": "--help",
    "--lang fr": "en, de",
    "play --bogus": "--help",
    "play --sead 3": "--seed",
    "play --seats": "--seats",
    "play --seats --seed 3": "--seats",
    "play chess": "intrigue",
    "play intrigue now": "council play --help",
    "play --seats me,bogus": "greedy",
    "play --seats me": "2",
    "play --seats me:,easy": "40",
    "play --seats me,foo": "me:NAME",
    "play --seats me,,easy": "greedy",
    "play --seats me:easy,easy": "easy",
    "play --seats me:Anna,me:Anna": "me:Ben",
    "play --seats me,ismcts:0": "ismcts:200",
    "play --seed x": "0",
    "play --seed -1": "0",
    "play --option rounds": "first=0",
    "play --option rounds=9": "6",
    "play --option colour=red": "rounds",
    "play --option rounds=1 --option rounds=2": "rounds",
    "play --data missing.toml": "missing.toml",
    "play --data .": ".",
    "play --resume missing.jsonl": "missing.jsonl",
    "play --save no/such/folder/x.jsonl": "no/such/folder/x.jsonl",
    "play --save " + "x" * 300: "--save",
    "match": "council match --help",
    "match intrigue --games 0": "1",
    "match intrigue --games many": "1",
    "match intrigue --workers 0": "256",
    "match intrigue --json=3": "--json",
    "match intrigue --seats random": "2",
    "match intrigue --seats me,random": "greedy",
    "match intrigue --logs /dev/null/x": "/dev/null/x",
    "perft intrigue --depth 3": "--deal",
    "perft intrigue --deal SS/LL": "--depth",
    "perft intrigue --deal SS/LL --depth -1": "36",
    "perft intrigue --deal SS/LL --depth 99999999999999999999": "36",
    "perft intrigue --deal SX/LL --depth 1": "S",
    "perft intrigue --deal SS --depth 1": "/",
    "perft intrigue --deal SS/LL --first 7 --depth 1": "1",
    "perft intrigue --deal SS/LL --court SS/L --depth 1": "SS/L",
    "bench --seconds nan": "3600",
    "bench --seconds soon": "3600",
    "bench --json --markdown": "--json",
    "replay": "council replay --help",
    "replay missing.jsonl": "missing.jsonl",
    "replay --verify missing.jsonl": "missing.jsonl",
    "replay .": "*.council.jsonl",
    "verify": "council verify --help",
    "verify missing.jsonl": "missing.jsonl",
    "verify .": "*.council.jsonl",
    "rules": "council rules --help",
    "rules intrigue R99": "R",
    "rules intrigue R20 --markdown": "--markdown",
    "rules intrigue R20 --coverage": "--coverage",
    "rules intrigue --json --markdown": "--json",
    "replay --verify --step x": "--step",
    "replay --step --json x": "--json",
    "replay --verify --all x": "--all",
    "games --data-report": "intrigue",
    "completion": "council completion --help",
    "completion tcsh": "zsh",
}


def everything(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("words", MISTAKES, ids=lambda words: words[:40])
def test_a_mistake_is_one_sentence(council: Council, words: str, lang: str, tmp_path: Path) -> None:
    before = everything(tmp_path)
    # Behind the rest it could be taken for the value that is missing there.
    told = council("--lang", lang, *words.split()).sentence()
    assert told[-2] in ".?", told
    assert MISTAKES[words] in told
    assert everything(tmp_path) == before


EMPTY = [
    ["play", "--resume", ""],
    ["play", "--save", ""],
    ["play", "--seats", ""],
    ["play", "--data", ""],
    ["rules", "intrigue", ""],
    ["replay", ""],
    ["match", "intrigue", "--logs", ""],
    ["perft", "intrigue", "--deal", "S/L", "--court", "", "--depth", "1"],
]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("words", EMPTY, ids=" ".join)
def test_an_empty_value_is_refused(
    council: Council, words: list[str], lang: str, tmp_path: Path
) -> None:
    before = everything(tmp_path)
    done = council("--lang", lang, *words)
    assert (done.code, done.out) == (2, "")
    assert {"en": "empty", "de": "leer"}[lang] in done.err
    assert everything(tmp_path) == before


def test_a_person_cannot_look_like_a_bot(council: Council) -> None:
    done = council("play", "--seats", "me:bot easy,easy")
    assert (done.code, done.out) == (2, "")
    assert "bot easy" in done.err


BAD_DATA = {
    "not toml": "id = ",
    "unknown section": "[[dragon]]\nid = 1\n",
    "unknown item": '[[iron_throne]]\nid = "throne_99"\nvalue = 1\n',
    "out of range": '[[iron_throne]]\nid = "throne_1"\nvalue = 99\n',
    "wrong type": '[[iron_throne]]\nid = "throne_1"\nvalue = "many"\n',
    "deep": "a = " + "[" * 5000 + "]" * 5000,
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("command", ["play", "match intrigue", "games intrigue"])
@pytest.mark.parametrize("kind", BAD_DATA)
def test_a_bad_data_file_is_named(council: Council, command: str, kind: str, lang: str) -> None:
    Path("my.toml").write_text(BAD_DATA[kind])
    told = council(*command.split(), "--data", "my.toml", "--lang", lang).sentence()
    assert told.startswith("my.toml")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"#" * 200_001])
def test_a_data_file_that_is_none(council: Council, content: bytes) -> None:
    Path("my.toml").write_bytes(content)
    done = council("play", "--data", "my.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("my.toml")


def test_an_unreadable_file(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, mode: str) -> None:
        raise PermissionError(13, "no", str(self))

    Path("secret.jsonl").write_text("{}")
    monkeypatch.setattr(Path, "open", refuse)  # root may read everything
    done = council("replay", "secret.jsonl")
    assert (done.code, done.out) == (2, "")
    assert "secret.jsonl" in done.err


def test_no_control_character_gets_through(council: Council) -> None:
    done = council("play", "\x1b[2Jchess\nx")
    assert done.code == 2
    assert "\x1b" not in done.err
    assert len(done.err.splitlines()) == 1
