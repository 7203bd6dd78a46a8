"""Every title and every plot does what its text says: a story for each, and where it is refused."""

import pytest
from rules.cardgame_lannister import LANNISTER
from rules.cardgame_plots import PLOTS
from rules.cardgame_stark import STARK
from rules.cardgame_story import FIRST_L, WAR, WAR_L, in_force
from scenario_cardgame import given

from council.games.cardgame.game import GAME

STORIES = STARK | LANNISTER | PLOTS

# Where a text is refused: the table, an attempt, the rule.
REFUSALS: list[tuple[str, str, str]] = [
    ("stark: maester_luwin, hodor\nhands: ice / -", "S use maester_luwin", "ACT-02"),
    ("stark: godswood k\nhands: hodor / -", "S use godswood", "GLD-02"),
    (
        "lannister: bronn k, shae\nhands: - / hodor_".replace("hodor_", "varys_2")
        + in_force("blockade")
        + FIRST_L,
        "L use bronn",
        "GLD-02",
    ),
    ("stark: jon_snow\nhands: distraction / -\nlannister: shae", "S use jon_snow", "ACT-01"),
    ("lannister: shae\nhands: distraction ice / -", "S play distraction", "AMB-22"),
    ("stark: godswood\nhands: not_today / -", "S play not_today", "ACT-01"),
    (
        "stark: hodor, osha\nlannister: shae\nhands: winter_is_coming / -" + WAR,
        "S play winter_is_coming",
        "CHL-06",
    ),
    ("stark: bran_stark, jon_snow\nhands: ice / -", "S use bran_stark", "ACT-02"),
    ("stark: winterfell\nhands: needle / -", "S marshal needle", "CRD-09"),
    ("stark: hodor\nhands: bodyguard / -", "S marshal bodyguard", "CRD-09"),
    (
        "stark: hand_of_the_king on eddard_stark".replace("hand", "eddard_stark, hand", 1)
        + "\nhands: ice / -",
        "S use hand_of_the_king",
        "RSP-01",
    ),
    (
        "lannister: shae, the_hound\nstark: jon_snow\nhands: - / insidious_ways" + WAR_L,
        "L play insidious_ways",
        "CHL-06",
    ),
]


@pytest.mark.parametrize("title", STORIES)
def test_a_text_does_what_it_says(title: str) -> None:
    text, script, check = STORIES[title]
    table = given(text)
    for part in filter(None, script.split("; ")):
        if part.startswith("? "):
            while table.step() == "first":
                table.play(f"{table.asked()} {part[2:]}")
        else:
            table.play(part)
    assert check(table), (table.step(), table.asked(), table.news()[-8:])


def test_every_title_and_plot_has_a_story() -> None:
    ids = {face.id for face in GAME.box.faces} | {plot.id for plot in GAME.box.plots}
    assert ids - set(STORIES) == set()


@pytest.mark.parametrize(("text", "attempt", "rule"), REFUSALS)
def test_a_text_is_refused(text: str, attempt: str, rule: str) -> None:
    why = given(text).refused(attempt)
    assert why.rule == rule, why
    assert why.en != why.de
