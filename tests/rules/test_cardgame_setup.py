"""The frame of the game, the cards, the set-up and the plot draft."""
# ruff: noqa: N802 - a test carries the id of its rule

from collections import Counter

import pytest
from scenario_cardgame import NAMES, Table, given, new

from council.core.game import Invalid
from council.core.play import rng_for
from council.core.state import PUBLIC, members
from council.games.cardgame.board import BOX, DECK, PLOT_DECK, POOL
from council.games.cardgame.cards import HOUSES, TYPES
from council.games.cardgame.game import GAME

STARK_HAND = ["arya_stark", "jon_snow", "eddard_stark", "hand_of_the_king", "not_today"]
STARK_HAND += ["winterfell_keep", "winterfell_keep_2"]
LANNISTER_HAND = ["tywin_lannister", "the_hound", "shae", "gilded_plate", "the_lions_cunning"]
LANNISTER_HAND += ["lannister_encampment", "lannister_encampment_2"]


def dealt(*more: str) -> Table:
    """Both setup hands by script."""
    hands = [f"draw {card}" for card in (*STARK_HAND, *LANNISTER_HAND)]
    return new(chance=[*hands, *more])


def placing() -> Table:
    return dealt().play("S hand keep; L hand keep")


def place(table: Table, *cards: str) -> Table:
    """The player asked places these cards and keeps the others."""
    who = table.asked()
    while table.step() == "place" and table.asked() == who:
        move = next(
            (m for m in table.moves() if m.removeprefix("place ") in cards), "place nothing"
        )
        table.play(f"{who} {move}")
    return table


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


# -- set-up


def test_SET_01_all_gold_and_power_start_in_the_common_stock() -> None:
    table = new()
    assert [table.gold(who) for who in NAMES] == [0, 0]
    assert [table.power(who) for who in NAMES] == [0, 0]


def test_SET_02_houses_by_chance_or_by_agreement() -> None:
    assert {new(seed, stark="random").picture()["stark"] for seed in range(12)} == {0, 1}
    assert new(stark="second").picture()["stark"] == 1


def test_SET_03_SET_04_standard_plot_decks() -> None:
    table = new().play("S hand keep; L hand keep")
    names = [table.names(int(PLOT_DECK) + house) for house in range(2)]
    assert names[1] == [
        *("detained", "game_of_thrones", "hear_me_roar", "securing_the_throne"),
        *("the_killing_cold", "uneasy_peace", "valar_morghulis"),
    ]
    assert names[0] == [
        *("calling_the_banners", "crossing_the_trident", "hidden_in_shadows"),
        *("spies_in_their_midst", "storm_of_swords", "the_lion_and_the_wolf", "the_old_gods"),
    ]


def test_SET_06_any_card_may_be_drawn_first() -> None:
    firsts = {new(seed).hand("S")[0] for seed in range(30)}
    assert len(firsts) > 8


def test_SET_07_seven_cards_each() -> None:
    table = new(5)
    assert [table.size(who) for who in NAMES] == [7, 7]
    assert [table.deck(who) for who in NAMES] == [43, 43]


def test_SET_08_SET_09_a_new_hand_once() -> None:
    table = dealt()
    assert table.moves() == ["hand keep", "hand new"]
    table.play("S hand new; L hand keep")
    assert table.step() == "place"
    assert table.size("S") == 7
    assert table.hand("L") == LANNISTER_HAND or sorted(table.hand("L")) == sorted(LANNISTER_HAND)
    assert table.refused("S hand new").rule == "SET-10"


def test_SET_10_any_number_also_none() -> None:
    table = place(place(placing()))
    assert table.phase() == "plot"
    assert [seat["characters"] for seat in table.picture()["seats"]] == [[], []]
    assert [table.size(who) for who in NAMES] == [7, 7]


def test_SET_11_at_most_five_gold() -> None:
    table = placing()
    table.play("S place eddard_stark")
    assert table.refused("S place jon_snow").rule == "SET-11"
    assert "1" in table.refused("S place jon_snow").en


def test_SET_12_one_limited_card() -> None:
    table = placing()
    table.play("S place nothing; S place nothing; S place nothing; S place winterfell_keep")
    assert table.refused("S place winterfell_keep").rule == "SET-12"


def test_SET_13_no_attachments_and_events() -> None:
    table = placing()
    for _ in range(5):
        table.play("S place nothing")
    asked = table.refused("S place not_today")
    assert asked.rule == "SET-13"
    table.play("S place nothing")
    assert table.refused("S place hand_of_the_king").rule == "SET-13"


def test_SET_14_no_two_copies_of_a_unique_title() -> None:
    hand = ["arya_stark", "arya_stark_2", "hodor", "ghost", "osha", "ice", "needle"]
    table = new(chance=[f"draw {card}" for card in hand])
    table.play("S hand keep; L hand keep; S place arya_stark")
    assert table.refused("S place arya_stark").rule == "SET-14"


