"""The games."""

from council.core.game import Game
from council.games.intrigue.game import GAME as INTRIGUE

GAMES: dict[str, Game] = {
    INTRIGUE.name: INTRIGUE,
}
