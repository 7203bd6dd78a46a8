"""Westeros Intrigue as the rest of the program knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from council.core import rulebook
from council.core.bots import Learner, Levels
from council.core.features import FeatureTable
from council.core.game import (
    Event,
    Game,
    Invalid,
    Json,
    Message,
    Option,
    Refusal,
    Say,
    Setup,
    Trial,
)
from council.core.heuristics import Judgement
from council.core.rulebook import Words
from council.core.state import State
from council.games.intrigue import draw, foresight, reasons, view, why
from council.games.intrigue.board import CHOOSING_FIRST, DEALING
from council.games.intrigue.cards import HOUSE_IDS, OWNER, Box, load
from council.games.intrigue.features.evaluate import evaluate
from council.games.intrigue.features.table import table
from council.games.intrigue.features.writer import IntrigueObserver
from council.games.intrigue.moves import NAMED, NUMBERS, PLAIN, SLOT_TEXTS, SLOTS
from council.games.intrigue.position import given
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking.heuristics import IntrigueHeuristics
from council.games.intrigue.thinking.levels import levels
from council.games.intrigue.thinking.weights import judgement, learner

SEAT_WORDS = ("0", "1", "2", "3", "4", "5")


class IntrigueGame(Game):
    """Rules, notation and words of Westeros Intrigue, over one box of cards."""

    name = "intrigue"
    version = 1
    fewest = 2
    most = 6
    actions = int(PLAIN)
    numbers = int(NUMBERS)
    variants = (Trial("tiny", {"rounds": 1, "first": "0"}, (2,)),)
    heuristics = IntrigueHeuristics()
    observer = IntrigueObserver()
    data_example = ("[[iron_throne]]", 'id = "throne_7"', "daggers = 4")
    options = (
        Option("first", "words", "0", words=(*SEAT_WORDS, "random", "youngest")),
        Option("ages", "numbers", [], low=1, high=150, needs=({"first": ("youngest",)},)),
        Option("rounds", "number", 0, low=0, high=6),
        Option("house_counts", "switch", True),
    )

    def __init__(self, box: Box) -> None:
        self.title: Words = {"en": "Westeros Intrigue", "de": "Die Intrigen von Westeros"}
        self.box = box
        self.rulebook = rulebook.load(files("council.games.intrigue") / "rulebook.toml")
        self.texts = [view.move_text(move, box) for move in range(self.numbers)]
        self.by_text = {text: move for move, text in enumerate(self.texts)}
        self.tables = cache(partial(table, box=box))

    # -- setup

    def settled(self, setup: Setup) -> Setup:
        """The youngest becomes a seat, so that no age is kept; 0 rounds: one a player (R12)."""
        options = dict(setup.options)
        ages = options["ages"]
        if options["first"] == "youngest":
            if len(ages) != setup.seats:
                raise Invalid("intrigue-bad-ages", seats=setup.seats, got=len(ages))
            options["first"] = str(ages.index(min(ages)))
        elif ages:
            raise Invalid("intrigue-bad-ages-unused")
        options["ages"] = []
        if options["first"] != "random" and int(options["first"]) >= setup.seats:
            raise Invalid("intrigue-bad-first", got=options["first"], high=setup.seats - 1)
        options["rounds"] = options["rounds"] or setup.seats
        if options["rounds"] > setup.seats:
            raise Invalid(
                "option-out-of-range",
                option="rounds",
                got=str(options["rounds"]),
                low=1,
                high=setup.seats,
            )
        return replace(setup, options=options)

    def own_data(self) -> Mapping[str, Json]:
        return self.box.own

    def with_data(self, data: Mapping[str, Json], file: str) -> "IntrigueGame":
        return IntrigueGame(load(data, file)) if data else GAME

    def new(self, setup: Setup) -> State:
        state = self.blank(setup.seats)
        state.rounds = setup.options["rounds"]
        state.counts = int(setup.options["house_counts"])
        if setup.options["first"] == "random":
            state.phase = CHOOSING_FIRST
        else:
            state.first = int(setup.options["first"])
            state.turn = state.first
            state.phase = DEALING
        return state

    def blank(self, seats: int) -> Intrigue:
        """An empty table with this box's Iron Throne cards."""
        state = Intrigue(seats, None)
        state.values = vec[i64]([throne.value for throne in self.box.thrones])
        state.daggers = vec[i64]([throne.daggers for throne in self.box.thrones])
        deal = self.box.deals[seats]
        state.hand_size = deal.hand
        state.width = deal.bottom_row_max
        state.per_house = deal.house_cards
        state.all_cards = deal.cards()
        state.deck = state.all_cards
        state.throne_deck = (1 << deal.thrones) - 1
        return state

    def given(self, position: Mapping[str, str]) -> State:
        return given(self.blank, position)

    def longest(self, setup: Setup) -> int:
        """A round deals 36 cards, places as many, draws and reveals a throne card; plus first."""
        return int(setup.options["rounds"]) * (36 + 36 + 1 + 1) + 1

    # -- bots

    def learned(self, state: State) -> Judgement | None:
        return judgement(int(state.seats)) if not self.box.own else None

    def learner(self, seats: int) -> Learner | None:
        return learner(seats)

    def levels(self, state: State) -> Levels:
        return levels(int(state.seats))

    # -- moves

    def offers(self, view: State) -> list[int]:
        table = _own(view)
        hand = int(table.hands[table.turn]) if table.seat() >= 0 else 0
        slots = int(SLOTS)
        return [
            int(NAMED) + card * slots + int(plain) % slots
            for plain in table.legal_moves()
            for card in range(9 * (int(plain) // slots), 9 * (int(plain) // slots) + 9)
            if hand >> card & 1
        ]

    def text(self, move: int) -> str:
        return self.texts[move]

    def number(self, text: str) -> int:
        move = self.by_text.get(text)
        if move is None:
            raise Invalid(
                "intrigue-move-unknown", got=text[:40], slots=f"{SLOT_TEXTS[1]}, {SLOT_TEXTS[12]}"
            )
        return move

    def refuse(self, state: State, move: int) -> Refusal | None:
        return why.refuse(_own(state), move, self.box)

    # -- what a viewer is shown

    def foreseen(self, before: State, move: int, after: State) -> bool:
        return foresight.foreseen(_own(before.mask(before.seat())), move)

    def words(self) -> Mapping[str, Words]:
        houses = dict(zip(HOUSE_IDS, self.box.houses, strict=True))
        return houses | {character.id: character.name for character in self.box.characters}

    def picture(self, view_: State) -> Json:
        return view.picture(_own(view_), self.box)

    def hand(self, view_: State) -> Json:
        return view.hand_picture(_own(view_), self.box)

    def question(self, view_: State) -> Message:
        return view.question(_own(view_))

    def draw(self, view_: State, say: Say, names: Sequence[str]) -> str:
        return draw.draw(_own(view_), self.box, say, names)

    def reasons(self, view_: State, move: int, other: int) -> list[Message]:
        return reasons.reasons(_own(view_), move, other, self.box)

    def label(self, token: str, say: Say) -> str:
        return draw.label(token, self.box, say)

    def tell(self, event: Event, view_: State) -> list[Message]:
        return view.tell(event, _own(view_), self.box)

    def record(self, state: State) -> Json:
        return view.record(_own(state))

    def feature_table(self, state: State) -> FeatureTable:
        return self.tables(int(state.seats), int(_own(state).rounds))

    def evaluate(self, view_: State, seat: int) -> float:
        return evaluate(_own(view_), seat)

    def results(self, state: State) -> list[dict[str, Any]]:
        table = _own(state)
        return [
            {
                "score": int(table.score(seat)),
                "rank": int(table.rank(seat)) + 1,
                "won": float(table.value(seat)),
            }
            for seat in range(int(table.seats))
        ]

    def standings(self, state: State) -> list[float]:
        """1 would be no penalty point and the best Iron Throne card of every round, 0 a full hand
        left in every round."""
        table = _own(state)
        rounds = int(table.rounds)
        best = -rounds * max(throne.value for throne in self.box.thrones)
        worst = rounds * int(table.hand_size)
        scores = [int(table.score(seat)) for seat in range(int(table.seats))]
        return [(worst - score) / (worst - best) for score in scores]

    def data_report(self) -> list[tuple[str, str, str, str]]:
        return [mark for mark in self.box.marks if mark[3] in ("reconstructed", OWNER)]


def _own(state: State) -> Intrigue:
    assert isinstance(state, Intrigue)
    return state


GAME = IntrigueGame(load({}, "intrigue.toml"))
