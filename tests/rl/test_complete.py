"""What a player sees is in the observation, the question first; what they may not know is not."""

import json
from collections.abc import Iterator

import numpy as np
import pytest
from rl.offered import offered
from sizes import full, sized

from council.core.features import ONE_OF, FeatureTable
from council.core.game import Game, Trial
from council.core.observer import FeatureRows, numbers_of, seat_numbers_of
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, REFEREE, Rng, State, members
from council.games import GAMES
from council.games.cardgame.shown.view import own, step
from council.games.cardgame.thinking.asked import STEP_NAMES, step_of
from council.games.risk.rules.income import income, incomes
from council.rl import quick
from council.rl.encode import Encoder

TABLES = list(offered())
NAMED = [
    pytest.param(*table, id="-".join(map(str, (table[0].name, table[1].name, table[2]))))
    for table in TABLES
]
DECISIONS = full(30_000, 600)


class Told:
    """What is written of a view, and what a player sees of it."""

    def __init__(self, game: Game, state: State) -> None:
        assert game.observer is not None
        self.game, self.observer = game, game.observer
        self.table: FeatureTable = game.feature_table(state)
        self.page = FeatureRows(self.table.sizes, self.table.highs)
        self.blank = bytes(game.actions)

    def numbers(self, view: State) -> bytes:
        return numbers_of(self.observer, self.page, view)

    def known(self, state: State, seat: int) -> bytes:
        """What environments and exports tell a seat of a whole state."""
        return seat_numbers_of(self.observer, self.page, state, seat)

    def mask(self, state: State) -> bytes:
        return quick.mask_of(state, self.blank)

    def seen(self, view: State) -> str:
        """The question, the moves and the table as the page gets them. A character of Westeros
        Intrigue is a picture on a card of its house: no rule and no action knows it."""
        question = self.game.question(view)
        facts = {key: str(fact) for key, fact in question.facts.items()}
        shown = self.game.describe(view)
        if self.game.name == "intrigue":
            for where in ("court", "hand"):
                shown[where] = [
                    {key: fact for key, fact in card.items() if key != "id"}
                    for card in shown[where]
                ]
        return json.dumps([question.key, facts, members(view.legal_moves()), shown])


def walk(
    game: Game, trial: Trial, seats: int, count: int, seed: object, stride: int = 1
) -> Iterator[State]:
    """So many decisions of random games: all, or one in so many."""
    rng: Rng = rng_for("walk", game.name, trial.name, seats, seed)
    setup = game.setup(seats, trial.options)
    state = game.new(setup)
    number = 0
    while count:
        if state.seat() == NOBODY:
            state = game.new(setup)
        elif state.seat() == CHANCE:
            state.apply(state.chance(rng))
        else:
            number += 1
            if number % stride == 0:
                count -= 1
                yield state
            moves = members(state.legal_moves())
            state.apply(moves[int(rng.below(len(moves)))])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_equal_observations_and_masks_mean_equal_questions(name: str) -> None:
    """Over all modes and numbers of seats of a game."""
    tables = [table for table in TABLES if table[0].name == name]
    for game, trial, seats in tables:
        told = Told(game, game.new(game.setup(seats, trial.options)))
        met: dict[tuple[bytes, bytes], str] = {}
        for state in walk(game, trial, seats, sized(DECISIONS // len(tables), 20), "equal"):
            view = state.mask(state.seat())
            key, seen = (told.numbers(view), told.mask(state)), told.seen(view)
            assert met.setdefault(key, seen) == seen, f"{trial.name} {seats}"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "trial", "seats"), NAMED)
def test_what_changes_on_the_screen_changes_the_observation(
    game: Game, trial: Trial, seats: int
) -> None:
    """From one decision to the next, for every seat and the public: much alike, but not equal."""
    told = Told(game, game.new(game.setup(seats, trial.options)))
    before: dict[int, tuple[bytes, str]] = {}
    for state in walk(game, trial, seats, sized(full(3000, 120), 20), "changes"):
        for viewer in (*range(seats), int(PUBLIC)):
            view = state.mask(viewer)
            numbers, seen = told.numbers(view) + told.mask(view), told.seen(view)
            if viewer in before and before[viewer][0] == numbers:
                assert before[viewer][1] == seen
            before[viewer] = (numbers, seen)


