"""The words of the cards as numbers, and all cards as one table of numbers (risk_cards.toml).

Numbers follow the order of [vocabulary] in the data. `card_programs.py` translates them, and a test
compares both.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of effects
DIE_BONUS: Final[i64] = 0
DIE_UPGRADE: Final[i64] = 1
DIE_SET_MAX: Final[i64] = 2
DIE_REROLL: Final[i64] = 3
WIN_TIES: Final[i64] = 4
MANEUVER_EXTRA: Final[i64] = 5
MANEUVER_THROUGH: Final[i64] = 6
MANEUVER_ANYTIME: Final[i64] = 7
ARMIES_ADD: Final[i64] = 8
ARMIES_DESTROY: Final[i64] = 9
ARMIES_RELOCATE: Final[i64] = 10
ARMIES_IN_WAITING: Final[i64] = 11
UNIT_ADD: Final[i64] = 12
GOLD_STEAL: Final[i64] = 13
GOLD_GIVE: Final[i64] = 14
DRAW_EXTRA: Final[i64] = 15
DRAW_GRANT: Final[i64] = 16
DRAW_CHOOSE: Final[i64] = 17
MAESTER_DISCARD: Final[i64] = 18
MAESTER_TAKE: Final[i64] = 19
CANCEL_CARD: Final[i64] = 20
INVASION_CANCEL: Final[i64] = 21
INVASION_BAN: Final[i64] = 22
INVASION_REACH: Final[i64] = 23
ON_CONQUEST: Final[i64] = 24
CHARACTER_REMOVE: Final[i64] = 25
CHARACTER_CAPTURE: Final[i64] = 26
COST_MULTIPLY: Final[i64] = 27
INCOME_MULTIPLY: Final[i64] = 28
VP_LOSE: Final[i64] = 29

# Their order means something: first all that change dice, then all that add, take or move armies.
LAST_OF_DICE: Final[i64] = WIN_TIES
LAST_OF_ARMIES: Final[i64] = UNIT_ADD

# Windows
TURN_START_SELF: Final[i64] = 0
TURN_START_OPPONENT: Final[i64] = 1
INCOME_SELF: Final[i64] = 2
DEPLOY_SELF: Final[i64] = 3
BUY_MAESTER_SELF: Final[i64] = 4
PRE_INVASION_SELF: Final[i64] = 5
DECLARE_SELF: Final[i64] = 6
DECLARE_AGAINST_SELF: Final[i64] = 7
DECLARE_INVOLVING_SELF: Final[i64] = 8
DECLARE_BETWEEN_OPPONENTS: Final[i64] = 9
COMMIT_AGAINST_SELF: Final[i64] = 10
AFTER_BATTLE_ROLL: Final[i64] = 11
AFTER_OWN_ROLL: Final[i64] = 12
MANEUVER_SELF: Final[i64] = 13
DRAW_SELF: Final[i64] = 14
DRAWING_TERRITORY_SELF: Final[i64] = 15
MAESTER_PLAYED_BY_OPPONENT: Final[i64] = 16
ANY_TIME: Final[i64] = 17

# Roles
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
EITHER: Final[i64] = 2

# Conditions
TARGET_HAS_ANY: Final[i64] = 0
TARGET_ARMIES: Final[i64] = 1
TARGET_HOLDER: Final[i64] = 2
CONQUERED_THIS_TURN: Final[i64] = 3

# How long an effect lasts
INSTANT: Final[i64] = -1
BATTLE: Final[i64] = 0
INVASION: Final[i64] = 1
TURN: Final[i64] = 2
UNTIL_OWN_NEXT_TURN: Final[i64] = 3

# Scopes, and early ends
TARGET_ONLY: Final[i64] = 0
ALL_OWN_TERRITORIES: Final[i64] = 1
ALL_OWN_BATTLES: Final[i64] = 2
TARGET_LOST: Final[i64] = 0
CONQUERS_FROM_ANOTHER: Final[i64] = 1

# Places
TARGET_TERRITORY: Final[i64] = 0
SOURCE_TERRITORY: Final[i64] = 1
COMMITTED_ATTACKERS: Final[i64] = 2
OWN_CASTLE: Final[i64] = 3
OWN_DISTINCT: Final[i64] = 4
OWN_POOL: Final[i64] = 5
OWN_PORT: Final[i64] = 6
ANY_COASTAL: Final[i64] = 7
ONE_OTHER_OWN: Final[i64] = 8
ONE_ADJACENT_OPPONENT: Final[i64] = 9
CHOICE_OF_EACH_OPPONENT: Final[i64] = 10
CHOICE_OF_USER: Final[i64] = 11
REGION_OF_DRAWN_CARD: Final[i64] = 12
TWO_REVEALED_CARDS: Final[i64] = 13
ONE_OPPONENT: Final[i64] = 14
EACH_OPPONENT: Final[i64] = 15
LOWEST_ROLLERS: Final[i64] = 16
FORMER_OWNER: Final[i64] = 17
THE_ATTACKER: Final[i64] = 18

# Amounts and dice that are no plain numbers
D6: Final[i64] = -1
D6_HALF_UP: Final[i64] = -2
HALF_DOWN: Final[i64] = -3
EVERY: Final[i64] = -4  # all of them
HIGHEST: Final[i64] = -5
ANY: Final[i64] = -6
ONES: Final[i64] = -7

# What is said with the card, before it is paid (K-02)
NOTHING: Final[i64] = 0
AN_OPPONENT: Final[i64] = 1
A_TERRITORY: Final[i64] = 2
A_CHARACTER: Final[i64] = 3
A_CHARACTER_OF_TARGET: Final[i64] = 4

# A row of `effects`
WIDTH: Final[i64] = 10
KIND: Final[i64] = 0
DICE: Final[i64] = 1  # which dice; how many cards are kept
AMOUNT: Final[i64] = 2  # armies, gold, points, cards, lowest roll, hundredths of a factor
PLACE: Final[i64] = 3
LASTS: Final[i64] = 4
SCOPE: Final[i64] = 5
ENDS: Final[i64] = 6
LEAVE: Final[i64] = 7
EXTRA: Final[i64] = 8  # up_to, first_this_turn, side (1 opponent), deck (1 maester), unit
THEN: Final[i64] = 9  # the row that runs at the conquest

# A row of `conditions`
TEST_WIDTH: Final[i64] = 4
TEST: Final[i64] = 0
LEAST: Final[i64] = 1
MOST: Final[i64] = 2
FEATURES: Final[i64] = 3  # 1 castle, 2 port

PLAYABLE: Final[i64] = 68  # characters and maesters, numbered from 0
MAESTER: Final[i64] = 28  # the first maester among them


@final
class Programs:
    """Every card that can be used. Effects of card u are rows starts[u] to stops[u] - 1."""

    def __init__(self, numbers: dict[str, vec[i64]]) -> None:
        self.recipe: object = None  # how to find it again: see `risk/saved.py`
        self.title: vec[i64] = numbers["title"]  # the first copy of the same card
        self.house: vec[i64] = numbers["house"]  # of a character; -1
        self.cost: vec[i64] = numbers["cost"]
        self.window: vec[i64] = numbers["window"]
        self.role: vec[i64] = numbers["role"]
        self.says: vec[i64] = numbers["says"]
        self.gives: vec[i64] = numbers["gives"]  # gold handed over besides the cost (K-01)
        self.module: vec[i64] = numbers["module"]  # 1 units, 2 characters, 4 objectives (K-15)
        self.starts: vec[i64] = numbers["starts"]
        self.stops: vec[i64] = numbers["stops"]
        self.effects: vec[i64] = numbers["effects"]
        self.tests_from: vec[i64] = numbers["tests_from"]
        self.conditions: vec[i64] = numbers["conditions"]
        self.coastal: vec[i64] = numbers["coastal"]  # by territory
        # Titles of maesters that may be used at a moment: lists[m] to lists[m + 1] - 1 of these
        self.listed: vec[i64] = numbers["listed"]
        self.lists: vec[i64] = numbers["lists"]
        self.waiting: i64 = numbers["waiting"][0]  # armies that wait with a card

    def part(self, row: i64, what: i64) -> i64:
        """One number of an effect."""
        return self.effects[row * WIDTH + what]

    def test(self, row: i64, what: i64) -> i64:
        """One number of a condition."""
        return self.conditions[row * TEST_WIDTH + what]
