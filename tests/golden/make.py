"""Play the golden games again and write them: `python tests/golden/make.py`.

Twenty games by fixed seeds, four for each number of players, as the log
(`<game>.council.jsonl`) and as the first player reads it (`<game>.en.txt`, `<game>.de.txt`).
Do this only after a change that is meant to change them, and read the difference before you commit.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from council.core.play import Play, rng_for
from council.core.state import Rng, members
from council.games.intrigue.game import GAME
from council.locales import LANGUAGES, Voice

HERE = Path(__file__).parent
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


def story(game: Play, lang: str) -> str:
    """What the first player reads, a sentence a line."""
    voice = Voice(lang, game.log.players)
    return "".join(voice(message) + "\n" for message in game.story(READER))


def files(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a game and what belongs in them."""
    game = play(name)
    yield HERE / f"{name}.council.jsonl", game.log.dump()
    for lang in LANGUAGES:
        yield HERE / f"{name}.{lang}.txt", story(game, lang)


def main() -> None:
    """Write all that changed, and say so."""
    for name in GAMES:
        for file, text in files(name):
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8", newline="\n")
                sys.stdout.write(f"{file.name}: written\n")


if __name__ == "__main__":
    main()
