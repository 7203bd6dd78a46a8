"""Card texts become programs; what cannot be run is an error that names file, card and key."""

import re
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from council.core.game import Invalid
from council.games.risk import card_records as r
from council.games.risk import cards as box_cards
from council.games.risk.box import card_codes as w
from council.games.risk.box import card_programs as p
from council.games.risk.cards import names, printed
from council.games.risk.game import GAME
from council.locales import Voice

CARDS = printed("risk_cards")
COASTS = [t.coastal for t in GAME.box.territories]


def test_numbers_follow_the_vocabulary() -> None:
    words = CARDS["vocabulary"]
    pairs = {"effects": p.KINDS, "windows": p.WINDOWS, "roles": p.ROLES, "conditions": p.TESTS}
    pairs |= {"lasts": p.LASTS, "scopes": p.SCOPES, "ends": p.ENDS, "places": p.PLACES}
    for key, known in pairs.items():
        assert list(words[key]) == list(known)
    assert p.KINDS[w.VP_LOSE] == "vp_lose"
    assert p.PLACES[w.THE_ATTACKER] == "attacker"
    assert p.WINDOWS[w.ANY_TIME] == "any_time"


def test_every_card_has_a_program() -> None:
    programs = p.build(CARDS, COASTS)
    count = len(programs.title)
    assert count == w.PLAYABLE
    assert [int(programs.title[u]) for u in range(28)] == list(range(28))
    copies = [u for u in range(count) if programs.title[u] != u]
    assert len(copies) == sum(card["copies"] - 1 for card in CARDS["maester_cards"])
    for u in range(count):
        assert programs.stops[u] > programs.starts[u]
        assert programs.cost[u] > 0


def changed(deck: str, card: str, key: str, value: Any) -> dict[str, Any]:
    cards = deepcopy(CARDS)
    for table in cards[f"{deck}_cards"]:
        if table["id"] == card:
            place, _, name = key.rpartition(".")
            where = table["effects"][int(place)] if place else table
            where[name] = value
    return cards


FAIR = [{"test": "target_is_fair"}]
WORD = [{"test": "target_armies", "equals": "x"}]
PLACE = [{"test": "target_has_any", "features": ["x"]}]


@pytest.mark.parametrize(
    ("deck", "card", "key", "value", "named"),
    [
        ("maester", "bribery", "colour", "red", "colour"),
        ("maester", "bribery", "window", "at_dawn", "window"),
        ("maester", "bribery", "cost", -1, "cost"),
        ("maester", "bribery", "0.kind", "gold_burn", "kind"),
        ("maester", "bribery", "0.to", "one_opponent", "gold_give.to"),
        ("maester", "bribery", "0.colour", 1, "gold_give.colour"),
        ("maester", "bribery", "2.scope", "the_world", "invasion_ban.scope"),
        ("maester", "bribery", "2.lasts", "ever", "lasts"),
        ("character", "robb_stark", "0.dice", "lowest", "die_bonus.dice"),
        ("character", "robb_stark", "house", "lannister", "house"),
        ("character", "oberyn_martell", "0.sides", 12, "die_upgrade.sides"),
        ("character", "catelyn_stark", "conditions", FAIR, "target_is_fair"),
        ("character", "catelyn_stark", "conditions", WORD, "target_armies.equals"),
        ("character", "davos_seaworth", "conditions", PLACE, "target_has_any.features"),
        # A bonus for one battle is forgotten if it comes before the roll.
        ("character", "robb_stark", "0.lasts", "battle", "die_bonus.lasts"),
        ("character", "tywin_lannister", "window", "declare_against_self", "die_bonus.lasts"),
        ("character", "tywin_lannister", "window", "commit_against_self", "die_bonus.lasts"),
        ("character", "tywin_lannister", "window", "after_own_roll", "die_bonus.lasts"),
        ("character", "oberyn_martell", "0.lasts", "battle", "die_upgrade.lasts"),
        ("character", "ned_stark", "0.lasts", "invasion", "die_set_max.lasts"),
        ("character", "ned_stark", "window", "declare_against_self", "window"),
        ("character", "margaery_tyrell", "window", "after_own_roll", "window"),
        ("maester", "bribery", "2.lasts", "battle", "invasion_ban.lasts"),
    ],
)
def test_a_mistake_names_file_card_and_key(
    deck: str, card: str, key: str, value: Any, named: str
) -> None:
    with pytest.raises(Invalid) as caught:
        p.build(changed(deck, card, key, value), COASTS)
    for lang in ("en", "de"):
        said = Voice(lang, "AB")(caught.value.message)
        for word in ("risk_cards.toml", card, named):
            assert word in said


def test_a_missing_key_is_named() -> None:
    cards = deepcopy(CARDS)
    del cards["character_cards"][0]["effects"][0]["lasts"]
    with pytest.raises(Invalid) as caught:
        p.build(cards, COASTS)
    assert "lasts" in Voice("en", "AB")(caught.value.message)


def test_a_card_too_few() -> None:
    cards = deepcopy(CARDS)
    cards["maester_cards"].pop()
    with pytest.raises(Invalid) as caught:
        p.build(cards, COASTS)
    assert "67" in Voice("de", "AB")(caught.value.message)


# -- every card is whole, before anything is made of it

TERRITORIES = [t.id for t in GAME.box.territories]


