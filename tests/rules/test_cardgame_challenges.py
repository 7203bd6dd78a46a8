"""Challenges, claim, keywords."""
# ruff: noqa: N802 - a test carries the id of its rule

from scenario_cardgame import Table, given


def at_war(stark: str, lannister: str, more: str = "", first: str = "stark") -> Table:
    return given(
        f"stark: {stark}\nlannister: {lannister}\nphase: challenges\nfirst: {first}\n{more}"
    )


def attack(kind: str, stark: str, lannister: str, more: str = "", *attackers: str) -> Table:
    """House Stark attacks with all who can, or with these; then all pass up to the defence."""
    table = at_war(stark, lannister, more)
    table.play(f"S challenge {kind}")
    while table.step() == "attack":
        pick = [m for m in table.moves() if m.removeprefix("commit ") in attackers]
        rest = [m for m in table.moves() if m != "done"] if not attackers else ["done"]
        table.play(f"S {(pick or rest)[0]}")
    return table


def defend(table: Table, *names: str) -> Table:
    """Stealth names nobody; these defend; everybody passes until the challenge is over."""
    while table.step() == "stealth":
        table.play("S pass")
    table.play(".")
    while table.step() == "defend":
        pick = [m for m in table.moves() if m.removeprefix("commit ") in names]
        table.play(f"L {(pick or ['done'])[0]}")
    return table


def test_CHL_01_CHL_16_first_one_then_the_other() -> None:
    table = at_war("jon_snow", "the_hound", first="lannister")
    assert (table.asked(), table.step()) == ("L", "challenge")
    table.play("L done")
    assert (table.asked(), table.step()) == ("S", "challenge")
    table.play("S done")
    assert table.phase() == "plot"


def test_CHL_02_one_of_each_type_in_any_order() -> None:
    table = at_war("jon_snow, sansa_stark, arya_stark", "the_hound k")
    assert table.moves() == ["done", *(f"challenge {x}" for x in ("military", "intrigue", "power"))]
    table.play("S challenge intrigue; .")
    assert table.refused("S challenge intrigue").rule == "CHL-02"
    assert "challenge military" in table.moves()


def test_CHL_03_CHL_04_one_challenge_at_a_time_in_three_steps() -> None:
    table = attack("military", "jon_snow, arya_stark", "the_hound", "", "jon_snow")
    assert table.step() == "defend"
    assert table.refused("S challenge power").rule == "ACT-06"
    defend(table)
    assert table.step() == "challenge"


def test_CHL_05_actions_before_and_between_the_steps() -> None:
    table = at_war("jon_snow", "bronn k, the_hound", "gold: 0 / 2\nhands: - / the_lions_cunning")
    steps = []
    for _ in range(12):
        steps.append(table.step())
        idle = [m for m in ("pass", "challenge military", "done") if m in table.moves()]
        if len(steps) > 4:
            break
        table.play(f"{table.asked()} {(idle or table.moves())[0]}")
    assert steps[:5] == ["act", "challenge", "act", "defend", "act"]


def test_CHL_06_attackers_kneel() -> None:
    table = attack("military", "jon_snow, arya_stark, hodor", "the_hound", "", "jon_snow")
    assert table.kneels("jon_snow")
    assert not table.kneels("arya_stark")
    lone = at_war("jon_snow, arya_stark", "shae").play("S challenge military")
    assert lone.refused("S done").rule == "CHL-06"


def test_CHL_07_no_standing_attacker_no_challenge() -> None:
    table = at_war("jon_snow k, sansa_stark", "shae")
    assert table.moves() == ["done", "challenge intrigue", "challenge power"]
    assert table.refused("S challenge military").rule == "CHL-07"


def test_CHL_07_a_kneeling_character_does_not_attack() -> None:
    table = at_war("jon_snow k, arya_stark, robb_stark", "shae").play("S challenge military")
    assert table.refused("S commit jon_snow").rule == "CHL-07"


def test_CHL_17_a_kneeling_character_does_not_kneel_for_a_cost() -> None:
    hands = "hands: - / a_lannister_pays_his_debts"
    guards = "lannisport_honor_guard k, tywin_lannister, ser_kevan_lannister, cersei_lannister"
    table = attack("military", "jon_snow, robb_stark", guards, hands)
    while "play a_lannister_pays_his_debts" not in table.moves():
        table.play(f"{table.asked()} {table.moves()[0]}")
    table.play("L play a_lannister_pays_his_debts")
    assert table.step() == "kneel"
    assert "pick lannisport_honor_guard" not in table.moves()
    assert table.refused("L pick lannisport_honor_guard").rule == "CHL-17"


