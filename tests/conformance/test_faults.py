"""A test of the tests, again: faults put in on purpose, each with the test that must find it."""

from collections.abc import Callable, Sequence

import pytest
from conformance import (
    test_chance,
    test_end,
    test_log,
    test_moves,
    test_pure,
    test_refusals,
    test_views,
)
from conformance.tables import PRINTED, Table
from conformance.wrapped import Wrapped, WrappedGame, wrapped
from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import IllegalMove, Json, Message, Refusal, Say, Setup
from council.core.heuristics import Heuristics
from council.core.state import CHANCE, NOBODY, PUBLIC, REFEREE, Rng, State, members

Test = Callable[[Table], None]
FOUND = (AssertionError, IndexError, IllegalMove)


class UnfairChance(Wrapped):
    def chance(self, rng: Rng) -> int:
        return self.chances()[0] if rng.below(9) == 0 else super().chance(rng)


class DoubleOutcome(Wrapped):
    def chances(self) -> vec[i64]:
        odds = members(super().chances())
        return vec[i64]([*odds, *odds[:2]])


class TimidPlayout(Wrapped):
    """Takes the first move somewhat too often."""

    def playout(self, rng: Rng) -> None:
        leg = self.leg()
        while self.leg() == leg and self.seat() != NOBODY:
            if self.seat() == CHANCE:
                self.apply(self.chance(rng))
            else:
                moves = self.legal_moves()
                self.apply(moves[rng.below(len(moves)) if rng.below(6) else 0])


class SharedCopy(Wrapped):
    def copy(self) -> Wrapped:
        return self.again(self.inner)


class SharedHands(Wrapped):
    """A copy with one array that is not its own."""

    def copy(self) -> Wrapped:
        other = self.inner.copy()
        other.hands = self.inner.hands
        return self.again(other)


class ForgetfulCopy(Wrapped):
    def copy(self) -> Wrapped:
        other = self.inner.copy()
        other.last = 0
        return self.again(other)


class FallingMoves(Wrapped):
    def legal_moves(self) -> vec[i64]:
        return vec[i64](members(super().legal_moves())[::-1])


class MovesForAll(Wrapped):
    """Lists the moves of the seat asked in every view."""

    def mask(self, seat: int) -> Wrapped:
        view = super().mask(seat)
        view.moves = members(self.legal_moves())
        return view

    def legal_moves(self) -> vec[i64]:
        return vec[i64](self.moves) if hasattr(self, "moves") else super().legal_moves()


class CountedQuestions(Wrapped):
    """Asking changes something."""

    asked = 0

    def seat(self) -> int:
        self.asked += 1
        return super().seat()


class Greedy(Wrapped):
    def estimate(self, heuristics: Heuristics, seat: int) -> float:
        return min(1.0, 1.1 * super().estimate(heuristics, seat))


class GenerousEnd(Wrapped):
    def value(self, seat: int) -> float:
        return min(1.0, 0.1 + super().value(seat))


class BackwardLegs(Wrapped):
    def leg(self) -> int:
        return -super().leg()


class CarelessFill(Wrapped):
    """Deals the viewer's own cards anew too."""

    def fill(self, rng: Rng) -> None:
        self.inner = self.inner.mask(PUBLIC)
        super().fill(rng)


class LoadedFill(Wrapped):
    """Always deals the same world."""

    def fill(self, rng: Rng) -> None:
        super().fill(Rng(7))


class ViewOfNobody(Wrapped):
    def mask(self, seat: int) -> Wrapped:
        view = super().mask(seat)
        view.viewer = REFEREE
        return view


class UntidyDraw(WrappedGame):
    """Changes the view it draws."""

    def draw(self, view: State, say: Say, names: Sequence[str]) -> str:
        view.inner.lefts += 1
        return super().draw(view, say, names)


class SameText(WrappedGame):
    def text(self, move: int) -> str:
        return super().text(move - (move == 9))


class LoudText(WrappedGame):
    def text(self, move: int) -> str:
        return super().text(move).upper()

    def number(self, text: str) -> int:
        return super().number(text.lower())


class LaxReferee(WrappedGame):
    def refuse(self, state: State, move: int) -> Refusal | None:
        return None if move == 70 else super().refuse(state, move)


