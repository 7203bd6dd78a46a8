"""The plot phase: chosen in secret, revealed together, initiative, the first player."""
# ruff: noqa: N802 - a test carries the id of its rule

from scenario_cardgame import NAMES, Table, given

from council.games.cardgame.state.board import PLOT_DECK


def plots(stark: str, lannister: str, text: str = "") -> Table:
    """Both choose these plots."""
    table = given(
        f"phase: plot\nplot_decks: {stark} hidden_in_shadows / {lannister} detained\n"
        f"plots: calling_the_banners / hear_me_roar\n{text}"
    )
    return table.play(f"S plot {stark}; L plot {lannister}")


# -- plot


def test_PLT_01_chosen_in_secret_revealed_together() -> None:
    table = given("phase: plot")
    table.play("S plot storm_of_swords")
    assert table.picture(1)["seats"][0]["plot"]["id"] == "spies_in_their_midst"
    assert table.log_for(1).lines[-1].text == "plot ?"
    table.play("L plot hear_me_roar")
    shown = [seat["plot"]["id"] for seat in table.picture()["seats"]]
    assert shown == ["storm_of_swords", "hear_me_roar"]


def test_PLT_02_a_plot_costs_nothing() -> None:
    table = plots("storm_of_swords", "uneasy_peace", "gold: 0 / 0")
    assert [table.gold(who) for who in NAMES] == [0, 0]


def test_PLT_03_the_old_plot_is_used() -> None:
    table = plots("storm_of_swords", "uneasy_peace")
    assert table.used("S") == ["calling_the_banners"]
    assert table.used("L") == ["hear_me_roar"]


def test_PLT_04_used_plots_cannot_be_chosen() -> None:
    table = given("phase: plot\nused: storm_of_swords / -")
    assert table.refused("S plot storm_of_swords").rule == "PLT-04"
    assert table.refused("S plot valar_morghulis").rule == "PLT-04"


def test_PLT_05_the_last_plot_brings_the_used_ones_back() -> None:
    table = given(
        "phase: plot\nplots: calling_the_banners / hear_me_roar\n"
        "plot_decks: storm_of_swords / uneasy_peace detained\nused: the_old_gods / -"
    )
    assert table.asked() == "L"  # one plot is no choice
    table.play("L plot uneasy_peace")
    assert table.used("S") == []
    assert table.names(int(PLOT_DECK)) == ["calling_the_banners", "the_old_gods"]
    assert table.picture()["seats"][0]["plot"]["id"] == "storm_of_swords"


def test_PLT_06_the_higher_initiative_wins() -> None:
    assert plots("storm_of_swords", "uneasy_peace").asked() == "S"  # 6 against 0
    assert plots("the_old_gods", "securing_the_throne").asked() == "L"  # 2 against 5


def test_PLT_07_a_tie_goes_to_less_power() -> None:
    assert plots("crossing_the_trident", "the_killing_cold", "power: 3 / 5").asked() == "S"
    assert plots("crossing_the_trident", "the_killing_cold", "power: 5 / 3").asked() == "L"
    banner = "stark: eddard_stark p3\npower: 1 / 3"
    assert plots("crossing_the_trident", "the_killing_cold", banner).asked() == "L"


def test_PLT_08_then_chance() -> None:
    found = set()
    for seed in range(10):
        table = given("phase: plot", seed=seed)
        table.play("S plot crossing_the_trident; L plot the_killing_cold")
        found.add(table.asked())
    assert found == {"S", "L"}


def test_PLT_09_the_winner_names_the_first_player() -> None:
    table = plots("storm_of_swords", "uneasy_peace")
    assert table.moves() == ["first stark", "first lannister"]
    table.play("S first lannister")
    assert table.picture()["first"] == 1


def test_PLT_10_when_revealed_abilities_resolve() -> None:
    table = plots("storm_of_swords", "valar_morghulis", "stark: hodor")
    assert table.in_play("hodor")  # not before the first player is named
    table.play("S first stark; .")
    assert table.dead("S") == ["hodor"]


def test_PLT_11_the_first_player_orders_two_of_them() -> None:
    table = given(
        """
        phase: plot
        plots: calling_the_banners / hear_me_roar
        plot_decks: spies_in_their_midst the_old_gods / valar_morghulis detained
        stark: hodor
        hands: - / shae bronn
        """
    )
    table.play("S plot spies_in_their_midst; L plot valar_morghulis; S first lannister")
    assert (table.asked(), table.step()) == ("L", "order-plots")
    table.play("L pick valar_morghulis; .")
    assert table.dead("S") == ["hodor"]
    assert table.step() == "take"


def test_PLT_12_other_plots_act_at_their_time() -> None:
    table = given("plots: illyrios_gift / detained\nstark: hodor\nphase: dominance")
    assert table.banner("S") == 4


def test_PLT_13_order_reveal_initiative_first_player_when_revealed() -> None:
    table = plots("storm_of_swords", "valar_morghulis", "stark: hodor")
    verbs = [line.text.split()[0] for line in table.log.lines]
    assert verbs[:3] == ["plot", "plot", "reveal"]
    assert table.step() == "first"


def test_PLT_13_nobody_is_first_before_he_is_named() -> None:
    table = given("phase: plot")
    assert table.picture()["first"] is None
    table.play("S plot storm_of_swords; L plot uneasy_peace")
    assert (table.step(), table.picture()["first"]) == ("first", None)
    table.play(f"{table.asked()} first lannister")
    assert table.picture()["first"] == 1


def test_PLT_14_one_sees_the_plots_left() -> None:
    table = given("phase: plot")
    left = [plot["id"] for plot in table.picture(0)["seats"][0]["plots"]]
    assert len(left) == 6
    assert "spies_in_their_midst" not in left


def test_PLT_15_numbers_are_those_of_the_plot_revealed_now() -> None:
    table = given("plots: the_old_gods / valar_morghulis\nhands: ice / -")
    claims = [seat["claim"] for seat in table.picture()["seats"]]
    assert claims == [2, 0]
    assert table.gold("S") == 2