def test_CHL_08_defenders_kneel() -> None:
    table = defend(attack("military", "jon_snow", "the_hound, bronn"), "the_hound")
    assert table.kneels("the_hound")
    assert not table.kneels("bronn")


def test_CHL_09_nobody_has_to_defend() -> None:
    table = attack("military", "jon_snow", "the_hound")
    assert "done" in table.moves()
    defend(table)
    assert table.banner("S") == 1


def test_CHL_10_AMB_43_a_kneeling_character_does_not_defend() -> None:
    table = attack("military", "jon_snow", "the_hound k, bronn")
    assert table.moves() == ["done", "commit bronn"]
    assert table.refused("L commit the_hound").rule == "CHL-10"
    late = at_war("jon_snow", "the_hound, bronn", "hands: - / the_lions_cunning\ngold: 0 / 2")
    late.play("L pass; S challenge military; L play the_lions_cunning; L pick bronn; .")
    assert late.moves() == ["done", "commit the_hound"]


def test_CHL_11_participants_are_attackers_and_defenders() -> None:
    table = at_war(
        "jon_snow, ghost, catelyn_stark",
        "the_hound, lannisport_honor_guard, tyrion_lannister",
        first="lannister",
    )
    table.play(
        "L challenge intrigue; L commit tyrion_lannister; L done; L pass; S commit catelyn_stark"
    )
    assert table.step() == "respond"  # Catelyn may pick a participant
    table.play("S use catelyn_stark")
    assert table.moves() == ["pick catelyn_stark", "pick tyrion_lannister"]


def test_CHL_12_who_leaves_adds_nothing() -> None:
    table = at_war("osha, jon_snow", "lannisport_honor_guard")
    table.play("S challenge military; S commit jon_snow; S commit osha")
    table.play("S pass; L commit lannisport_honor_guard; S use osha")
    assert "Lannister wins the military challenge, 3 against 4." in table.news()


def test_CHL_13_strengths_are_summed() -> None:
    table = attack("military", "jon_snow, robb_stark", "the_hound, bronn")
    assert table.picture()["challenge"]["attack"] == 6


def test_CHL_14_a_tie_goes_to_the_attacker() -> None:
    table = defend(attack("power", "jon_snow", "bronn", "power: 0 / 2"), "bronn")
    assert table.banner("S") == 1  # the claim; not unopposed


def test_CHL_15_CLM_08_the_defender_wins_and_nobody_pays() -> None:
    table = attack("power", "theon_greyjoy", "bronn", "power: 2 / 2")
    defend(table, "bronn")
    assert (table.banner("S"), table.banner("L")) == (2, 2)


def test_CHL_18_each_side_sends_its_own() -> None:
    table = at_war("jon_snow, arya_stark", "the_hound").play("S challenge military")
    assert table.refused("S commit the_hound").rule == "CHL-18"


def test_CHL_19_a_challenge_counts_however_it_ends() -> None:
    table = at_war("osha, jon_snow", "shae")
    table.play("S challenge military; S commit osha; S use osha; .")
    assert table.refused("S challenge military").rule == "CHL-02"


# -- claim


def test_CLM_01_the_attackers_plot_decides() -> None:
    table = attack("power", "jon_snow", "shae k", "power: 0 / 5\nplots: the_old_gods / detained")
    defend(table)
    assert table.banner("L") == 3


def test_CLM_02_the_loser_chooses_his_dead() -> None:
    table = attack("military", "jon_snow", "shae, tywin_lannister k")
    defend(table)
    assert (table.asked(), table.step()) == ("L", "claim")
    assert table.moves() == ["pick tywin_lannister", "pick shae"]
    table.play("L pick shae; .")
    assert table.dead("L") == ["shae"]


def test_CLM_03_intrigue_costs_cards_at_random() -> None:
    lost = set()
    for seed in range(12):
        table = given(
            "stark: sansa_stark\nhands: - / shae bronn the_hound\nphase: challenges", seed=seed
        )
        table.play("S challenge intrigue; .")
        assert table.size("L") == 2
        lost.add(table.discard("L")[0])
    assert len(lost) == 3


def test_CLM_04_power_moves_from_banner_to_banner() -> None:
    table = defend(attack("power", "jon_snow", "bronn", "power: 1 / 3"), "bronn")
    assert (table.banner("S"), table.banner("L")) == (2, 2)