@pytest.mark.parametrize(("game", "trial", "seats"), NAMED)
def test_twins_that_look_alike_are_written_alike(game: Game, trial: Trial, seats: int) -> None:
    """Whatever a seat may not know is dealt again: its numbers stay the same, byte for byte."""
    told, rng = Told(game, game.new(game.setup(seats, trial.options))), rng_for("twins")
    different = 0
    for state in walk(game, trial, seats, sized(full(2000, 60), 8), "twins", 60):
        for viewer in (*range(seats), int(PUBLIC)):
            twin = state.mask(viewer)
            twin.fill(rng)
            different += game.record(twin) != game.record(state)
            assert told.numbers(twin.mask(viewer)) == told.numbers(state.mask(viewer))
            if viewer == PUBLIC:
                continue
            one, other = (told.known(each, viewer) for each in (state, twin))
            assert one == other == told.numbers(state.mask(viewer))
            if viewer == state.seat():
                one, other = (
                    quick.rows_of(told.observer, told.page, [each]) for each in (state, twin)
                )
                assert one == other == told.numbers(state.mask(viewer))
    assert different


@pytest.mark.parametrize(("game", "trial", "seats"), NAMED)
def test_who_observes_a_whole_state_leaves_it_whole(game: Game, trial: Trial, seats: int) -> None:
    """Also where writing fails half way: this table of features is too short."""
    told = Told(game, game.new(game.setup(seats, trial.options)))
    short = told.table.sizes[: len(told.table.sizes) // 2]
    for state in walk(game, trial, seats, sized(full(200, 20), 4), "whole", 40):
        before = game.record(state)
        for seat in range(seats):
            told.known(state, seat)
            assert (game.record(state), state.viewer) == (before, REFEREE)
            with pytest.raises((AssertionError, IndexError)):
                seat_numbers_of(told.observer, FeatureRows(short, short), state, seat)
            assert (game.record(state), state.viewer) == (before, REFEREE)


@pytest.mark.parametrize(("game", "trial", "seats"), NAMED)
def test_every_number_is_named_explained_and_bounded(game: Game, trial: Trial, seats: int) -> None:
    told = Told(game, game.new(game.setup(seats, trial.options)))
    table = told.table
    assert len(set(table.names)) == len(table)
    assert all(row.about.endswith(".") for row in table.rows)
    assert all(len(row.values) == row.high + 1 for row in table.rows if row.kind == ONE_OF)
    assert len(table.lines()) == len(table.rows)
    low, high = np.array(table.low()), np.array(table.high())
    for state in walk(game, trial, seats, sized(60, 8), "bounds", 25):
        numbers = np.frombuffer(told.numbers(state.mask(state.seat())), "<i2")
        assert ((low <= numbers) & (numbers <= high)).all()


def test_the_form_for_networks_says_the_same() -> None:
    """Between 0 and 1, and equal only where the numbers are."""
    for game, trial, seats in TABLES:
        told = Told(game, game.new(game.setup(seats, trial.options)))
        encoder = Encoder(told.table)
        assert len(set(encoder.names)) == encoder.width
        met: dict[bytes, bytes] = {}
        rows = []
        for state in walk(game, trial, seats, sized(40, 8), "network", 25):
            numbers = np.frombuffer(told.numbers(state.mask(state.seat())), "<i2")
            plain = numbers.astype(np.float32)
            coded = encoder.encode(plain)
            assert coded.min() >= 0
            assert coded.max() <= 1
            rows.append((plain, coded))
            assert met.setdefault(coded.tobytes(), plain.tobytes()) == plain.tobytes()
        together = encoder.encode(np.stack([plain for plain, _ in rows]))
        assert np.array_equal(together, np.stack([coded for _, coded in rows]))


def test_steps_of_the_card_game_have_the_names_people_see() -> None:
    game = GAMES["cardgame"]
    for options in ({}, {"plots": "draft"}, {"plots": "own"}):
        trial = Trial("", options, (2,))
        for state in walk(game, trial, 2, sized(600, 100), "steps"):
            view = own(state.mask(state.seat()))
            assert STEP_NAMES[int(step_of(view))] == step(view)


def test_incomes_are_those_of_each_seat() -> None:
    """The observation has them of all seats at once, the rules of one."""
    for game, trial, seats in TABLES:
        if game.name == "risk":
            for state in walk(game, trial, seats, sized(60, 6), "incomes", 7):
                assert members(incomes(state)) == [income(state, seat) for seat in range(seats)]
