"""Piles, unique cards, duplicates, actions, passives, responses, saves, lasting effects."""

# ruff: noqa: N802 - a test carries the id of its rule
from rules.test_cardgame_challenges import at_war, attack, defend
from scenario_cardgame import given, with_cards

from council.games.cardgame.game import GAME
from council.games.cardgame.rules.figures import refresh
from council.games.cardgame.rules.unique import may_put
from council.games.cardgame.why.case import ANSWERS, RULE_OF_STEP

# -- piles


def test_PIL_01_four_piles_all_public() -> None:
    table = given("dead: robb_stark / shae\ndiscard: ice / bronn\nphase: plot")
    seats = table.picture()["seats"]
    assert [seat["dead"] for seat in seats] == [["robb_stark"], ["shae"]]
    assert [seat["discard"] for seat in seats] == [["ice"], ["bronn"]]


def test_PIL_02_discarded_cards_go_to_their_owners_pile() -> None:
    table = given("stark: sansa_stark\nhands: - / shae\nphase: challenges")
    table.play("S challenge intrigue")
    assert table.discard("L") == ["shae"]


def test_PIL_03_the_killed_go_to_their_owners_dead_pile() -> None:
    table = defend(attack("military", "jon_snow", "shae"))
    assert (table.dead("L"), table.dead("S")) == (["shae"], [])


# -- unique cards


def test_UNQ_01_not_with_a_copy_in_play_or_dead() -> None:
    table = given(
        "stark: jon_snow\nhands: jon_snow_2 arya_stark / -\ndead: arya_stark_2 / -\ngold: 9 / 0"
    )
    assert table.refused("S marshal jon_snow_2").rule == "UNQ-01"
    assert "in play" in table.refused("S marshal jon_snow_2").en
    assert "dead pile" in table.refused("S marshal arya_stark").en


def test_UNQ_02_a_discarded_copy_is_no_hindrance() -> None:
    table = given("hands: jon_snow / -\ndiscard: jon_snow_2 / -\ngold: 9 / 0")
    assert "marshal jon_snow" in table.moves()


def test_UNQ_03_the_limit_is_per_player() -> None:
    table = given(
        "stark: littlefinger\nhands: - / littlefinger_2\n"
        "dead: varys / -\ngold: 0 / 9\nfirst: lannister"
    )
    assert "marshal littlefinger_2" in table.moves()


def test_UNQ_04_locations_and_attachments_too() -> None:
    table = given("stark: the_iron_throne, hodor, ice on hodor\nhands: arya_stark / -\ngold: 9 / 0")
    state = table.state
    for name in ("the_iron_throne", "ice"):
        assert not may_put(state, table.number(name))


def test_UNQ_05_AMB_49_put_into_play_obeys_it() -> None:
    table = given(
        "stark: lord_eddards_chambers\nhands: bran_the_builders_legacy / -\ngold: 3 / 0\n"
        "decks: winterfell_keep / -\nphase: dominance"
    )
    table.play("S play bran_the_builders_legacy")
    assert table.moves() == ["pick winterfell_keep"]


# -- duplicates


def test_DUP_01_under_a_unique_character_in_play() -> None:
    table = given("stark: jon_snow, stark_escort\nhands: jon_snow_2 arya_stark stark_escort_2 / -")
    assert "duplicate jon_snow_2" in table.moves()
    assert table.refused("S duplicate arya_stark").rule == "DUP-01"
    assert table.refused("S duplicate stark_escort_2").rule == "AMB-25"


def test_DUP_03_any_number() -> None:
    game = "stark: eddard_stark, eddard_stark_2 under eddard_stark\nhands: ice / -"
    assert given(game).card("eddard_stark")["duplicates"] == ["eddard_stark_2"]


def test_DUP_04_SAV_03_AMB_27_a_duplicate_may_be_given_to_save() -> None:
    text = "stark: robb_stark k, jon_snow, jon_snow_2 under jon_snow"
    table = given(text + "\nlannister: the_hound\nphase: challenges\nfirst: lannister")
    table.play("L challenge military; S done; S pick jon_snow")
    assert (table.asked(), table.step()) == ("S", "save")
    assert table.moves() == ["pass", "use jon_snow_2"]
    other = given(text + "\nlannister: the_hound\nphase: challenges\nfirst: lannister")
    other.play("L challenge military; S done; S pick jon_snow; S pass; .")
    table.play("S use jon_snow_2")
    assert table.in_play("jon_snow")
    assert "jon_snow_2" in table.discard("S")
    assert "jon_snow" in other.dead("S")


