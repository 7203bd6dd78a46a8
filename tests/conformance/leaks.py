"""The leak checks: each raises Leak when a viewer gets something that depends on what is hidden."""

from collections import Counter
from dataclasses import dataclass, field

from conformance.kit import NAMES, echo, fields, possible, random_play, shown
from conformance.tables import Table
from conformance.twins import Leak, Other, Pairs, plays_of

from council.bots import Budget, find
from council.bots.advice import AdviceBudget, advise, weigh
from council.core.game import Event
from council.core.play import Play, rng_for
from council.core.state import Rng, State, members
from council.locales import LANGUAGES, Voice

OFTEN = 160
LITTLE = AdviceBudget(iterations=40, worlds=2, least=8)  # a leak shows in any amount of thinking
Shown = list[tuple[str, object]]


@dataclass
class Tally:
    """What has been compared, so that a check that compares nothing is noticed."""

    steps: Counter[int] = field(default_factory=Counter)  # by viewer
    differing: Counter[int] = field(default_factory=Counter)
    logs: int = 0
    compared: int = 0  # things shown


class Watch:
    """One game watched by one viewer: all checks at every step.

    A view is compared field by field everywhere. What is made from it (and from nothing else) is
    compared where a seat is asked, at most at some OFTEN steps of a long game, the costly drawing
    at every eighth of them; if `thorough`, everything everywhere.
    """

    def __init__(self, table: Table, viewer: int, tally: Tally, *words: object) -> None:
        self.table = table
        self.game = table.game
        self.viewer = viewer
        self.tally = tally
        self.thorough = False
        self.name = f"{table.id} {words}, viewer {viewer}"
        self.rng = rng_for("watch", table.id, viewer, *words)
        self.pairs = Pairs(table, random_play(table, *words), viewer, self.rng)
        self.gap = 1 + len(self.pairs.moves) // OFTEN
        self.views = [fields(state.mask(viewer)) for state in self.pairs.states]

    def run(self) -> None:
        before: Other | None = None
        due = self.rng.below(len(self.pairs.moves))  # when to compare logs: at the next change
        for step, other, differs in self.pairs.walk():
            self.tally.steps[self.viewer] += 1
            self.tally.differing[self.viewer] += differs
            self.line_fits_view(step)
            mine = self.shown(step, self.pairs.states[step])
            self.swap(step, mine)
            if other:
                self.twins(step, other, mine)
            if before and before is not other and step > due:
                self.logs(step - 1, before)
                due = len(self.pairs.moves)
            before = other

    def shown(self, step: int, state: State) -> Shown:
        """All that the viewer gets, or only the inside of the view where nobody is asked."""
        view = state.mask(self.viewer)
        turn, rest = divmod(step, self.gap)
        if not self.thorough and (view.seat() < 0 or rest):
            return [("view", fields(view))]
        probes = [(97 * step + 11) % self.game.numbers]
        drawn = self.thorough or turn % 8 == 0
        return shown(self.game, view, probes, drawn, told=turn % 16 == 0)

    def agree(self, step: int, one: Shown, two: Shown) -> None:
        """Raise for the first thing that differs."""
        self.tally.compared += len(one)
        for (what, a), (_, b) in zip(one, two, strict=True):
            if a != b:
                raise Leak(f"{self.name}, step {step}: {what} differs\n{a}\n{b}")

    def twins(self, step: int, other: Other, mine: Shown) -> None:
        """Two worlds with the same visible history show the same."""
        a, b = self.pairs.states[step], other.before(step)
        self.agree(step, mine, self.shown(step, b))
        if step > other.first:
            before, k = self.pairs.states[step - 1], step - 1 - other.first
            news = self.news(before, self.pairs.moves[step - 1], a)
            self.agree(step, news, self.news(other.states[k], other.moves[k], b))

    def news(self, before: State, move: int, after: State) -> Shown:
        """What the viewer reads and hears of a step."""
        seen = int(before.seen(move, self.viewer))
        event = Event(int(before.seat()), seen, before.mask(self.viewer))
        told = self.game.tell(event, after.mask(self.viewer))
        return [("line", self.game.text(seen)), ("news", [echo(message) for message in told])]

    def swap(self, step: int, mine: Shown) -> None:
        """The viewer's view dealt anew is another world that shows the same."""
        state = self.pairs.states[step]
        if not self.thorough and state.seat() < 0:
            return
        world = state.mask(self.viewer)
        world.fill(self.rng)
        if self.thorough or self.rng.below(8) == 0:
            self.agree(step, mine, self.shown(step, world))
        else:
            view = [("view", fields(world.mask(self.viewer)))]
            self.agree(step, [("view", self.views[step])], view)

    def line_fits_view(self, step: int) -> None:
        """What the log hides the view hides, and what the view hides the log hides."""
        if step == len(self.pairs.moves):
            return
        state, move = self.pairs.states[step], self.pairs.moves[step]
        options = [m for m in possible(self.game, state) if m != move]
        if not options:
            return
        instead = options[int(self.rng.below(len(options)))]
        after, other = self.pairs.states[step + 1], state.copy()
        other.apply(instead)
        one_line = state.seen(move, self.viewer) == state.seen(instead, self.viewer)
        one_view = self.views[step + 1] == fields(other.mask(self.viewer))
        told = bool(self.table.telling_turn) and after.seat() != other.seat()
        if one_line and not one_view and not told:
            fault = "one line, two views"
        elif one_view and not one_line and fields(after) != fields(other):
            fault = "one view, two lines"
        else:
            return
        texts = f"{self.game.text(move)}, {self.game.text(instead)}"
        raise Leak(f"{self.name}, step {step}: {fault}: {texts}")

    def logs(self, step: int, other: Other) -> None:
        """Files, stories, and drawings in every language are the same in both worlds."""
        self.tally.logs += 1
        one, two = plays_of(self.pairs, other, step)
        self.agree(step, self.told(one), self.told(two))

    def told(self, play: Play) -> Shown:
        names = NAMES[: self.table.seats]
        view = play.view(self.viewer)
        return [
            ("log", play.log_for(self.viewer).dump()),
            ("story", [echo(message) for message in play.story(self.viewer)]),
            *((lang, self.game.draw(view, Voice(lang, names), names)) for lang in LANGUAGES),
        ]


