"""HI-5 and HI-9: what is chosen in secret, and what one could have answered, nobody can see."""

import asyncio
import copy
from typing import Any

import pytest
from server.kit import seeded
from server.mutate import pick
from sizes import full, sized

from council.core.play import Play, rng_for
from council.core.state import PUBLIC, Rng, members
from council.games import GAMES
from council.tables import bot_driver
from council.tables.bots.job import Job
from council.tables.state.views import Views
from council.tables.state.visitor import encode
from council.tables.storage.rebuild import begin

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("cardgame", 2, {"plots": "printed", "rounds": 4}),
    ("cardgame", 2, {"plots": "draft", "rounds": 2}),
    ("risk", 3, {"mode": "dominion", "rounds": 3}),
]
STEPS = 300  # of one game


def after(play: Play, move: int) -> Play:
    """The same game with a move more; the log stays as it is."""
    twin = copy.copy(play)
    twin.state, twin.history = play.state.copy(), list(play.history)
    twin._marks = list(play._marks)
    twin._apply(int(play.state.seat()), move)
    return twin


def frame(play: Play, reader: int, since: int) -> bytes:
    """All that a frame says to a reader about the game."""
    views = Views(play)
    sight, news = views.of(reader), views.tale(reader, since, [])
    shown = (views.asked, views.over, views.results, news)
    return encode((sight.view, sight.question, sight.moves, *shown))


def secret_picks(play: Play, reader: int, rng: Rng) -> list[int]:
    """Two moves of the seat asked that look alike to a reader."""
    state = play.state
    alike: dict[int, list[int]] = {}
    for move in members(state.legal_moves()):
        alike.setdefault(int(state.seen(move, reader)), []).append(int(move))
    groups = [moves for moves in alike.values() if len(moves) > 1]
    if not groups:
        return []
    moves = pick(rng, groups)
    first = int(rng.below(len(moves)))
    return [moves[first], moves[(first + 1) % len(moves)]]


def picks(count: int) -> dict[str, int]:
    """Compare frames after so many secret choices; how many there were in each game."""
    found: dict[str, int] = {}
    number = 0
    while sum(found.values()) < count:
        name, seats, options = TABLES[number % len(TABLES)]
        game, rng = GAMES[name], rng_for("picks", number)
        names = [f"P{seat}" for seat in range(seats)]
        play = begin(game, game.setup(seats, options), names, seeded("deal", number))
        number += 1
        for _ in range(STEPS):
            seat = int(play.state.seat())
            if seat < 0:
                break
            for reader in [*(r for r in range(seats) if r != seat), int(PUBLIC)]:
                two = secret_picks(play, reader, rng)
                if two:
                    since = len(play.history)
                    one, other = (frame(after(play, move), reader, since) for move in two)
                    assert one == other, (name, reader, [game.text(move) for move in two])
                    found[name] = found.get(name, 0) + 1
            play.move(seat, int(pick(rng, members(play.view(seat).legal_moves()))))
    return found


