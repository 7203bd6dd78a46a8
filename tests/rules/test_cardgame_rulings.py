"""Rulings on open questions."""
# ruff: noqa: N802 - a test carries the id of its rule

import pytest
from rules.test_cardgame_challenges import at_war, attack, defend
from rules.test_cardgame_setup import dealt, place, placing
from scenario_cardgame import given, new, with_cards

from council.core.game import Invalid
from council.games.cardgame.game import GAME


def test_AMB_1_new_hands_are_decided_in_secret() -> None:
    table = dealt().play("S hand new")
    assert table.log_for(1).lines[-1].text == "hand ?"
    assert table.size("S") == 7  # nothing is drawn before both have decided
    table.play("L hand new")
    assert "Stark draws a new hand." in table.news()


def test_AMB_2_set_up_uses_up_no_limited() -> None:
    table = place(place(placing(), "winterfell_keep"))
    assert int(table.state.limited[0]) == 0


def test_AMB_3_used_plots_return_before_initiative() -> None:
    table = given(
        "phase: plot\nplots: calling_the_banners / detained\n"
        "plot_decks: storm_of_swords / uneasy_peace hear_me_roar\nused: the_old_gods / -"
    ).play("L plot uneasy_peace")
    assert table.step() == "first"
    assert table.picture()["seats"][0]["plots_left"] == 2


def test_AMB_4_the_last_round_ends_the_game() -> None:
    table = given("round: 3\nrounds: 3\npower: 2 / 1\nphase: taxation")
    assert table.asked() == "-"
    assert table.picture()["end"] == "rounds"
    assert GAME.setup(2).options["rounds"] == 50
    with pytest.raises(Invalid):
        GAME.setup(2, {"rounds": 0})


def test_AMB_5_windows_in_plot_and_draw_phase() -> None:
    text = "stark: jon_snow\nhands: - / the_lions_cunning\ngold: 0 / 2\n"
    plot = given(text + "phase: plot")
    plot.play("S plot storm_of_swords; L plot uneasy_peace; S first stark")
    assert (plot.phase(), plot.step(), plot.asked()) == ("plot", "act", "L")
    assert given(text + "phase: draw").phase() == "draw"


def test_AMB_8_a_window_after_the_last_challenge() -> None:
    table = at_war("sansa_stark", "bronn k", "gold: 0 / 2")
    assert (table.asked(), table.step()) == ("L", "act")
    table.play("L pass; S challenge intrigue; L pass; L pass")
    assert (table.asked(), table.step()) == ("L", "act")  # before S decides to stop
    table.play("L use bronn")
    assert not table.kneels("bronn")


def test_AMB_9_the_other_may_act_after_each_card() -> None:
    table = given("stark: jon_snow\nhands: hodor ghost / the_lions_cunning\ngold: 5 / 2")
    table.play("S marshal hodor")
    assert table.asked() == "L"


def test_AMB_10_nobody_wins_without_an_attacker() -> None:
    table = at_war("osha", "the_hound").play("S challenge military; S use osha; .")
    assert not any("wins" in line for line in table.news())
    assert int(table.state.made[0]) == 1


def test_AMB_11_nought_against_nought() -> None:
    text = "plots: spies_in_their_midst / the_killing_cold\nphase: challenges\n"
    zero = "stark: bran_stark, winterfell\nlannister: shae k\n"
    table = given(zero + text).play("-; S challenge power; .")
    assert table.banner("S") >= 1  # 1 - 1 + 1 is 1; the plain case
    weak = "stark: house_tully_recruiter\nlannister: shae k\n"
    weak += "plots: spies_in_their_midst / hear_me_roar\n"
    won = given(weak + "phase: challenges").play("S challenge power; .")
    assert won.banner("S") == 1
    option = given(weak + "phase: challenges\noptions: strength").play("S challenge power; .")
    assert option.banner("S") == 0


def test_AMB_12_strength_is_never_below_nought() -> None:
    game = with_cards('[[card]]\nid = "lannisport_weaponsmith"\nstrength = 0')
    text = "lannister: lannisport_weaponsmith\nphase: challenges\nfirst: lannister\n"
    table = given(text + "plots: spies_in_their_midst / hear_me_roar", game=game)
    assert table.strength("lannisport_weaponsmith") == 0  # 0 - 1


