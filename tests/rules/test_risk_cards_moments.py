"""Every card is refused outside its moment, with the reason in both languages."""

import pytest
from scenario_risk import NAMES, Table
from scenario_risk_cards import at, calm, court, declare, essos, front

from council.games.risk.box import moments
from council.games.risk.box.card_programs import OPEN_AT, WINDOWS
from council.games.risk.cards import names, printed
from council.games.risk.game import GAME
from council.games.risk.state.cards import take_scroll

DATA = printed("risk_cards")
CHARACTERS = {card["id"]: card for card in DATA["character_cards"]}
MAESTERS = {card["id"]: card for card in DATA["maester_cards"]}
OPTIONAL = {card["id"]: card for card in DATA["optional_cards"]}
ALL = {**CHARACTERS, **MAESTERS, **OPTIONAL}
ORDER = ("stark", "baratheon", "lannister", "tyrell", "martell")


def holder(card: str) -> str:
    """The seat that has a card at the tables below."""
    house = ALL[card].get("house", "stark")
    return {"targaryen": "A", "ghiscari": "B"}.get(house) or NAMES[ORDER.index(house)]


def table_with(card: str) -> Table:
    """Its holder is on turn, with gold, in the middle of the Invade phase."""
    who = holder(card)
    if ALL[card].get("house") in ("targaryen", "ghiscari"):
        return essos(turn=who)
    hand = f"maesters: {card} a_sworn_sword_2" if card not in CHARACTERS else ""
    option = "\n        options: safe_passage" if card in OPTIONAL else ""
    return front(who, "A" if who != "A" else "B", hand + option)


def of(words: dict[str, str], card: str) -> tuple[str, str]:
    return words["en"], words["de"]


@pytest.mark.parametrize("card", ALL)
def test_a_card_is_refused_where_no_window_is_open(card: str) -> None:
    table = table_with(card)
    why = table.refused(f"{holder(card)} use {card}")
    assert why.rule == ("D-34" if card in CHARACTERS else "D-28")
    deck = "character" if card in CHARACTERS else "maester"
    english, german = names()["card"][deck][card].values()  # type: ignore[attr-defined]
    assert english in why.en
    assert german in why.de


@pytest.mark.parametrize("card", [card for card in ALL if ALL[card]["window"] != "any_time"])
def test_a_card_is_refused_in_another_window(card: str) -> None:
    """Before the first invasion; those for that moment in the Draw phase."""
    home = OPEN_AT[WINDOWS.index(ALL[card]["window"])]
    point = int(moments.BEFORE_INVADING)
    if point in home:
        point = int(moments.TURN_STARTED)
    table = table_with(card)
    state = court(table)
    who = NAMES.index(holder(card))
    spare = [k for k in range(40) if state.scrolls.place[k] == 0]
    take_scroll(state, who, spare[5])
    at(point, table)
    for _ in range(8):
        if table.asked() == holder(card) and court(table).ask:
            break
        table.play(f"{table.asked()} pass")
    rule = "D-34" if card in CHARACTERS else "D-28"
    assert table.refused(f"{holder(card)} use {card}").rule == rule


def test_what_is_not_yours_is_refused() -> None:
    table = front("A", "B", "maesters: strength_of_steel / bribery")
    declare(table)
    assert table.asked() == "A"
    assert table.refused("A use stannis_baratheon").rule == "D-32"
    assert table.refused("A use bribery").rule == "D-29"
    court(table).people[0] = 2
    assert table.refused("A use robb_stark").rule == "A-28"
    court(table).people[0] = 4
    assert "captive" in table.refused("A use robb_stark").en
    calm(table)


def test_words_for_the_browser() -> None:
    """Names, texts and moments of all cards, in both languages."""
    words = GAME.words()
    for card in ALL:
        for key in (card, f"text:{card}"):
            assert words[key]["en"]
            assert words[key]["de"]
    for window in WINDOWS:
        assert words[f"window:{window}"]["de"] != words[f"window:{window}"]["en"]
