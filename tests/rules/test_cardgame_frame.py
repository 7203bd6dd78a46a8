"""The frame of the game: what is in the box, what is printed on cards, who sees what."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter

import pytest
from scenario_cardgame import given, new

from council.core.game import Invalid
from council.games.cardgame.cards import HOUSES, TYPES
from council.games.cardgame.game import GAME
from council.games.cardgame.state.board import BOX, DECK, PLOT_DECK

# -- frame


def test_GEN_01_two_players_stark_and_lannister() -> None:
    assert (GAME.fewest, GAME.most) == (2, 2)
    with pytest.raises(Invalid):
        GAME.setup(3)
    assert [seat["house"] for seat in new().picture()["seats"]] == ["stark", "lannister"]
    other = new(stark="second")
    assert [seat["house"] for seat in other.picture()["seats"]] == ["lannister", "stark"]


def test_GEN_02_power_on_banner_and_characters_counts() -> None:
    table = given("stark: eddard_stark p3, jon_snow p1\npower: 2 / 5")
    assert (table.power("S"), table.banner("S"), table.power("L")) == (6, 2, 5)


def test_GEN_03_a_card_goes_before_the_rulebook() -> None:
    """CHL-06 lets attackers kneel; Ser Jaime's text spares him that."""
    table = given("lannister: ser_jaime_lannister\nphase: challenges\nfirst: lannister")
    table.play("L challenge military")
    assert not table.kneels("ser_jaime_lannister")


def test_GEN_04_components() -> None:
    assert len(GAME.box.cards) == 100
    assert len(GAME.box.plots) == 32
    assert len(GAME.box.faces) == 69
    by_deck = Counter(house for face in GAME.box.faces for house, n in face.copies.items() if n)
    assert set(by_deck) == {"stark", "lannister"}


def test_GEN_05_SET_05_seven_plots_each_and_eighteen_out() -> None:
    table = new()
    assert [int(table.state.cards.size[PLOT_DECK + h]) for h in range(2)] == [7, 7]
    assert int(table.state.cards.size[BOX]) == 18


def test_GEN_06_plots_never_lie_in_a_draw_deck() -> None:
    table = new(3).finish("dominance")
    decks = [int(c) for h in range(2) for c in table.state.cards.all_in(int(DECK) + 3 * h)]
    assert decks
    assert max(decks) < 100


def test_GEN_07_what_is_hidden_and_what_is_public() -> None:
    table = given("stark: hodor\nhands: not_today arya_stark / shae\nphase: plot")
    mine, theirs, all_ = table.picture(0), table.picture(1), table.picture()
    assert [card["id"] for card in mine["hand"]] == ["arya_stark", "not_today"]
    assert [card["id"] for card in theirs["hand"]] == ["shae"]
    assert all_["hand"] == []
    for shown in (theirs, all_):
        assert shown["seats"][0]["hand"] == 2
        assert shown["seats"][0]["known"] == []
        assert shown["seats"][0]["deck"] == 47
    table.play("S plot storm_of_swords")
    assert table.picture(1)["seats"][0]["plots"] == []  # one of them has left, any of them
    assert len(table.picture(0)["seats"][0]["plots"]) == 5


# -- cards


def test_CRD_01_CRD_02_CRD_13_CRD_14_types_of_cards_and_what_they_show() -> None:
    assert TYPES == ("character", "location", "attachment", "event")
    for face in GAME.box.faces:
        assert (face.cost is None) == (face.type == "event")  # CRD-14
        assert bool(face.icons) == (face.type == "character")
        assert face.strength == 0 or face.type == "character"  # CRD-13
        assert face.name["en"]
        assert face.text["de"]


def test_CRD_03_the_icon_permits() -> None:
    table = given("stark: sansa_stark, arya_stark\nphase: challenges")
    assert "challenge intrigue" in table.moves()
    table.play("S challenge intrigue")
    assert table.kneels("sansa_stark")  # she alone has the icon
    assert not table.kneels("arya_stark")


