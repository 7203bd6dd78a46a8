"""A window is told by what all can see: who sees no hand tells the same of it as who is asked."""

from collections import Counter

import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID

from council.core.game import ONLY
from council.core.play import Play, resume, rng_for
from council.core.state import PUBLIC, members

SETTINGS = {"cardgame-2": 8, "risk-3-dominion": 2, "mitchell-dominion-2": 1, "risk-4": 2}


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_window_is_the_same_for_every_viewer(setting: str) -> None:
    table = BY_ID[setting]
    seen: Counter[tuple[str, bool]] = Counter()
    for number in range(SETTINGS[setting]):
        whole = random_play(table, "public-windows", number)
        play = Play(whole.game, whole.log.setup, whole.log.players, rng_for("again"))
        for _, move in whole.history:
            asked = int(play.state.seat())
            if asked >= 0:
                check(play, asked, seen)
            play.state.apply(move)
    kinds = {kind for kind, _ in seen if kind != ONLY}
    assert kinds <= set(table.game.windows)
    assert {concerns for _, concerns in seen} == ({False} if setting == "risk-4" else {True, False})


def check(play: Play, asked: int, seen: Counter[tuple[str, bool]]) -> None:
    """From every seat and from outside; what passes can be answered by whoever is asked."""
    game = play.game
    own = game.window(play.state.mask(asked))
    if own is not None:
        assert own.move in members(play.state.mask(asked).legal_moves())
        seen[own.kind, own.concerns] += 1
    public = None if own is not None and own.kind == ONLY else own
    for viewer in (int(PUBLIC), *range(int(play.state.seats))):
        if viewer != asked:
            assert game.window(play.state.mask(viewer)) == public


def test_a_question_with_one_answer_is_known_to_who_is_asked_alone() -> None:
    """The last victim of a claim, the last plot and a hand of one title: in random games there is
    some of it, and it is written into the log like any answer, so that older logs are read."""
    table, found = BY_ID["cardgame-2"], Counter[str]()
    for number in range(60):
        whole = random_play(table, "one-answer", number)
        state = table.game.new(whole.log.setup)
        for _, move in whole.history:
            asked = int(state.seat())
            window = table.game.window(state.mask(asked)) if asked >= 0 else None
            if window is not None and window.kind == ONLY:
                assert window.move == move
                found[table.game.text(move).split()[0]] += 1
            state.apply(move)
        assert resume(table.game, whole.log, rng_for("log")).over()
    assert {"pick", "plot", "place"} & set(found)
