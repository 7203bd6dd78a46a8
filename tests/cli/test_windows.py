"""Windows at the terminal: who is asked, and who passes without a word."""

import pytest
from conformance.kit import random_play
from conformance.tables import BY_ID

from council.cli.table.windows import lets_pass
from council.core.game import ONLY
from council.core.state import members


@pytest.mark.parametrize("setting", ["cardgame-2", "risk-3-dominion"])
def test_only_what_concerns_one_is_asked_and_nothing_that_has_one_answer(setting: str) -> None:
    """Alone among bots; with others around, the hand does not count; with `--ask`, all is asked."""
    table = BY_ID[setting]
    asked = {"alone": 0, "together": 0, "all": 0}
    for number in range(3):
        whole = random_play(table, "terminal-windows", number)
        state = table.game.new(whole.log.setup)
        for _, move in whole.history:
            seat = int(state.seat())
            view = state.mask(seat) if seat >= 0 else None
            window = table.game.window(view) if view is not None else None
            if view is not None and window is not None and window.kind != ONLY:
                choice = len(members(view.legal_moves())) > 1
                alone, together, all_ = (
                    lets_pass(table.game, view, alone, asks) is None
                    for alone, asks in ((True, False), (False, False), (False, True))
                )
                assert (alone, together, all_) == (
                    window.concerns and choice,
                    window.concerns,
                    True,
                )
                for name, was in (("alone", alone), ("together", together), ("all", all_)):
                    asked[name] += was
            elif view is not None and window is None:
                assert lets_pass(table.game, view, True, False) is None
            state.apply(move)
    assert 0 < asked["alone"] < asked["together"] < asked["all"]
