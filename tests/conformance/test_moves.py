"""Moves are numbers of one fixed table, listed in order, and texts outside."""

import re

import pytest
from conformance.kit import positions
from conformance.tables import Table, every_table

from council.core.game import Invalid
from council.core.state import CHANCE, NOBODY, members

WORDS = re.compile(r"[a-z]+( [a-z0-9_.?]+)*")


@every_table
def test_legal_moves_are_rising_plain_and_few(table: Table) -> None:
    for state in positions(table, 60, "legal"):
        moves = members(state.legal_moves())
        assert moves == sorted(set(moves))
        assert all(0 <= move < table.game.actions for move in moves)
        assert len(moves) <= 256
        assert bool(moves) == (state.seat() >= 0)
        assert [int(state.same(move)) for move in moves] == moves


@every_table
def test_only_the_seat_asked_has_legal_moves(table: Table) -> None:
    for state in positions(table, 60, "asked"):
        for viewer in table.viewers:
            view = state.mask(viewer)
            assert view.seat() == state.seat()
            expected = members(state.legal_moves()) if viewer == state.seat() else []
            assert members(view.legal_moves()) == expected
            assert bool(table.game.offers(view)) == bool(expected)


@every_table
def test_offers_and_legal_moves_say_the_same(table: Table) -> None:
    for state in positions(table, 60, "offers"):
        view = state.mask(max(int(state.seat()), 0))
        offers = table.game.offers(view)
        assert len(set(offers)) == len(offers)
        assert all(table.game.legal(view, move) for move in offers)
        plain = {int(view.same(move)) for move in offers}
        assert sorted(plain) == members(view.legal_moves())


@every_table
def test_texts_name_moves_both_ways(table: Table) -> None:
    game = table.game
    texts = [game.text(move) for move in range(game.numbers)]
    assert len(set(texts)) == len(texts)
    assert [game.number(text) for text in texts] == list(range(game.numbers))
    assert [text for text in texts if not WORDS.fullmatch(text)] == []


@every_table
def test_typed_moves_may_be_untidy(table: Table) -> None:
    game = table.game
    for state in positions(table, 30, "typed"):
        if state.seat() < 0:
            continue
        view = state.mask(state.seat())
        for move in game.offers(view):
            typed = "  " + game.text(move).upper().replace(" ", "  \t") + "\n"
            assert game.parse(view, typed) == move


@every_table
def test_a_misspelt_move_is_answered_with_moves_that_can_be_made(table: Table) -> None:
    game = table.game
    for state in positions(table, 30, "misspelt"):
        if state.seat() < 0:
            continue
        view = state.mask(state.seat())
        offers = [game.text(move) for move in game.offers(view)]
        with pytest.raises(Invalid) as error:
            game.parse(view, offers[0] + "x")
        near = str(error.value.message.facts["near"]).split(", ")
        assert set(near) <= set(offers)


@every_table
def test_a_number_outside_the_table_is_not_legal(table: Table) -> None:
    for state in positions(table, 30, "outside"):
        for move in (-1, table.game.numbers, table.game.numbers + 1):
            assert not table.game.legal(state, move)


@every_table
def test_the_seat_asked_is_a_seat_or_chance_or_nobody(table: Table) -> None:
    states = positions(table, 60, "seat")
    for state in states[:-1]:
        assert state.seat() == CHANCE or 0 <= state.seat() < table.seats
    assert states[-1].seat() == NOBODY
