"""The games."""

from functools import cache
from importlib.resources import files

from council.core.game import Game, Invalid
from council.core.log import BadLog, Log
from council.core.saved import keep_game
from council.games.cardgame import saved as saved_cardgame
from council.games.cardgame.game import GAME as CARDGAME
from council.games.intrigue import saved as saved_intrigue
from council.games.intrigue.game import GAME as INTRIGUE
from council.games.risk import saved as saved_risk
from council.games.risk.game import GAME as RISK
from council.kit import saved as saved_kit
from council.kit.tables import parse

GAMES: dict[str, Game] = {
    INTRIGUE.name: INTRIGUE,
    RISK.name: RISK,
    CARDGAME.name: CARDGAME,
}

for part in (saved_kit, saved_intrigue, saved_risk, saved_cardgame):
    part.register()
for one in GAMES.values():
    keep_game(type(one))


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
