"""Play the golden games again and write them: `python tests/golden/make.py`.

Twenty games by fixed seeds, four for each number of players, as the log
(`<game>.council.jsonl`) and as the first player reads it (`<game>.en.txt`, `<game>.de.txt`).
Do this only after a change that is meant to change them, and read the difference before you commit.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.shelf import write

from council.core.play import Play, rng_for
from council.core.state import Rng, members
from council.games.intrigue.game import GAME

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
STYLES = ("random", "low", "high", "mixed")
GAMES = [f"intrigue-{seats}-{style}" for seats in range(2, 7) for style in STYLES]
READER = 0


def row(move: int) -> int:
    """The row a placement goes to."""
    return int(GAME.text(move).split()[-1].split(".")[0])


def choose(style: str, seat: int, moves: list[int], rng: Rng) -> int:
    """Any move; the lowest row; the highest row; or neighbours of opposite tempers."""
    if style == "mixed":
        style = "low" if seat % 2 else "high"
    if style != "random":
        best = (min if style == "low" else max)(row(move) for move in moves)
        moves = [move for move in moves if row(move) == best]
    return moves[int(rng.below(len(moves)))]


def play(name: str) -> Play:
    """The game of this name, the same each time."""
    _, seats, style = name.split("-")
    setup = GAME.setup(int(seats), {"first": "random" if style == "mixed" else "0"})
    game = Play(GAME, setup, NAMES[: int(seats)], rng_for("golden", name, "chance"))
    rng = rng_for("golden", name, "moves")
    game.settle()
    while not game.over():
        seat = int(game.state.seat())
        game.move(seat, choose(style, seat, members(game.state.legal_moves()), rng))
    return game


def main() -> None:
    """Write all that changed."""
    for name in GAMES:
        write(name, play(name), NAMES, READER)


if __name__ == "__main__":
    main()
