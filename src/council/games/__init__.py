"""The games."""

from council.core.game import Game
from council.games.intrigue.game import GAME as INTRIGUE
from council.games.risk.game import GAME as RISK

GAMES: dict[str, Game] = {
    INTRIGUE.name: INTRIGUE,
    RISK.name: RISK,
}
