"""Pairs of games whose histories look alike to one viewer.

The first is a random game. The other makes the same moves, but at some hidden steps takes another
one that the viewer sees as the same; what was taken too early is given back at a later hidden step,
so two secrets change places. A pair lasts until the other game cannot make a move that the viewer
sees; then another pair is sought that looks alike up to there. Nothing here uses mask or fill.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from conformance.kit import can, fields, possible, states_of
from conformance.tables import Table

from council.core.log import DIGEST_MARK, Line, Log, join, split
from council.core.play import Play, digest, resume, rng_for
from council.core.state import Rng, State

TRIES = 16  # exchanges tried for a pair
ENOUGH = 3  # exchanges made
SPAN = 12  # steps a pair should last
MOST = 36  # steps after which another pair is sought


class Leak(AssertionError):
    """Somebody can tell what he must not know."""


@dataclass
class Other:
    """The second game, from the first step that differs to the last that looks alike."""

    first: int
    moves: list[int]  # all its moves from `first` on
    states: list[State]  # before each of them, and after the last
    told: bool = False  # who is asked no longer agrees after the last of them
    real: bool = False  # another world, not only another way to the same

    @property
    def last(self) -> int:
        """The last step before which both games look alike."""
        return self.first + len(self.states) - 1 - self.told

    def before(self, step: int) -> State:
        return self.states[step - self.first]


class Pairs:
    """A random game, and for each of its steps another game that one viewer cannot tell from it."""

    def __init__(self, table: Table, play: Play, viewer: int, rng: Rng) -> None:
        self.table = table
        self.game = table.game
        self.play = play
        self.viewer = viewer
        self.rng = rng
        self.moves = [move for _, move in play.history]
        self.states = states_of(play)
        self.seen = [int(s.seen(m, viewer)) for s, m in zip(self.states, self.moves, strict=False)]
        self.hidden: dict[int, list[int]] = {}  # unseen number -> steps
        for step, move in enumerate(self.moves):
            if self.seen[step] != move:
                self.hidden.setdefault(self.seen[step], []).append(step)

    def walk(self) -> Iterator[tuple[int, Other | None, bool]]:
        """Every step, its partner or None, and whether the two worlds differ there."""
        step = 0
        while step < len(self.states):
            other = self.partner(step)
            if other is None:
                yield step, None, False
                step += 1
                continue
            differed = False
            while step <= other.last:
                differs = self.differ(other, step)
                yield step, other if step >= other.first else None, differs
                step += 1
                if differed and not differs:
                    break  # its secrets were gathered in or came out: it has no more to show
                differed = differs

    def differ(self, other: Other, step: int) -> bool:
        if step <= other.first:
            return False
        return fields(other.before(step)) != fields(self.states[step])

    def partner(self, step: int) -> Other | None:
        """Another game alike at least up to this step: several exchanges, if they last."""
        best: Other | None = None
        changes: dict[int, int] = {}
        for _ in range(TRIES):
            change = self.exchange(step, changes)
            if change is None:
                continue
            trial = self.follow(changes | change, step + MOST)
            if trial.last >= step and self.better(trial, best, step):
                best, changes = trial, changes | change
                if len(changes) >= ENOUGH and best.real:
                    break
        return best

    def better(self, trial: Other, best: Other | None, step: int) -> bool:
        """Another world is better than only another way to the same; then it should last."""
        trial.real = self.differ(trial, min(max(step, trial.first + 1), trial.last))
        if best is None or trial.real != best.real:
            return best is None or trial.real
        return trial.last >= min(best.last, step + SPAN)

    def exchange(self, step: int, taken: dict[int, int]) -> dict[int, int] | None:
        """A hidden step and what else could have happened there."""
        kinds = [steps for steps in self.hidden.values() if steps[0] <= step + SPAN]
        if not kinds:
            return None
        steps = kinds[int(self.rng.below(len(kinds)))]
        leg = self.states[step].leg()
        past = [k for k in steps if k <= step] or steps[:1]
        near = [k for k in past if self.states[k].leg() == leg] or past
        k = near[int(self.rng.below(len(near)))]
        alike = self.alike(self.states[k], k, self.moves[k])
        if k in taken or not alike:
            return None
        return {k: alike[int(self.rng.below(len(alike)))]}

    def alike(self, state: State, step: int, but: int) -> list[int]:
        """What else may happen that the viewer sees as the same."""
        return [
            move
            for move in possible(self.game, state)
            if move != but and state.seen(move, self.viewer) == self.seen[step]
        ]

    def follow(self, changes: dict[int, int], upto: int) -> Other:
        """The game with these steps changed, as far as it looks alike, or up to a step."""
        first = min(changes)
        state = self.states[first].copy()
        other = Other(first, [], [state.copy()])
        owed: list[int] = []  # moves of the first game that others took the place of
        for step in range(first, min(len(self.moves), upto)):
            move = changes.get(step, self.moves[step])
            if not can(self.game, state, move):
                if self.seen[step] == self.moves[step]:
                    break
                options = self.alike(state, step, move)
                if not options:
                    break
                back = [m for m in options if m in owed]
                move = back[0] if back else options[int(self.rng.below(len(options)))]
            if move != self.moves[step]:
                owed.append(self.moves[step])
            state.apply(move)
            other.moves.append(move)
            other.states.append(state.copy())
            if state.seat() != self.states[step + 1].seat():
                if not self.table.telling_turn:
                    raise Leak(f"viewer {self.viewer}, step {step + 1}: who is asked differs")
                other.told = True
                break
        return other


def plays_of(pairs: Pairs, other: Other, step: int) -> tuple[Play, Play]:
    """Both games up to a step as if played: logs with digests and all."""
    first = pairs.play.log
    moves = [*pairs.moves[: other.first], *other.moves]
    lines: list[Line] = []
    state = pairs.game.new(first.setup)
    done = 0
    for line in first.lines:
        if line.who == DIGEST_MARK:
            lines.append(Line(line.who, "digest " + digest(pairs.game, state)))
            continue
        count = len(split(line.text))
        if done + count > step:
            break
        for move in moves[done : done + count]:
            state.apply(move)
        texts = [pairs.game.text(move) for move in moves[done : done + count]]
        lines.append(Line(line.who, join(texts), line.ms))
        done += count
    second = Log(first.game, first.version, first.setup, first.players, lines)
    rng = rng_for("not used")
    upto = len(lines)
    return resume(pairs.game, first, rng, upto=upto), resume(pairs.game, second, rng, upto=upto)
