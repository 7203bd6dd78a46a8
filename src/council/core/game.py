"""A game without its state: its options, notation, descriptions and refusals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, ClassVar

from council.core.bots import Learner, Levels
from council.core.features import FeatureTable
from council.core.heuristics import Heuristics, Judgement
from council.core.observer import FeatureRows, FeatureWriter, numbers_of
from council.core.rulebook import Rulebook, Words
from council.core.state import REFEREE, State, listed, members

Json = Any


@dataclass(frozen=True)
class Who:
    """A seat, as a fact of a message; shown as the player's name."""

    seat: int


Fact = int | str | Who | Words


@dataclass(frozen=True)
class Message:
    """Something to say: a key of the catalogue and facts; the language is chosen outside."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Say = Callable[[Message], str]


@dataclass(frozen=True)
class Refusal:
    """Why a move cannot be made: the rule that forbids it and a sentence."""

    rule: str
    message: Message


class IllegalMove(Exception):
    """A person's move that the rules do not allow now."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal.rule} {refusal.message.key}")
        self.text = text
        self.refusal = refusal


class Invalid(ValueError):
    """Bad text or data: says what was wrong and what would be right."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key + "".join(f" {name}={value!r}" for name, value in facts.items()))
        self.message = Message(key, {name: _printable(value) for name, value in facts.items()})


class Unwritten(Invalid):
    """What somebody wants to do, but no move of the game says, and the rule that forbids it."""

    def __init__(self, rule: str, key: str, /, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.rule = rule


def _printable(value: Fact) -> Fact:
    """A stranger's text without what could steer a terminal."""
    if not isinstance(value, str):
        return value
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in value)


@dataclass(frozen=True)
class Option:
    """A choice made before the game; `<game>-help-<name>` in the catalogue explains it."""

    name: str
    kind: str  # "switch" | "number" | "numbers" | "words"
    default: Json
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    # Where the option means something: what other options must be, any of these rows; (): always.
    needs: tuple[Mapping[str, tuple[Json, ...]], ...] = ()
    seats: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # players by word

    def read(self, value: Json) -> Json:
        """The value of the right type, or Invalid naming what is allowed."""
        if self.kind == "switch":
            return self._switch(value)
        if self.kind == "number":
            return self._number(value)
        if self.kind == "numbers":
            parts = value if isinstance(value, list) else str(value).split(",")
            return [self._number(part) for part in parts if part != ""]
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if value not in self.words:
            raise Invalid(
                "option-not-a-word",
                option=self.name,
                got=_short(value),
                allowed=", ".join(self.words),
            )
        return value

    def _switch(self, value: Json) -> bool:
        spelt = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
        found = value if isinstance(value, bool) else spelt.get(str(value).lower())
        if found is None:
            raise Invalid("option-not-a-switch", option=self.name, got=_short(value))
        return found

    def _number(self, value: Json) -> int:
        text = str(value).strip()
        if isinstance(value, bool) or not text.isdecimal() or not text.isascii() or len(text) > 9:
            raise Invalid(
                "option-not-a-number",
                option=self.name,
                got=_short(value),
                low=self.low,
                high=self.high,
            )
        if not self.low <= int(text) <= self.high:
            raise Invalid(
                "option-out-of-range", option=self.name, got=text, low=self.low, high=self.high
            )
        return int(text)


def _short(value: object) -> str:
    """What somebody typed, short enough to repeat."""
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first move: with the moves it makes the game."""

    seats: int
    options: Mapping[str, Json] = field(default_factory=dict)
    data: Mapping[str, Json] = field(default_factory=dict)  # an owner's values, {} for ours
    revision: int = 0  # of the rules in detail: a game that began under an older one keeps it
    position: Mapping[str, str] = field(default_factory=dict)  # `Game.given`; {} for the beginning


@dataclass(frozen=True)
class Trial:
    """A kind of game whose speed is measured; without a name it stands for the whole game."""

    name: str = ""
    options: Mapping[str, Json] = field(default_factory=dict)
    seats: tuple[int, ...] = (4, 2, 6)
    decisions: int = 0  # searched from the start on; 0: those of the first leg


@dataclass(frozen=True)
class Event:
    """A move as a reader saw it, with the reader's view just before."""

    seat: int
    move: int
    before: State


ONLY = "only"  # the kind of a question with one answer: nobody wants to be asked that


