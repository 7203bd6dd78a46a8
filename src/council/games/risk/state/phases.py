"""Where the game stands: which question is open, and how the game ended."""

from typing import Final

from mypy_extensions import i64

# Where the game stands. Chance decides in the first six.
OPENING: Final[i64] = 0  # everybody rolls for the first turn
TIED: Final[i64] = 1  # the dice cannot agree: one of those tied is drawn
DEALING: Final[i64] = 2
ROLLING: Final[i64] = 3
LOOTING: Final[i64] = 4  # the cards of an eliminated seat are handed over
DRAWING: Final[i64] = 5
HOUSING: Final[i64] = 6  # pick a House
TRADING: Final[i64] = 7
DEPLOYING: Final[i64] = 8  # where
COUNTING: Final[i64] = 9  # how many there
INVADING: Final[i64] = 10
COMMITTING: Final[i64] = 11
DEFENDING: Final[i64] = 12
GOING_ON: Final[i64] = 13  # stop or fight on
MOVING_IN: Final[i64] = 14
LEAVING: Final[i64] = 15  # maneuver: from where
GOING: Final[i64] = 16  # to where
MARCHING: Final[i64] = 17  # how many
TAKING: Final[i64] = 18  # draw a card or not
OVER: Final[i64] = 19
# House Mitchell
ALLOTTING: Final[i64] = 30  # Houses are drawn: chance
CALLING: Final[i64] = 31  # which exiled House
LANDING: Final[i64] = 32  # at which port
AGREEING: Final[i64] = 33  # whether a former player may take over a House

# Only in Dominion. Chance decides in those before GIVING_UP.
DEALING_OBJECTIVES: Final[i64] = 40  # objectives are dealt
NEUTRALIZING: Final[i64] = 41  # neutral territories are drawn
ENDOWING: Final[i64] = 42  # territory and maester cards of the start bonus
BUYING_MAESTER: Final[i64] = 43  # paid for, drawn now
DRAWING_OBJECTIVES: Final[i64] = 44
SPILLING: Final[i64] = 45  # maesters and objectives of an eliminated seat are turned up
GIVING_UP: Final[i64] = 50  # which objective goes
CLAIMING: Final[i64] = 51
STARTING: Final[i64] = 52  # starting armies, one at a time
SWAPPING: Final[i64] = 53  # a single card for a unit
BASING: Final[i64] = 54  # where the unit goes
BUYING: Final[i64] = 55
NAMING_KNIGHTS: Final[i64] = 56  # that fight
NAMING_ENGINES: Final[i64] = 57
TAKING_KNIGHTS: Final[i64] = 58  # that go along
TAKING_ENGINES: Final[i64] = 59
SCORING: Final[i64] = 60

# How it ended
GOING_YET: Final[i64] = 0
BY_CARD: Final[i64] = 1
BY_ARMS: Final[i64] = 2
BY_ROUNDS: Final[i64] = 3
BY_POINTS: Final[i64] = 4

# What cards ask in the middle of a phase; chance answers from D6_ROLL on
NO_QUESTION: Final[i64] = 0
IN_WINDOW: Final[i64] = 1
SAY_SEAT: Final[i64] = 2
SAY_LAND: Final[i64] = 3
SAY_PERSON: Final[i64] = 4
ONE_DIE: Final[i64] = 5
MORE_DICE: Final[i64] = 6
PLACE_ARMY: Final[i64] = 7
PLACE_UNIT: Final[i64] = 8
HOW_MANY: Final[i64] = 9
LOSE_ONE: Final[i64] = 10
WITHDRAW: Final[i64] = 11
LET_GO: Final[i64] = 12  # which of the cards looked at is discarded
SAIL_TO: Final[i64] = 13
RANSOM_WHOM: Final[i64] = 14
D6_ROLL: Final[i64] = 20
DIE_AGAIN: Final[i64] = 21
DRAW_WAITING: Final[i64] = 22
LOOK: Final[i64] = 23
TURN_UP: Final[i64] = 24
LOSE_MAESTER: Final[i64] = 25
TAKE_MAESTER: Final[i64] = 26
