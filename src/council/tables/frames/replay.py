"""A game to watch, moment by moment, as one reader may know it or with everything open."""

from collections.abc import Iterable, Iterator

from council.core.game import Event, Game, Json, Setup
from council.core.log import DIGEST_MARK, Line, Log, join, read, split
from council.core.play import resume, rng_for
from council.core.state import REFEREE, State
from council.games import game_of
from council.protocol.api import ReplayIs, ReplayNote
from council.protocol.errors import said
from council.protocol.messages import ReplayFrame, Said
from council.tables.frames.json_diff import changed, difference

EVERYTHING = int(REFEREE)


def upload(text: str) -> ReplayIs:
    """The game of a stranger's file, every line checked; BadLog names the first wrong one."""
    log = read(text)
    play = resume(game_of(log), log, rng_for("replay"))
    return retell(play.game, log, EVERYTHING)


def retell(game: Game, log: Log, reader: int) -> ReplayIs:
    """The replay of a valid log."""
    moments = list(frames(game, log.setup, log.lines, reader))
    notes = [ReplayNote(note.line, note.by, note.text) for note in log.notes]
    return ReplayIs(log.game, log.players, moments, log.result is not None, notes)


def frames(game: Game, setup: Setup, lines: Iterable[Line], reader: int) -> Iterator[ReplayFrame]:
    """The table before the first line and after each."""
    start = first_frame(game, setup, reader)
    yield start
    played = ((number, line) for number, line in enumerate(lines, 2) if line.who != DIGEST_MARK)
    yield from frames_on(game, game.begin(setup), played, reader, changed({}, start.change))


def first_frame(game: Game, setup: Setup, reader: int) -> ReplayFrame:
    """The table before the first line."""
    state = game.begin(setup)
    shown = picture(game, state, look(state, reader))
    return ReplayFrame("", None, int(state.leg()) + 1, difference({}, shown), [], 1)


def frames_on(
    game: Game, state: State, lines: Iterable[tuple[int, Line]], reader: int, shown: Json
) -> Iterator[ReplayFrame]:
    """The table after each of these lines, by number; `shown` is what the reader saw before."""
    seen = look(state, reader)
    for number, line in lines:
        texts: list[str] = []
        news: list[Said] = []
        for text in split(line.text):
            move, before = game.number(text), seen
            as_seen = move if reader == EVERYTHING else int(state.seen(move, reader))
            who = int(state.seat())
            state.apply(move)
            seen = look(state, reader)
            texts.append(game.text(as_seen))
            news += [said(message) for message in game.tell(Event(who, as_seen, before), seen)]
        asked = line.who if isinstance(line.who, int) else None
        shown, before_it = picture(game, state, seen), shown
        change = difference(before_it, shown)
        yield ReplayFrame(join(texts), asked, int(state.leg()) + 1, change, news, number)


def look(state: State, reader: int) -> State:
    """What the reader may know of a state."""
    return state.copy() if reader == EVERYTHING else state.mask(reader)


def picture(game: Game, state: State, seen: State) -> Json:
    """What is seen for the browser; with everything open, the hand of every seat beside it."""
    if seen.viewer != REFEREE:
        return game.describe(seen)
    hands = [game.hand(state.mask(seat)) for seat in range(int(state.seats))]
    return {**game.picture(seen), "hands": hands}