def every_unseen_occurs(table: Table, games: int) -> None:
    """A `seen` that tells too much hides itself from the twins: each `?` comes up for everybody."""
    game = table.game
    marks = {m for m in range(game.numbers) if "?" in game.text(m).split()}
    came: dict[int, set[int]] = {viewer: set() for viewer in table.viewers}
    for number in range(games):
        state = game.new(table.setup)
        for _, move in random_play(table, "unseen", number).history:
            for viewer in table.viewers:
                came[viewer].add(int(state.seen(move, viewer)))
            state.apply(move)
    for viewer in table.viewers:
        left = [game.text(m) for m in sorted(marks - came[viewer])]
        missing = [text for text in left if text not in table.never]
        if missing:
            raise Leak(f"{table.id}: viewer {viewer} never sees {', '.join(missing)}")


def enough(table: Table, tally: Tally) -> bool:
    """Whether the pairs compared something for everybody."""
    shares = [tally.differing[viewer] / tally.steps[viewer] for viewer in table.viewers]
    return min(shares) >= table.differing and tally.logs > 0


def worlds_differ(table: Table, tally: Tally) -> None:
    """The pairs compared something: other secrets in a good share of the steps, and logs."""
    for viewer in table.viewers:
        share = tally.differing[viewer] / tally.steps[viewer]
        if share < table.differing:
            raise Leak(f"{table.id}: viewer {viewer} has a twin with other secrets in {share:.2f}")
    assert tally.logs, f"{table.id}: no log was compared"


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
    for viewer in [viewer for viewer in table.viewers if viewer not in may_notice]:
        probes = [int(rng.below(table.game.numbers)) for _ in range(2)]
        if shown(table.game, state.mask(viewer), probes) != shown(
            table.game, other.mask(viewer), probes
        ):
            raise Leak(f"{table.id}: viewer {viewer} can tell two copies apart")
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
        estimate = table.game.heuristics.estimate
        worth = [[estimate(s, seat) for seat in range(table.seats)] for s in (one, two)]
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
    for size in sorted({size for size, _ in ranks}):
        counts = [ranks[size, rank] for rank in range(size)]
        expected = sum(counts) / size
        spread = sum((n - expected) ** 2 / expected for n in counts)
        if spread > size - 1 + 6 * (2 * (size - 1)) ** 0.5:
            raise Leak(f"{table.id}: the choice among {size} aliases is not even: {counts}")


def advice(table: Table, games: int, each: int) -> int:
    """A hint, its reasons and what a move would cost are the same bytes in both worlds. Returns how
    many were compared in worlds that differ."""
    made = 0
    for number in range(games):
        viewer = table.viewers[number % table.seats]
        rng = rng_for("advice", table.id, number)
        pairs = Pairs(table, random_play(table, "advice", number), viewer, rng)
        left = each
        for step, other, differs in pairs.walk():
            state = pairs.states[step]
            if not (left and other and differs and state.seat() == viewer):
                continue
            if len(members(state.mask(viewer).legal_moves())) < 2 or rng.below(4):
                continue
            one, two = (given(table, s, viewer) for s in (state, other.before(step)))
            if one != two:
                raise Leak(
                    f"{table.id}, viewer {viewer}, step {step}: advice differs\n{one}\n{two}"
                )
            left, made = left - 1, made + 1
    return made


def given(table: Table, state: State, viewer: int) -> list[object]:
    """The advice that a seat gets, what its first and last move would cost, and what bots that
    learned would do."""
    view, game = state.mask(viewer), table.game
    found = advise(game, view, LITTLE)
    weighed = [weigh(game, view, move, LITTLE) for move in members(view.legal_moves())[::-1][:2]]
    told = [echo(m) for one in (found, *weighed) for m in one.why]
    moves = [
        find(bot).make(game, rng_for("leaks", bot)).choose(view, Budget(iterations=60))
        for bot in ("learned", "master")
    ]
    return [repr(found), repr(weighed), told, moves]


def watch(table: Table, games: int, *words: object, thorough: bool = False) -> Tally:
    """Random games, watched by each viewer in turn."""
    tally = Tally()
    for number in range(games):
        watch_one(table, number, tally, *words, thorough=thorough)
    return tally


def watch_one(
    table: Table, number: int, tally: Tally, *words: object, thorough: bool = False
) -> None:
    """One random game, watched by the viewer whose turn it is to look."""
    viewer = table.viewers[number % len(table.viewers)]
    one = Watch(table, viewer, tally, *words, number)
    one.thorough = thorough
    one.run()


def watch_until_worlds_differ(table: Table, least: int, most: int, *words: object) -> None:
    """Random games until the pairs have compared enough: secrets are few in some short games."""
    tally, round_ = Tally(), len(table.viewers)
    for number in range(most * round_):
        watch_one(table, number, tally, *words)
        if number + 1 >= least * round_ and (number + 1) % round_ == 0 and enough(table, tally):
            return
    worlds_differ(table, tally)
