"""Files of strangers: whatever is in them, the answer is a sentence in both languages."""

import json

import pytest

from council.core.game import Invalid, Json
from council.core.log import Chain, read
from council.core.play import Play, resume, rng_for
from council.games import GAMES, game_of
from council.kit.tables import parse
from council.locales import LANGUAGES, Voice

GAME = GAMES["intrigue"]


def forged(**changes: Json) -> str:
    """A log whose head was changed, with checks that fit."""
    play = Play(GAME, GAME.setup(2), ["A", "B"], rng_for("files"))
    play.settle()
    entries = list(play.log.entries())
    entries[0] = {**entries[0], **changes}
    chain = Chain()
    return "".join(chain.seal(entry) + "\n" for entry in entries)


def played(text: str) -> Play:
    log = read(text)
    return resume(game_of(log), log, rng_for("not used"))


def refused(text: str) -> str:
    """The key of the refusal; both languages have a sentence for it."""
    with pytest.raises(Invalid) as caught:
        played(text)
    for lang in LANGUAGES:
        assert Voice(lang)(caught.value.message)
    return caught.value.message.key


def test_an_unchanged_log_is_taken() -> None:
    assert played(forged()).state.seat() == 0


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 10**30),
        ("version", -(10**30)),
        ("version", True),
        ("version", 2),
        ("seats", 10**12),
        ("seats", 1),
        ("game", "chess"),
        ("options", {"rounds": 99}),
        ("options", []),
        ("players", ["A"]),
        ("players", ["A", "\x1b[2J"]),
        ("data", {"house": 3}),
        ("data", {"iron_throne": [{"id": "throne_1", "value": 10**30}]}),
        ("reader", 0),
        ("log", True),
        ("log", 2),
        ("more", 1),
    ],
)
def test_a_head_of_another_kind_is_refused(key: str, value: Json) -> None:
    assert refused(forged(**{key: value})).startswith("log-")


def test_half_a_character_is_refused() -> None:
    line = json.dumps({"log": 1, "game": "\ud800", "check": "00000000"}, ensure_ascii=False)
    assert refused(line + "\n") == "log-changed"


def test_marks_and_line_ends_of_other_systems_are_named() -> None:
    assert refused("\ufeff" + forged()) == "log-byte-order-mark"
    assert refused(forged().replace("\n", "\r\n")) == "log-line-ends"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a = ", "data-not-toml"),
        ("a = " + "9" * 6000, "data-not-sensible"),
        ("a = " + "[" * 5000 + "]" * 5000, "data-not-sensible"),
        ("[[character]]\nid = 'irri'\nname_en = ' '", "data-expected-text"),
        ("[[character]]\nid = 'irri'\nname_en = 'Robb Stark'", "data-name-twice"),
        ("[[iron_throne]]\nid = 'throne_1'\nvalue = 10", "data-expected-number"),
        ("[[iron_throne]]\nid = 'throne_1'\nvalue = true", "data-expected-number"),
        ("[[house]]\nid = 'stark'\ncards = 9", "data-unknown-key"),
        ("[[character]]\nid = 'irri'\nhouse = 'stark'", "data-house-count"),
        ("house = 1", "data-not-a-list"),
    ],
)
def test_a_data_file_of_another_kind_is_refused(text: str, key: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.with_data(parse(text, "my.toml"), "my.toml")
    assert caught.value.message.key == key
    for lang in LANGUAGES:
        assert "my.toml" in Voice(lang)(caught.value.message)
