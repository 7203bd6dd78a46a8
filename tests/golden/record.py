"""Record the golden games again: `python tests/golden/record.py`.

It writes the games by seeds and the examples of the card game that are not what they were, and
those games in `recorded` that can no longer be rebuilt: with the same setup and the same bots.
`python tests/golden/record.py risk-dominion-4` records a game of that folder in any case.
Do this only after a change that is meant to change them, and read the difference before you commit.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden import cardgame, make
from golden.shelf import HERE

from council.core.log import BadLog, Log, read
from council.core.play import resume, rng_for
from council.games import GAMES
from council.lab.match import MatchTable

FOLDER = HERE / "recorded"


def recorded() -> dict[str, Path]:
    """The games in the folder, by name."""
    return {file.name.split(".")[0]: file for file in sorted(FOLDER.glob("*.council.jsonl"))}


def rebuilt(saved: str) -> bool:
    """Whether the rules of today make the same game of its lines."""
    log = read(saved)
    try:
        return resume(GAMES[log.game], log, rng_for("recorded")).log.dump() == saved
    except BadLog:
        return False


def again(log: Log) -> str:
    """Another game of the same bots after the same setup."""
    table = MatchTable(GAMES[log.game], log.setup, list(log.players))
    return table.play(0, 1).log.dump()


def main(names: list[str]) -> None:
    """Write all that changed."""
    make.main()
    cardgame.main()
    for name, file in recorded().items():
        saved = file.read_text(encoding="utf-8")
        if name in names or not rebuilt(saved):
            file.write_text(again(read(saved)), encoding="utf-8", newline="\n")
            sys.stdout.write(f"recorded/{file.name}: written\n")


if __name__ == "__main__":
    main(sys.argv[1:])
