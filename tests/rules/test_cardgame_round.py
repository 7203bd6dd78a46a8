"""Rounds and phases: draw, income, marshalling, dominance and the rest, power, gold."""

# ruff: noqa: N802 - a test carries the id of its rule
from scenario_cardgame import NAMES, given, new

from council.core.game import Invalid
from council.core.state import members
from council.games.cardgame.cards import PHASES
from council.games.cardgame.rules.power import check_power

# -- rounds


def test_RND_01_seven_phases_in_fixed_order() -> None:
    table = given(
        "stark: maester_luwin, hand_of_the_king on sansa_stark".replace(
            "maester_luwin", "maester_luwin, sansa_stark k"
        )
        + "\nphase: plot"
    )
    seen = []
    while len(seen) < 8:
        if not seen or seen[-1] != table.phase():
            seen.append(table.phase())
        moves = table.moves()
        idle = [m for m in ("pass", "done") if m in moves]
        table.play(f"{table.asked()} {(idle or moves)[0]}")
    order = [phase for phase in PHASES if phase in seen]
    assert seen[: len(order)] == order
    assert "plot" in seen[1:]  # RND-03: and from the start again


def test_RND_02_both_take_part() -> None:
    table = given("stark: hodor\nlannister: shae\nhands: arya_stark / bronn")
    table.play("S pass")
    assert table.asked() == "L"


def test_RND_03_a_new_round_follows() -> None:
    table = given("phase: taxation")
    assert (table.phase(), table.picture()["round"]) == ("plot", 2)


# -- draw


def test_DRW_01_two_cards_or_one() -> None:
    table = given("decks: hodor ghost osha / shae\nphase: draw")
    table.finish("marshalling")
    assert sorted(table.hand("L")) == ["shae"]
    assert table.size("S") == 2


def test_DRW_02_an_empty_deck_is_no_harm() -> None:
    table = given("decks: - / -\nphase: draw").finish("plot")
    assert [table.size(who) for who in NAMES] == [0, 0]
    assert table.phase() == "plot"


def test_DRW_03_no_limit_to_a_hand() -> None:
    many = "hodor ghost osha arya_stark jon_snow robb_stark ice needle nymeria winterfell godswood"
    table = given(f"hands: {many} / -\nphase: draw")
    assert table.size("S") == 13


# -- income


def test_INC_01_plot_and_bonuses() -> None:
    table = given("stark: winterfell_keep, littlefinger\nplots: calling_the_banners / detained")
    assert table.gold("S") == 6 + 1 + 2


def test_INC_02_kneeling_cards_pay_too() -> None:
    assert given("stark: winterfell_keep k\nhands: ice / -").gold("S") == 3


def test_INC_03_a_bonus_played_now_pays_next_time() -> None:
    table = given("hands: winterfell_keep ice / -")
    table.play("S marshal winterfell_keep")
    assert table.gold("S") == 2


def test_INC_04_on_top_of_what_is_there() -> None:
    assert given("gold: 3 / 0\nhands: ice / -").gold("S") == 5


# -- marshalling


def test_MAR_01_MAR_12_one_turn_after_the_other_then_challenges() -> None:
    table = given("hands: hodor / shae\nfirst: lannister")
    assert table.asked() == "L"
    table.play("L pass")
    assert (table.asked(), table.picture()["active"]) == ("S", 0)
    table.play("S pass")
    assert table.phase() == "plot"  # nobody is there to attack with: the other phases pass


def test_MAR_02_only_the_active_player_plays_cards() -> None:
    table = given("stark: ser_rodrik_cassel\nhands: hodor / the_lions_cunning shae\ngold: 0 / 3")
    table.play("S marshal hodor")
    assert table.asked() == "L"
    assert table.moves() == ["pass", "play the_lions_cunning"]
    assert table.refused("L marshal shae").rule == "MAR-02"