@pytest.mark.slow
def test_hi_9_secret_choices_leave_the_server_only_when_all_are_made() -> None:
    count = sized(full(10_000, 1_500))
    found = picks(count)
    assert min(found["cardgame"], found["risk"]) > min(100, count // 15)


def test_hi_9_a_plot_is_shown_when_both_are_chosen() -> None:
    """The comparison is awake: after the second choice the frames do differ."""
    game = GAMES["cardgame"]
    play = begin(game, game.setup(2, {}), ["A", "B"], seeded("plots"))
    while "plot" not in str(game.text(int(play.state.legal_moves()[0]))):
        play.move(int(play.state.seat()), int(play.state.legal_moves()[0]))
    first = members(play.state.legal_moves())
    ends = []
    for move in first[:2]:
        twin = after(play, int(move))
        since = len(twin.history)
        twin._apply(int(twin.state.seat()), int(twin.state.legal_moves()[0]))
        while twin.state.seat() == -1:
            outcome = int(twin.state.chance(rng_for("reveal")))
            twin._apply(-1, outcome)
        ends.append(frame(twin, int(PUBLIC), since))
    assert ends[0] != ends[1]


# -- HI-5


@pytest.mark.slow
def test_hi_5_a_bot_passes_as_slowly_as_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an answer in hand a thought takes its time, without one it takes none: the others see
    the move after the same wait."""
    now, slept = [0.0], []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += max(0.0, seconds)

    class BotPool:
        """Thinks as long as it is told."""

        takes = 0.0

        async def think(self, job: Job) -> str:
            now[0] += self.takes
            return "pass"

    monkeypatch.setattr("council.tables.bot_driver.time.perf_counter", lambda: now[0])
    monkeypatch.setattr("council.tables.bot_driver.asyncio.sleep", sleep)
    bot_pool = BotPool()
    bots = bot_driver.BotDriver(bot_pool, 0.6)  # type: ignore[arg-type]

    def seen_after(takes: float, effort: int = 25, wait: float = 0.6) -> float:
        start, bot_pool.takes = now[0], takes
        asyncio.run(bots._think(Job(0, (), 1, "hard", 0, effort), "risk", wait))
        return round(now[0] - start, 6)

    for _ in range(sized(2_000)):  # below the wait nobody sees any difference
        assert seen_after(0.0) == seen_after(0.4) == 0.6
    quick = bots.wait / bot_driver.QUICKER  # it has just moved, and moves again
    assert seen_after(0.3, 60, quick) == 0.3  # the first such thought there ever was
    passes = [seen_after(took, 60, quick) for took in (0.0, 0.28, 0.31, 0.0, 0.0)]
    assert all(0.44 < seen <= 0.47 for seen in passes)
    assert seen_after(0.0, 15, quick) == quick  # another question, which it thinks less about
    assert seen_after(30.0) == 30.0
    assert seen_after(0.0) <= bot_driver.LONGEST * bots.wait
    for _ in range(200):
        seen_after(0.0)
    assert seen_after(0.0) == 0.6  # what took so long once is forgotten
    assert slept


def test_hi_5_how_much_thought_a_question_deserves_is_nobodys_secret() -> None:
    """It does not depend on what the others hold: a bot's pace may depend on it."""
    for name, game in GAMES.items():
        rng = rng_for("weights", name)
        fewest = int(game.fewest)
        play = begin(game, game.setup(fewest, {}), ["A", "B", "C"][:fewest], seeded("w", name))
        for _ in range(sized(400, 150)):
            seat = int(play.state.seat())
            if seat < 0:
                break
            for reader in (*range(fewest), int(PUBLIC)):
                effort = game.heuristics.effort
                assert effort(play.view(reader)) == effort(play.state)
            play.move(seat, int(pick(rng, members(play.view(seat).legal_moves()))))


def test_hi_5_with_and_without_an_answer_the_same_prompts_are_seen() -> None:
    """A window is opened by what all know: after every move the same seat is asked in worlds that
    differ in what the others hold, whether they have an answer there or none."""
    game = GAMES["cardgame"]
    asked = differ = 0
    games = sized(12, 3)
    for number in range(games):
        rng = rng_for("windows", number)
        play = begin(game, game.setup(2, {"rounds": 2}), ["A", "B"], seeded("w", number))
        while (seat := int(play.state.seat())) >= 0:
            move = int(pick(rng, members(play.view(seat).legal_moves())))
            here = play.state.copy()
            here.apply(move)
            for _ in range(3):
                world = play.view(seat)  # his own cards stay, the others' are dealt anew
                world.fill(rng)
                world.apply(move)
                assert world.seat() == here.seat(), (game.text(move), number)
                if int(here.seat()) == 1 - seat:
                    asked += 1
                    differ += len(world.legal_moves()) != len(here.legal_moves())
            play.move(seat, move)
    assert asked > 80 * games
    assert differ > 8 * games
