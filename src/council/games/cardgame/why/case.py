"""A move as the referee checks it: its parts, and the table it would be made on."""

from collections.abc import Callable
from functools import cache

from council.core.game import Fact, Message
from council.core.state import REFEREE, members
from council.games.cardgame import moves as m
from council.games.cardgame.box.library import ACTION, RESPONSE, SAVE, Ability
from council.games.cardgame.cards import Box, Face
from council.games.cardgame.engine import CardGame
from council.games.cardgame.shown.view import lying, step, subject
from council.games.cardgame.state.board import HAND

Check = Callable[["Case"], Message | None]
Facts = dict[str, Fact]

# The verbs of the table and where each begins; a word is its own verb.
RANGES: tuple[tuple[int, str], ...] = (
    (int(m.PLOT), "plot"),
    (int(m.PLACE), "place"),
    (int(m.MARSHAL), "marshal"),
    (int(m.DUPLICATE), "duplicate"),
    (int(m.PLAY), "play"),
    (int(m.USE), "use"),
    (int(m.USE_SECOND), "use-second"),
    (int(m.CHALLENGE), "challenge"),
    (int(m.COMMIT), "commit"),
    (int(m.PICK), "pick"),
    (int(m.DRAW), "draw"),
    (int(m.LOSE), "lose"),
    (int(m.REVEAL), "reveal"),
    (int(m.FIRST), "first"),
    (int(m.INITIATIVE), "initiative"),
    (int(m.STARK), "seats"),
    (int(m.UNSEEN_PLOT), "unseen"),
)
BY_CHANCE = ("draw", "lose", "reveal", "initiative", "seats", "unseen", "ready", "again")
ACTS = ("pass", "play", "use", "use-second")
ANSWERS = {
    "draft": ("plot",),
    "plot-deck": ("plot",),
    "mulligan": ("hand",),
    "place": ("place", "place-nothing"),
    "plot": ("plot",),
    "new-plot": ("plot",),
    "first": ("first",),
    "order-plots": ("pick",),
    "order-passives": ("pick",),
    "order-saves": ("pick",),
    "respond": ACTS,
    "save": ACTS,
    "act": ACTS,
    "marshal": (*ACTS, "marshal", "duplicate"),
    "host": ("pick",),
    "challenge": ("challenge", "done"),
    "attack": ("commit", "done"),
    "stealth": ("pick", "pass"),
    "defend": ("commit", "done"),
    "claim": ("pick",),
    "kneel": ("pick",),
    "pick": ("pick",),
    "pick-up-to": ("pick", "done"),
    "take": ("place",),
    "discard": ("pick",),
    "search": ("pick", "nothing"),
}
# The rule behind each question, for whoever answers something else
RULE_OF_STEP = {
    "draft": "DRF-03",
    "plot-deck": "DRF-06",
    "mulligan": "SET-08",
    "place": "SET-10",
    "plot": "PLT-01",
    "new-plot": "AMB-37",
    "first": "PLT-09",
    "order-plots": "PLT-11",
    "order-passives": "PAS-03",
    "order-saves": "AMB-20",
    "respond": "RSP-03",
    "save": "SAV-01",
    "act": "MAR-02",
    "marshal": "MAR-08",
    "host": "CRD-09",
    "challenge": "CHL-06",
    "attack": "CHL-06",
    "stealth": "KEY-03",
    "defend": "CHL-08",
    "claim": "CLM-02",
    "kneel": "AMB-22",
    "pick": "AMB-22",
    "pick-up-to": "AMB-22",
    "take": "AMB-22",
    "discard": "PIL-02",
    "search": "AMB-53",
}
KIND_OF_STEP = {"respond": RESPONSE, "save": SAVE, "act": ACTION, "marshal": ACTION}
SETUP_GOLD = 5


@cache
def verb_of(move: int) -> tuple[str, int]:
    """The verb of a move and its number among the moves with that verb."""
    if move < m.PLOT:
        return m.WORD_TEXTS[move].removesuffix(" nothing").split()[0] + (
            "-nothing" if move == m.PLACE_NOTHING else ""
        ), 0
    first, verb = next((first, verb) for first, verb in reversed(RANGES) if move >= first)
    return verb, move - first


class Case:
    """A move taken apart, and the table it is to be made on."""

    def __init__(self, view: CardGame, move: int, box: Box) -> None:
        self.view = view
        self.box = box
        self.move = move
        self.asked = int(view.seat())
        self.seat = self.asked if view.viewer == REFEREE else int(view.viewer)
        self.step = step(view)
        self.verb, self.n = verb_of(move)

    @property
    def house(self) -> int:
        """The House of the seat that is asked."""
        return int(self.view.house_of(self.asked))

    @property
    def face(self) -> Face:
        """What is printed on the card of the move."""
        return self.box.cards[self.n]

    def card(self) -> Facts:
        """The thing the move names."""
        thing = 100 + self.n if self.verb == "plot" else self.n
        return {"card": self.box.name(thing)}

    def no(self, key: str, **facts: Fact) -> Message:
        return Message(f"cardgame-why-{key}", {**self.card(), **facts})

    def legal(self) -> bool:
        """For what only the whole list can tell: what else is on offer."""
        return self.move in members(self.view.legal_moves())

    def names_hand_card(self) -> bool:
        return self.verb in ("marshal", "duplicate", "play") or (
            self.verb == "pick" and self.step == "discard"
        )

    def hand(self) -> list[int]:
        return lying(self.view, int(HAND) + 3 * self.house)

    def mine(self) -> bool:
        return self.n < 100 and self.n // 50 == self.house

    def ability(self) -> Ability | None:
        """The ability a `play` or `use` means here."""
        wanted = KIND_OF_STEP[self.step]
        second = int(self.verb == "use-second")
        found = [
            a
            for a in self.view.library.of[self.n]
            if a.kind == wanted and (a.second == second or self.step != "act")
        ]
        return found[0] if found else None

    def acts(self) -> bool:
        return self.verb in ("play", "use", "use-second")

    def duplicate_saves(self) -> bool:
        """A duplicate under the victim that is to be saved."""
        if self.step != "save" or self.verb != "use" or self.n >= 100:
            return False
        return bool(self.view.host[self.n] == subject(self.view) and not self.view.in_play(self.n))
