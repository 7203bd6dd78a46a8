"""Card texts become programs; what cannot be run is an error that names file, card and key."""

from copy import deepcopy
from typing import Any

import pytest

from council.core.game import Invalid
from council.games.risk.box import card_codes as w
from council.games.risk.box import card_programs as p
from council.games.risk.cards import printed
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
    assert len(programs.title) == 68
    assert [int(programs.title[u]) for u in range(28)] == list(range(28))
    copies = [u for u in range(68) if programs.title[u] != u]
    assert len(copies) == 4
    for u in range(68):
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
