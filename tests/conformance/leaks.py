"""The leak checks: each raises Leak when a viewer gets something that depends on what is hidden."""

from collections import Counter
from dataclasses import dataclass, field

from conformance.kit import NAMES, echo, fields, possible, random_play, shown
from conformance.tables import Table
from conformance.twins import Other, Pairs, plays_of
from council.core.game import Event
from council.core.play import rng_for
from council.core.state import Rng, State, members
from council.locales import LANGUAGES, Voice

Shown = list[tuple[str, object]]


class Leak(AssertionError):
    """Somebody can tell what he must not know."""


@dataclass
class Tally:
    """What has been compared, so that a check that compares nothing is noticed."""

    steps: Counter[int] = field(default_factory=Counter)  # by viewer
    differing: Counter[int] = field(default_factory=Counter)
    unseen: dict[int, set[int]] = field(default_factory=dict)  # unseen numbers that came up
    logs: int = 0


def agree(one: Shown, two: Shown, where: str) -> None:
    """Raise for the first thing that differs."""
    for (what, a), (_, b) in zip(one, two, strict=True):
        if a != b:
            raise Leak(f"{where}: {what} differs\n{a}\n{b}")


@dataclass
class Watch:
    """One game watched by one viewer."""

    table: Table
    viewer: int
    words: tuple[object, ...]
    tally: Tally
    thorough: bool  # everything at every step; else at chance only what costs little

    def __post_init__(self) -> None:
        self.game = self.table.game
        self.rng = rng_for("watch", self.table.id, self.viewer, *self.words)
        self.pairs = Pairs(self.table, random_play(self.table, *self.words), self.viewer, self.rng)
        self.tally.unseen.setdefault(self.viewer, set()).update(self.pairs.hidden)

    def run(self) -> None:
        """All checks at every step."""
        before: Other | None = None
        for step, other in self.pairs.walk():
            self.tally.steps[self.viewer] += 1
            self.seen_fits_mask(step)
            self.swap(step)
            if other:
                self.twins(step, other)
            if before and before is not other and self.rng.below(4) == 0:
                self.logs(step - 1, before)
            before = other
        if before:
            self.logs(len(self.pairs.moves), before)

    def where(self, step: int) -> str:
        return f"{self.table.id} {self.words}, viewer {self.viewer}, step {step}"

    def shown(self, state: State, probes: list[int]) -> Shown:
        view = state.mask(self.viewer)
        if self.thorough or state.seat() >= 0:
            return shown(self.game, view, probes)
        return [("fields", fields(view))]

    def twins(self, step: int, other: Other) -> None:
        """What two worlds with the same visible history show must be equal."""
        a, b = self.pairs.states[step], other.before(step)
        self.tally.differing[self.viewer] += fields(a) != fields(b)
        probes = [int(self.rng.below(self.game.numbers)) for _ in range(2)]
        agree(self.shown(a, probes), self.shown(b, probes), self.where(step))
        if step > other.first:
            mine = self.news(self.pairs.states[step - 1], self.pairs.moves[step - 1], a)
            theirs = self.news(other.before(step - 1), other.moves[step - 1 - other.first], b)
            agree(mine, theirs, self.where(step))
        if other.told and step == other.last and not self.table.telling_turn:
            raise Leak(f"{self.where(step + 1)}: who is asked differs")

    def news(self, before: State, move: int, after: State) -> Shown:
        seen = int(before.seen(move, self.viewer))
        event = Event(int(before.seat()), seen, before.mask(self.viewer))
        told = self.game.tell(event, after.mask(self.viewer))
        return [("line", self.game.text(seen)), ("news", [echo(message) for message in told])]

    def logs(self, step: int, other: Other) -> None:
        """The files and stories for this viewer, and the drawings in every language."""
        self.tally.logs += 1
        one, two = plays_of(self.pairs, other, step)
        agree(self.told(one), self.told(two), self.where(step))

    def told(self, play) -> Shown:  # type: ignore[no-untyped-def]
        names = NAMES[: self.table.seats]
        view = play.view(self.viewer)
        return [
            ("log", play.log_for(self.viewer).dump()),
            ("story", [echo(message) for message in play.story(self.viewer)]),
            *((lang, self.game.draw(view, Voice(lang, names), names)) for lang in LANGUAGES),
        ]

    def seen_fits_mask(self, step: int) -> None:
        """What the log hides the view hides, and what the view hides the log hides."""
        if step == len(self.pairs.moves):
            return
        state, move = self.pairs.states[step], self.pairs.moves[step]
        options = [m for m in possible(self.game, state) if m != move]
        if not options:
            return
        instead = options[int(self.rng.below(len(options)))]
        a, b = self.pairs.states[step + 1], state.copy()
        b.apply(instead)
        same_line = state.seen(move, self.viewer) == state.seen(instead, self.viewer)
        same_view = fields(a.mask(self.viewer)) == fields(b.mask(self.viewer))
        pair = f"{self.game.text(move)}, {self.game.text(instead)}"
        if same_line and not same_view:
            told = self.table.telling_turn and a.seat() != b.seat()
            if not told:
                raise Leak(f"{self.where(step)}: one line, two views: {pair}")
        if same_view and not same_line and fields(a) != fields(b):
            raise Leak(f"{self.where(step)}: one view, two lines: {pair}")

    def swap(self, step: int) -> None:
        """The viewer's view dealt anew is another world that shows him the same."""
        state = self.pairs.states[step]
        if state.seat() < 0 and not self.thorough:
            return
        world = state.mask(self.viewer)
        world.fill(self.rng)
        full = self.thorough or self.rng.below(8) == 0
        look = self.shown if full else lambda s, _: [("fields", fields(s.mask(self.viewer)))]
        agree(look(state, []), look(world, []), self.where(step))