def test_DUP_05_duplicates_are_no_attachments() -> None:
    table = given(
        "stark: jon_snow, jon_snow_2 under jon_snow\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar"
    )
    table.play("S plot storm_of_swords; L plot detained; S first stark")
    assert "jon_snow" in table.hand("S")  # Detained takes only those without attachments


def test_DUP_06_they_are_lost_with_the_character() -> None:
    table = given(
        "stark: jon_snow, jon_snow_2 under jon_snow\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar"
    )
    table.play("S plot storm_of_swords; L plot detained; S first stark")
    assert "jon_snow_2" in table.discard("S")


def test_DUP_07_a_duplicate_is_open_and_no_card_in_play() -> None:
    table = given(
        "lannister: tywin_lannister, tywin_lannister_2 under tywin_lannister\n"
        "hands: - / shae\nfirst: lannister"
    )
    assert table.card("tywin_lannister")["duplicates"] == ["tywin_lannister_2"]
    assert table.gold("L") == 4 + 2  # one income bonus
    assert not table.in_play("tywin_lannister_2")


# -- actions


def test_ACT_01_phase_headings_make_actions() -> None:
    table = given("stark: godswood, jon_snow\nhands: hodor / -")
    assert "use godswood" in table.moves()
    assert table.refused("S use jon_snow").rule == "ACT-01"  # his is a response


def test_ACT_02_only_in_the_phase_named() -> None:
    table = given("stark: maester_luwin, hodor\nhands: ice / -")
    why = table.refused("S use maester_luwin")
    assert why.rule == "ACT-02"
    assert "marshalling" in why.en


def test_ACT_03_an_action_is_done_before_the_next() -> None:
    table = given(
        "stark: jon_snow\nlannister: ser_ilyn_payne, shae\nhands: ice / bronn\nfirst: lannister"
    )
    table.play("L use ser_ilyn_payne")
    assert table.step() == "pick"
    assert table.refused("L marshal bronn").rule == "AMB-22"


def test_ACT_05_AMB_6_the_first_player_acts_first() -> None:
    text = "stark: maester_luwin\nlannister: grand_maester_pycelle\nhands: ice / shae\n"
    assert given(text + "phase: dominance\nfirst: stark").asked() == "S"
    assert given(text + "phase: dominance\nfirst: lannister").asked() == "L"
    turn = given("stark: godswood\nhands: ice / shae\nfirst: lannister").play("L pass; S pass")
    assert turn.picture()["active"] == 0  # in a marshalling turn its player begins
    assert turn.asked() == "S"


def test_ACT_06_then_the_other_may_act() -> None:
    text = "stark: maester_luwin\nlannister: grand_maester_pycelle\nhands: ice / shae\n"
    table = given(text + "phase: dominance").play("S use maester_luwin")
    assert table.asked() == "L"
    assert table.refused("S pass").rule == "ACT-06"


def test_ACT_07_AMB_7_two_passes_in_a_row_end_it() -> None:
    text = "stark: maester_luwin\nlannister: grand_maester_pycelle\nhands: ice / shae\n"
    table = given(text + "phase: dominance")
    table.play("S pass; L use grand_maester_pycelle")
    assert table.asked() == "S"  # may act although he passed
    table.play("S use maester_luwin")
    assert table.phase() == "plot"


# -- passives


def test_PAS_01_PAS_02_a_passive_happens_by_itself() -> None:
    table = given("stark: house_tully_recruiter\nhands: varys / -\ngold: 9 / 0")
    table.play("S marshal varys")
    assert table.step() == "pick"
    assert "pass" not in table.moves()
    table.play("S pick house_tully_recruiter")
    assert table.discard("S") == ["house_tully_recruiter"]


def test_PAS_03_the_first_player_orders_passives() -> None:
    table = given(
        "stark: jon_snow, hodor\nlannister: bronn\nphase: dominance\nfirst: lannister\n"
        "plots: illyrios_gift / detained"
    )
    assert table.banner("S") == 4
    game = with_cards(
        """
        [[plot]]
        id = "detained"
        text = "Passive."
        [[plot.ability]]
        kind = "passive"
        on = "dominance_won"
        effect = [{ do = "gain_gold", player = "you", amount = 1 }]
        """
    )
    both = given(
        "stark: jon_snow, hodor\nphase: dominance\nfirst: lannister\n"
        "plots: illyrios_gift / detained",
        game=game,
    )
    assert (both.asked(), both.step()) == ("L", "order-passives")
    assert both.moves() == ["pick detained", "pick illyrios_gift"]
    both.play("L pick illyrios_gift")
    assert both.banner("S") == 4


