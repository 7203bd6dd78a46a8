"""Decisions of recorded games, one after the other, each with what its seat could know."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from council.core.game import Game
from council.core.log import read
from council.core.play import Play, resume, rng_for
from council.core.state import CHANCE, State
from council.games import game_of
from council.rl.table import in_words

WON = "win"  # how a game ends that has a result


@dataclass(frozen=True)
class Decision:
    """One answer of one seat: the view that it had, the moves that it could make, the one that it
    made, and the share of the victory that it got in the end."""

    file: str
    game: Game
    view: State
    seat: int
    moves: Sequence[int]
    move: int
    reward: float


def decisions(*places: str | Path) -> Iterator[Decision]:
    """The decisions of all finished games in these log files, or folders of log files. ValueError
    names the first wrong line of a file."""
    for path in files(places):
        try:
            with in_words():
                log = read(path.read_text(encoding="utf-8"))
                play = resume(game_of(log), log, rng_for("decisions"))
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None
        if play.log.end == WON:
            yield from decisions_of(play, str(path))


def decisions_of(play: Play, file: str = "") -> Iterator[Decision]:
    """The decisions of one finished game."""
    result = play.log.result
    assert result is not None
    state = play.game.begin(play.log.setup)
    for who, move in play.history:
        if who != CHANCE:
            view, made = state.mask(who), int(state.same(move))
            moves = list(state.legal_moves())
            yield Decision(file, play.game, view, who, moves, made, result[who])
        state.apply(move)


def files(places: Iterable[str | Path]) -> list[Path]:
    """The files themselves, and all logs of folders."""
    paths = [Path(place) for place in places]
    found = [sorted(one.glob("*.council.jsonl")) if one.is_dir() else [one] for one in paths]
    return [path for some in found for path in some]