def test_AMB_13_order_of_the_resolve_step() -> None:
    """The draw of Insidious Ways comes before the claim, responses last."""
    table = given(
        "stark: jon_snow, robb_stark\nlannister: the_hound\nhands: - / insidious_ways\n"
        "decks: - / shae bronn\nphase: challenges\nfirst: lannister"
    )
    table.play("L challenge military; L play insidious_ways; S commit jon_snow")
    assert (table.step(), table.size("L"), table.banner("L")) == ("claim", 2, 0)
    table.play("S pick robb_stark")
    assert (table.step(), table.moves()) == ("respond", ["pass", "use jon_snow"])


def test_AMB_14_the_dead_leave_at_once() -> None:
    table = at_war("jon_snow", "the_hound", first="lannister")
    table.play("L challenge military; S commit jon_snow")
    assert table.dead("S") == ["jon_snow"]
    assert table.step() != "respond"  # he cannot answer the loss


def test_AMB_15_standing_up_keeps_one_in_the_challenge() -> None:
    table = at_war("eddard_stark, hand_of_the_king on eddard_stark", "ser_gregor_clegane")
    table.play("S challenge military; S use hand_of_the_king")
    assert table.card("eddard_stark")["role"] == "attack"
    assert not table.kneels("eddard_stark")


def test_AMB_16_an_ability_answers_each_event_once() -> None:
    table = given(
        "stark: sansa_stark, arya_stark\nlannister: joffrey_baratheon\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar\nhands: - / -"
    )
    table.play("S plot storm_of_swords; L plot the_killing_cold; S first stark")
    assert table.dead("S") == []
    war = given(
        "stark: sansa_stark k, arya_stark k\nlannister: joffrey_baratheon, the_hound\n"
        "plots: spies_in_their_midst / the_old_gods\nphase: challenges\nfirst: lannister"
    )
    war.play("L challenge military; L use joffrey_baratheon; L use joffrey_baratheon")
    assert war.on("joffrey_baratheon") == 2
    assert war.step() != "respond"


def test_AMB_18_an_opponents_character_may_be_saved() -> None:
    table = given("lannister: ser_ilyn_payne, shae\nhands: not_today / bronn\nfirst: lannister")
    table.play("L use ser_ilyn_payne; L pick shae")
    assert (table.asked(), table.moves()) == ("S", ["pass", "play not_today"])
    table.play("S play not_today")
    assert table.in_play("shae")


def test_AMB_19_AMB_20_a_saved_character_meets_the_claim() -> None:
    table = given(
        "stark: robb_stark k, jon_snow k, jon_snow_2 under jon_snow\n"
        "lannister: the_hound\nphase: challenges\nfirst: lannister"
    )
    table.play("L challenge military; S pick jon_snow; S use jon_snow_2")
    assert table.in_play("jon_snow")
    assert table.in_play("robb_stark")
    assert table.dead("S") == []


def test_AMB_21_what_would_change_nothing_is_not_offered() -> None:
    table = given("stark: maester_luwin\nhands: ice / -\ndecks: - / -\nphase: dominance")
    assert table.phase() != "dominance"  # no card to draw
    table = given("stark: godswood\nlannister: the_hound k\nhands: distraction / -")
    assert table.refused("S play distraction").rule == "AMB-22"


def test_AMB_22_costs_first_then_the_target() -> None:
    table = at_war("jon_snow, ice on jon_snow", "the_hound, bronn")
    table.play("S challenge military; L commit the_hound; L done; S use ice")
    assert "ice" in table.discard("S")
    assert "the_hound" in table.discard("L")  # the other participant: the bearer is excepted


def test_AMB_23_a_kneeling_character_may_be_named() -> None:
    table = attack("military", "arya_stark", "the_hound k, bronn")
    assert "pick the_hound" in table.moves()


def test_AMB_24_joining_is_not_declaring() -> None:
    table = given(
        "stark: greatjon_umber\nlannister: the_hound, gutter_rats_cunning on the_hound\n"
        "phase: challenges\n"
        "first: lannister"
    )
    table.play("L challenge military; L pick greatjon_umber; S use greatjon_umber")
    news = table.news()
    assert "Stark wins the military challenge, 5 against 3." not in news
    assert "Lannister wins the military challenge, 5 against 3." in news


def test_AMB_25_duplicates_of_characters_only() -> None:
    table = given("stark: the_iron_throne\nhands: winterfell ice / -")
    assert table.refused("S duplicate winterfell").rule == "AMB-25"


def test_AMB_26_a_duplicate_is_not_played() -> None:
    table = given("stark: eddard_stark\nhands: eddard_stark_2 ice / -").play(
        "S duplicate eddard_stark_2"
    )
    assert table.step() == "marshal"  # no response
    assert table.on("eddard_stark") == 0


