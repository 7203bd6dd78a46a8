"""A game that goes on from a moment of another one: its moves so far, then others."""

import json

import pytest

from council.core.branch import branch
from council.core.game import Invalid
from council.core.log import CHANCE_MARK, DIGEST_MARK, BadLog, Chain, Log, read
from council.core.play import Play, resume, rng_for
from council.core.state import NOBODY, members
from council.games import GAMES, game_of
from council.tables.state.undo import last_move, last_own

MODES = {
    "intrigue": (4, {}),
    "risk": (3, {"mode": "dominion"}),
    "cardgame": (2, {}),
}


def finished(name: str, seed: int = 0) -> Play:
    """A whole game, moves at random."""
    game, (seats, options) = GAMES[name], MODES[name]
    luck = rng_for("branch", name, seed)
    play = Play(game, game.setup(seats, options), [f"P{k}" for k in range(seats)], luck)
    play.settle()
    play_on(play, seed)
    return play


def play_on(play: Play, seed: int) -> None:
    luck = rng_for("moves", seed)
    while not play.over():
        moves = members(play.state.legal_moves())
        play.move(int(play.state.seat()), moves[int(luck.below(len(moves)))])


@pytest.mark.parametrize("name", MODES)
def test_a_branch_has_the_moves_of_its_origin_and_reads_back(name: str) -> None:
    old = finished(name)
    written = [json.loads(line) for line in old.written]
    last = len(old.log.lines) + 1
    for line in (1, 2, 3, last // 2, last - 3):
        names = [f"New {seat}" for seat in range(old.log.setup.seats)]
        new = branch(old.game, old.log, line, names, rng_for("again", line))
        origin = new.log.origin
        assert origin is not None
        sealed = written[line - 1]
        assert origin.check == (sealed["check"] if isinstance(sealed, dict) else sealed[-1])
        taken = [one for one in old.log.lines[: line - 1] if one.who != DIGEST_MARK]
        mine = new.log.lines[: origin.until - 1]
        assert [(one.who, one.text) for one in mine] == [(one.who, one.text) for one in taken]
        assert all(one.ms == 0 for one in mine if one.who == CHANCE_MARK)
        moves = sum(len(one.text.split(", ")) for one in taken)
        assert new.history[:moves] == old.history[:moves]
        play_on(new, line)
        again = resume(game_of(new.log), read(new.log.dump()), rng_for("unused"))
        assert again.written == new.written
        assert again.log.origin == origin
        assert not new.log.fair


def test_a_reader_who_may_not_see_all_cards_does_not_get_the_checksum_over_them() -> None:
    old = finished("intrigue")
    new = branch(old.game, old.log, 9, old.log.players, rng_for("x"))
    assert new.log.origin
    assert new.log.origin.check
    told = read(new.log_for(1).dump())
    assert told.origin
    assert told.origin.check == ""
    assert told.origin.line == 9


def test_nobody_plays_on_from_where_there_is_nothing_to_play() -> None:
    old = finished("intrigue")
    last = len(old.log.lines) + 1
    for line, key in ((0, "branch-no-line"), (last + 1, "branch-no-line"), (last, "branch-over")):
        with pytest.raises(Invalid) as refused:
            branch(old.game, old.log, line, old.log.players, rng_for("x"))
        assert refused.value.message.key == key
    with pytest.raises(Invalid) as refused:
        branch(old.game, old.log, 5, ["A", "B"], rng_for("x"))
    assert refused.value.message.key == "branch-seats"
    with pytest.raises(BadLog):
        branch(old.game, old.log_for(0), 5, old.log.players, rng_for("x"))


def test_moves_of_the_other_game_are_not_taken_back() -> None:
    old = finished("intrigue")
    new = branch(old.game, old.log, 12, old.log.players, rng_for("x"))
    first = new.log.taken_over
    assert first == 11
    asked = int(new.state.seat())
    for seat in range(4):
        assert last_own(new.log.lines, True, seat, first) is None
        assert last_move(new.log.lines, seat, first) is None
    new.move(asked, members(new.state.legal_moves())[0])
    assert last_own(new.log.lines, True, asked, first) == first
    assert int(new.state.seat()) != NOBODY


@pytest.mark.parametrize(
    "origin",
    [
        7,
        {},
        {"line": 0, "until": 1},
        {"line": 3},
        {"line": 3, "until": "3"},
        {"line": 3, "until": 3, "check": "xyz"},
        {"line": 3, "until": 3, "check": None},
        {"line": 3, "until": 3, "file": "other"},
        {"line": True, "until": 3},
    ],
)
def test_a_head_that_does_not_say_where_from_is_refused(origin: object) -> None:
    old = finished("intrigue")
    head = {**Log(**vars(old.log) | {"lines": [], "result": None}).head(), "from": origin}
    with pytest.raises(BadLog) as bad:
        read(Chain().seal(head) + "\n")
    assert bad.value.message.facts["key"] == "from"
