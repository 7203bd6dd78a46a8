"""What card texts refer to: cards, numbers and conditions, as data (see `build/vocabulary.py`).

`rules/select.py` reads them against the table.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Players
ANYBODY: Final[i64] = 0
YOU: Final[i64] = 1
OPPONENT: Final[i64] = 2
EACH: Final[i64] = 3

# Zones
ANYWHERE: Final[i64] = -1
ZONE_HAND: Final[i64] = 0
ZONE_DECK: Final[i64] = 1
ZONE_PLAY: Final[i64] = 2
ZONE_DISCARD: Final[i64] = 3
ZONE_DEAD: Final[i64] = 4
ZONE_PLOT: Final[i64] = 5

# Where an ability frame keeps what it knows: the event that set it off, the host, then named cards
HOST: Final[i64] = 6
NAMES: Final[i64] = 7
PLAIN: Final = vec[i64]([0] * 64)  # slots of a text that names nothing


@final
class Selector:
    """All that is given must hold. -1 stands for: not asked."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.mask0: i64 = numbers["mask0"]  # what is printed, as sets of the two decks
        self.mask1: i64 = numbers["mask1"]
        self.zone: i64 = numbers["zone"]
        self.controller: i64 = numbers["controller"]
        self.icon: i64 = numbers["icon"]
        self.no_icon: i64 = numbers["no_icon"]
        self.standing: i64 = numbers["standing"]
        self.participating: i64 = numbers["participating"]
        self.attacking: i64 = numbers["attacking"]
        self.defending: i64 = numbers["defending"]
        self.strength_max: i64 = numbers["strength_max"]
        self.attachments_max: i64 = numbers["attachments_max"]
        self.itself: i64 = numbers["self"]
        self.attached: i64 = numbers["attached"]


# -- numbers

FIXED: Final[i64] = 0
COUNTED: Final[i64] = 1
GOLD_OF: Final[i64] = 2
HAND_OF: Final[i64] = 3
POWER_OF: Final[i64] = 4
ATTACHMENTS: Final[i64] = 5
CHALLENGES_WON: Final[i64] = 6


@final
class Amount:
    """A number, or what is counted when it is needed."""

    def __init__(
        self, kind: i64, number: i64, player: i64, select: Selector | None, span: i64
    ) -> None:
        self.kind: i64 = kind
        self.number: i64 = number  # fixed, or the type of challenge
        self.player: i64 = player
        self.select: Selector | None = select
        self.span: i64 = span  # 1: in this phase, 2: in this round


# -- conditions

PLAYER_IS: Final[i64] = 0
CARD_MATCHES: Final[i64] = 1
CHALLENGE_IS: Final[i64] = 2
PARTICIPATES: Final[i64] = 3
PHASE_IS: Final[i64] = 4
COMPARES: Final[i64] = 5
ANY_OF: Final[i64] = 6

SELF: Final[i64] = 0
ATTACHED: Final[i64] = 1
IT: Final[i64] = 2
NAMED: Final[i64] = 3
ALL: Final[i64] = 4


@final
class Test:
    """One condition. The event it may ask about is six numbers at a place of a list."""

    def __init__(self, kind: i64, numbers: dict[str, int]) -> None:
        self.kind: i64 = kind
        self.player: i64 = numbers.get("player", 0)
        self.bits: i64 = numbers.get("bits", 0)  # phases, or types of challenge
        self.role: i64 = numbers.get("role", 0)  # 0: either
        self.card: i64 = numbers.get("card", 0)  # SELF or ATTACHED; of an event 1: the host
        self.op: i64 = numbers.get("op", 0)
        self.select: Selector | None = None
        self.left: Amount | None = None
        self.right: Amount | None = None
        self.any_of: list[Test] = []


# -- references


@final
class Ref:
    """The cards an effect acts on."""

    def __init__(self, kind: i64, name: i64, select: Selector | None, but: i64) -> None:
        self.kind: i64 = kind
        self.name: i64 = name  # where the named cards are kept
        self.select: Selector | None = select
        self.but: i64 = but  # named cards left out; -1: none