def test_SET_15_in_secret_then_all_together() -> None:
    table = placing()
    place(table, "arya_stark", "jon_snow")
    assert table.picture(0)["placed"] == ["jon_snow", "arya_stark"]
    for viewer in (1, PUBLIC):
        shown = table.picture(viewer)
        assert shown["placed"] == []
        assert shown["seats"][0]["hand"] == 7
        assert shown["seats"][0]["characters"] == []
    place(table, "the_hound")
    assert table.in_play("arya_stark")
    assert table.in_play("the_hound")


def test_SET_16_nothing_triggers_in_the_set_up() -> None:
    table = place(placing(), "eddard_stark")
    place(table)
    assert table.in_play("eddard_stark")
    assert table.on("eddard_stark") == 0
    assert table.phase() == "plot"


def test_SET_17_hands_are_filled_up_to_seven() -> None:
    table = place(place(placing(), "arya_stark", "jon_snow", "winterfell_keep"), "the_hound")
    assert [table.size(who) for who in NAMES] == [7, 7]
    assert [table.deck(who) for who in NAMES] == [40, 42]


def test_SET_18_set_up_cards_stand_and_cost_nothing() -> None:
    table = place(place(placing(), "arya_stark"), "the_hound")
    assert not table.kneels("arya_stark")
    assert [table.gold(who) for who in NAMES] == [0, 0]


# -- the draft


def drafted(seed: int = 1) -> Table:
    """A draft in which everybody keeps the first plot offered."""
    table = new(seed, plots="draft")
    while table.step() in ("draft", "plot-deck"):
        table.play(f"{table.asked()} {table.moves()[0]}")
    return table


def test_DRF_01_the_eighteen_others_are_dealt() -> None:
    table = new(plots="draft")
    standard = [int(c) for h in range(2) for c in table.state.cards.all_in(int(POOL) + h)]
    assert sorted(standard) == list(range(100, 114))
    assert table.step() == "draft"


def test_DRF_02_three_each() -> None:
    table = new(plots="draft")
    assert table.asked() == "S"
    assert len(table.moves()) == 3
    assert len(table.picture(0)["offered_plots"]) == 10  # the seven of one's own besides
    assert len(table.picture(1)["offered_plots"]) == 10


def test_DRF_03_keep_one_pass_two() -> None:
    table = new(plots="draft")
    mine = table.moves()
    table.play(f"S {mine[0]}")
    theirs = table.moves()
    table.play(f"L {theirs[1]}")
    assert table.moves() == [theirs[0], theirs[2]]  # now S has what L passed
    assert table.refused(f"S {mine[1]}").rule == "DRF-03"


def test_DRF_04_keep_one_of_two_the_last_is_out() -> None:
    table = new(plots="draft")
    for _ in range(4):
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert int(table.state.cards.size[BOX]) == 2


def test_DRF_05_until_the_deck_is_empty() -> None:
    table = new(plots="draft")
    while table.step() == "draft":
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert int(table.state.cards.size[BOX]) == 6
    assert [int(table.state.cards.size[int(POOL) + h]) for h in range(2)] == [13, 13]


def test_DRF_06_seven_of_thirteen_in_secret() -> None:
    table = drafted()
    assert [int(table.state.cards.size[int(PLOT_DECK) + h]) for h in range(2)] == [7, 7]
    assert len(table.picture(0)["seats"][0]["plots"]) == 7
    assert table.picture(1)["seats"][0]["plots"] == []
    assert table.picture()["seats"][0]["plots"] == []


def test_DRF_07_the_draft_comes_before_the_hands_and_is_secret() -> None:
    table = new(2, plots="draft")
    assert [table.size(who) for who in NAMES] == [0, 0]
    line = table.log_for(1).lines[0].text
    assert line.count("?") == 3
    table.play(f"S {table.moves()[0]}")
    assert table.log_for(1).lines[-1].text == "plot ?"
    assert drafted().step() == "mulligan"


def test_own_plots_are_picked_openly_in_turn() -> None:
    table = new(plots="own")
    order = ""
    while table.step() == "plot-deck":
        order += table.asked()
        assert len(table.moves()) == 33 - len(order)
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert order == "SLLSSLLSSLLSSL"
    assert len(table.picture()["seats"][0]["plots"]) == 7


def test_a_random_game_of_each_kind_ends() -> None:
    for plots in ("printed", "draft", "own"):
        table = new(plots, plots=plots, rounds=3)
        rng = rng_for("setup", plots)
        while table.asked() != "-":
            moves = members(table.state.legal_moves())
            table.move(int(table.state.seat()), moves[int(rng.below(len(moves)))])
        assert table.state.ended
