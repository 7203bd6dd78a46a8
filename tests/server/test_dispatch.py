"""One table of handlers: every request has one, and the referee is asked only for a reason."""

from typing import get_args

import pytest
from server.kit import FRIEND, ME, Browser

from council.core.game import Game
from council.games import GAMES
from council.protocol.requests import Ask, Hint, Ping, Weigh
from council.tables.dispatch import HANDLERS

ALONE = {Hint, Weigh, Ping}  # about the connection, or thought about: not under the table's lock


def test_every_request_has_one_handler() -> None:
    assert set(HANDLERS) | ALONE == set(get_args(Ask))
    assert not set(HANDLERS) & ALONE
    assert len(set(HANDLERS.values())) == len(HANDLERS)


def test_the_referee_is_asked_only_for_a_move_that_is_not_legal(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To find the reason takes many times as long as to look a move up."""
    game, asked = GAMES["intrigue"], list[int]()
    refuse = game.refuse

    def counted(_: Game, view: object, move: int) -> object:
        asked.append(move)
        return refuse(view, move)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game), "refuse", counted)
    new = ann.found(ME, FRIEND, first="0")
    with ann.at(new.table) as a:
        move = a.table["moves"][0]
        assert a.ask("why", move=move)["is"] == "allowed"
        assert a.move(move)["is"] == "done"
        assert asked == []
        assert a.ask("why", move=move)["is"] == "refused"
        assert len(asked) == 1
