"""What is printed, as numbers: shared by all states of a game and never changed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

STARK_HOUSE: Final[i64] = 0
LANNISTER_HOUSE: Final[i64] = 1
NEUTRAL: Final[i64] = 2

CHARACTER: Final[i64] = 0
LOCATION: Final[i64] = 1
ATTACHMENT: Final[i64] = 2
EVENT: Final[i64] = 3

MILITARY: Final[i64] = 0
INTRIGUE: Final[i64] = 1
POWER: Final[i64] = 2

LIMITED: Final[i64] = 0
RENOWN: Final[i64] = 1
STEALTH: Final[i64] = 2

# Phases
PLOT_PHASE: Final[i64] = 0
DRAW_PHASE: Final[i64] = 1
MARSHALLING: Final[i64] = 2
CHALLENGES: Final[i64] = 3
DOMINANCE: Final[i64] = 4
STANDING: Final[i64] = 5
TAXATION: Final[i64] = 6
SETUP: Final[i64] = 7

# Events, as in the vocabulary of the data
CARD_PLAYED: Final[i64] = 0
CARD_ENTERED_PLAY: Final[i64] = 1
CARD_ATTACHED: Final[i64] = 2
DECLARED_DEFENDER: Final[i64] = 3
CHALLENGE_WON: Final[i64] = 4
CHALLENGE_LOST: Final[i64] = 5
WOULD_ENTER_DEAD_PILE: Final[i64] = 6
CARD_KILLED: Final[i64] = 7
DOMINANCE_WON: Final[i64] = 8
PHASE_ENDED: Final[i64] = 9

# Rules that cards can make: the first eight are about cards, the others about players
CANNOT_ATTACK: Final[i64] = 0
CANNOT_DEFEND: Final[i64] = 1
CANNOT_BE_SAVED: Final[i64] = 2
NO_KNEEL_TO_ATTACK: Final[i64] = 3
NO_KNEEL_TO_DEFEND: Final[i64] = 4
DOES_NOT_COUNT: Final[i64] = 5
DOES_NOT_STAND: Final[i64] = 6
BLANK_TEXT: Final[i64] = 7
DIES_AT_ZERO: Final[i64] = 8
CARD_RULES: Final[i64] = 9
COSTS_CANNOT_BE_LOWERED: Final[i64] = 9
NO_INCOME_BONUSES: Final[i64] = 10
PLOT_INCOME_ZERO: Final[i64] = 11
EXTRA_CHALLENGE: Final[i64] = 12
CHALLENGE_TAX: Final[i64] = 13
WINS_DOMINANCE: Final[i64] = 14
SKIP_PHASE: Final[i64] = 15


@final
class Book:
    """Cards 0-99, plots 0-31. Sets are bits of one deck: card c is bit c % 50 of deck c // 50."""

    def __init__(self, numbers: dict[str, vec[i64]]) -> None:
        self.recipe: object = None  # how to find it again: see `cardgame/saved.py`
        self.low: vec[i64] = numbers["low"]  # copies of a card's title in its deck: low ...
        self.high: vec[i64] = numbers["high"]  # ... to high - 1
        self.title: vec[i64] = numbers["title"]
        self.kind: vec[i64] = numbers["kind"]
        self.unique: vec[i64] = numbers["unique"]
        self.cost: vec[i64] = numbers["cost"]  # -1: none
        self.strength: vec[i64] = numbers["strength"]
        self.income: vec[i64] = numbers["income"]
        self.attach_limit: vec[i64] = numbers["attach_limit"]  # 0: none
        self.kinds: vec[i64] = numbers["kinds"]  # sets, 2 x kind + deck
        self.icons: vec[i64] = numbers["icons"]  # sets, 2 x icon + deck
        self.keywords: vec[i64] = numbers["keywords"]  # sets, 2 x keyword + deck
        self.plot_income: vec[i64] = numbers["plot_income"]
        self.plot_initiative: vec[i64] = numbers["plot_initiative"]
        self.plot_claim: vec[i64] = numbers["plot_claim"]
        self.power_to_win: i64 = numbers["meta"][0]
        self.setup_gold: i64 = numbers["meta"][1]
        self.setup_hand: i64 = numbers["meta"][2]
        self.draw_per_round: i64 = numbers["meta"][3]
        self.plot_deck_size: i64 = numbers["meta"][4]
        # What constant texts depend on, see below
        self.watchers: vec[i64] = numbers["watchers"]  # sets of cards, 2 x what + deck
        self.plot_watches: vec[i64] = numbers["plot_watches"]  # sets of what, by plot


# What the figures of a table may depend on besides which cards are in play
ON_HANDS: Final[i64] = 0  # and piles
ON_KNEELING: Final[i64] = 1
ON_GOLD: Final[i64] = 2
ON_POWER: Final[i64] = 3
ON_CHALLENGE: Final[i64] = 4  # who takes part, and who won
ON_PHASE: Final[i64] = 5
WATCHED: Final[i64] = 6  # so many

BOOKS: Final[list[Book]] = []
