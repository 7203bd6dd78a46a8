"""Refusals of the card game name the obstacle: the card that forbids, the condition, the limit."""

from scenario_cardgame import Table, given


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
    assert no.de == "Hodor kann nie angreifen: Der eigene Text verbietet es."


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
    assert no.de.startswith("„Bronn“ geht nur einmal pro Runde")


def test_without_a_target_the_text_is_shown() -> None:
    table = marshalling("jon_snow k", "the_hound k", "hands: distraction hodor / -")
    no = table.refused("S play distraction")
    assert no.en.startswith("There is no target for Distraction now: “")
    assert no.de.startswith("Für „Ablenkung“ gibt es jetzt kein Ziel: „")
