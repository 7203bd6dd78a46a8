"""A game being played: its state and its log, always in step."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from council.core.alike import Likeness
from council.core.deals import DealCode, decision_rng, secret_of
from council.core.game import Event, Game, IllegalMove, Invalid, Json, Message, Setup
from council.core.log import (
    CHANCE_MARK,
    DIGEST_MARK,
    BadLog,
    Chain,
    Line,
    Log,
    Origin,
    compact,
    join,
    split,
)
from council.core.lots import choose
from council.core.notes import NoteTaker, public
from council.core.proof import audit, proof
from council.core.state import CHANCE, NOBODY, PUBLIC, Rng, State, members

DIGEST_EVERY = 50
STRIDE = 64  # moves from one mark of a long game to the next
WORLDS = 8  # ways to deal what a mover cannot see

Chance = Callable[[], Rng]  # asked once for every outcome


def rng_for(*words: object) -> Rng:
    """A generator of its own for these words: the same words give the same stream everywhere."""
    key = sha256("/".join(str(word) for word in words).encode()).digest()
    return Rng(int.from_bytes(key[:8], "big") >> 4)


def dress(game: Game, state: State, move: int, rng: Rng) -> int:
    """A plain move as one of its aliases, at random: the lowest would tell what is not held."""
    alike = [m for m in game.offers(state) if state.same(m) == move]
    return alike[int(rng.below(len(alike)))] if alike else move


def digest(game: Game, state: State) -> str:
    """A fingerprint of the whole state."""
    return sha256(compact(game.record(state)).encode()).hexdigest()[:10]


class Play:
    """Makes moves after checking them, lets chance decide where the rules do, writes the log.

    `write` gets every finished line of the log at once, so that nothing acknowledged is lost.
    `chance` is a generator, or gives one for each outcome: where a stranger is not to work out the
    rest of a deal from their own cards, every outcome has a generator of its own. With `fair`, the
    commitment to a secret, and that `secret`, outcomes are drawn from it (`core.lots`). From a deal
    code and the moves, all chance follows (`core.deals`).
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        players: Sequence[str],
        chance: Rng | Chance | DealCode,
        write: Callable[[str], None] | None = None,
        fair: str = "",
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.chance = self._luck_of(chance)
        deal = chance.text if isinstance(chance, DealCode) else ""
        self.state = game.begin(setup)
        about = (game.name, game.version, setup, list(players))
        self.log = Log(*about, fair=fair, origin=origin, deal=deal)
        self.notes = NoteTaker(fair, setup.seats)
        self.secret = secret_of(deal, game.name, setup.seats) if deal else ""
        self.scripted_chance: Callable[[State], int] | None = (
            None  # says what chance brings, in a lesson
        )
        self.history: list[tuple[int, int]] = []  # who (or CHANCE) and what, move by move
        self._marks: list[State] = []  # how it stood before every STRIDE-th move
        self._last = (-1, self.state)  # the last move of a seat, and how it stood before
        self.written: list[str] = []  # the log as it is kept, line by line
        self._chain = Chain()
        self._write = write
        self._put(self.log.head())

    # -- asking

    def over(self) -> bool:
        return self.state.seat() == NOBODY

    def view(self, seat: int) -> State:
        """What a seat (or PUBLIC) may know now."""
        return self.state.mask(seat)

    def story(self, reader: int, since: int = 0) -> list[Message]:
        """What a reader saw happen, from the move numbered `since` on."""
        return [message for move in self.told(reader, since) for message in move]

    def told(self, reader: int, since: int, until: int | None = None) -> list[list[Message]]:
        """The same for each move by itself, up to the one before `until`."""
        told: list[list[Message]] = []
        if since >= len(self.history):
            return told
        state = self.stood(since)
        view = state.mask(reader)
        for who, move in self.history[since:until]:
            event = Event(who, int(state.seen(move, reader)), view)
            state.apply(move)
            view = state.mask(reader)
            told.append(self.game.tell(event, view))
        return told

    def stood(self, number: int) -> State:
        """How it stood before a move, without playing the whole game again."""
        mark = number // STRIDE
        near = (mark * STRIDE, self._marks[mark])
        known, state = self._last if near[0] <= self._last[0] <= number else near
        state = state.copy()
        for _, move in self.history[known:number]:
            state.apply(move)
        return state

    def log_for(self, reader: int) -> Log:
        """The log as a seat or the public may read it; without digests and the like, which would
        tell."""
        old = self.log
        origin = replace(old.origin, check="") if old.origin else None
        log = replace(old, lines=[], reader=reader, origin=origin)
        state = self.game.begin(old.setup)
        for line in old.lines:
            if line.who == DIGEST_MARK:
                log.lines += [line] if public(line.text) else []
                continue
            texts = []
            for text in split(line.text):
                move = self.game.number(text)
                texts.append(self.game.text(int(state.seen(move, reader))))
                state.apply(move)
            log.lines.append(Line(line.who, join(texts), line.ms))
        return log

    # -- playing

    def move(self, seat: int, move: int, ms: int = 0) -> int:
        """A seat answers; returns the move as made. IllegalMove says why not."""
        view = self.view(seat)
        if not self.game.legal(view, move):  # far quicker than the referee, who knows the reason
            refusal = self.game.refuse(view, move)
            assert refusal is not None, f"{move} is neither legal nor refused"
            raise IllegalMove(self.game.text(move), refusal)
        return self.make_move(seat, move, ms)

    def make_move(self, seat: int, move: int, ms: int = 0) -> int:
        """The same for a move that is known to be legal."""
        if self.state.same(move) == move:
            move = dress(self.game, self.state, move, self.chance())
        self._last = (len(self.history), self.state.copy())
        self._apply(seat, move)
        self._add(Line(seat, self.game.text(move), ms))
        self.settle()
        return move

    def settle(self) -> None:
        """Chance decides until a seat is asked or the game is over; a run is one line."""
        run: list[str] = []
        while self.state.seat() == CHANCE:
            outcome = self._draw(len(run))
            text = self.game.text(outcome)
            if run and _verb(run[0]) != _verb(text):
                self._record_chance(run)
                run = []
            self._apply(CHANCE, outcome)
            run.append(text)
        if run:
            self._record_chance(run)
        if self.over() and self.log.result is None:
            self._close("win")

    def note(self, text: str) -> None:
        """Write down what somebody will want to check."""
        self.notes.take(text, len(self.log.lines) + 2)
        self._add(Line(DIGEST_MARK, text))

    def leave(self) -> None:
        """The game ends here by agreement: nobody has won."""
        self._close("agreed")

    def _draw(self, ahead: int) -> int:
        """An outcome; `ahead` of those written down are so many."""
        if self.scripted_chance is not None:
            return self.scripted_chance(self.state)
        if not self.secret:
            return int(self.state.chance(self.chance()))
        odds = members(self.state.chances())
        return choose(self.secret, self.notes.number + ahead, self.notes.words, odds)

    def _luck_of(self, chance: Rng | Chance | DealCode) -> Chance:
        """What outcomes come from, and what decides between moves that look alike."""
        if isinstance(chance, DealCode):
            return lambda: decision_rng(self.secret, "alike", len(self.history))
        return (lambda: chance) if isinstance(chance, Rng) else chance

    def _record_chance(self, run: list[str]) -> None:
        self._add(Line(CHANCE_MARK, join(run), self.notes.count(len(run))))

    def _apply(self, who: int, move: int) -> None:
        if len(self.history) % STRIDE == 0:
            self._marks.append(self.state.copy())
        self.state.apply(move)
        self.history.append((who, move))

    def _add(self, line: Line) -> None:
        self.log.lines.append(line)
        self._put([line.who, line.text, line.ms])
        if line.who != DIGEST_MARK and self._digest_due():
            self._add(Line(DIGEST_MARK, "digest " + digest(self.game, self.state)))

    def _digest_due(self) -> bool:
        return len(self.log.lines) % DIGEST_EVERY == DIGEST_EVERY - 1

    def _close(self, end: str) -> None:
        self._add(Line(DIGEST_MARK, "digest " + digest(self.game, self.state)))
        for text in proof(self.game, self.log, self.secret) if self._proves() else []:
            self.note(text)
        self._finish(end)

    def _proves(self) -> bool:
        """Whether there is a secret to reveal; a code was never one."""
        return bool(self.secret and self.log.fair)

    def _finish(self, end: str) -> None:
        self.log.result = self._values(end)
        self.log.end = end
        self._put({"result": self.log.result, "end": self.log.end})

    def _values(self, end: str) -> list[float]:
        """The share each seat has of the win; of a game that was left nobody has any."""
        if end != "win":
            return [0.0] * int(self.state.seats)
        return [float(self.state.value(seat)) for seat in range(int(self.state.seats))]

    def _put(self, entry: object) -> None:
        sealed = self._chain.seal(entry)
        self.written.append(sealed)
        if self._write is not None:
            self._write(sealed)