def test_AMB_28_limited_does_not_bind_what_is_put_into_play() -> None:
    table = given(
        "hands: bran_the_builders_legacy ice / -\ngold: 3 / 0\n"
        "decks: winterfell_keep / -\nphase: dominance\nstark: hodor"
    )
    table.play("S play bran_the_builders_legacy; S pick winterfell_keep")
    assert table.in_play("winterfell_keep")


def test_AMB_29_a_keyword_counts_once() -> None:
    table = attack("military", "arya_stark, needle on arya_stark", "the_hound, bronn")
    table.play("S pick the_hound")
    assert table.step() != "stealth"


def test_AMB_30_duplicates_never_go_to_the_dead_pile() -> None:
    table = given(
        "stark: jon_snow k, jon_snow_2 under jon_snow\nlannister: the_hound\n"
        "phase: challenges\nfirst: lannister"
    )
    table.play("L challenge military; S pass; .")
    assert table.dead("S") == ["jon_snow"]
    assert "jon_snow_2" in table.discard("S")


def test_AMB_31_an_attachment_belongs_to_who_played_it() -> None:
    table = given(
        "stark: arya_stark\nlannister: milk_of_the_poppy on arya_stark\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar"
    )
    assert table.card("arya_stark")["attachments"][0]["owner"] == 1
    table.play("S plot storm_of_swords; L plot valar_morghulis; S first stark; .")
    assert table.discard("L") == ["milk_of_the_poppy"]


def test_AMB_32_hosts_are_asked_for_what_is_printed() -> None:
    with pytest.raises(Invalid) as no:
        with_cards('[[card]]\nid = "needle"\nattach = { type = "character", standing = true }')
    assert no.value.message.facts["item"] == "card needle"
    assert no.value.message.facts["key"] == "attach.standing"


def test_AMB_33_AMB_34_victory_at_once() -> None:
    table = attack("power", "jon_snow", "shae k", "power: 13 / 2")
    defend(table)
    assert table.asked() == "-"  # 13 + 1 + 1
    assert table.banner("S") == 15


def test_AMB_35_no_limit_of_tokens() -> None:
    table = given("gold: 40 / 0\nhands: ice / -")
    assert table.gold("S") == 42


def test_AMB_36_a_plot_works_from_the_reveal_on() -> None:
    table = given("phase: plot\nstark: jon_snow, bran_stark\nplots: the_old_gods / hear_me_roar")
    table.play("S plot storm_of_swords; L plot the_killing_cold")
    assert table.strength("jon_snow") == 2
    assert table.in_play("bran_stark")
    table.play("S first stark")
    assert table.dead("S") == ["bran_stark"]


def test_AMB_37_a_cancelled_plot() -> None:
    table = given(
        "phase: plot\nstark: jon_snow\nplots: the_old_gods / hear_me_roar\n"
        "plot_decks: dark_wings_dark_words storm_of_swords / valar_morghulis detained uneasy_peace"
    )
    table.play("S plot dark_wings_dark_words; L plot valar_morghulis")
    while table.step() == "first":
        table.play(f"{table.asked()} first stark")
    table.play("S pick dark_wings_dark_words")
    assert (table.asked(), table.step()) == ("L", "new-plot")
    table.play("L plot detained")
    assert table.in_play("jon_snow") is False  # Detained worked at once
    assert table.dead("S") == []  # Valar Morghulis never did
    assert table.picture()["seats"][1]["plot"]["id"] == "detained"
    assert "valar_morghulis" in table.used("L")


def test_AMB_38_both_choose_the_first_player_first() -> None:
    table = given(
        "phase: plot\nstark: jon_snow, arya_stark\nlannister: shae, bronn\n"
        "plots: the_old_gods / hear_me_roar\nplot_decks: drunken_allegations hidden_in_shadows / "
        "uneasy_peace detained"
    )
    table.play("S plot drunken_allegations; L plot uneasy_peace; S first lannister")
    assert table.asked() == "L"
    table.play("L pick jon_snow")
    assert not table.kneels("jon_snow")
    assert "pick jon_snow" not in table.moves()
    table.play("S pick bronn")
    assert table.kneels("jon_snow")
    assert table.kneels("bronn")


def test_AMB_39_only_gold_one_really_has() -> None:
    table = given("stark: sansa_stark\nhands: ice / the_lions_cunning\ngold: 0 / 1").play("S pass")
    assert table.picture()["active"] == 1  # he was not asked in Stark's turn


