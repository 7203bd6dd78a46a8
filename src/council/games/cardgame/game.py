"""The card game as the rest of the program knows it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from council.core import rulebook
from council.core.bots import Learner, Levels
from council.core.features import FeatureTable
from council.core.game import (
    AskWindow,
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
from council.core.saved import data_text
from council.core.state import State
from council.games.cardgame import asides, draw
from council.games.cardgame.box.book import BOOKS
from council.games.cardgame.build.builder import build
from council.games.cardgame.cards import Box, load, names, trait_name
from council.games.cardgame.engine import CardGame
from council.games.cardgame.features.evaluate import evaluate
from council.games.cardgame.features.table import table
from council.games.cardgame.features.writer import CardGameObserver
from council.games.cardgame.moves import NUMBERS
from council.games.cardgame.position import given
from council.games.cardgame.shown import picture, told, view, windows
from council.games.cardgame.shown.view import own
from council.games.cardgame.state import record
from council.games.cardgame.thinking.heuristics import CardGameHeuristics
from council.games.cardgame.thinking.levels import LEVELS
from council.games.cardgame.thinking.reasons import reasons
from council.games.cardgame.thinking.weights import judgement, learner
from council.games.cardgame.why import placing, referee
from council.kit.foresight import nothing_new

MOST_ROUNDS = 200
PLOTS_FROM = ("printed", "draft", "own")
SEATINGS = ("random", "first", "second")
JON = "jon_snow"
# AMB-46: what Jon Snow answers. The printed trigger is not known.
LOST: Json = {"test": "player", "is": "you"}
DIED: Json = {"type": "character", "controller": "you", "self": False}
STANDS: Json = [{"do": "stand", "cards": "self"}]
JON_ABILITIES: dict[str, Json] = {
    "defended": None,
    "any_loss": {"kind": "response", "on": "challenge_lost", "when": [LOST], "effect": STANDS},
    "mourning": {
        "kind": "response",
        "on": "card_killed",
        "when": [{"test": "card", "matches": DIED}],
        "effect": STANDS,
    },
}
# Decisions and chance of one round at the very most: each of a hundred cards is played, used and
# knelt for a cost a few times, every one of these with its window of answers.
ROUND_BOUND = 4000
SETUP_BOUND = 300


class CardGameGame(Game):
    """Rules, notation and words of the card game, over one box."""

    name = "cardgame"
    version = 1
    fewest = 2
    most = 2
    actions = int(NUMBERS)
    numbers = int(NUMBERS)
    trials = (Trial("", {}, (2,), 60),)
    clears = False
    orders = asides.ORDERS
    windows = windows.KINDS
    heuristics = CardGameHeuristics()
    observer = CardGameObserver()
    data_example = ("[[plot]]", 'id = "detained"', "income = 3")
    options = (
        Option("plots", "words", "printed", words=PLOTS_FROM),
        Option("stark", "words", "random", words=SEATINGS),
        Option("rounds", "number", 50, low=1, high=MOST_ROUNDS),
        Option("winner_needs_strength", "switch", False),
        Option(JON, "words", "defended", words=tuple(JON_ABILITIES)),
    )

    def __init__(self, box: Box, file: str) -> None:
        self.title: Words = {
            "en": "Game of Thrones: the card game",
            "de": "Game of Thrones: das Kartenspiel",
        }
        self.box = box
        self.file = file
        self.rulebook = rulebook.load(files("council.games.cardgame") / "rulebook.toml")
        self.texts = view.texts(box)
        self.by_text = {text: move for move, text in enumerate(self.texts)}
        self.table = table(box)
        self.books: dict[str, int] = {}
        self.book("defended")

    # -- setup

    def own_data(self) -> Mapping[str, Json]:
        return self.box.own

    def with_data(self, data: Mapping[str, Json], file: str) -> "CardGameGame":
        try:
            return CardGameGame(load(data, file), file) if data else GAME
        except RecursionError:  # conditions within conditions without end
            raise Invalid("data-not-sensible", file=file) from None

    def book(self, jon: str) -> int:
        """The number of the book with Jon Snow's ability as chosen."""
        if jon not in self.books:
            changes = {JON: [JON_ABILITIES[jon]]} if JON_ABILITIES[jon] else {}
            self.books[jon] = build(self.box, self.file, changes)
            BOOKS[self.books[jon]].recipe = (data_text(self.own_data()), jon)
        return self.books[jon]

    def blank(self) -> CardGame:
        """An empty table."""
        return CardGame(self.books["defended"], None)

    def new(self, setup: Setup) -> State:
        chosen = setup.options
        state = CardGame(self.book(chosen[JON]), None)
        state.plots_from = PLOTS_FROM.index(chosen["plots"])
        state.seating = SEATINGS.index(chosen["stark"]) - 1
        state.rounds = chosen["rounds"]
        state.needs_strength = int(chosen["winner_needs_strength"])
        state.open()
        return state

    def given(self, position: Mapping[str, str]) -> State:
        return given(self.blank, self.box, position)

    def longest(self, setup: Setup) -> int:
        return SETUP_BOUND + ROUND_BOUND * int(setup.options["rounds"])

    # -- bots

    def levels(self, state: State) -> Levels:
        return LEVELS

    def learned(self, state: State) -> Judgement | None:
        """With the printed cards: nothing was learned of others."""
        return None if self.own_data() else judgement()

    def learner(self, seats: int) -> Learner | None:
        return learner()

    # -- moves

    def text(self, move: int) -> str:
        return self.texts[move]

    def number(self, text: str) -> int:
        move = self.by_text.get(text)
        if move is None:
            raise Invalid("cardgame-move-unknown", got=text[:40])
        return move

    def refuse(self, state: State, move: int) -> Refusal | None:
        return referee.refuse(own(state), move, self.box)

    def foreseen(self, before: State, move: int, after: State) -> bool:
        return nothing_new(own(before).cards, own(after).cards, int(before.seat()))

    # -- what a viewer is shown

    def words(self) -> Mapping[str, Words]:
        """Names by id; texts by `<title>.text`, other words by `<kind>.<word>`."""
        found: dict[str, Words] = {}
        for number, name in enumerate(self.box.ids):
            found[name] = self.box.name(number)
        for face in self.box.faces:
            found[f"{face.id}.text"] = face.text
        for plot in self.box.plots:
            found[f"{plot.id}.text"] = plot.text
        for kind in ("house", "type", "icon", "keyword", "phase", "trait"):
            found |= {f"{kind}.{word}": words for word, words in names()[kind].items()}
        traits = {trait for face in self.box.faces for trait in face.traits}
        found |= {f"trait.{trait}": trait_name(trait) for trait in sorted(traits)}
        found |= {house: names()["house"][house] for house in ("stark", "lannister")}
        return found

    def picture(self, view_: State) -> Json:
        return {**picture.picture(own(view_), self.box), **placing.picture(own(view_), self.box)}

    def hand(self, view_: State) -> Json:
        return picture.hand_picture(own(view_), self.box)

    def question(self, view_: State) -> Message:
        return view.question(own(view_), self.box)

    def window(self, view_: State) -> AskWindow | None:
        return windows.window(own(view_))

    def draw(self, view_: State, say: Say, names: Sequence[str]) -> str:
        return draw.draw(own(view_), self.box, say, names)

    def glance(self, view_: State, drawn: State, say: Say) -> str | None:
        return asides.glance(own(view_), own(drawn), self.box, say)

    def remark(self, view_: State, text: str, say: Say) -> str:
        return asides.remark(own(view_), self.box, text)

    def obey(self, order: str, view_: State, text: str, say: Say) -> str:
        return asides.obey(order, own(view_), self.box, text, say)

    def reasons(self, view_: State, move: int, other: int) -> list[Message]:
        return reasons(view_, move, other, self.box)

    def label(self, token: str, say: Say) -> str:
        return draw.label(token, self.box, say)

    def tell(self, event: Event, view_: State) -> list[Message]:
        return told.tell(event, own(view_), self.box)

    def record(self, state: State) -> Json:
        return record.record(own(state))

    def feature_table(self, state: State) -> FeatureTable:
        return self.table

    def evaluate(self, view_: State, seat: int) -> float:
        return evaluate(own(view_), seat)

    def results(self, state: State) -> list[dict[str, Any]]:
        table = own(state)
        return [
            {
                "score": int(table.total_power(table.house_of(seat))),
                "rank": 1 if table.value(seat) > 0 else 2,
                "won": float(table.value(seat)),
            }
            for seat in range(2)
        ]

    def houses(self, state: State) -> list[str]:
        table = own(state)
        return [("stark", "lannister")[int(table.house_of(seat))] for seat in range(2)]

    def standings(self, state: State) -> list[float]:
        """Power of the power that wins."""
        table = own(state)
        goal = int(table.printed.power_to_win)
        return [min(1.0, int(table.total_power(table.house_of(seat))) / goal) for seat in range(2)]

    def data_report(self) -> list[tuple[str, str, str, str]]:
        return list(self.box.changed)


GAME = CardGameGame(load({}, "cardgame.toml"), "cardgame.toml")