def test_PAS_04_some_are_lasting() -> None:
    assert given("stark: sansa_stark, winterfell\nphase: challenges").strength("sansa_stark") == 3


def test_PAS_05_passives_before_responses() -> None:
    table = given(
        "stark: jon_snow, robb_stark\nhands: kings_in_the_north / -\nphase: dominance\n"
        "plots: illyrios_gift / detained"
    )
    assert table.step() == "respond"
    assert table.banner("S") == 4  # the plot's passive came first


# -- responses


def test_RSP_01_only_in_its_situation_and_optional() -> None:
    table = given("hands: eddard_stark ice / -\ngold: 4 / 0").play("S marshal eddard_stark")
    assert table.moves() == ["pass", "use eddard_stark"]
    table.play("S pass")
    assert table.on("eddard_stark") == 0
    assert table.refused("S use eddard_stark").rule == "ACT-01"


def test_RSP_02_on_characters_and_events() -> None:
    table = at_war(
        "jon_snow", "ser_meryn_trant, ser_kevan_lannister", "hands: - / a_lannister_pays_his_debts"
    )
    table.play("S challenge military; .; L commit ser_meryn_trant")
    assert table.step() == "claim"
    table.play("L pick ser_meryn_trant")
    assert (table.asked(), table.step()) == ("L", "respond")
    assert table.moves() == ["pass", "play a_lannister_pays_his_debts"]


def test_RSP_03_AMB_17_the_chance_is_gone_afterwards() -> None:
    table = given("hands: eddard_stark ice / -\ngold: 4 / 0").play("S marshal eddard_stark; S pass")
    assert "use eddard_stark" not in table.moves()


# -- saves


def test_SAV_01_a_save_interrupts_a_killing() -> None:
    table = given(
        "stark: bran_stark\nlannister: ser_ilyn_payne\nhands: not_today / -\nfirst: lannister"
    )
    table.play("L use ser_ilyn_payne; L pick bran_stark")
    assert (table.asked(), table.step()) == ("S", "save")
    table.play("S play not_today")
    assert table.in_play("bran_stark")
    assert "not_today" in table.discard("S")


def test_SAV_02_costs_stay_paid() -> None:
    table = given(
        "stark: bran_stark\nlannister: ser_ilyn_payne, the_hound k\nhands: not_today / shae\n"
        "first: lannister"
    )
    table.play("L use ser_ilyn_payne; L pick bran_stark; S play not_today")
    assert table.kneels("ser_ilyn_payne")


def test_SAV_04_only_killing_can_be_saved_from() -> None:
    table = given(
        "stark: jon_snow, jon_snow_2 under jon_snow\nhands: not_today / -\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar"
    )
    table.play("S plot storm_of_swords; L plot detained; S first stark")
    assert not table.in_play("jon_snow")


def test_SAV_05_the_saved_stay_as_they_are() -> None:
    table = given(
        "stark: bran_stark k p2, bodyguard on bran_stark\nlannister: ser_ilyn_payne\n"
        "hands: not_today / shae\nfirst: lannister"
    )
    table.play("L use ser_ilyn_payne; L pick bran_stark; S play not_today")
    assert table.kneels("bran_stark")
    assert table.on("bran_stark") == 2
    assert table.in_play("bodyguard")


# -- lasting effects


def test_LST_01_AMB_51_effects_end_at_their_time() -> None:
    table = given("stark: bran_stark, jon_snow\nlannister: shae\nphase: challenges")
    table.play("S use bran_stark; S pick jon_snow")
    assert table.has("jon_snow", "intrigue")
    table.finish()
    assert not table.has("jon_snow", "intrigue")


def test_LST_02_AMB_12_they_add_up() -> None:
    table = given(
        "stark: arya_stark, winterfell, needle on arya_stark, nymeria on arya_stark\n"
        "phase: challenges"
    )
    assert table.strength("arya_stark") == 2 + 1 + 1 + 1


def test_LST_03_as_long_as_in_play() -> None:
    table = given("stark: winterfell\nhands: sansa_stark ice / -\ngold: 5 / 0")
    table.play("S marshal sansa_stark")
    assert table.strength("sansa_stark") == 3  # came later
    table.state.leave(table.number("winterfell"), 9)
    refresh(table.state)
    assert table.strength("sansa_stark") == 2


def test_every_question_has_its_rule() -> None:
    """Whoever answers something else is told the rule of what is asked."""
    assert set(RULE_OF_STEP) == set(ANSWERS)
    assert [rule for rule in RULE_OF_STEP.values() if GAME.rulebook.find(rule) is None] == []
