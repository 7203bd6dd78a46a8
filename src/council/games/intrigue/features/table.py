"""The features of Westeros Intrigue for learners: one row for each kind of number."""

from council.core.features import (
    FeatureTable,
    by_seat,
    count,
    flag,
    numbered,
    of_seats,
    one_of,
)
from council.games.intrigue.cards import HOUSE_IDS, Box
from council.games.intrigue.features.writer import CELLS
from council.games.intrigue.view import PHASES


def table(seats: int, rounds: int, box: Box) -> FeatureTable:
    """The features of a game with this many seats and rounds."""
    each = of_seats(seats)
    hand = box.deals[seats].hand
    cells = [f"{cell // 8 + 1}.{cell % 8 + 1}" for cell in CELLS]
    houses = HOUSE_IDS
    return FeatureTable(
        (
            one_of("phase", "What happens now; a seat is asked to place.", tuple(PHASES.values())),
            one_of("own seat", "The number of the viewer's seat.", numbered(seats)),
            flag("asked", "Whose turn it is.", each),
            flag("starter", "Who started the round.", each),
            count("cards", "Cards in hand.", hand, each),
            flag("in", "Not out for this round.", each),
            count(
                "points", "Penalty points so far, without Iron Throne cards.", hand * rounds, each
            ),
            count("thrones", "Iron Throne cards, seen or not.", rounds, each),
            count(
                "own values",
                "How much the Iron Throne cards that the viewer knows lower the score.",
                sum(throne.value for throne in box.thrones),
                each,
            ),
            flag(
                "lacks",
                "A blocked seat showed that it has no card of this House.",
                [f"{house} {one}" for one in each for house in houses],
            ),
            count(
                "paid in round",
                "Penalty points of each round that is over.",
                hand,
                [f"{number + 1} {one}" for one in each for number in range(rounds)],
            ),
            flag(
                "court",
                "A card of the House lies there.",
                [f"{house} {cell}" for house in houses for cell in cells],
            ),
            count("hand", "The viewer's cards of the House.", 9, houses),
            count("unseen", "Cards of the House in hands that the viewer cannot see.", 9, houses),
            count("rounds left", "Including the current one.", rounds),
            count("width", "How wide the bottom row may get.", 8),
            one_of(
                "Iron Throne card",
                "Who has it, as far as the viewer knows.",
                by_seat(seats, "not known"),
                [throne.id for throne in box.thrones],
            ),
        )
    )
