"""One reader of records for all games: every mistake is told in the same words, with its place."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from council.core.game import Invalid, Json
from council.games.cardgame.game import GAME as CARD_GAME
from council.games.intrigue.game import GAME as INTRIGUE
from council.games.risk.box import card_programs
from council.games.risk.cards import printed
from council.games.risk.game import GAME as RISK
from council.kit.records import RecordReader
from council.locales import LANGUAGES, Voice

READER = RecordReader("my.toml", "card hodor")
KEYS = ("kind", "cost?")
WORDS = {"draw": ("amount",), "stand": ()}
Read = Callable[[], object]


def refused(read: Read) -> Invalid:
    with pytest.raises(Invalid) as caught:
        read()
    return caught.value


@pytest.mark.parametrize(
    ("read", "key", "named"),
    [
        (lambda: READER.need({}, "cost"), "data-missing", "cost"),
        (lambda: READER.known({"height": 7}, KEYS), "data-unknown-key", "height"),
        (lambda: READER.take("limit", 3, KEYS), "data-expected-shape", "limit"),
        (lambda: READER.take("limit", {}, KEYS), "data-missing", "limit.kind"),
        (lambda: READER.take("limit", {"a": 1}, KEYS), "data-unknown-key", "limit.a"),
        (lambda: READER.words_of("do", {}, "do", WORDS), "data-missing", "do.do"),
        (lambda: READER.words_of("do", {"do": []}, "do", WORDS), "data-expected-one-of", "do.do"),
        (lambda: READER.words_of("do", {"do": "draw"}, "do", WORDS), "data-missing", "do.draw"),
        (lambda: READER.records("cost", {}), "data-expected-shape", "cost"),
        (lambda: READER.one("house", 3, KEYS), "data-expected-one-of", "house"),
        (lambda: READER.many("house", [], KEYS), "data-expected-shape", "house"),
        (lambda: READER.bits("house", ["a"], KEYS), "data-expected-one-of", "house"),
        (lambda: READER.whole("cost", True, 0, 9), "data-expected-number", "cost"),
        (lambda: READER.whole("cost", 10, 0, 9), "data-expected-number", "cost"),
        (lambda: READER.flag("unique", 1), "data-expected-one-of", "unique"),
        (lambda: READER.line("title", "\x1b[31m", 9), "data-expected-text", "title"),
        (lambda: READER.line("title", "x" * 10, 9), "data-expected-text", "title"),
    ],
)
def test_a_mistake_names_file_record_and_key(read: Read, key: str, named: str) -> None:
    no = refused(read)
    assert no.message.key == key
    said = {Voice(lang)(no.message) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for sentence in said:
        assert sentence.startswith("my.toml, card hodor")
        assert named in sentence


def test_what_is_sound_is_returned() -> None:
    assert READER.need({"cost": 3}, "cost") == 3
    assert READER.take("limit", {"kind": 1}, KEYS) == {"kind": 1}
    assert READER.words_of("do", {"do": "stand"}, "do", WORDS) == {"do": "stand"}
    assert READER.place("house", "b", ("a", "b")) == 1
    assert READER.bits("house", ["c", "a", "a"], ("a", "b", "c")) == 5
    assert READER.whole("cost", 9, 0, 9) == 9
    assert READER.flag("unique", False) is False
    assert READER.line("title", "Hodor", 5) == "Hodor"


def test_a_long_value_is_cut() -> None:
    no = refused(lambda: READER.one("house", "x" * 5000, [f"house{n}" for n in range(500)]))
    assert len(Voice("en")(no.message)) < 600


def of_risk(cost: Json) -> object:
    cards = deepcopy(printed("risk_cards"))
    cards["maester_cards"][0]["cost"] = cost
    return card_programs.build(cards, [t.coastal for t in RISK.box.territories])


@pytest.mark.parametrize(
    "read",
    [
        lambda: of_risk("much"),
        lambda: CARD_GAME.with_data({"card": [{"id": "hodor", "cost": "much"}]}, "my.toml"),
        lambda: INTRIGUE.with_data({"iron_throne": [{"id": "throne_1", "value": "much"}]}, "m"),
        lambda: RISK.with_data({"region": [{"id": "the_north", "bonus": "much"}]}, "my.toml"),
    ],
)
def test_every_game_says_the_same_of_a_word_for_a_number(read: Read) -> None:
    no = refused(read)
    assert no.message.key == "data-expected-number"
    assert no.message.facts["got"] == "much"


@pytest.mark.parametrize(
    ("read", "named"),
    [
        (lambda cards: cards["maester_cards"][0].pop("window"), "window"),
        (lambda cards: cards["character_cards"][0]["effects"][0].pop("lasts"), "lasts"),
    ],
)
def test_risk_says_what_a_card_lacks(read: Callable[[Json], object], named: str) -> None:
    cards = deepcopy(printed("risk_cards"))
    read(cards)
    no = refused(lambda: card_programs.build(cards, []))
    assert no.message.key == "data-missing"
    assert named in str(no.message.facts["key"])
