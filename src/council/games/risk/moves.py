"""The numbered moves of RISK: Game of Thrones, the same for every mode and map.

Territories are numbered 0-47 (Westeros) and 48-81 (Essos) as in the data files, whatever map is in
play; cards keep one number: the territories', then 28 characters, 40 maesters, 36 objectives and
the End Game card. Numbers of Dominion and World at War are here from the start: the table is fixed.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 7
HOUSES: Final[i64] = 7
TERRITORIES: Final[i64] = 82
WESTEROS: Final[i64] = 48  # the first territory of Essos
REGIONS: Final[i64] = 15
CARDS: Final[i64] = 187
CHARACTERS: Final[i64] = 82  # the first character card
MAESTERS: Final[i64] = 110
OBJECTIVES: Final[i64] = 150
END_GAME: Final[i64] = 186
MOST_COUNTED: Final[i64] = 127  # `armies 127`; more are counted from the other end

# Words
DONE: Final[i64] = 0
STOP: Final[i64] = 1
FIGHT: Final[i64] = 2
TAKE: Final[i64] = 3  # draw a card
PASS: Final[i64] = 4  # use no card now
MAESTER: Final[i64] = 5  # buy one
OBJECTIVE: Final[i64] = 6  # buy one
RANSOM: Final[i64] = 9  # free a captive
CALL: Final[i64] = 11  # an exiled House
WILDLINGS: Final[i64] = 12
YES: Final[i64] = 13
NO: Final[i64] = 14
NONE: Final[i64] = 15  # no army

HOUSE: Final[i64] = 16  # pick a House
DEAL: Final[i64] = 23  # a territory dealt in the setup
DEPLOY: Final[i64] = 105
CLAIM: Final[i64] = 187
ARMIES: Final[i64] = 269  # 1 to 127
ALL: Final[i64] = 396  # as many as may
LEAVE: Final[i64] = 397  # all but 1 to 128
ATTACK: Final[i64] = 525  # link
FROM: Final[i64] = 1033
TO: Final[i64] = 1115
DICE: Final[i64] = 1197  # 1 to 5
ROLL: Final[i64] = 1202  # 1 to 8
DRAW: Final[i64] = 1210  # card
TRADE: Final[i64] = 1397  # territory card
UNIT: Final[i64] = 1479
USE: Final[i64] = 1561  # character or maester
PICK: Final[i64] = 1629  # card
REVEAL: Final[i64] = 1816  # card
SEAT: Final[i64] = 2003
UNSEEN_DRAW: Final[i64] = 2010
UNSEEN_PICK: Final[i64] = 2011
KNIGHTS: Final[i64] = 2012  # 0 to 15
ENGINES: Final[i64] = 2028
MANEUVER: Final[i64] = 2044  # make the maneuver of the turn early
LATE_HOUSE: Final[i64] = 2045  # Arryn, Greyjoy: Houses 7 and 8, which nobody plays
NUMBERS: Final[i64] = 2047
MOST_UNITS: Final[i64] = 15  # `knights 15`; beyond that `all`

# Those after the first four belong to Dominion and to House Mitchell.
WORD_TEXTS: Final[list[str]] = [
    "done",
    "stop",
    "fight",
    "draw",
    "pass",
    "maester",
    "objective",
    "score",
    "keep",
    "ransom",
    "show",
    "call",
    "wildlings",
    "yes",
    "no",
    "none",
]
