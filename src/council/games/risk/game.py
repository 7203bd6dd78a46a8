"""RISK: Game of Thrones as the rest of the program knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib.resources import files
from typing import Any

from council.core import rulebook
from council.core.bots import Levels
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
    Unwritten,
)
from council.core.rulebook import Words
from council.core.saved import data_text
from council.core.state import State
from council.games.risk import asides, draw
from council.games.risk.box import length, modules
from council.games.risk.box.card_codes import Programs
from council.games.risk.box.card_programs import build as build_programs
from council.games.risk.box.land import Land
from council.games.risk.box.modes import (
    AUTO,
    DOMINION_OPTIONS,
    KINDS,
    MITCHELL_OPTIONS,
    SKIRMISH_ARMIES,
    Kind,
    Mode,
    build,
    kind_for,
    mixed,
    mode_for,
    with_needs,
)
from council.games.risk.box.modules import MODULES
from council.games.risk.cards import Box, load, printed
from council.games.risk.engine import Dominion, Skirmish
from council.games.risk.features.evaluate import evaluate
from council.games.risk.features.table import table
from council.games.risk.features.writer import RiskObserver
from council.games.risk.moves import NUMBERS
from council.games.risk.position import given
from council.games.risk.position_dominion import equip
from council.games.risk.rules.mitchell.neutrals import begin_amendments
from council.games.risk.rules.scoring import rank, score
from council.games.risk.shown import told, told_cards, view, view_cards, view_dominion, windows
from council.games.risk.state import record
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BY_ARMS, BY_POINTS
from council.games.risk.thinking.heuristics import RiskHeuristics
from council.games.risk.thinking.levels import levels
from council.games.risk.thinking.reasons import reasons
from council.games.risk.why import card_questions, referee
from council.kit.foresight import nothing_new

MOST_ROUNDS = 200


def sampled(kind: Kind) -> tuple[int, ...]:
    """The numbers of players whose speed is measured."""
    return tuple(n for n in range(kind.fewest, kind.most + 1) if n in (2, 4, 6, kind.most))


class RiskGame(Game):
    """Rules, notation and words of RISK: Game of Thrones, over one box."""

    name = "risk"
    version = 1
    revision = 1  # K-17: one window where the deployment leaves no choice
    fewest = 2
    most = 7
    actions = int(NUMBERS)
    numbers = int(NUMBERS)
    trials = tuple(Trial(name, {"mode": name}, sampled(kind), 40) for name, kind in KINDS.items())
    variants = (Trial("tiny", {"mode": "skirmish", "rounds": 10}, (2,)),)
    measured = "turns"
    clears = False
    heuristics = RiskHeuristics()
    observer = RiskObserver()
    orders = asides.ORDERS
    windows = windows.KINDS
    data_example = ("[[territory]]", 'id = "winterfell"', 'card = "knight"')
    options = tuple(
        with_needs(option)
        for option in (
            Option("mode", "words", AUTO, words=(AUTO, *KINDS)),
            Option("rounds", "number", 50, low=1, high=MOST_ROUNDS),
            Option(SKIRMISH_ARMIES, "number", 3, low=1, high=9),
            Option("territory_match_scope", "words", "per_set", words=("per_set", "per_card")),
            Option("elimination_trade", "words", "must", words=("must", "may")),
            Option("defence_dice", "words", "choose", words=("choose", "most")),
            Option("open_territory_cards", "switch", False),
            *(Option(module, "switch", True) for module in MODULES),
            *DOMINION_OPTIONS,
            *MITCHELL_OPTIONS,
        )
    )

    def __init__(self, box: Box) -> None:
        self.title: Words = {"en": "RISK: Game of Thrones", "de": "RISIKO: Game of Thrones"}
        self.box = box
        self.rulebook = rulebook.load(files("council.games.risk") / "rulebook.toml")
        self.texts = view.texts(box)
        self.by_text = {text: move for move, text in enumerate(self.texts)}
        self.lands: dict[tuple[str, int, bool], Land] = {}
        self.programs: dict[bool, Programs] = {}
        self.tables: dict[tuple[str, int], FeatureTable] = {}

    # -- setup

    def own_data(self) -> Mapping[str, Json]:
        return self.box.own

    def with_data(self, data: Mapping[str, Json], file: str) -> "RiskGame":
        return RiskGame(load(data, file)) if data else GAME

    def settled(self, setup: Setup) -> Setup:
        """Names the mode; without Dominion none of its modules is in the game (S-03)."""
        kind = kind_for(setup.options["mode"], setup.seats)
        mixed(kind, setup.options, self.options)
        options = {**setup.options, "mode": kind}
        if KINDS[kind].dominion:
            modules.check(options)
        else:
            options |= dict.fromkeys(MODULES, False)
        return replace(setup, options=options)

    def mode(self, seats: int, kind: str = AUTO, returns: bool = False) -> Mode:
        """The row of a mode for so many."""
        return mode_for(self.box, kind_for(kind, seats), seats, returns)

    def blank(
        self, kind: str, seats: int, safe_passage: bool = False, returns: bool = False
    ) -> Board:
        """An empty map for so many."""
        mode = self.mode(seats, kind, returns)
        land = self.land(kind, seats, returns)
        state = (
            Dominion(seats, land, self.cards_at_work(safe_passage), None)
            if KINDS[kind].dominion
            else Skirmish(seats, land, None)
        )
        state.neutral_armies = mode.neutrals
        if mode.sheet:
            begin_amendments(state)
            state.armies_each = mode.sheet["armies_per_dealt_territory"]
        return state

    def land(self, kind: str, seats: int, returns: bool) -> Land:
        """The map of a mode for so many, built once."""
        key = (kind, seats, returns)
        if key not in self.lands:
            self.lands[key] = build(self.box, self.mode(seats, kind, returns))
            self.lands[key].recipe = (data_text(self.own_data()), *key)
        return self.lands[key]

    def cards_at_work(self, safe_passage: bool) -> Programs:
        """The programs of the cards of Dominion, built once, with or without A-64."""
        if safe_passage not in self.programs:
            coastal = [t.coastal for t in self.box.territories]
            cards = printed("risk_cards")
            self.programs[safe_passage] = build_programs(cards, coastal, safe_passage)
            self.programs[safe_passage].recipe = (data_text(self.own_data()), safe_passage)
        return self.programs[safe_passage]

    def new(self, setup: Setup) -> State:
        chosen = setup.options
        kind = chosen["mode"]
        returns = chosen["mitchell_cards_return"]
        state = self.blank(kind, setup.seats, chosen["safe_passage"], returns)
        if isinstance(state, DominionBoard):
            equip(state, chosen)
            state.asks_once = int(setup.revision >= 1)
        state.rounds = chosen["rounds"]
        if KINDS[kind].mitchell:
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
        safe_passage = "safe_passage" in position.get("options", "").split()
        return given(partial(self.blank, safe_passage=safe_passage), self.box, position)

    def longest(self, setup: Setup) -> int:
        """Every battle destroys an army and every deployment places one, so armies bound both.

        A battle takes at most: attack, two numbers of dice, five rolls, fight or stop, move-in.
        A turn has at most eight decisions besides; a setup eight rounds of rolls, one draw of a
        seat, a House each and a territory each. House Mitchell adds armies of neutral Houses and
        from off the map, up to four decisions a turn, and the questions of A-58.
        """
        mode = self.mode(setup.seats, setup.options["mode"])
        if KINDS[setup.options["mode"]].dominion:
            return length.dominion(self.box, mode, setup)
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

    # -- bots

    def levels(self, state: State) -> Levels:
        return levels(_own(state))

    # -- moves

    def text(self, move: int) -> str:
        return self.texts[move]

    def number(self, text: str) -> int:
        move = self.by_text.get(text)
        if move is None:
            self.check_attack(text)
            raise Invalid("risk-move-unknown", got=text[:40])
        return move

    def check_attack(self, text: str) -> None:
        """No map has an attack between territories that are not adjacent: it has no number."""
        lands = {t.id: t.name for t in self.box.territories}
        verb, _, rest = text.partition(" ")
        ends = rest.split()
        if verb == "attack" and len(ends) == 2 and all(end in lands for end in ends):
            source, target = (lands[end] for end in ends)
            raise Unwritten("S-23", "risk-why-not-adjacent", source=source, target=target)

    def refuse(self, state: State, move: int) -> Refusal | None:
        table = _own(state)
        if isinstance(table, DominionBoard):
            return card_questions.refuse(table, move, self.box)
        return referee.refuse(table, move, self.box)

    # -- what a viewer is shown

    def picture(self, view_: State) -> Json:
        table = _own(view_)
        if isinstance(table, DominionBoard):
            return view_cards.picture(table, self.box)
        return view_dominion.picture(table, self.box)

    def hand(self, view_: State) -> Json:
        return view.hand_picture(_own(view_), self.box)

    def foreseen(self, before: State, move: int, after: State) -> bool:
        old, new, mover = _own(before), _own(after), int(before.seat())
        pairs = [(old.cards, new.cards)]
        if isinstance(old, DominionBoard) and isinstance(new, DominionBoard):
            pairs.append((old.scrolls, new.scrolls))
        return all(nothing_new(was, now, mover) for was, now in pairs)

    def words(self) -> Mapping[str, Words]:
        return view_cards.words(self.box)

    def question(self, view_: State) -> Message:
        table = _own(view_)
        if isinstance(table, DominionBoard):
            return view_cards.question(table, self.box)
        return view.question(table, self.box)

    def window(self, view_: State) -> AskWindow | None:
        return windows.window(_own(view_))

    def sheet(self, view_: State, say: Say) -> draw.Sheet:
        return draw.Sheet(_own(view_), self.box, say, self.picture(view_))

    def draw(self, view_: State, say: Say, names: Sequence[str]) -> str:
        return draw.draw(self.sheet(view_, say))

    def glance(self, view_: State, drawn: State, say: Say) -> str | None:
        return draw.glance(self.sheet(view_, say), _own(drawn))

    def remark(self, view_: State, text: str, say: Say) -> str:
        return asides.remark(self.sheet(view_, say), text)

    def obey(self, order: str, view_: State, text: str, say: Say) -> str:
        return asides.obey(order, self.sheet(view_, say), text)

    def reasons(self, view_: State, move: int, other: int) -> list[Message]:
        return reasons(view_, move, other, self.box)

    def turn(self, state: State) -> int:
        return view.turn_number(_own(state))

    def label(self, token: str, say: Say) -> str:
        return draw.label(token, self.box, say)

    def tell(self, event: Event, view_: State) -> list[Message]:
        state = _own(view_)
        if isinstance(state, DominionBoard):
            return told_cards.tell(event, state, self.box)
        return told.tell(event, state, self.box)

    def record(self, state: State) -> Json:
        return record.record(_own(state))

    def feature_table(self, state: State) -> FeatureTable:
        like = _own(state)
        key = (view.mode_name(like), int(like.seats))
        if key not in self.tables:
            self.tables[key] = table(like, self.box)
        return self.tables[key]

    def evaluate(self, view_: State, seat: int) -> float:
        return evaluate(_own(view_), seat)

    def results(self, state: State) -> list[dict[str, Any]]:
        table = _own(state)
        return [
            {
                "score": int(score(table, seat)),
                "rank": int(rank(table, seat)) + 1,
                "won": float(table.value(seat)),
            }
            for seat in range(int(table.seats))
        ]

    def houses(self, state: State) -> list[str]:
        table = _own(state)
        found = [int(table.houses[seat]) for seat in range(int(table.seats))]
        return [self.box.houses[house].id if house >= 0 else "" for house in found]

    def standings(self, state: State) -> list[float]:
        """With objectives the share of the victory points that win: all of them for a victory at
        once, none for who is eliminated. Else the share of all territories, castles and ports."""
        table, seats = _own(state), range(int(state.seats))
        if isinstance(table, DominionBoard) and table.with_objectives:
            goal = int(table.land.dominion.points_to_win)
            points = [0 if is_out(table, k) else int(table.points[k]) for k in seats]
            if table.ended in (BY_POINTS, BY_ARMS):
                points = [goal if table.value(k) == 1 else points[k] for k in seats]
            return [min(1.0, point / goal) for point in points]
        land = range(int(table.land.low), int(table.land.high))
        most = sum(1 + int(table.land.castles[t]) + int(table.land.ports[t]) for t in land)
        return [int(score(table, seat)) / most for seat in seats]

    def data_report(self) -> list[tuple[str, str, str, str]]:
        return list(self.box.changed)


def _worth(entry: Json) -> int:
    return int(entry["armies"])


def _own(state: State) -> Board:
    assert isinstance(state, Board)
    return state


GAME = RiskGame(load({}, "risk.toml"))