@dataclass(frozen=True)
class AskWindow:
    """A question to which most say the same: a card, or pass? Told by what all can see, so that
    neither who is asked nor how long it takes tells of a hand."""

    kind: str  # one of `Game.windows`, by which players say where they want to be asked; or ONLY
    concerns: bool  # the seat asked: its turn, its battle, its challenge
    move: int  # the answer of a seat that lets it pass
    about: str = ""  # who has let one pass need not be asked about the same again; "": always new


class Game:
    """One stateless object per game. What it says of a state is said of a view."""

    name: ClassVar[str]
    version: ClassVar[int]
    revision: ClassVar[int] = 0  # rises when rules change in a way that older logs can keep
    fewest: ClassVar[int]
    most: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[int]  # plain moves
    numbers: ClassVar[int]  # plain moves and aliases
    trials: ClassVar[tuple[Trial, ...]] = (Trial(),)
    # Smaller games for the lab, not offered at tables: data/<name>.toml, as an owner's data file
    variants: ClassVar[tuple[Trial, ...]] = ()
    measured: ClassVar[str] = "games"  # what is counted a second: "games" or "turns"
    # Whether a new leg begins with an empty table, so that the old one is worth a last look.
    clears: ClassVar[bool] = True
    data_example: ClassVar[tuple[str, ...]] = ()  # lines of an owner's data file
    # What can be typed at the table besides moves: `<game>-order-<name>`, `<game>-about-<name>`.
    orders: ClassVar[tuple[str, ...]] = ()
    windows: ClassVar[tuple[str, ...]] = ()  # the kinds there are: `<game>-window-<kind>`
    heuristics: ClassVar[Heuristics] = Heuristics()  # what the game tells a search
    observer: ClassVar[FeatureWriter | None] = None  # writes the numbers of `feature_table`
    title: Words
    rulebook: Rulebook

    # -- setup

    def setup(self, seats: int, options: Mapping[str, Json] | None = None) -> Setup:
        """A checked setup with every option filled in; Invalid says what is wrong."""
        if not self.fewest <= seats <= self.most:
            raise Invalid(
                "seats-out-of-range", game=self.title, got=seats, low=self.fewest, high=self.most
            )
        given = dict(options or {})
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise Invalid("option-unknown", got=_short(name), allowed=", ".join(sorted(known)))
        chosen = {
            o.name: o.read(given[o.name]) if o.name in given else o.default for o in self.options
        }
        return self.settled(Setup(seats, chosen, self.own_data(), self.revision))

    def settled(self, setup: Setup) -> Setup:
        """Options that depend on the number of seats or on each other, checked and resolved."""
        return setup

    def own_data(self) -> Mapping[str, Json]:
        """The values an owner of the box put in place of ours."""
        return {}

    def with_data(self, data: Mapping[str, Json], file: str) -> "Game":
        """The same game with an owner's values; Invalid names file, item and key."""
        raise Invalid("data-not-supported", game=self.title, file=file)

    def new(self, setup: Setup) -> State:
        raise NotImplementedError

    def given(self, position: Mapping[str, str]) -> State:
        """A position from a few words, for counting, puzzles and tests."""
        raise Invalid("position-not-supported", game=self.title)

    def begin(self, setup: Setup) -> State:
        """The state before the first move: of a new game, or of the position it starts from."""
        return self.given(setup.position) if setup.position else self.new(setup)

    def longest(self, setup: Setup) -> int:
        """No game has more decisions than this, chance included."""
        raise NotImplementedError

    # -- bots

    def learned(self, state: State) -> Judgement | None:
        """What was learned of games of this kind, for one decision; None: nothing. The same for
        every viewer."""
        return None

    def learner(self, seats: int) -> Learner | None:
        """What teachers of networks need for games of so many; None: they cannot be taught."""
        return None

    def levels(self, state: State) -> Levels:
        """The levels of bots that are not the usual ones in games of this kind. The same for every
        viewer and all through the game, because the pace of a bot shows it."""
        return {}

    # -- moves

    def offers(self, view: State) -> list[int]:
        """What a person may pick: the legal moves with aliases spelt out."""
        return members(view.legal_moves())

    def text(self, move: int) -> str:
        """The notation of a move."""
        raise NotImplementedError

    def number(self, text: str) -> int:
        """The move of a notation; Invalid when there is none."""
        raise NotImplementedError

    def parse(self, view: State, text: str) -> int:
        """What a person typed; Invalid names the nearest moves that can be made now."""
        tidy = " ".join(text.lower().split())
        try:
            return self.number(tidy)
        except Unwritten:
            raise
        except Invalid:
            near = get_close_matches(tidy, [self.text(m) for m in self.offers(view)], 3, 0.5)
            if not near:
                raise
            raise Invalid("move-unknown-near", got=_short(text), near=", ".join(near)) from None

    def legal(self, state: State, move: int) -> bool:
        return 0 <= move < self.numbers and listed(state.legal_moves(), state.same(move))

    def refuse(self, state: State, move: int) -> Refusal | None:
        """Why the seat asked cannot make this move; None when it can."""
        raise NotImplementedError

    def foreseen(self, before: State, move: int, after: State) -> bool:
        """Whether the mover could foresee all that a move showed to anybody, from one whole state
        to the other, nothing drawn between. Where that is not sure, it is not."""
        return False

    # -- what a viewer is shown

    def words(self) -> Mapping[str, Words]:
        """The names of things, by the ids they have in a view; for the browser."""
        return {}

    def describe(self, view: State) -> Json:
        """The view for the browser. Refuses the referee's state: it would show all hands."""
        if view.viewer == REFEREE and view.seat() != -2:
            raise AssertionError("describe() takes a view")
        return self.picture(view)

    def picture(self, view: State) -> Json:
        raise NotImplementedError

    def hand(self, view: State) -> Json:
        """What the picture of a seat's view shows as its hand, without the rest of the picture."""
        return self.picture(view).get("hand", [])

    def question(self, view: State) -> Message:
        """Who must do what, in a whole sentence."""
        raise NotImplementedError

    def window(self, view: State) -> AskWindow | None:
        """The window that is open, as this viewer may know it; None: it is no such question."""
        return None

    def draw(self, view: State, say: Say, names: Sequence[str]) -> str:
        """The view for the terminal, at most 80 columns, with [style]...[/] marks."""
        raise NotImplementedError

    def glance(self, view: State, drawn: State, say: Say) -> str | None:
        """What is new since the viewer was last shown it all; None: it is time to draw all."""
        return None

    def remark(self, view: State, text: str, say: Say) -> str:
        """What helps to choose: a few characters beside a move, or the first words of one."""
        return ""

    def obey(self, order: str, view: State, text: str, say: Say) -> str:
        """The answer to one of `orders`, as a drawing; Invalid says what is wrong with the text."""
        raise AssertionError(order)

    def reasons(self, view: State, move: int, other: int) -> list[Message]:
        """What speaks for a plain move of the viewer's rather than for another one: at most two
        sentences, the same every time; none when the two lead to much the same."""
        return []

    def label(self, token: str, say: Say) -> str:
        """What a person reads for a token of the notation; may hold [style]...[/] marks."""
        return token

    def tell(self, event: Event, view: State) -> list[Message]:
        """What happened, from the view before, the move as seen, and the view after."""
        raise NotImplementedError

    def record(self, state: State) -> Json:
        """Every field of the referee's state, for the digest of a log."""
        raise NotImplementedError

    def feature_table(self, state: State) -> FeatureTable:
        """What learners are told in games of this kind: mode, number of seats, options."""
        raise NotImplementedError

    def observe(self, view: State) -> list[float]:
        """The view as numbers named by `feature_table`."""
        assert self.observer is not None
        table = self.feature_table(view)
        told = numbers_of(self.observer, FeatureRows(table.sizes, table.highs), view)
        return [float(told[k] + 256 * told[k + 1]) for k in range(0, len(told), 2)]

    def evaluate(self, view: State, seat: int) -> float:
        """How well the seat stands, 0 to 1, from what it may know."""
        raise NotImplementedError

    def turn(self, state: State) -> int:
        """A number that changes with each turn, if turns are `measured`; -1 before the first."""
        raise NotImplementedError

    def results(self, state: State) -> list[dict[str, Json]]:
        """The final table, a row for each seat: `score`, `rank` (from 1), `won` (a share)."""
        raise NotImplementedError

    def houses(self, state: State) -> list[str]:
        """The House that each seat plays, by its id; empty where the game has none."""
        return []

    def standings(self, state: State) -> list[float]:
        """How far each seat has come by the end, 0 to 1: its score on the scale of the game.

        Tie-breakers do not count. Learners who ask for it are rewarded by it."""
        return [float(state.value(seat)) for seat in range(int(state.seats))]

    def data_report(self) -> list[tuple[str, str, str, str]]:
        """Item, key, value and provenance of every value that is not as printed."""
        return []