def test_CLM_05_power_on_characters_is_safe() -> None:
    table = defend(attack("power", "jon_snow", "bronn p3", "power: 0 / 0"), "bronn")
    assert (table.banner("S"), table.on("bronn")) == (0, 3)


def test_CLM_06_as_far_as_he_can() -> None:
    table = defend(
        attack("power", "jon_snow", "bronn", "plots: the_old_gods / detained\npower: 0 / 1"),
        "bronn",
    )
    assert (table.banner("S"), table.banner("L")) == (1, 0)
    empty = defend(attack("intrigue", "sansa_stark", "tyrion_lannister k"))
    assert empty.discard("L") == []


def test_CLM_07_the_dead_go_to_the_dead_pile() -> None:
    table = defend(attack("military", "jon_snow", "shae"))
    assert table.dead("L") == ["shae"]
    assert table.discard("L") == []


# -- unopposed


def test_UNO_01_UNO_02_no_defender() -> None:
    table = defend(attack("military", "jon_snow", "shae"))
    assert table.banner("S") == 1


def test_UNO_03_strength_nought_does_not_prevent_it() -> None:
    table = attack(
        "military",
        "jon_snow",
        "lannisport_weaponsmith",
        "plots: spies_in_their_midst / hear_me_roar",
    )
    assert table.strength("lannisport_weaponsmith") == 0
    defend(table, "lannisport_weaponsmith")
    assert table.banner("S") == 1


def test_UNO_04_in_all_three_types() -> None:
    for kind in ("military", "intrigue", "power"):
        table = defend(attack(kind, "jon_snow, sansa_stark", "tywin_lannister k"))
        assert table.banner("S") == 1


# -- keywords


def test_KEY_01_one_limited_card_a_round() -> None:
    table = given("hands: winterfell_keep winterfell_keep_2 / -")
    table.play("S marshal winterfell_keep")
    assert table.refused("S marshal winterfell_keep_2").rule == "KEY-01"


def test_KEY_02_renown_for_the_winner() -> None:
    table = attack("military", "eddard_stark", "shae")
    defend(table)
    assert table.on("eddard_stark") == 1
    lost = attack("military", "eddard_stark", "ser_gregor_clegane")
    defend(lost, "ser_gregor_clegane")
    assert lost.on("eddard_stark") == 0


def test_KEY_03_stealth_keeps_one_from_defending() -> None:
    table = attack("military", "arya_stark", "the_hound, bronn")
    assert (table.step(), table.moves()) == ("stealth", ["pass", "pick the_hound", "pick bronn"])
    table.play("S pick the_hound; .")
    assert table.moves() == ["done", "commit bronn"]
    assert table.refused("L commit the_hound").rule == "KEY-03"


def test_KEY_03_stealth_cannot_name_stealth() -> None:
    table = attack("power", "arya_stark", "tyrion_lannister, bronn")
    assert table.moves() == ["pass", "pick bronn"]
    assert table.refused("S pick tyrion_lannister").rule == "KEY-03"


def test_KEY_04_naming_is_optional_one_each() -> None:
    table = attack("military", "arya_stark, ghost", "the_hound, bronn, ser_meryn_trant")
    table.play("S pass")
    assert table.step() == "stealth"
    table.play("S pick bronn; .")
    assert table.moves() == ["done", "commit the_hound", "commit ser_meryn_trant"]


def test_KEY_05_a_card_may_give_a_keyword() -> None:
    table = at_war("hodor, needle on hodor", "shae")
    assert table.has("hodor", "stealth")


# -- high claim


def test_HCM_01_so_many_different_characters_at_once() -> None:
    table = attack(
        "military", "jon_snow", "shae, bronn, the_hound", "plots: the_old_gods / detained"
    )
    defend(table)
    table.play("L pick the_hound")
    assert table.in_play("the_hound")
    table.play("L pick shae; .")
    assert table.dead("L") == ["shae"]
    assert table.discard("L") == ["the_hound"]  # his own text


def test_HCM_02_nobody_is_named_twice() -> None:
    table = attack(
        "military", "jon_snow", "shae, bronn, the_hound", "plots: the_old_gods / detained"
    )
    defend(table)
    last = table.moves()
    assert table.refused("L pick shae").en.startswith("Choose an earlier card")  # two must be named
    assert last == ["pick the_hound", "pick bronn"]
    table.play("L pick bronn")
    no = table.refused("L pick bronn")
    assert (no.rule, no.en) == (
        "HCM-02",
        "Choose in the order shown; Bronn comes before your last choice.",
    )
    assert table.refused("L pick jon_snow").rule == "CLM-02"