def said(read: Callable[[], object]) -> list[str]:
    with pytest.raises(Invalid) as caught:
        read()
    return [Voice(lang, "AB")(caught.value.message) for lang in ("en", "de")]


def card_of(cards: dict[str, Any], deck: str, id_: str) -> dict[str, Any]:
    found: dict[str, Any] = next(t for t in cards[f"{deck}_cards"] if t["id"] == id_)
    return found


@pytest.mark.parametrize(
    ("deck", "card", "key"),
    [
        *(("maester", "bribery", key) for key in ("copies", "text", "buy_price", "name", "cost")),
        *(("character", "robb_stark", key) for key in ("text", "name", "house")),
        *(("objective", "castles_5", key) for key in ("text", "vp", "test")),
        *(("end_game", "end_game", key) for key in ("text", "name")),
        *(("optional", "safe_passage", key) for key in ("copies", "replaces_one_copy_of")),
    ],
)
def test_a_card_lacks_a_key(deck: str, card: str, key: str) -> None:
    cards = deepcopy(CARDS)
    del card_of(cards, deck, card)[key]
    for sentence in said(lambda: r.check_cards(cards, TERRITORIES)):
        for word in ("risk_cards.toml", card, key):
            assert word in sentence


@pytest.mark.parametrize(
    ("deck", "card", "key", "value"),
    [
        ("maester", "bribery", "copies", "two"),
        ("maester", "bribery", "copies", 1.5),
        ("maester", "bribery", "copies", 0),
        ("maester", "bribery", "buy_price", 300),
        ("maester", "bribery", "text", ""),
        ("maester", "bribery", "colour", "red"),
        ("maester", "bribery", "id", "winterfell"),
        ("maester", "bribery", "id", "robb_stark"),
        ("maester", "bribery", "id", "preparing_for_war_2"),
        ("objective", "castles_5", "vp", "one"),
        ("objective", "castles_5", "test", {"test": "luck"}),
        ("objective", "castles_5", "id", "castles_7"),
        ("optional", "safe_passage", "replaces_one_copy_of", "bribery"),
    ],
)
def test_a_value_that_cannot_be_right(deck: str, card: str, key: str, value: Any) -> None:
    cards = deepcopy(CARDS)
    table = card_of(cards, deck, card)
    table[key] = value
    for sentence in said(lambda: r.check_cards(cards, TERRITORIES)):
        assert "risk_cards.toml" in sentence
        assert key in sentence
        assert card in sentence or str(value) in sentence


def test_a_card_that_is_there_twice() -> None:
    cards = deepcopy(CARDS)
    cards["maester_cards"].append(dict(card_of(cards, "maester", "bribery")))
    for sentence in said(lambda: r.check_cards(cards, TERRITORIES)):
        assert "risk_cards.toml, maester bribery, id" in sentence


@pytest.mark.parametrize(
    ("section", "deck", "card", "lang"),
    [
        *(("card", "maester", "bribery", lang) for lang in ("en", "de")),
        *(("card", "character", "robb_stark", lang) for lang in ("en", "de")),
        *(("card", "objective", "castles_5", lang) for lang in ("en", "de")),
        ("card", "end_game", "end_game", "de"),
        ("card", "maester", "safe_passage", "de"),
        ("card_text", "maester", "bribery", "de"),
        ("card_text", "character", "robb_stark", "de"),
        ("card_text", "objective", "castles_5", "de"),
        ("card_text", "end_game", "end_game", "de"),
    ],
)
def test_a_card_lacks_its_name_or_its_german_text(
    section: str, deck: str, card: str, lang: str
) -> None:
    for whole in (True, False):  # the entry, or one language of it
        words: Any = deepcopy(names())
        if whole:
            del words[section][deck][card]
        else:
            del words[section][deck][card][lang]
        for sentence in said(partial(r.check_names, CARDS, words, {})):
            assert f"names.toml, {deck} {card}" in sentence
            assert f"{section}.{deck}.{card}." in sentence


def test_a_territory_lacks_its_name() -> None:
    words: Any = deepcopy(names())
    del words["territory"]["winterfell"]
    for sentence in said(lambda: r.check_names(CARDS, words, {"territory": TERRITORIES})):
        assert "territory.winterfell.en" in sentence


def test_names_are_of_cards_that_are_there() -> None:
    there = {(deck, card["id"]) for deck, card in r.all_cards(CARDS)}
    for section in ("card", "card_text"):
        decks: Any = names()[section]
        assert {(deck, id_) for deck, ids in decks.items() for id_ in ids} == there


def test_the_game_does_not_load_with_such_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = deepcopy(CARDS)
    card_of(cards, "maester", "bribery")["copies"] = "two"
    monkeypatch.setattr(
        box_cards, "printed", lambda name: cards if name == "risk_cards" else printed(name)
    )
    for sentence in said(lambda: box_cards.load({}, "risk.toml")):
        assert "risk_cards.toml, maester bribery, copies" in sentence


def test_every_card_has_a_test_of_its_own() -> None:
    """docs/add-a-card.md asks for it: the name is `test_card_` and the id, and more if it likes."""
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_risk_*.py"))
    named = re.findall(r"^def test_card_(\w+)\(", tests, re.MULTILINE)
    usable = [card["id"] for _deck, card in r.all_cards(CARDS) if "effects" in card]
    assert len(usable) > 60
    assert [
        id_ for id_ in usable if not any(f"{name}_".startswith(f"{id_}_") for name in named)
    ] == []
