"""What each game tells the report."""

from council.core.game import Game
from council.games.cardgame.report import CardGameReview
from council.games.intrigue.report import IntrigueReview
from council.games.risk.report import RiskReview
from council.kit.review import Review

REVIEWS: dict[str, Review] = {
    "intrigue": IntrigueReview(),
    "risk": RiskReview(),
    "cardgame": CardGameReview(),
}


def review_of(game: Game) -> Review:
    """What the game tells; any other game has nothing of its own to say."""
    return REVIEWS.get(game.name, Review())
