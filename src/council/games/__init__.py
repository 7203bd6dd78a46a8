"""The games. Each is loaded when somebody first asks for it, because loading one takes time."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files

from council.core.game import Game, Invalid
from council.core.log import BadLog, Log
from council.core.saved import game_with
from council.kit.tables import parse

NAMES = ("intrigue", "risk", "cardgame")


class Games(Mapping[str, Game]):
    """All games by name."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = _load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


def _load(name: str) -> Game:
    if name not in NAMES:
        raise KeyError(name)
    import_module(f"council.games.{name}.saved")
    return game_with(f"council.games.{name}.game", "")


GAMES = Games()


def load_all() -> None:
    """Load every game now, so that nobody waits for it later."""
    for name in NAMES:
        GAMES[name]


@cache
def variant(game: str, name: str) -> Game:
    """A smaller game for the lab, as its data file says."""
    file = files(f"council.games.{game}") / "data" / f"{name}.toml"
    return GAMES[game].with_data(parse(file.read_text(encoding="utf-8"), file.name), file.name)


def game_of(log: Log) -> Game:
    """The game a log was played with, an owner's values included."""
    game = GAMES.get(log.game)
    if game is None:
        raise BadLog(1, "log-unknown-game", got=log.game[:40], allowed=", ".join(GAMES))
    if not log.setup.data:
        return game
    try:
        return game.with_data(log.setup.data, "data")
    except Invalid:
        raise BadLog(1, "log-bad-head", key="data") from None
