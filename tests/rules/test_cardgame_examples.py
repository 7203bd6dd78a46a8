"""Every worked example of the rules."""

# ruff: noqa: N802 - a test carries the id of its rule
from rules.test_cardgame_challenges import at_war, attack, defend
from rules.test_cardgame_setup import drafted, place, placing
from scenario_cardgame import Table, given

from council.games.cardgame.rules.figures import refresh, standing_strength
from council.games.cardgame.state.board import BOX, POOL


def test_EX_01_set_up_placement() -> None:
    table = placing()
    place(table, "arya_stark", "jon_snow", "winterfell_keep")
    place(table)
    assert all(table.in_play(card) for card in ("arya_stark", "jon_snow", "winterfell_keep"))
    assert not table.in_play("eddard_stark")
    assert (table.size("S"), table.deck("S")) == (7, 40)


def test_EX_02_partial_power_claim() -> None:
    text = "plots: the_old_gods / detained\npower: 2 / 1"
    table = defend(attack("power", "jon_snow", "bronn p2", text), "bronn")
    assert (table.banner("S"), table.banner("L"), table.on("bronn")) == (3, 0, 2)


def hound(hands: str = "- / insidious_ways") -> Table:
    return given(
        f"""
        stark: jon_snow, stark_escort
        lannister: the_hound
        hands: {hands}
        decks: hodor ghost osha / shae bronn
        phase: challenges
        first: lannister
        """
    )


def test_EX_03_a_whole_military_challenge() -> None:
    table = hound()
    table.play("L challenge military; L pass")  # the window between steps 1 and 2
    assert table.kneels("the_hound")
    table.play("S commit jon_snow; S commit stark_escort")
    assert (table.kneels("jon_snow"), table.kneels("stark_escort")) == (True, True)
    table.play("S use stark_escort")
    assert table.size("S") == 1
    assert table.step() == "act"
    table.play("L play insidious_ways")
    assert (table.size("L"), table.step()) == (2, "claim")
    table.play("S pick stark_escort")
    assert table.dead("S") == ["stark_escort"]
    table.play("S use jon_snow")
    assert not table.kneels("jon_snow")
    assert table.kneels("the_hound")
    assert table.strength("the_hound") == 3
    assert "insidious_ways" in table.discard("L")
    assert (table.banner("L"), table.size("S"), table.size("L")) == (0, 1, 2)


def test_EX_03_variant_a_without_the_event() -> None:
    table = hound("- / -")
    table.play("L challenge military; S commit jon_snow; S commit stark_escort; .")
    assert table.dead("S") == []
    assert "Stark wins the military challenge, 3 against 5." in table.news()


def test_EX_04_illyrios_gift() -> None:
    assert (
        given("stark: jon_snow\nplots: illyrios_gift / detained\nphase: dominance").banner("S") == 4
    )
    table = given("lannister: bronn\nplots: illyrios_gift / detained\nphase: dominance")
    assert (table.banner("S"), table.banner("L")) == (0, 1)


def test_EX_05_eddard_stark_played() -> None:
    table = given("hands: eddard_stark ice / -\ngold: 4 / 0")
    table.play("S marshal eddard_stark; S use eddard_stark")
    assert (table.on("eddard_stark"), table.power("S"), table.gold("S")) == (1, 1, 2)
    table.state.leave(table.number("eddard_stark"), 9)
    assert table.power("S") == 0


def test_EX_06_the_lions_cunning_needs_its_gold() -> None:
    text = "stark: jon_snow, sansa_stark\nhands: ice / the_lions_cunning\n"
    poor = given(text + "gold: 0 / 1").play("S pass")
    assert poor.asked() == "L"  # in his own turn now, with his income
    table = given(text + "gold: 0 / 2").play("S pass")
    assert table.moves() == ["pass", "play the_lions_cunning"]  # in Stark's turn
    table.play("L play the_lions_cunning; L pick jon_snow")
    assert (table.gold("L"), table.kneels("jon_snow")) == (0, True)
    no = given(text + "gold: 0 / 1\nphase: taxation\nplots: planning_ahead / detained")
    assert no.phase() == "plot"


def test_EX_07_dead_unique() -> None:
    table = given("hands: eddard_stark_2 / -\ndead: eddard_stark / -\ngold: 9 / 0")
    assert table.refused("S marshal eddard_stark_2").rule == "UNQ-01"
    assert table.refused("S duplicate eddard_stark_2").rule == "DUP-01"


def test_EX_08_littlefinger_on_both_sides() -> None:
    text = "hands: - / littlefinger_2\ngold: 0 / 9\nfirst: lannister\n"
    for stark in ("stark: littlefinger", "dead: littlefinger / -"):
        table = given(text + stark).play("L marshal littlefinger_2")
        assert table.in_play("littlefinger_2")


