"""Advice is the same for the same position, and is about moves that can be made."""

import pytest
from advice.kit import QUICK, TABLES, pairs, say, views
from sizes import full, sized

from council.bots.advice import advise, against, weigh
from council.core.figures import whole_percent
from council.core.state import members

MANY = full(200, 40)
FEW = sized(6, least=2)


def check_advice(game: str, count: int) -> int:
    """Ask twice at so many positions; returns how often there was a reason."""
    reasons = 0
    for table, view in views(TABLES[game], count, "advice"):
        first = advise(table.game, view.copy(), QUICK)
        again = advise(table.game, view.copy(), QUICK)
        assert first == again
        assert say(first.why) == say(again.why)
        assert first.other is not None
        assert first.best.move != first.other.move
        assert first.best.share >= first.other.share
        for choice in (first.best, first.other):
            assert choice.move in table.game.offers(view)
            assert 1 <= whole_percent(choice.share) <= 99
        assert len(first.why) <= 2
        reasons += bool(first.why)
    return reasons


GAMES = [pytest.param(game, marks=[pytest.mark.slow] * (game == "risk")) for game in TABLES]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_gives_the_same_advice_twice(game: str) -> None:
    assert check_advice(game, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_many_positions_give_the_same_advice_twice(game: str) -> None:
    assert check_advice(game, sized(MANY, least=12)) > MANY // (2 if sized(2) == 2 else 12)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_costs_nothing_and_no_move_gains(game: str) -> None:
    for table, view, move, _ in pairs(TABLES[game], FEW, "weigh"):
        best = advise(table.game, view, QUICK).best
        assert weigh(table.game, view, best.move, QUICK).lost == 0
        found = weigh(table.game, view, move, QUICK)
        assert found == weigh(table.game, view, move, QUICK)
        assert found.best.move in table.game.offers(view)
        assert 0 <= found.lost <= 1
        say(found.why)


def test_a_position_is_not_changed_by_advice() -> None:
    for table, view, move, other in pairs(TABLES["intrigue"], FEW, "pure"):
        before = table.game.describe(view)
        table.game.reasons(view, move, other)
        advise(table.game, view, QUICK)
        assert table.game.describe(view) == before


@pytest.mark.parametrize("game", GAMES)
def test_two_moves_have_reasons_for_one_of_them_that_can_be_said(game: str) -> None:
    told = 0
    for table, view, move, other in pairs(TABLES[game], sized(full(60, 30), least=12), "said"):
        for pair in ((move, other), (other, move)):
            found = table.game.reasons(view, *pair)
            assert found == table.game.reasons(view, *pair)
            assert len(members(view.legal_moves())) > 1
            told += bool(say(against(found, "next")))
            for rival in ("yours", "played"):  # no reason calls such a move the next best
                said = " ".join(say(against(found, rival)))
                assert "next best" not in said
                assert "zweitbest" not in said
    assert told
