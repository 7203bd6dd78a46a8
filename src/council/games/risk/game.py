"""RISK: Game of Thrones as the rest of the program knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Any

from council.core import rulebook
from council.core.game import Event, Game, Invalid, Json, Message, Option, Refusal, Say, Setup
from council.core.rulebook import Words
from council.core.state import State
from council.games.risk import draw, features, view, why
from council.games.risk.cards import Box, load
from council.games.risk.land import Land
from council.games.risk.modes import (
    AUTO,
    KINDS,
    MITCHELL,
    MITCHELL_OPTIONS,
    Mode,
    build,
    kind_for,
    mitchell,
    mixed,
    skirmish,
)
from council.games.risk.moves import NUMBERS
from council.games.risk.position import given
from council.games.risk.rules import Risk

MOST_ROUNDS = 200


class RiskGame(Game):
    """Rules, notation and words of RISK: Game of Thrones, over one box."""

    name = "risk"
    version = 1
    fewest = 2
    most = 7
    actions = int(NUMBERS)
    numbers = int(NUMBERS)
    features = features.NAMES
    options = (
        Option("mode", "words", AUTO, words=(AUTO, *KINDS)),
        Option("rounds", "number", 50, low=1, high=MOST_ROUNDS),
        Option("skirmish_armies_per_territory", "number", 3, low=1, high=9),
        Option("territory_match_scope", "words", "per_set", words=("per_set", "per_card")),
        Option("elimination_trade", "words", "must", words=("must", "may")),
        Option("defence_dice", "words", "choose", words=("choose", "most")),
        Option("open_territory_cards", "switch", False),
        *MITCHELL_OPTIONS,
    )

    def __init__(self, box: Box) -> None:
        self.title: Words = {"en": "RISK: Game of Thrones", "de": "RISIKO: Game of Thrones"}
        self.box = box
        self.rulebook = rulebook.load(files("council.games.risk") / "rulebook.toml")
        self.texts = view.texts(box)
        self.by_text = {text: move for move, text in enumerate(self.texts)}
        self.lands: dict[tuple[int, str, bool], Land] = {}

    # -- set-up

    def own_data(self) -> Mapping[str, Json]:
        return self.box.own

    def with_data(self, data: Mapping[str, Json], file: str) -> "RiskGame":
        return RiskGame(load(data, file)) if data else GAME

    def settled(self, setup: Setup) -> Setup:
        mode = kind_for(setup.options["mode"], setup.seats)
        mixed(mode, setup.options, self.options)
        return replace(setup, options={**setup.options, "mode": mode})

    def mode(self, seats: int, kind: str = AUTO, returns: bool = False) -> Mode:
        return mitchell(self.box, seats, returns) if kind in MITCHELL else skirmish(self.box, seats)

    def blank(self, seats: int, kind: str = AUTO, returns: bool = False) -> Risk:
        """An empty map for so many."""
        mode = self.mode(seats, kind, returns)
        if (seats, kind, returns) not in self.lands:
            self.lands[seats, kind, returns] = build(self.box, mode)
        state = Risk(seats, self.lands[seats, kind, returns], None)
        state.neutral_armies = mode.neutrals
        if mode.sheet:
            state.amend()
            state.armies_each = mode.sheet["armies_per_dealt_territory"]
        return state

    def new(self, setup: Setup) -> State:
        chosen = setup.options
        kind = chosen["mode"]
        state = self.blank(setup.seats, kind, chosen["mitchell_cards_return"])
        state.rounds = chosen["rounds"]
        if kind in MITCHELL:
            state.draws_houses = int(chosen["mitchell_houses"] == "draw")
            state.pooled = int(chosen["mitchell_neutral_pool"] == "shared")
            state.takes_over = int(chosen["mitchell_take_over"])
        else:
            state.armies_each = chosen["skirmish_armies_per_territory"]
        state.per_card = int(chosen["territory_match_scope"] == "per_card")
        state.may_trade = int(chosen["elimination_trade"] == "may")
        state.ask_defender = int(chosen["defence_dice"] == "choose")
        state.open_hands = int(chosen["open_territory_cards"])
        return state

    def given(self, position: Mapping[str, str]) -> State:
        return given(self.blank, self.box, position)

    def longest(self, setup: Setup) -> int:
        """Every battle destroys an army and every deployment places one, so armies bound both.

        A battle takes at most: attack, two numbers of dice, five rolls, fight or stop, move-in.
        A turn has at most eight decisions besides; a set-up eight rounds of rolls, one draw of a
        seat, a House each and a territory each. House Mitchell adds armies of neutral Houses and
        from off the map, up to four decisions a turn, and the questions of A-58.
        """
        mode = self.mode(setup.seats, setup.options["mode"])
        size = mode.high - mode.low
        rounds = int(setup.options["rounds"])
        start = size * max(int(setup.options["skirmish_armies_per_territory"]), mode.neutrals)
        castles = sum(t.castle for t in self.box.territories[mode.low : mode.high])
        regions = sum(r.bonus for r in self.box.regions)
        a_round = (size + castles) // 3 + 3 * setup.seats + regions
        sets = size // 3 * (max(self.box.tables["redemption"]["sets"], key=_worth)["armies"] + 6)
        turn = 8
        if mode.sheet:
            start = sum(entry["armies"] for entry in mode.sheet["garrisons"]) + size
            a_round += (size + castles) // 3 + 3 * 9 + regions + 5 * setup.seats
            a_round += 3 * (setup.seats + 1)
            turn += 4 + setup.seats
        armies = start + rounds * a_round + sets
        begun = 8 * setup.seats + 1 + setup.seats + size
        bound: int = begun + 12 * armies + rounds * setup.seats * turn + size
        return bound

    # -- moves

    def text(self, move: int) -> str:
        return self.texts[move]

    def number(self, text: str) -> int:
        move = self.by_text.get(text)
        if move is None:
            raise Invalid("risk-move-unknown", got=text[:40])
        return move

    def refuse(self, state: State, move: int) -> Refusal | None:
        return why.refuse(_own(state), move, self.box)

    # -- what a viewer is shown

    def picture(self, view_: State) -> Json:
        return view.picture(_own(view_), self.box)

    def question(self, view_: State) -> Message:
        return view.question(_own(view_), self.box)

    def draw(self, view_: State, say: Say, names: Sequence[str]) -> str:
        return draw.draw(_own(view_), self.box, say, names)

    def label(self, token: str, say: Say) -> str:
        return draw.label(token, self.box, say)

    def tell(self, event: Event, view_: State) -> list[Message]:
        return view.tell(event, _own(view_), self.box)

    def record(self, state: State) -> Json:
        return view.record(_own(state))

    def observe(self, view_: State) -> list[float]:
        return features.observe(_own(view_))

    def evaluate(self, view_: State, seat: int) -> float:
        return features.evaluate(_own(view_), seat)

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

    def data_report(self) -> list[tuple[str, str, str, str]]:
        return list(self.box.changed)


def _worth(entry: Json) -> int:
    return int(entry["armies"])


def _own(state: State) -> Risk:
    assert isinstance(state, Risk)
    return state


GAME = RiskGame(load({}, "risk.toml"))
