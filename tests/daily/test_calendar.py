"""Which deal belongs to which day."""

from datetime import date, timedelta

import pytest

from council.core.game import Invalid
from council.daily.calendar import FIRST, LEVELS, deal_for, deals_for, read_day, today
from council.daily.rivals import answer, begin_try, compare, play_on
from council.games import GAMES

DAY = date(2026, 11, 18)
NOON = 1_795_003_200.0


def test_every_day_has_a_deal_that_can_be_played() -> None:
    for number in range(4):
        for deal in deals_for(FIRST + timedelta(days=number)):
            play = begin_try(deal, "Ann")
            assert play.log.deal == deal.code
            assert len(play.log.players) == deal.seats
    assert set(LEVELS) == set(GAMES)


def test_the_formula_never_changes() -> None:
    """Results of a day are compared between servers, so its deal must stay as it was."""
    found = {deal.game: begin_try(deal, "Ann") for deal in deals_for(DAY)}
    assert [deal.code for deal in deals_for(DAY)] == ["daily-2026-11-18"] * 3
    setups = {
        game: (play.log.setup.seats, dict(play.log.setup.options)) for game, play in found.items()
    }
    assert setups["intrigue"][0] == 4
    assert setups["intrigue"][1]["rounds"] == 2
    assert setups["risk"][0] == 2
    assert setups["cardgame"][1]["stark"] == "second"
    assert deal_for("risk", DAY + timedelta(days=1)).seats == 3
    firsts = {game: play.log.lines[0].text[:40] for game, play in found.items()}
    assert firsts == {
        "intrigue": "first 0",
        "risk": "roll 5, 1",
        "cardgame": "draw enemy_informer, crossroads_2, lanni",
    }


def test_the_day_changes_at_midnight_utc() -> None:
    midnight = NOON + 43_200
    assert today(midnight - 0.001) == DAY
    assert today(midnight) == DAY + timedelta(days=1)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("2026-11-19", "daily-future"),
        ("9999-12-31", "daily-future"),
        ("2025-12-31", "daily-too-early"),
        ("0000-01-01", "daily-bad-date"),
        ("2026-11-31", "daily-bad-date"),
        ("2026-1-1", "daily-bad-date"),
        ("", "daily-bad-date"),
    ],
)
def test_what_is_no_day_is_refused(text: str, key: str) -> None:
    with pytest.raises(Invalid) as invalid:
        read_day(text, NOON)
    assert invalid.value.message.key == key
    assert read_day("2026-11-18", NOON) == DAY


def test_a_rival_that_is_interrupted_plays_the_same_game() -> None:
    deal = deal_for("intrigue", DAY)
    whole, parts = begin_try(deal, "x"), begin_try(deal, "x")
    assert play_on(whole, deal, "easy", lambda: True)
    turns = iter([True, False] * 1000)
    while not play_on(parts, deal, "easy", lambda: next(turns)):
        pass
    assert parts.written == whole.written
    assert answer(begin_try(deal, "y"), "easy") == answer(begin_try(deal, "z"), "easy")


def test_results_are_compared_by_place_and_then_by_score() -> None:
    def row(rank: int, score: int) -> dict[str, int]:
        return {"rank": rank, "score": score}

    assert compare("intrigue", row(1, 5), row(2, 0)) == 1
    assert compare("intrigue", row(1, 5), row(1, 3)) == -1
    assert compare("risk", row(1, 5), row(1, 3)) == 1
    assert compare("cardgame", row(2, 5), row(2, 5)) == 0