def test_CRD_03_without_the_icon_no_defence() -> None:
    table = given(
        "stark: jon_snow\nlannister: tyrion_lannister, the_hound, bronn\nphase: challenges"
    )
    table.play("S challenge military; .")
    assert table.step() == "defend"
    why = table.refused("L commit tyrion_lannister")
    assert why.rule == "CRD-03"
    assert "military" in why.en
    assert "Militär" in why.de


def test_CRD_04_house_symbols() -> None:
    houses = Counter(face.house for face in GAME.box.faces)
    assert set(houses) == set(HOUSES)


def test_CRD_05_a_neutral_card_is_of_no_house() -> None:
    table = given("stark: littlefinger, sansa_stark, winterfell\nphase: challenges")
    assert table.strength("sansa_stark") == 3
    assert table.strength("littlefinger") == 3


def test_CRD_06_traits_do_nothing_alone() -> None:
    one = given("stark: jory_cassel")
    assert one.strength("jory_cassel") == 2
    assert one.card("jory_cassel")["traits"] == ["Captain"]


def test_CRD_07_three_keywords() -> None:
    words = {word for face in GAME.box.faces for word in face.keywords}
    assert words == {"limited", "renown", "stealth"}


def test_CRD_08_a_plot_shows_three_numbers_and_one_ability() -> None:
    for plot in GAME.box.plots:
        assert plot.income >= 0
        assert plot.initiative >= 0
        assert plot.claim >= 0
        assert len(plot.record["ability"]) == 1


def test_CRD_09_an_attachment_goes_on_a_character_of_either_player() -> None:
    table = given("stark: arya_stark\nhands: - / milk_of_the_poppy\nfirst: lannister")
    table.play("L marshal milk_of_the_poppy")
    assert table.in_play("milk_of_the_poppy")
    assert not table.has("arya_stark", "stealth")
    alone = given("hands: - / milk_of_the_poppy\nfirst: lannister")
    assert alone.refused("L marshal milk_of_the_poppy").rule == "CRD-09"


def test_CRD_10_PIL_04_attachments_go_with_their_character() -> None:
    table = given(
        """
        stark: bran_stark p2, needle on bran_stark
        lannister: milk_of_the_poppy on bran_stark, ser_ilyn_payne
        first: lannister
        """
    )
    table.play("L use ser_ilyn_payne; L pick bran_stark; .")
    assert table.dead("S") == ["bran_stark"]
    assert table.discard("S") == ["needle"]
    assert table.discard("L") == ["milk_of_the_poppy"]
    assert table.power("S") == 0


def test_CRD_11_an_event_ends_in_the_discard_pile() -> None:
    table = given("lannister: the_hound\nhands: distraction ice / -")
    table.play("S play distraction")
    assert table.kneels("the_hound")
    assert table.discard("S") == ["distraction"]


def test_CRD_12_only_characters_are_killed() -> None:
    table = given(
        "stark: winterfell, hodor, ice on hodor\nplot_decks: - / valar_morghulis\nphase: plot"
    )
    table.play("S plot storm_of_swords; S first stark; .")
    assert table.dead("S") == ["hodor"]
    assert table.discard("S") == ["ice"]
    assert table.in_play("winterfell")


def test_CRD_15_unique_cards_are_marked() -> None:
    unique = {face.id for face in GAME.box.faces if face.unique}
    assert {"eddard_stark", "winterfell", "ice", "littlefinger"} <= unique
    assert "stark_escort" not in unique


def test_CRD_16_only_the_owner_uses_a_card() -> None:
    table = given("stark: hodor, arya_stark\nlannister: ser_ilyn_payne\nhands: ice / -")
    why = table.refused("S use ser_ilyn_payne")
    assert why.rule == "CRD-16"
    for seat in table.picture()["seats"]:
        for card in seat["characters"]:
            assert card["owner"] == (0 if card["house"] == "stark" else 1)


def test_CRD_17_effects_reach_cards_in_play_only() -> None:
    table = given(
        "stark: jon_snow\nlannister: ser_ilyn_payne\nhands: bran_stark / -\nfirst: lannister"
    )
    assert "use ser_ilyn_payne" in table.moves()  # he himself has strength 2
    table.play("L use ser_ilyn_payne; .")
    assert table.dead("L") == ["ser_ilyn_payne"]
    assert table.hand("S") == ["bran_stark"]
