"""Questions with one answer: the last victim of a claim, the last plot, a hand of one title. Nobody
need be asked, and the answer stands in the log as ever."""

from rules.cardgame_story import revealed
from rules.test_cardgame_challenges import attack, defend
from scenario_cardgame import Table, given

from council.core.game import ONLY


def only_answer(table: Table) -> str | None:
    """What the seat asked is not asked for."""
    view = table.state.mask(int(table.state.seat()))
    window = table.game.window(view)
    return table.game.text(window.move) if window is not None and window.kind == ONLY else None


def choose(table: Table, stark: str, lannister: str = "uneasy_peace") -> None:
    """Both plots, and House Stark is first, whoever says so."""
    table.play(f"S plot {stark}; L plot {lannister}")
    table.play(f"{table.asked()} first stark")


def test_the_last_victim_of_a_claim_of_two() -> None:
    table = attack(
        "military", "jon_snow", "shae, bronn, the_hound", "plots: the_old_gods / detained"
    )
    defend(table)
    assert table.moves() == ["pick the_hound", "pick bronn"]
    assert only_answer(table) is None
    table.play("L pick bronn")
    assert only_answer(table) == "pick shae"


def test_the_last_plot_after_dark_wings() -> None:
    table = given("stark: jon_snow" + revealed("dark_wings_dark_words", "hear_me_roar"))
    choose(table, "dark_wings_dark_words", "hear_me_roar")
    assert (table.asked(), table.step()) == ("L", "new-plot")
    assert only_answer(table) == "plot securing_the_throne"


def test_a_choice_of_plots_is_asked() -> None:
    text = revealed("dark_wings_dark_words", "hear_me_roar")
    table = given("stark: jon_snow" + text.rstrip() + " detained")
    choose(table, "dark_wings_dark_words", "hear_me_roar")
    assert table.step() == "new-plot"
    assert only_answer(table) is None


def test_spies_on_two_copies_of_one_title() -> None:
    text = revealed("spies_in_their_midst")
    table = given("hands: - / lannister_encampment lannister_encampment_2" + text)
    choose(table, "spies_in_their_midst")
    assert (table.asked(), table.step()) == ("S", "take")
    assert (only_answer(table) or "").startswith("place lannister_encampment")


def test_spies_on_two_titles_are_asked() -> None:
    table = given("hands: - / shae bronn" + revealed("spies_in_their_midst"))
    choose(table, "spies_in_their_midst")
    assert table.step() == "take"
    assert only_answer(table) is None