class StrictReferee(WrappedGame):
    """Forbids one move that is often legal."""

    def refuse(self, state: State, move: int) -> Refusal | None:
        refusal = super().refuse(state, move)
        return refusal or (Refusal("R14", Message("intrigue-why-over")) if move % 64 == 0 else None)


class UnknownRule(WrappedGame):
    def refuse(self, state: State, move: int) -> Refusal | None:
        refusal = super().refuse(state, move)
        return refusal and Refusal("R99", refusal.message)


class Speechless(WrappedGame):
    def refuse(self, state: State, move: int) -> Refusal | None:
        refusal = super().refuse(state, move)
        return refusal and Refusal(refusal.rule, Message("there-is-no-such-message"))


class ShortPromise(WrappedGame):
    def longest(self, setup: Setup) -> int:
        return 60


class WrongWinner(WrappedGame):
    def results(self, state: State) -> list[dict[str, Json]]:
        return super().results(state)[::-1]


class OtherAlias(WrappedGame):
    """Reads the text of one card as another of its house."""

    def number(self, text: str) -> int:
        move = super().number(text)
        return move + 64 if move >= 314 and (move - 314) // 64 % 9 == 0 else move


class FewOffers(WrappedGame):
    def offers(self, view: State) -> list[int]:
        return super().offers(view)[:1]


def table_with(fault: type) -> Table:
    if issubclass(fault, WrappedGame):
        return wrapped(PRINTED[1], Wrapped, fault)
    return wrapped(PRINTED[1], fault)


FAULTS: dict[type, Test] = {
    UnfairChance: test_chance.test_outcomes_come_as_often_as_their_weights_say,
    DoubleOutcome: test_chance.test_outcomes_are_listed_once_with_their_weights,
    TimidPlayout: test_chance.long_run,
    SharedHands: test_pure.test_a_move_of_one_copy_can_be_made_on_another,
    ForgetfulCopy: test_pure.test_a_copy_has_everything,
    FallingMoves: test_moves.test_legal_moves_are_rising_plain_and_few,
    MovesForAll: test_moves.test_only_the_seat_asked_has_legal_moves,
    CountedQuestions: test_pure.test_questions_change_nothing_and_are_answered_alike_twice,
    UntidyDraw: test_pure.test_questions_change_nothing_and_are_answered_alike_twice,
    Greedy: test_end.test_values_add_up_to_one,
    GenerousEnd: test_end.test_values_add_up_to_one,
    BackwardLegs: test_end.test_legs_never_go_back,
    ShortPromise: test_end.test_no_game_is_longer_than_promised,
    WrongWinner: test_end.test_the_final_table_says_who_won,
    CarelessFill: test_views.test_a_filled_view_fits_the_view_and_all_that_is_public,
    LoadedFill: test_views.test_nothing_is_hidden_from_fill_by_chance_alone,
    ViewOfNobody: test_views.test_a_view_knows_whose_it_is,
    SameText: test_moves.test_texts_name_moves_both_ways,
    LoudText: test_moves.test_texts_name_moves_both_ways,
    FewOffers: test_moves.test_offers_and_legal_moves_say_the_same,
    LaxReferee: test_refusals.test_a_move_is_refused_exactly_when_it_is_not_legal,
    StrictReferee: test_refusals.test_a_move_is_refused_exactly_when_it_is_not_legal,
    UnknownRule: test_refusals.test_a_move_is_refused_exactly_when_it_is_not_legal,
    Speechless: test_refusals.test_a_move_is_refused_exactly_when_it_is_not_legal,
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_found(fault: type) -> None:
    with pytest.raises(FOUND):
        FAULTS[fault](table_with(fault))


@pytest.mark.parametrize("test", dict.fromkeys(FAULTS.values()), ids=lambda test: test.__name__)
def test_the_same_test_passes_without_the_fault(test: Test) -> None:
    test(wrapped(PRINTED[1]))


def test_a_copy_that_shares_is_found() -> None:
    with pytest.raises(AssertionError):
        test_pure.test_a_copy_and_its_original_go_separate_ways(table_with(SharedCopy), "apply")


def test_a_log_that_is_read_wrongly_is_found() -> None:
    with pytest.raises((AssertionError, ValueError)):
        test_log.test_a_log_read_back_is_the_same_game(table_with(OtherAlias))