def test_MAR_03_GLD_01_GLD_03_pay_and_put_into_play_standing() -> None:
    table = given("hands: hodor ice / -\ngold: 3 / 9")
    table.play("S marshal hodor")
    assert (table.gold("S"), table.gold("L")) == (4, 9)
    assert table.in_play("hodor")
    assert not table.kneels("hodor")


def test_MAR_04_GLD_02_too_dear() -> None:
    table = given("hands: eddard_stark / -\ngold: 1 / 9")
    why = table.refused("S marshal eddard_stark")
    assert why.rule == "MAR-04"
    assert "4" in why.en
    assert "3" in why.en


def test_MAR_05_gold_may_be_left() -> None:
    table = given("hands: hodor / shae\ngold: 5 / 0").play("S pass")
    assert table.gold("S") == 7
    assert table.asked() == "L"


def test_MAR_06_cost_nothing() -> None:
    table = given(
        "stark: eddard_stark\nhands: bodyguard / -\nplots: spies_in_their_midst / blockade"
    )
    assert table.gold("S") == 0
    table.play("S marshal bodyguard")
    assert table.in_play("bodyguard")


def test_MAR_07_DUP_02_duplicates_are_free_and_only_in_ones_turn() -> None:
    table = given(
        "stark: jon_snow\nhands: jon_snow_2 / the_lions_cunning\ngold: 0 / 3\n"
        "plots: spies_in_their_midst / blockade"
    )
    table.play("S duplicate jon_snow_2")
    assert table.gold("S") == 0
    assert table.card("jon_snow")["duplicates"] == ["jon_snow_2"]


def test_MAR_08_ACT_04_the_other_may_act_too() -> None:
    table = given("stark: hodor\nhands: ice / the_lions_cunning\ngold: 0 / 2")
    table.play("S pass")
    table.play(
        "L play the_lions_cunning; L pick hodor"
        if len(table.moves()) > 9
        else "L play the_lions_cunning"
    )
    assert table.kneels("hodor")


def test_MAR_09_events_need_no_gold_unless_they_say_so() -> None:
    table = given(
        "lannister: the_hound\nhands: distraction / -\nplots: spies_in_their_midst / blockade"
    )
    assert table.gold("S") == 0
    assert "play distraction" in table.moves()


def test_MAR_10_in_play_means_face_up_on_the_table() -> None:
    table = given("stark: theon_greyjoy\nhands: robb_stark / -\ndead: - / -")
    assert table.strength("theon_greyjoy") == 2
    table = given("stark: theon_greyjoy, robb_stark")
    assert table.strength("theon_greyjoy") == 3


def test_MAR_11_put_into_play_is_not_played() -> None:
    table = given(
        "stark: hodor\nhands: bran_the_builders_legacy / -\ngold: 3 / 0\n"
        "decks: winterfell_keep / -\nphase: dominance"
    )
    table.play("S play bran_the_builders_legacy; S pick winterfell_keep; .")
    assert table.in_play("winterfell_keep")
    assert int(table.state.limited[0]) == 0


# -- dominance, standing, taxation


def test_DOM_01_GLD_04_standing_strength_and_gold() -> None:
    table = given("stark: jon_snow, hodor k\nlannister: the_hound\ngold: 2 / 1\nphase: dominance")
    assert table.banner("S") == 1  # 3 + 2 against 3 + 1
    alone = given("gold: 2 / 1\nphase: dominance")
    assert alone.banner("S") == 1


def test_DOM_02_one_power_from_the_bank() -> None:
    table = given("lannister: the_hound\nphase: dominance")
    assert (table.banner("S"), table.banner("L")) == (0, 1)


def test_DOM_03_nobody_at_a_tie() -> None:
    table = given("stark: jon_snow\nlannister: the_hound\nphase: dominance")
    assert (table.banner("S"), table.banner("L")) == (0, 0)


def test_DOM_04_DOM_05_actions_come_afterwards() -> None:
    table = given("stark: maester_luwin\nlannister: shae\nphase: dominance")
    assert table.banner("S") == 1  # Luwin stood
    assert "use maester_luwin" in table.moves()
    table.play("S use maester_luwin; .")
    assert table.phase() == "plot"
    assert table.size("S") == 2