def _verb(text: str) -> str:
    return text.partition(" ")[0]


def resume(
    game: Game,
    log: Log,
    chance: Rng | Chance,
    write: Callable[[str], None] | None = None,
    upto: int | None = None,
) -> Play:
    """Play a log again, every line checked; BadLog names the first that cannot be.

    The result stands where the log ends (or after `upto` lines) and can be played on.
    """
    source = DealCode(log.deal) if log.deal else chance
    play = Play(game, setup_of(game, log), log.players, source, write, log.fair, log.origin)
    if upto is None:
        catch_up(play, log)
    for number, line in enumerate(log.lines[:upto] if upto is not None else [], 2):
        replay_line(play, line, number)
    return play


def catch_up(play: Play, log: Log) -> None:
    """Play on to the end of a log that begins with what was played; BadLog as for `resume`."""
    done = len(play.log.lines)
    for number, line in enumerate(log.lines[done:], done + 2):
        replay_line(play, line, number)
    if log.result is not None and play.log.result is None:
        _check_end(play, log, len(log.lines) + 2)
        play.log.notes = list(log.notes)


def setup_of(game: Game, log: Log) -> Setup:
    """The setup of a whole log, checked as if a person had asked for it, under the revision it
    had."""
    if log.reader is not None:
        raise BadLog(1, "log-of-one-reader")
    if log.version != game.version:
        raise BadLog(1, "log-other-version", got=log.version, ours=game.version)
    if log.setup.revision > game.revision:
        raise BadLog(1, "log-later-revision", got=log.setup.revision, ours=game.revision)
    try:
        setup = game.setup(log.setup.seats, log.setup.options)
        setup = replace(setup, revision=log.setup.revision, position=log.setup.position)
    except Invalid:
        raise BadLog(1, "log-bad-head", key="options") from None
    if setup != log.setup:
        raise BadLog(1, "log-bad-head", key="options")
    return setup


