"""A move as the referee checks it: the facts that the checks need."""

from collections.abc import Callable
from functools import cache

from council.core.game import Fact, Message
from council.core.state import REFEREE
from council.games.risk import moves as m
from council.games.risk.cards import Box, Territory, coast
from council.games.risk.state.board import Board
from council.games.risk.state.phase_names import phase
from council.games.risk.state.places import HAND, NOWHERE

Check = Callable[["Case"], Message | None]
Facts = dict[str, Fact]
# The verbs of the table and where each begins; a word is its own verb.
RANGES: tuple[tuple[int, str], ...] = (
    (int(m.HOUSE), "house"),
    (int(m.DEAL), "deal"),
    (int(m.DEPLOY), "deploy"),
    (int(m.CLAIM), "claim"),
    (int(m.ARMIES), "armies"),
    (int(m.ATTACK), "attack"),
    (int(m.FROM), "from"),
    (int(m.TO), "to"),
    (int(m.DICE), "dice"),
    (int(m.ROLL), "roll"),
    (int(m.DRAW), "drawn"),
    (int(m.TRADE), "trade"),
    (int(m.UNIT), "unit"),
    (int(m.USE), "use"),
    (int(m.PICK), "pick"),
    (int(m.REVEAL), "reveal"),
    (int(m.SEAT), "seat"),
    (int(m.UNSEEN_DRAW), "drawn"),
    (int(m.UNSEEN_PICK), "drawn"),
    (int(m.KNIGHTS), "knights"),
    (int(m.ENGINES), "engines"),
    (int(m.MANEUVER), "maneuver"),
    (int(m.LATE_HOUSE), "house"),
)


@cache
def verb_of(move: int) -> tuple[str, int]:
    """The verb of a move and its number among the moves with that verb."""
    if move < m.HOUSE:
        return m.WORD_TEXTS[move], 0
    first, verb = next((first, verb) for first, verb in reversed(RANGES) if move >= first)
    return verb, move - first + (int(m.HOUSES) if first == m.LATE_HOUSE else 0)


@cache
def adjacent(one: Territory, two: Territory, war: bool) -> bool:
    """By border, lane or coast; in World at War across the Narrow Sea too."""
    if two.id in one.adjacent or (coast(one) != "" and coast(one) == coast(two)):
        return True
    return war and {coast(one), coast(two)} == {"westeros:east", "essos:west"}


class Case:
    """A move taken apart, and the table it is to be made on."""

    def __init__(self, view: Board, move: int, box: Box) -> None:
        self.view = view
        self.box = box
        self.asked = int(view.seat())
        self.seat = self.asked if view.viewer == REFEREE else int(view.viewer)
        self.phase = phase(view)
        self.passes = False  # a card lets maneuvers pass through opponents
        self.verb, self.n = verb_of(move)

    def name(self, t: int) -> Fact:
        return self.box.territories[t].name

    def owner(self, t: int) -> int:
        return int(self.view.owner[t])

    def armies(self, t: int) -> int:
        return int(self.view.armies[t])

    def mine(self, t: int) -> bool:
        return self.owner(t) == self.asked

    def here(self, t: int) -> bool:
        return self.owner(t) != NOWHERE

    def adjacent(self, a: int, b: int) -> bool:
        land = self.box.territories
        war = self.here(0) and self.here(len(land) - 1)
        return adjacent(land[a], land[b], war) or self.sailed(land[a].id, land[b].id)

    def sailed(self, *ends: str) -> bool:
        """House Mitchell's own line, both ways."""
        lines = self.box.tables["setup"]["house_mitchell"]["extra_links"]
        return bool(self.view.mitchell) and any(set(ends) == set(line) for line in lines)

    def marches(self) -> bool:
        """Whether the move orders a maneuver."""
        return self.phase in ("leave", "go") and self.verb in ("from", "to")

    def chain(self, start: int) -> set[int]:
        """Own territories that can be reached from one through others."""
        lands = range(len(self.box.territories))
        way = [t for t in lands if self.mine(t) or (self.passes and self.owner(t) >= 0)]
        reached, fresh = {start}, [start]
        while fresh:
            a = fresh.pop()
            more = [b for b in way if b not in reached and self.adjacent(a, b)]
            reached.update(more)
            fresh += more
        return {t for t in reached if self.mine(t)}

    def places(self) -> list[int]:
        """The territories the move names."""
        if self.verb == "attack":
            return list(self.box.links[self.n])
        return [self.n] if self.verb in ("deploy", "from", "to", "claim", "unit") else []

    def hand(self) -> list[int]:
        place = HAND + self.asked
        return [card for card, where in enumerate(self.view.cards.place) if where == place]

    def begun(self) -> list[int]:
        """The cards of the set traded so far."""
        return [int(c) for c in (self.view.trade1, self.view.trade2) if c >= 0]

    def bonus_places(self) -> list[int]:
        cards = (self.view.trade1, self.view.trade2, self.view.trade3)
        return [int(card) for card in cards if self.mine(int(card))]

    def stock(self) -> int:
        """The armies from which some are taken: to place, in the conquering army, or there."""
        view = self.view
        if self.phase == "count":
            return int(view.bonus) or int(view.pool)
        here = self.armies(int(view.source))
        return here + int(view.committed) if self.phase == "move-in" else here

    def number(self) -> int:
        """The number of armies that is meant."""
        if self.n < m.MOST_COUNTED:
            return self.n + 1
        keep = 0 if self.phase == "count" else 1
        return self.stock() - (keep if self.n == m.MOST_COUNTED else self.n - int(m.MOST_COUNTED))