def test_DOM_06_kneeling_characters_add_nothing() -> None:
    table = given("stark: jon_snow k\nlannister: shae\nphase: dominance")
    assert table.banner("L") == 1


def test_STD_01_all_stand_up_then_actions() -> None:
    table = given(
        "stark: jon_snow k, winterfell_keep k, ice on jon_snow k\nlannister: bronn k\n"
        "hands: - / the_lions_cunning\ngold: 0 / 2\nphase: standing"
    )
    assert not any(table.kneels(card) for card in ("jon_snow", "winterfell_keep", "ice", "bronn"))
    table.play("L play the_lions_cunning; L pick jon_snow; .")
    assert table.kneels("jon_snow")


def test_TAX_01_TAX_02_gold_goes_back() -> None:
    table = given("gold: 4 / 2\nphase: taxation")
    assert [table.gold(who) for who in NAMES] == [0, 0]


# -- power


def test_POW_01_fifteen_wins_at_once() -> None:
    table = given("stark: jon_snow\npower: 14 / 14\nphase: dominance")
    assert table.asked() == "-"
    assert table.picture()["winner"] == 0
    assert table.picture()["round"] == 1  # the round in which it ended
    assert [table.state.value(seat) for seat in range(2)] == [1.0, 0.0]


def test_POW_02_both_at_once_the_first_player_wins() -> None:
    for first, winner in (("stark", 0), ("lannister", 1)):
        table = given(f"power: 14 / 14\nfirst: {first}\nphase: plot")
        state = table.state
        state.banner[0] = 15
        state.banner[1] = 15
        check_power(state)
        assert state.winner == winner


def test_POW_03_power_for_the_house_goes_to_the_banner() -> None:
    table = given("plots: illyrios_gift / detained\nstark: eddard_stark\nphase: dominance")
    assert (table.banner("S"), table.on("eddard_stark")) == (4, 0)


def test_POW_04_power_of_a_character_counts_for_its_player() -> None:
    table = given("hands: eddard_stark / -\ngold: 4 / 0")
    table.play("S marshal eddard_stark; S use eddard_stark")
    assert (table.on("eddard_stark"), table.power("S"), table.banner("S")) == (1, 1, 0)


def test_POW_05_power_is_lost_with_its_character() -> None:
    table = given("stark: jon_snow p4\nphase: plot\nplots: the_old_gods / hear_me_roar")
    assert table.power("S") == 4
    table.play("S plot storm_of_swords; L plot detained; S first stark")
    assert table.hand("S") != []
    assert "jon_snow" in table.hand("S")
    assert table.power("S") == 0


def test_POW_06_what_counts_is_the_power_one_has() -> None:
    table = given("stark: eddard_stark p14\nphase: challenges")
    assert table.power("S") == 14
    assert table.asked() != "-"
    last = given("rounds: 1\npower: 3 / 5\nphase: taxation")
    assert last.picture()["winner"] == 1
    assert last.picture()["round"] == 1
    drawn = given("rounds: 1\npower: 4 / 4\nphase: taxation")
    assert drawn.picture()["winner"] is None
    assert [row["won"] for row in drawn.game.results(drawn.state)] == [0.5, 0.5]


def test_a_position_names_its_mistakes() -> None:
    for text in (
        "stark: nobody",
        "stark: the_hound",
        "gold: x / 1",
        "phase: supper",
        "stark: needle on hodor",
        "plots: hodor / -",
        "colour: blue",
        "stark: hodor, hodor",
    ):
        try:
            given(text)
        except Invalid:
            continue
        raise AssertionError(text)


def test_a_new_game_reaches_the_second_round() -> None:
    table = new(4)
    table.finish("plot")
    table.finish()
    assert table.picture()["round"] >= 1
    assert members(table.state.legal_moves())
