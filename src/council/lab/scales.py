"""How time per decision grows with players, rounds and the map, and how much memory states and
nodes take.
"""

import gc
import tracemalloc
from collections.abc import Iterator
from time import process_time

from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.core.game import Game, Json, Trial
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State
from council.lab.bench import counts_of

ROUNDS = (1, 2, 4, 10, 50)
COPIES = 500
ITERATIONS = 2000


def scales(game: Game, seconds: float) -> list[Json]:
    """A row for each kind of game: nanoseconds of CPU time a decision in random games."""
    plan = list(kinds_of(game))
    return [_row(game, trial, seats, seconds / len(plan)) for trial, seats in plan]


def kinds_of(game: Game) -> Iterator[tuple[Trial, int]]:
    """Every number of players of every kind of game; then the first kind by rounds."""
    for trial in game.trials:
        for seats in range(game.fewest, game.most + 1):
            if fits(game, trial, seats):
                yield trial, seats
    first = game.trials[0]
    seats = 4 if game.fewest <= 4 <= game.most else game.fewest
    for rounds in ROUNDS:
        of_rounds = Trial(first.name, {**first.options, "rounds": rounds}, (seats,))
        if fits(game, of_rounds, seats):
            yield of_rounds, seats


def fits(game: Game, trial: Trial, seats: int) -> bool:
    """Whether this can be played by so many."""
    try:
        game.setup(seats, trial.options)
    except ValueError:
        return False
    return True


def _row(game: Game, trial: Trial, seats: int, seconds: float) -> Json:
    setup = game.setup(seats, trial.options)
    table, rng = game.new(setup), rng_for("bench", "scales", trial.name, seats)
    decisions, _ = counts_of(game, trial, seats, 20)
    games, begun, spent = 0, process_time(), 0.0
    while spent < seconds or not games:
        state = table.copy()
        state.play_to_end(rng)
        games += 1
        spent = process_time() - begun
    return {
        "mode": trial.name,
        "seats": seats,
        "rounds": setup.options.get("rounds"),
        "territories": _territories(table),
        "decisions": round(decisions, 1),
        "nanoseconds": round(1e9 * spent / (games * decisions), 1),
    }


def _territories(state: State) -> int | None:
    land = getattr(state, "land", None)
    return None if land is None else int(land.high - land.low)


# -- memory


def weights(game: Game) -> Json:
    """Bytes of a state in the middle of a game, of a view, and of a node of the search."""
    trial = game.trials[0]
    seats = trial.seats[0]
    state = midway(game, trial, seats)
    view = state.mask(state.seat())
    search = Search(view, game.heuristics, rng_for("bench", "weights"), CURIOSITY, ahead=True)
    tracemalloc.start()
    try:
        copies = _grown(lambda: [state.copy() for _ in range(COPIES)]) / COPIES
        grown = _grown(lambda: search.think(ITERATIONS))
    finally:
        tracemalloc.stop()
    return {"state": round(copies), "node": round(grown / (search.tree.size - 1))}


def _grown(work: object) -> int:
    """How much more is held after the work than before."""
    assert callable(work)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    kept = work()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    del kept
    return after - before


def midway(game: Game, trial: Trial, seats: int) -> State:
    """A decision about half-way through a random game."""
    half = int(counts_of(game, trial, seats, 20)[0] / 2)
    state, rng = game.new(game.setup(seats, trial.options)), rng_for("bench", "midway")
    while True:
        seat = state.seat()
        if seat == NOBODY:
            state = game.new(game.setup(seats, trial.options))
        elif seat == CHANCE:
            state.apply(state.chance(rng))
        elif half <= 0:
            return state
        else:
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))])
            half -= 1