def every_unseen_occurs(table: Table, tally: Tally) -> None:
    """Each `?` comes up for each viewer, and the two worlds of the pairs do differ."""
    game = table.game
    marks = {m for m in range(game.numbers) if "?" in game.text(m).split()}
    for viewer in table.viewers:
        missing = marks - tally.unseen.get(viewer, set())
        if missing:
            texts = ", ".join(game.text(m) for m in sorted(missing))
            raise Leak(f"{table.id}: viewer {viewer} never sees {texts}")
        share = tally.differing[viewer] / tally.steps[viewer]
        if share < table.differing:
            raise Leak(f"{table.id}: viewer {viewer} has a twin with other secrets in {share:.2f}")
    assert tally.logs, "no log was compared"


def copies(table: Table, state: State, rng: Rng) -> int:
    """Exchange two things that are alike for the rules: those who may not know notice nothing, and
    the legal moves are the same. Returns how many exchanges were made."""
    if table.exchange is None or state.seat() < 0:
        return 0
    found = table.exchange(state, rng)
    if found is None:
        return 0
    other, may_notice = found
    asked = int(state.seat())
    if other.seat() != asked or members(other.legal_moves()) != members(state.legal_moves()):
        raise Leak(f"{table.id}: the legal moves tell two copies apart")
    for viewer in set(table.viewers) - may_notice:
        probes = [int(rng.below(table.game.numbers)) for _ in range(2)]
        one, two = (shown(table.game, s.mask(viewer), probes) for s in (state, other))
        agree(one, two, f"{table.id}: copies, viewer {viewer}")
    return 1


def aliases(table: Table, state: State, rng: Rng) -> int:
    """Two aliases of one plain move differ in looks only, up to the end of the leg."""
    if state.seat() < 0:
        return 0
    by_plain: dict[int, list[int]] = {}
    for move in table.game.offers(state):
        by_plain.setdefault(int(state.same(move)), []).append(move)
    several = [alike for alike in by_plain.values() if len(alike) > 1]
    if not several:
        return 0
    alike = several[int(rng.below(len(several)))]
    one, two = state.copy(), state.copy()
    one.apply(alike[0])
    two.apply(alike[-1])
    leg = state.leg()
    while True:
        worth = [[s.value(seat) for seat in range(table.seats)] for s in (one, two)]
        heads = [(s.seat(), s.leg(), members(s.legal_moves())) for s in (one, two)]
        if heads[0] != heads[1] or worth[0] != worth[1]:
            raise Leak(f"{table.id}: {table.game.text(alike[0])} and {alike[-1]} are not alike")
        if one.seat() < 0 or one.leg() != leg:
            return 1
        moves = members(one.legal_moves())
        move = moves[int(rng.below(len(moves)))]
        one.apply(move)
        two.apply(move)


def dressing(table: Table, games: int) -> None:
    """Which alias stands for a plain move is chance alone, and no plain move is logged bare."""
    ranks: Counter[tuple[int, int]] = Counter()  # how many could be chosen, which was
    for number in range(games):
        play = random_play(table, "dressing", number)
        state = table.game.new(table.setup)
        for who, move in play.history:
            if who >= 0:
                plain = state.same(move)
                alike = [m for m in table.game.offers(state) if state.same(m) == plain]
                if move not in alike:
                    raise Leak(f"{table.id}: {table.game.text(move)} was logged bare")
                ranks[len(alike), alike.index(move)] += 1
            state.apply(move)
    for size in {size for size, _ in ranks}:
        counts = [ranks[size, rank] for rank in range(size)]
        expected = sum(counts) / size
        spread = sum((n - expected) ** 2 / expected for n in counts)
        if spread > size - 1 + 6 * (2 * (size - 1)) ** 0.5:
            raise Leak(f"{table.id}: the choice among {size} aliases is not even: {counts}")


def watch(
    table: Table, games: int, *words: object, thorough: bool = False, tally: Tally | None = None
) -> Tally:
    """Random games, watched by each viewer in turn."""
    tally = tally or Tally()
    for number in range(games):
        viewer = table.viewers[number % len(table.viewers)]
        Watch(table, viewer, (*words, number), tally, thorough).run()
    return tally


