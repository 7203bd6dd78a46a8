"""Goals are ratios: what is measured of others is compared rightly, and a missed goal is told."""

import json

import pytest
from cli.kit import Council

from bench import goals, peer_rates, peers, reference
from bench.goals import Goal
from council.core.game import Invalid
from council.games import GAMES
from council.lab import bench

GOAL = Goal("G0", "intrigue", 4, "steps", "openspiel-hearts-steps", 6.0, 10.0)
IN_C = Goal("G00", "intrigue", 4, "games", "c-intrigue", 2.0, 1.5, "most")


def test_every_goal_can_be_measured() -> None:
    from council.rl.speed import KINDS

    found = goals.goals()
    assert {goal.id.split()[0] for goal in found} == {f"G{number}" for number in range(1, 13)}
    for goal in found:
        assert goal.kind in {**bench.KINDS, **KINDS, "kernel": None}
        assert goal.seats in GAMES[goal.game].trials[0].seats
        name = goal.peer.removeprefix("c-")
        assert (
            goal.peer == "interpreted"
            or goal.peer in {**peer_rates.ROWS, **peers.SAME}
            or (goal.peer != name and name in reference.NAMES)
            or peers.peer_of(goal.peer) in peers.UNPUBLISHED
        )
        assert goal.at in ("least", "most")
        assert (goal.stretch < goal.must) == (goal.at == "most")


@pytest.mark.parametrize(
    ("theirs", "reached"), [(10.0, "stretch"), (15.0, "must"), (100.0, "missed")]
)
def test_a_ratio_is_compared_with_its_goal(theirs: float, reached: str) -> None:
    told = goals.weighed(GOAL, [90.0, 120.0, 100.0], [theirs, theirs, theirs])
    assert (told["ratio"], told["reached"]) == (round(100 / theirs, 2), reached)
    assert told["ours_range"] == [90, 120]


@pytest.mark.parametrize(
    ("theirs", "reached"), [(140.0, "stretch"), (190.0, "must"), (201.0, "missed")]
)
def test_a_reference_may_be_faster_up_to_a_goal(theirs: float, reached: str) -> None:
    told = goals.weighed(IN_C, [100.0], [theirs])
    assert (told["ratio"], told["reached"]) == (round(theirs / 100, 2), reached)


@pytest.mark.parametrize(("theirs", "code"), [(1.0, 0), (1e12, 1)])
def test_the_command_fails_on_ratios_only(
    council: Council, monkeypatch: pytest.MonkeyPatch, theirs: float, code: int
) -> None:
    absent = Goal("G11", "cardgame", 2, "decisions", "fireplace-random-decisions", 100.0, 500.0)
    monkeypatch.setattr(goals, "goals", lambda: [GOAL, absent])
    monkeypatch.setattr(peers, "missing", lambda rows: [])
    monkeypatch.setattr(peers, "command", not_installed)
    monkeypatch.setattr(peers, "peer_rate", lambda *asked: theirs)
    done = council("bench", "--peers", "--seconds", "0.1", "--json")
    assert done.code == code
    told = json.loads(done.out)
    assert [row["id"] for row in told["goals"]] == ["G0", "G11"]
    assert told["goals"][1]["reached"] == "absent"
    assert "fireplace" in told["goals"][1]["reason"]
    assert told["rows"]["openspiel-hearts-steps"]["median"] == theirs
    assert {"python", "cores", "load"} == set(told["machine"])
    for lang, head in (("en", "Ratio"), ("de", "Verhältnis")):
        out = council("--lang", lang, "bench", "--peers", "--seconds", "0.1").out
        assert head in out
        assert "G11" in out
        assert max(map(len, out.splitlines())) <= 80


def not_installed(peer: str) -> tuple[str, ...]:
    """As the real one, but nothing is installed."""
    if peer in peers.UNPUBLISHED:
        raise Invalid("lab-peers-unpublished", peer=peer)
    return ("python",)


def test_what_cannot_be_installed_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/none")
    for peer in ("rlcard", "boardgame.io"):
        with pytest.raises(Invalid, match=r"lab-peers-install peer='[a-z.]+' reason=.+"):
            peers.command(peer)


def test_rates_are_counted_on_cpu_time() -> None:
    done: list[int] = []

    def work() -> int:
        done.append(sum(range(1000)))
        return 3

    assert peer_rates.rate(work, 0.01) > 0
    assert len(done) >= 2


def recorded(seed: int) -> str:
    """A random game of ours, as a peer would write it down."""
    from council.core.play import rng_for
    from council.core.state import CHANCE, NOBODY

    game, rng, moves = GAMES["intrigue"], rng_for("recorded", seed), []
    state = game.new(game.setup(peers.SEATS))
    while state.seat() != NOBODY:
        if state.seat() == CHANCE:
            moves.append(int(state.chance(rng)))
        else:
            legal = state.legal_moves()
            moves.append(int(legal[rng.below(len(legal))]))
        state.apply(moves[-1])
    won = [float(state.value(seat)) for seat in range(peers.SEATS)]
    return f"{' '.join(map(str, moves))} | {' '.join(map(str, won))}"


def test_a_game_of_others_is_played_again_by_our_rules() -> None:
    line = recorded(1)
    moves, _, won = line.partition(" | ")
    assert peers.agrees(line)
    assert not peers.agrees(f"{moves} {moves.split()[-1]} | {won}")  # goes on after the end
    assert not peers.agrees(f"{moves.rsplit(' ', 1)[0]} | {won}")  # stops before it
    first, _, rest = moves.partition(" ")
    assert not peers.agrees(f"{first} {first} {rest} | {won}")  # a card dealt twice
    assert not peers.agrees(f"{moves} | 0.25 0.25 0.25 0.25")
