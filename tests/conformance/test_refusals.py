"""Why not? and what is legal are two statements of the same rules."""

from collections.abc import Iterator

import pytest
from conformance.kit import NAMES, asked_positions, positions
from conformance.tables import Table, every_table
from sizes import full

from council.core.game import Refusal
from council.core.state import REFEREE, State
from council.locales import LANGUAGES, Voice


def refusals(table: Table, state: State) -> Iterator[Refusal]:
    """Every move of the table for everybody; what is refused is illegal and the other way round."""
    game = table.game
    for viewer in [*table.viewers, int(REFEREE)]:
        view = state if viewer == REFEREE else state.mask(viewer)
        mine = viewer in (REFEREE, state.seat())
        for move in range(game.numbers):
            refusal = game.refuse(view, move)
            legal = mine and game.legal(state, move)
            assert (refusal is None) == legal, f"viewer {viewer}: {game.text(move)}, {refusal}"
            assert game.legal(view, move) == legal, f"viewer {viewer}: {game.text(move)}"
            if refusal:
                yield refusal


def check(table: Table, states: list[State]) -> None:
    voices = [Voice(lang, NAMES[: table.seats]) for lang in LANGUAGES]
    said: set[tuple[str, str]] = set()
    for state in states:
        for refusal in refusals(table, state):
            if (refusal.rule, refusal.message.key) not in said:
                said.add((refusal.rule, refusal.message.key))
                assert table.game.rulebook.find(refusal.rule), f"no rule {refusal.rule}"
                for voice in voices:
                    sentence = voice(refusal.message)
                    assert sentence.endswith((".", "!", "?", "”", "“")), sentence
                    assert "{" not in sentence, sentence
    assert said


@every_table
def test_a_move_is_refused_exactly_when_it_is_not_legal(table: Table) -> None:
    check(table, asked_positions(table, 2, "refuse"))


@pytest.mark.slow
@every_table
def test_a_move_is_refused_exactly_when_it_is_not_legal_in_many_positions(table: Table) -> None:
    asked, any_kind = full(8, 2), full(4, 1)
    states = asked_positions(table, asked, "refuse more")
    check(table, [*states, *positions(table, any_kind, "refuse")])
