"""Refusals name the obstacle: the card that forbids, the condition, the limit, the text."""

from scenario_cardgame import Table, given
from scenario_risk import given as risk_given


def war(stark: str, lannister: str = "the_hound", plots: str = "") -> Table:
    """The challenges phase, House Stark first."""
    return given(f"stark: {stark}\nlannister: {lannister}\nphase: challenges\n{plots}")


def marshalling(stark: str, lannister: str, more: str) -> Table:
    """The marshalling phase with nine gold each."""
    table = f"stark: {stark}\nlannister: {lannister}\ngold: 9 / 9\nphase: marshalling\n{more}"
    return given(table)


def test_the_own_text_forbids() -> None:
    table = war("hodor, jon_snow, robb_stark").play("S challenge military")
    no = table.refused("S commit hodor")
    assert no.en == "Hodor can never attack: its own text forbids it."
    assert no.de == "„Hodor“ kann nie angreifen: Der Text der Karte verbietet es."


def test_a_plot_forbids() -> None:
    plots = "plots: herding_the_masses / hear_me_roar"
    table = war("jon_snow, robb_stark", "lannisport_honor_guard, the_hound", plots)
    table.play("S challenge military; S commit robb_stark; S done")
    no = table.refused("L commit lannisport_honor_guard")
    assert no.en.startswith("Herding the Masses stops Lannisport Honor Guard from")
    assert no.de.startswith("Wegen „Die Menge treiben“ kann „")


def test_a_condition_is_named() -> None:
    host = "jon_snow, robb_stark, bran_stark, eddard_stark, "
    table = war(f"{host}ice on eddard_stark, hand_of_the_king on eddard_stark")
    no = table.refused("S use ice")
    assert no.en == "Ice works only while its bearer is in a challenge."
    assert "solange der Charakter mit dieser Karte" in no.de
    quoted = table.refused("S use hand_of_the_king")
    assert quoted.en.startswith("The condition of Hand of the King is not met: “")


def test_a_limit_is_named() -> None:
    table = marshalling("jon_snow", "bronn k", "hands: - / shae\nfirst: lannister")
    table.play("L use bronn")
    no = table.refused("L use bronn")
    assert no.en == "Bronn can be used once per round, and you have used it."
    assert no.de.startswith("Du kannst „Bronn“ nur einmal pro Runde einsetzen")


def test_without_a_target_the_text_is_shown() -> None:
    table = marshalling("jon_snow k", "the_hound k", "hands: distraction hodor / -")
    no = table.refused("S play distraction")
    assert no.en.startswith("There is no target for Distraction now: “")
    assert no.de.startswith("Für „Ablenkung“ gibt es jetzt kein Ziel: „")


def test_the_wrong_phase_shows_when_a_text_works() -> None:
    table = marshalling("maester_luwin, jon_snow", "the_hound k", "hands: hodor / -")
    no = table.refused("S use maester_luwin")
    assert no.en.startswith("Maester Luwin cannot be used in the marshalling phase: “Dominance")
    assert "Aufmarsch. „" in no.de


def test_a_cost_that_cannot_be_paid_is_shown() -> None:
    table = marshalling("godswood k, jon_snow", "the_hound k", "hands: hodor / -")
    no = table.refused("S use godswood")
    assert no.en.startswith("You cannot pay the cost of Godswood: “Marshalling: kneel")
    assert no.de.startswith("Du kannst die Kosten von „")


def test_a_toll_names_both_amounts() -> None:
    table = given(
        "stark: jon_snow\nlannister: the_hound\ngold: 1 / 0\nphase: challenges\n"
        "plots: the_old_gods / uneasy_peace"
    )
    no = table.refused("S challenge military")
    assert no.en == "A military challenge costs 2 gold now, paid to the defender; you have 1."
    assert no.de.endswith("der Gegenseite jetzt 2 Gold zahlen; du hast 1.")


def test_an_objective_shows_what_it_needs() -> None:
    table = risk_given("""
        mode: dominion
        modules: gold objectives
        seats: 3
        lands: the_gift A1
        rest: B1
        phase: objective
        objectives: castles_5 / - / -
    """)
    no = table.refused("A reveal castles_5")
    assert no.en.startswith("You do not fulfil “")
    assert no.en.endswith("”")
    assert "gerade nicht erfüllt: „" in no.de