def replay_line(play: Play, line: Line, number: int) -> None:
    """Play one line of a log again, and write it down; BadLog when it cannot be."""
    is_note = line.who == DIGEST_MARK and not line.text.startswith("digest ")
    if play.notes.proof and not is_note:  # who knew the secret could choose what follows
        raise BadLog(number, "log-after-end")
    if is_note:
        play.notes.take(line.text, number)
    elif line.who == DIGEST_MARK:
        if line.text != "digest " + digest(play.game, play.state):
            raise BadLog(number, "log-wrong-digest")
    else:
        texts = split(line.text)
        for ahead, text in enumerate(texts):
            _replay_move(play, line.who, text, number, ahead)
        if line.who == CHANCE_MARK and play.notes.count(len(texts)) != line.ms and play.log.fair:
            raise BadLog(number, "log-wrong-number", number=line.ms)
    play.log.lines.append(line)
    play._put([line.who, line.text, line.ms])


def _replay_move(play: Play, who: int | str, text: str, number: int, ahead: int) -> None:
    state = play.state
    try:
        move = play.game.number(text)
    except Invalid:
        raise BadLog(number, "log-unknown-move", text=text[:60]) from None
    asked = int(state.seat())
    if asked == CHANCE and who == CHANCE_MARK:
        if move not in members(state.chances())[::2]:
            raise BadLog(number, "log-impossible-outcome", text=text)
        if play.log.deal and play._draw(ahead) != move:
            raise BadLog(number, "log-wrong-deal", text=text)
    elif asked != who or not play.game.legal(state, move):
        raise BadLog(number, "log-illegal-move", text=text)
    play._apply(asked, move)


def _check_end(play: Play, log: Log, number: int) -> None:
    by_rules = log.end == "win"
    if play.over() != by_rules or play._values(log.end) != log.result:
        raise BadLog(number, "log-wrong-result")
    if play.notes.proof:
        audit(play.game, play.log, play.notes.proof)
    play._finish(log.end)


def showed_something(before: State, move: int, after: Play, seat: int) -> bool:
    """Whether what anybody saw after a seat's move may have hung on cards the mover did not know:
    then it is too late to take the move back. The game decides; some worlds that the mover could
    not tell apart are tried as well."""
    game, view = after.game, before.mask(seat)
    if not game.foreseen(before, move, after.state):
        return True
    seen = _Sight(game, after.state, seat)
    rng = rng_for("undo")
    for _ in range(WORLDS):
        world = view.copy()
        world.fill(rng)
        world.apply(move)
        if not seen.same(_Sight(game, world, seat)):
            return True
    return False


class _Sight:
    """Who is asked, what all see and what the mover sees. Whatever all see, the mover sees too, so
    views of all are made only if the mover's are not the same."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.asked = int(state.seat())
        self.view = state.mask(seat)
        self.likeness = Likeness(self.view)

    def same(self, other: "_Sight") -> bool:
        """Whether nobody could tell the two apart."""
        if self.asked != other.asked:
            return False
        return self.likeness.of(other.view) or self._pictures() == other._pictures()

    def _pictures(self) -> list[Json]:
        return [self.game.describe(view) for view in (self.view, self.state.mask(PUBLIC))]