def test_EX_09_maester_luwin() -> None:
    text = "hands: ice / -\nphase: dominance\n"
    table = given("stark: maester_luwin\n" + text)
    assert table.banner("S") == 1
    table.play("S use maester_luwin")
    assert table.size("S") >= 3
    kneeling = given("stark: maester_luwin k, jon_snow\n" + text)
    assert kneeling.phase() != "dominance"  # nothing was offered
    marshalling = given("stark: maester_luwin\nhands: ice / -")
    assert marshalling.refused("S use maester_luwin").rule == "ACT-02"


def test_EX_10_varys_alone() -> None:
    table = given("hands: varys ice / -\ngold: 9 / 0").play("S marshal varys")
    assert table.discard("S") == ["varys"]
    assert table.dead("S") == []
    other = given("lannister: shae\nhands: varys ice / -\ngold: 9 / 0").play("S marshal varys")
    assert other.moves() == ["pick varys", "pick shae"]


def debts() -> Table:
    """Stark attacks with Sansa and Jon, Lannister has lost and may answer."""
    table = given(
        """
        stark: sansa_stark p1, needle on sansa_stark, catelyn_stark
        lannister: shae, ser_kevan_lannister, the_hound k
        hands: not_today / a_lannister_pays_his_debts
        phase: challenges
        """
    )
    table.play("-; S challenge power; S commit catelyn_stark; S commit sansa_stark")
    return table.play("S pass; -")


def test_EX_11_a_lannister_pays_his_debts_timing() -> None:
    table = debts()
    assert (table.asked(), table.step()) == ("L", "respond")
    table.play("L play a_lannister_pays_his_debts")
    assert table.kneels("ser_kevan_lannister")  # Shae is neutral, the Hound kneels already
    assert table.moves() == ["pick catelyn_stark", "pick sansa_stark"]
    late = debts().play("L pass")
    assert "play a_lannister_pays_his_debts" not in late.moves()


def test_EX_12_not_today_against_debts() -> None:
    table = debts().play("L play a_lannister_pays_his_debts; L pick sansa_stark; S play not_today")
    assert table.in_play("sansa_stark")
    assert table.in_play("needle")
    assert table.on("sansa_stark") == 1
    assert table.kneels("ser_kevan_lannister")
    assert "not_today" in table.discard("S")
    assert "a_lannister_pays_his_debts" in table.discard("L")


def test_EX_13_winterfell() -> None:
    table = given("stark: winterfell, littlefinger, jon_snow\nphase: challenges")
    assert (table.strength("jon_snow"), table.strength("littlefinger")) == (4, 3)
    assert int(standing_strength(table.state, 0)) == 7
    table.state.leave(table.number("winterfell"), 9)
    refresh(table.state)
    assert table.strength("jon_snow") == 3


def test_EX_14_high_claim() -> None:
    text = "plots: spies_in_their_midst / the_old_gods\nphase: challenges\nfirst: lannister\n"
    table = given(
        text + "stark: jon_snow k, jon_snow_2 under jon_snow, stark_escort k\nlannister: the_hound"
    )
    table.play("L challenge military")
    assert (table.asked(), table.step()) == ("S", "save")  # both are named, there is no choice
    table.play("S use jon_snow_2")
    assert table.in_play("jon_snow")
    assert table.dead("S") == ["stark_escort"]
    alone = given(text + "stark: jon_snow k, jon_snow_2 under jon_snow\nlannister: the_hound")
    alone.play("L challenge military; S use jon_snow_2")
    assert alone.in_play("jon_snow")


def test_EX_15_draft_arithmetic() -> None:
    table = drafted()
    assert int(table.state.cards.size[BOX]) == 6
    assert [int(table.state.cards.size[int(POOL) + h]) for h in range(2)] == [6, 6]


def test_EX_16_plot_recycling() -> None:
    table = given("phase: plot\nplots: calling_the_banners / detained\nrounds: 20")
    chosen = ["calling_the_banners"]
    while len(chosen) < 8:
        table.finish() if table.step() != "plot" else None
        if table.asked() == "S" and table.step() == "plot":
            assert all(move.removeprefix("plot ") not in chosen[-1:] for move in table.moves())
            table.play(f"S {table.moves()[0]}")
        else:
            table.play(f"{table.asked()} {table.moves()[0]}")
        plot = table.picture()["seats"][0]["plot"]["id"]
        if plot != chosen[-1]:
            chosen.append(plot)
    assert len(set(chosen[:7])) == 7
    assert chosen[7] in chosen[:6]


