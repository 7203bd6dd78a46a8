"""All card texts of a game, as the engine reads them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from council.games.cardgame.box.texts import ANYBODY, Amount, Ref, Selector, Test
from council.kit.stack import Op

ACTION: Final[i64] = 0
RESPONSE: Final[i64] = 1
SAVE: Final[i64] = 2
PASSIVE: Final[i64] = 3
CONSTANT: Final[i64] = 4
REPLACEMENT: Final[i64] = 5
WHEN_REVEALED: Final[i64] = 6

# What constants and lasting entries do
STRENGTH: Final[i64] = 0
CLAIM: Final[i64] = 1
COST: Final[i64] = 2
KEYWORD: Final[i64] = 3
ICON: Final[i64] = 4
RULE: Final[i64] = 5
REDUCTION: Final[i64] = 6
DELAYED: Final[i64] = 7


@final
class Lasts:
    """What lasts as long as its text is in force, or is noted for a while by an effect."""

    def __init__(self, kind: i64, which: i64, amount: Amount, cards: Ref | None) -> None:
        self.kind: i64 = kind
        self.which: i64 = which  # keyword, icon or rule
        self.amount: Amount = amount
        self.cards: Ref | None = cards
        self.player: i64 = ANYBODY
        self.bits: i64 = 7  # types of challenge, or phases
        self.sort: i64 = kind  # as the sets of a library sort it


@final
class Ability:
    """One ability of a title or a plot."""

    def __init__(self, number: i64, kind: i64) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.phases: i64 = 0
        self.on: i64 = -1
        self.limit: i64 = 0  # 0: none
        self.per: i64 = 0
        self.by_title: i64 = 0
        self.from_hand: i64 = 0
        self.names: i64 = 0  # how many sets of cards it names
        self.program: i64 = -1
        self.second: i64 = 0  # 1: the second of its card that is used by a move
        self.when: list[Test] = []
        self.costs: list[Op] = []
        self.targets: list[Op] = []
        self.effects: list[Op] = []
        self.lasts: list[Lasts] = []


@final
class Library:
    """All texts of a game: by card or plot (100 and above), and as programs."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.of: list[list[Ability]] = []
        self.programs: list[list[Op]] = []
        self.attach: list[Selector | None] = []  # by card: the hosts of an attachment
        self.selectors: list[Selector] = []  # of cost reductions
        self.delays: list[list[Test]] = []  # conditions of delayed effects
        # Which cards have what, as sets: 2 x (kind, phase or event) + deck. Events, which work
        # from the hand, stand for themselves: the first copy of each title.
        self.constants: vec[i64] = vec[i64]([0] * 18)  # by what they do, see below
        self.actions: vec[i64] = vec[i64]([0] * 16)
        self.answers: vec[i64] = vec[i64]([0] * 20)  # responses and passives
        self.saves: vec[i64] = vec[i64]([0] * 2)
        self.event_actions: vec[i64] = vec[i64]([0] * 16)
        self.event_answers: vec[i64] = vec[i64]([0] * 20)
        self.event_saves: vec[i64] = vec[i64]([0] * 2)
        # By plot, as sets: sorts of constants, and events that its passives answer
        self.plot_constants: vec[i64] = vec[i64]([0] * 32)
        self.plot_passives: vec[i64] = vec[i64]([0] * 32)


# Kinds of constants beyond those of Lasts
BLANKING: Final[i64] = 6
OF_PLAYERS: Final[i64] = 7
REPLACING: Final[i64] = 8

LIBRARIES: Final[list[Library]] = []
