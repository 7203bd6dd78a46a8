"""XS-3: logs as an enemy would write them.

python tests/server/files.py 100000
"""

import json
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.mutate import ODD, change_letters, pick

from council.core.log import BadLog, Chain
from council.core.play import rng_for
from council.core.state import Rng, members
from council.games import GAMES
from council.tables.frames.replay import upload
from council.tables.storage.rebuild import begin

MOVES = 12  # enough to have lines of every kind


@cache
def sound_logs() -> list[str]:
    """The beginning of a game of each kind."""
    found = []
    for name, seats in (("intrigue", 2), ("risk", 3), ("cardgame", 2)):
        game, rng = GAMES[name], rng_for("files", name)
        names = [f"P{seat}" for seat in range(seats)]
        play = begin(game, game.setup(seats, {}), names, lambda rng=rng: rng)  # type: ignore[misc]
        for _ in range(MOVES):
            seat = int(play.state.seat())
            play.move(seat, int(pick(rng, members(play.view(seat).legal_moves()))))
        found.append("".join(line + "\n" for line in play.written))
    return found


def mutated(text: str, rng: Rng) -> str:
    """Letters changed; or a value, with the checks of all lines made to fit again."""
    if rng.below(2):
        return change_letters(text, rng)
    lines = [json.loads(line) for line in text.splitlines()]
    line = pick(rng, lines)
    if isinstance(line, dict):
        line[pick(rng, list(line))] = pick(rng, ODD)
    else:
        line[int(rng.below(len(line)))] = pick(rng, ODD)
    if not rng.below(3):
        lines.insert(int(rng.below(len(lines))), pick(rng, [*lines, *ODD]))
    return sealed(lines)


def sealed(lines: list[object]) -> str:
    chain, found = Chain(), []
    for line in lines:
        try:
            bare = (
                {k: v for k, v in line.items() if k != "check"} if isinstance(line, dict) else line
            )
            found.append(chain.seal(bare[:-1] if isinstance(bare, list) else bare))
        except (TypeError, ValueError, AttributeError, KeyError, AssertionError):
            found.append(json.dumps(line))
    return "".join(line + "\n" for line in found)


def wreck(count: int) -> tuple[int, int, float]:
    """So many mutated files; how many could be read, how many were refused with a sentence, and
    the seconds of the slowest."""
    rng, read, slowest = rng_for("wreck"), 0, 0.0
    for _ in range(count):
        text, start = mutated(pick(rng, sound_logs()), rng), time.perf_counter()
        with suppress(BadLog):  # any other exception ends the run
            upload(text)
            read += 1
        slowest = max(slowest, time.perf_counter() - start)
    return read, count - read, slowest


def main(count: str) -> int:
    start = time.monotonic()
    read, refused, slowest = wreck(int(count))
    told = f"{count} mutated files: {read} read, {refused} refused, no crash"
    took = time.monotonic() - start
    print(f"{told}, the slowest in {slowest:.2f} s ({took:.0f} s)")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