def test_EX_17_initiative() -> None:
    table = given("phase: plot\npower: 3 / 5")
    table.play("S plot crossing_the_trident; L plot the_killing_cold")
    assert (table.asked(), table.moves()) == ("S", ["first stark", "first lannister"])


def test_EX_18_dominance_tie() -> None:
    table = given("stark: hodor\nlannister: the_hound, bronn\ngold: 2 / 0\nphase: dominance")
    assert (table.banner("S"), table.banner("L")) == (0, 0)


def test_EX_19_unopposed_with_a_defender() -> None:
    weak = "plots: spies_in_their_midst / hear_me_roar"
    table = defend(
        attack("military", "theon_greyjoy", "lannisport_weaponsmith", weak),
        "lannisport_weaponsmith",
    )
    assert table.banner("S") == 1
    osha = at_war("osha", "the_hound", first="lannister")
    osha.play("L challenge military; S commit osha; S use osha; .")
    assert osha.banner("L") == 1


def test_EX_20_stealth() -> None:
    table = attack("power", "arya_stark", "bronn, tyrion_lannister")
    assert table.refused("S pick tyrion_lannister").rule == "KEY-03"
    table.play("S pick bronn; .")
    assert table.refused("L commit bronn").rule == "KEY-03"
    table.play("L done; .")
    assert int(table.state.named[1]) == 0  # free for the next challenge


def test_EX_21_renown_on_defence() -> None:
    for mine, power in (("eddard_stark", 1), ("eddard_stark, winterfell k", 1)):
        table = at_war(mine, "the_hound", first="lannister")
        table.play("L challenge military; S commit eddard_stark; .")
        expected = power if "winterfell" in mine else 0
        assert table.on("eddard_stark") == expected  # 3 against 3 is lost, 4 against 3 is won


def test_EX_22_income() -> None:
    table = given(
        "lannister: queen_cerseis_chambers k\nhands: - / lannister_encampment shae\n"
        "first: lannister"
    )
    assert table.gold("L") == 5
    table.play("L marshal lannister_encampment")
    assert table.gold("L") == 5


def test_EX_23_the_only_attacker_leaves() -> None:
    table = at_war("osha", "the_hound, janos_slynt")
    table.play("S challenge military; S pass; L commit the_hound; L done; S use osha; .")
    assert not table.kneels("osha")
    assert table.kneels("the_hound")
    assert (table.banner("S"), table.banner("L")) == (0, 0)
    assert not any("wins" in line for line in table.news())
    assert table.refused("S challenge military").rule == "CHL-02"


def test_EX_24_many_deaths_several_saves() -> None:
    table = given(
        "stark: eddard_stark, jory_cassel, jon_snow, ghost\nphase: plot\n"
        "plots: the_old_gods / hear_me_roar"
    )
    table.play("S plot storm_of_swords; L plot valar_morghulis; S first stark")
    assert table.step() == "order-saves"
    table.play("S pick eddard_stark; S use jory_cassel; S use ghost; .")
    assert table.in_play("eddard_stark")
    assert table.in_play("jon_snow")
    assert "jory_cassel" in table.discard("S")
    assert table.dead("S") == ["ghost"]


def test_EX_25_the_killing_cold() -> None:
    table = given(
        "stark: bran_stark, jon_snow\nlannister: cerseis_attendant\nhands: not_today / -\n"
        "phase: plot\nplots: the_old_gods / hear_me_roar"
    )
    table.play("S plot storm_of_swords; L plot the_killing_cold; S first stark")
    assert table.dead("S") == ["bran_stark"]
    assert table.dead("L") == ["cerseis_attendant"]
    assert (table.asked(), table.step()) == ("L", "respond")
    table.play("L use cerseis_attendant")
    assert table.kneels("jon_snow")


def test_EX_26_one_window_after_a_challenge() -> None:
    table = given(
        "stark: jon_snow, robb_stark k\nlannister: ser_gregor_clegane, joffrey_baratheon\n"
        "phase: challenges\nfirst: stark"
    )
    table.play("S done; L challenge military; S commit jon_snow; S pick robb_stark")
    assert (table.asked(), table.step()) == ("S", "respond")
    table.play("S use jon_snow; L use joffrey_baratheon")
    assert table.on("joffrey_baratheon") == 1
    assert not table.kneels("jon_snow")


def test_EX_27_stacked_reductions() -> None:
    table = given(
        "stark: house_tully_recruiter, godswood, jon_snow\nhands: arya_stark jon_snow_2 hodor / -"
    )
    table.play("S use house_tully_recruiter; S use godswood; S duplicate jon_snow_2")
    table.play("S marshal arya_stark")
    assert table.gold("S") == 2
    assert int(table.state.lasting.count()) == 0
    table.play("S marshal hodor")
    assert table.gold("S") == 1
