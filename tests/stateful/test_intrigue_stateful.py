"""Whole games by any path: placing, trying what is forbidden, undoing, saving and resuming.

The naive game reads the log that the engine writes; after every step both must stand alike.
"""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from perft.naive import Whole
from perft.printed import whole
from scenario import HOUSES, LETTERS, NAMES, court, letters
from sizes import full

from council.core.game import IllegalMove, Refusal
from council.core.log import read
from council.core.play import Play, resume, rng_for
from council.core.state import PUBLIC, members
from council.games.intrigue.game import GAME
from council.games.intrigue.rules import Intrigue


class Game(RuleBasedStateMachine):
    """One game; the engine in `play`, the naive game in `naive`."""

    play: Play
    naive: Whole

    @initialize(
        seats=st.integers(2, 6),
        first=st.sampled_from(["0", "1", "random"]),
        seed=st.integers(0, 9999),
    )
    def start(self, seats: int, first: str, seed: int) -> None:
        self.seed = seed
        setup = GAME.setup(seats, {"first": first})
        self.play = Play(GAME, setup, NAMES[:seats], rng_for("stateful", seed))
        self.play.settle()
        self.read_again()

    # -- the naive game reads the log

    def read_again(self) -> None:
        options = self.play.log.setup.options
        self.naive = whole(self.play.log.setup.seats, options["first"])
        self.lines = 0
        self.read_on()

    def read_on(self) -> None:
        for line in self.play.log.lines[self.lines :]:
            if line.who != "#":
                self.naive.feed(line.who, line.text)
        self.lines = len(self.play.log.lines)

    def table(self) -> Intrigue:
        assert isinstance(self.play.state, Intrigue)
        return self.play.state

    def place_one(self, pick: int) -> None:
        table = self.table()
        seat = int(table.seat())
        offers = GAME.offers(self.play.view(seat))
        self.play.move(seat, offers[pick % len(offers)])
        self.read_on()

    # -- what may happen

    @precondition(lambda self: not self.play.over())
    @rule(pick=st.integers(0, 999))
    def place(self, pick: int) -> None:
        self.place_one(pick)

    @precondition(lambda self: not self.play.over())
    @rule(pick=st.integers(0, 999), times=st.integers(5, 60))
    def place_many(self, pick: int, times: int) -> None:
        for k in range(times):
            if not self.play.over():
                self.place_one(pick + 7 * k)

    @rule(seat=st.integers(0, 5), move=st.integers(0, GAME.numbers - 1))
    def try_anything(self, seat: int, move: int) -> None:
        """Accepted exactly if the naive game would; a refusal changes nothing."""
        if seat >= self.play.state.seats:
            return
        before = GAME.record(self.play.state)
        lines = list(self.play.log.lines)
        may = self.naively_legal(seat, GAME.text(move))
        refusal = self.answer(seat, move)
        assert (refusal is None) == may
        if refusal is not None:
            assert refusal.rule in GAME.rulebook.rules
            assert GAME.record(self.play.state) == before
            assert self.play.log.lines == lines
        self.read_on()

    def answer(self, seat: int, move: int) -> Refusal | None:
        try:
            self.play.move(seat, move)
        except IllegalMove as no:
            return no.refusal
        return None

    def naively_legal(self, seat: int, text: str) -> bool:
        words = text.split()
        if self.naive.phase() != "place" or words[0] != "place" or self.naive.asked() != seat:
            return False
        assert self.naive.round
        _, what, slot = words
        if what in HOUSES:
            house = LETTERS[HOUSES.index(what)]
        elif what in self.naive.held[seat]:
            house = self.naive.houses[what]
        else:
            return False
        return (house, self.naive.cell(slot)) in self.naive.round.moves()

    @rule(share=st.integers(0, 100))
    def undo(self, share: int) -> None:
        """Back to an earlier line, and on from there with other luck."""
        lines = self.play.log.lines
        upto = len(lines) * share // 100
        log = read(self.play.log.dump())
        self.seed += 1
        self.play = resume(GAME, log, rng_for("stateful", self.seed), upto=upto)
        assert self.play.log.lines == lines[:upto]
        self.play.settle()
        self.read_again()

    @rule()
    def save_and_resume(self) -> None:
        text = self.play.log.dump()
        written: list[str] = []
        again = resume(GAME, read(text), rng_for("stateful", self.seed), written.append)
        assert GAME.record(again.state) == GAME.record(self.play.state)
        assert again.history == self.play.history
        assert again.log.dump() == text == "".join(line + "\n" for line in written)
        self.play = again

    # -- what must always hold

    @invariant()
    def same_phase_and_turn(self) -> None:
        phase = self.naive.phase()
        assert phase in ("place", "over")  # chance never waits
        assert self.table().seat() == (self.naive.asked() if phase == "place" else -2)

    @invariant()
    def same_cards_everywhere(self) -> None:
        table, now = self.table(), self.naive.round
        if now is None:
            return
        assert court(table) == now.court
        hands = [letters(int(hand)) for hand in table.hands]
        assert hands == ["".join(sorted(h, key=LETTERS.index)) for h in now.hands]
        assert [int(size) for size in table.sizes] == [len(hand) for hand in now.hands]
        assert len(now.court) + sum(map(len, hands)) + int(table.deck).bit_count() == 36
        shown = {c["id"]: c["slot"] for c in GAME.describe(table.mask(PUBLIC))["court"]}
        assert {card: self.naive.cell(slot) for card, slot in shown.items()} == {
            card: cell for cell, card in self.naive.named.items()
        }

    @invariant()
    def the_court_is_sound(self) -> None:
        cells = court(self.table())
        row = sorted(x for r, x in cells if r == 0)
        assert row == list(range(row[0], row[0] + len(row))) if row else not cells
        for (r, x), house in cells.items():
            assert r == 0 or house in (cells[r - 1, x], cells[r - 1, x + 1])

    @invariant()
    def out_is_final(self) -> None:
        table, now = self.table(), self.naive.round
        if now is not None:
            out = [bool(int(table.out) >> seat & 1) for seat in range(int(table.seats))]
            assert out == now.out

    @invariant()
    def points_and_thrones_add_up(self) -> None:
        table = self.table()
        assert [int(points) for points in table.points] == self.naive.points
        assert [sum(paid) for paid in self.naive.paid] == self.naive.points
        assert [int(held) for held in table.held] == [len(pile) for pile in self.naive.piles]
        assert sum(map(len, self.naive.piles)) == self.naive.number  # one for each round
        assert int(table.throne_deck).bit_count() == 7 - self.naive.number
        for seat, pile in enumerate(self.naive.piles):
            ids = {GAME.box.thrones[k].id for k in range(7) if int(table.thrones[seat]) >> k & 1}
            assert ids == set(pile)

    @invariant()
    def the_legal_moves_are_those_of_the_naive_game(self) -> None:
        if self.naive.phase() != "place":
            assert members(self.table().legal_moves()) == []
            return
        assert self.naive.round
        texts = [GAME.text(move).split() for move in members(self.table().legal_moves())]
        moves = {(LETTERS[HOUSES.index(h)], self.naive.cell(slot)) for _, h, slot in texts}
        assert moves == set(self.naive.round.moves())
        assert len(texts) == len(moves)

    def teardown(self) -> None:
        """Every game comes to an end, and to the same end."""
        if not hasattr(self, "play"):
            return
        for _ in range(GAME.longest(self.play.log.setup)):
            if not self.play.over():
                self.place_one(len(self.play.history))
        assert self.play.over()
        assert self.play.log.result == self.naive.result()
        rows = GAME.results(self.play.state)
        assert [row["score"] for row in rows] == self.naive.scores()


class LongGame(Game):
    """The same with more tries."""


def tries(examples: int, steps: int) -> settings:
    """The same tries each time: a failure is there for everybody."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
    )


Game.TestCase.settings = tries(full(25, 12), 25)
LongGame.TestCase.settings = tries(full(150, 12), 40)
TestGame = Game.TestCase
TestLongGame = pytest.mark.slow(LongGame.TestCase)
