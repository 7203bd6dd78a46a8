"""What a state of the card game is made of: whoever imports this can pickle it."""

from typing import Any

from council.core.saved import game_with, keep
from council.games.cardgame.box.book import BOOKS
from council.games.cardgame.engine import CardGame
from council.kit import saved as saved_kit


def table_with(data: str, jon: str) -> CardGame:
    """An empty table with an owner's values and Jon Snow's ability as chosen."""
    game: Any = game_with("council.games.cardgame.game", data)
    return CardGame(game.book(jon), None)


def recipe_of(state: CardGame) -> tuple[Any, ...]:
    """How to make the book again: its number is another one in another process."""
    recipe = BOOKS[state.book].recipe
    if not isinstance(recipe, tuple):
        raise TypeError("this book was not made by a game: it cannot be pickled")
    return recipe


saved_kit.register()
keep(CardGame, table_with, recipe_of, ("book", "printed", "library"))