def test_AMB_40_initiative_is_that_of_the_plot() -> None:
    table = given("plots: hear_me_roar / detained\nphase: plot")
    assert [seat["initiative"] for seat in table.picture()["seats"]] == [6, 5]


def test_AMB_41_claim_nought() -> None:
    table = attack("military", "eddard_stark", "shae k", "plots: valar_morghulis / detained")
    defend(table)
    assert table.in_play("shae")
    assert table.banner("S") == 1
    assert table.on("eddard_stark") == 1


def test_AMB_42_a_defender_that_kneels_later_goes_on_defending() -> None:
    table = given(
        "stark: ser_rodrik_cassel\nlannister: the_hound\nhands: - / the_lions_cunning\n"
        "gold: 0 / 2\nphase: challenges\nfirst: lannister"
    )
    table.play("L pass; L challenge military; L pass; S commit ser_rodrik_cassel")
    assert not table.kneels("ser_rodrik_cassel")
    table.play("L play the_lions_cunning; .")
    assert "Stark wins the military challenge, 3 against 4." in table.news()


def test_AMB_44_the_iron_throne() -> None:
    text = "lannister: the_hound, bronn\nphase: dominance\n"
    assert given(text + "stark: the_iron_throne").banner("S") == 1
    both = given(text.replace("bronn", "bronn, the_iron_throne_2") + "stark: the_iron_throne")
    assert both.banner("L") == 1


def test_AMB_45_losing_as_attacker_is_losing() -> None:
    table = at_war(
        "jon_snow, robb_stark",
        "the_hound, ser_gregor_clegane",
        "hands: - / a_lannister_pays_his_debts",
        first="lannister",
    )
    table.play("-; L challenge military; L commit the_hound; -")
    table.play("S commit robb_stark; S commit jon_snow; -")
    assert (table.asked(), table.step()) in (("L", "respond"), ("S", "respond"))
    while table.asked() == "S":
        table.play("S pass")
    assert "play a_lannister_pays_his_debts" in table.moves()


def test_AMB_46_jon_snow_and_his_options() -> None:
    for option, stands in (("defended", True), ("any_loss", True), ("mourning", False)):
        table = new(jon_snow=option)
        ability = table.state.library.of[table.number("jon_snow")][0]
        assert len(ability.when) == {"defended": 2}.get(option, 1)
        assert (ability.on == 5) == stands
    with pytest.raises(Invalid):
        GAME.setup(2, {"jon_snow": "never"})


def test_AMB_47_the_fixed_part_comes_first() -> None:
    table = given("stark: jon_snow k\nhands: - / the_lions_cunning\ngold: 0 / 2\nphase: standing")
    assert not table.kneels("jon_snow")
    assert table.asked() == "L"


def test_AMB_48_used_plots_are_open() -> None:
    table = given("phase: plot\nused: storm_of_swords / -")
    assert table.picture(1)["seats"][0]["used"] == ["storm_of_swords"]


def test_AMB_50_no_save_from_strength_nought() -> None:
    table = given(
        "stark: bran_stark\nhands: not_today / -\nphase: plot\nplots: the_old_gods / hear_me_roar"
    )
    table.play("S plot storm_of_swords; L plot the_killing_cold; S first stark")
    assert table.dead("S") == ["bran_stark"]
    assert "not_today" in table.hand("S")


def test_AMB_52_the_next_card_that_fits() -> None:
    table = given(
        "stark: house_tully_recruiter\nhands: winterfell_keep hodor arya_stark / -\ngold: 5 / 0"
    )
    table.play("S use house_tully_recruiter; S marshal winterfell_keep")
    assert int(table.state.lasting.count()) == 1  # a location does not use it up
    table.play("S marshal hodor")
    assert (table.gold("S"), int(table.state.lasting.count())) == (7, 0)


def test_AMB_53_both_search_the_first_player_first() -> None:
    table = given(
        "phase: plot\nplots: the_old_gods / hear_me_roar\ndecks: winterfell hodor / shae bronn\n"
        "plot_decks: building_season hidden_in_shadows / uneasy_peace detained"
    )
    table.play("S plot building_season; L plot uneasy_peace; S first lannister")
    assert (table.asked(), table.moves()) == ("L", ["nothing"])  # only he can know
    table.play("L nothing")
    assert table.moves() == ["pick winterfell"]
    assert table.refused("S nothing").rule == "AMB-53"
    table.play("S pick winterfell")
    assert "winterfell" in table.picture(1)["seats"][0]["known"]
