"""How much time each seat has left. Pure: the time comes from outside, and is the server's uptime,
which stops while the server is down.
"""

from collections.abc import Sequence

import msgspec

from council.protocol.table_settings import Clock
from council.tables.storage.records import Chair
from council.tables.storage.status import Clocks, ClocksBefore, TableStatus

NOTICE = 10.0  # seconds at least from the warning to the penalty
SOONEST, LATEST = 10.0, 6 * 3600.0  # a warning comes so long before the end, within these
LEAST = 15.0  # seconds of a bank that ran out and has no increment
MOST_BEFORE = 100  # moves in a row: with chance between them none is taken back


def wound(clock: Clock, seats: int) -> Clocks:
    """Fresh clocks, none of them running."""
    return Clocks([] if clock.kind == "none" else [float(clock.seconds)] * seats)


def remaining(clocks: Clocks, seat: int, now: float) -> float:
    """What a seat has left."""
    used = max(0.0, now - clocks.at) if seat == clocks.seat else 0.0
    return max(0.0, clocks.left[seat] - used)


def turn(
    clock: Clock,
    clocks: Clocks,
    seat: int | None,
    now: float,
    moved: int | None,
    asked: int | None = None,
) -> Clocks:
    """From now on `seat` thinks (None: nobody, as in a pause); `moved` has just made a move. Who is
    `asked` again has not ended their turn, whether their clock runs or not."""
    if not clocks.left or (moved is None and seat == clocks.seat):
        return clocks
    left = [remaining(clocks, other, now) for other in range(len(clocks.left))]
    up = clocks.up and moved == seat == clocks.seat and clock.kind == "bank"
    before = clocks.before
    if moved is not None:
        before = _noted(clocks, left, moved, now)
        if moved == clocks.seat or clock.kind != "bank":  # thoughts of a bot cost nothing
            left[moved] = _after(clock, left[moved], moved in (seat, asked))
    return Clocks(left, seat, now, None, up, before)


def run(
    status: TableStatus,
    chairs: Sequence[Chair],
    asked: int | None,
    now: float,
    moved: int | None = None,
    free: bool = False,
) -> TableStatus:
    """The status with the clock of the seat running that has to think, unless a bot does it, the
    table rests, or the time is `free`, as in a window that passes by itself."""
    if status.rests():
        asked = None
    thinks = asked is not None and chairs[asked].kind == "person" and not chairs[asked].away
    seat = asked if thinks and not free else None
    before = _rested(status.clocks, status.rests(), now)
    after = turn(status.customs.clock, before, seat, now, moved, asked)
    after = msgspec.structs.replace(after, rests=before.rests)
    return msgspec.structs.replace(status, clocks=after)


def _rested(clocks: Clocks, rests: bool, now: float) -> Clocks:
    """While the table rests, no time passes since the moves that may be taken back."""
    if not clocks.left or rests == (clocks.rests is not None):
        return clocks
    if clocks.rests is None:
        return msgspec.structs.replace(clocks, rests=now)
    pause = now - clocks.rests
    before = [
        msgspec.structs.replace(was, at=None if was.at is None else was.at + pause)
        for was in clocks.before
    ]
    return msgspec.structs.replace(clocks, rests=None, before=before)


def _noted(clocks: Clocks, left: list[float], moved: int, now: float) -> list[ClocksBefore]:
    """The moves that may be taken back, and one more. Alone among bots a person takes back moves
    that bots have answered, but none that a bot made in their place."""
    mine = bool(clocks.before) and clocks.before[-1].seat == moved
    if moved != clocks.seat:
        return [] if mine else clocks.before
    same = clocks.before[-MOST_BEFORE:] if mine else []
    return [*same, ClocksBefore(moved, list(left), clocks.warned, clocks.up, now)]


def back(clocks: Clocks, seat: int, now: float) -> Clocks:
    """A seat has taken its last move back. It has the time it had, less what has passed since,
    whoever was next: else a player who moves and takes back would think for ever."""
    if not clocks.before or clocks.before[-1].seat != seat:
        return clocks
    *rest, was = clocks.before
    left, since = list(was.left), clocks.at if was.at is None else was.at
    left[seat] = max(0.0, left[seat] - max(0.0, now - since))
    return Clocks(left, seat, now, was.warned, was.up, rest)


def agreed_back(clock: Clock, clocks: Clocks) -> Clocks:
    """All have agreed to an undo: where every move has its time, it has all of it again."""
    if clock.kind == "bank":
        return msgspec.structs.replace(clocks, before=[])
    return wound(clock, len(clocks.left))


def forfeited(clocks: Clocks, seat: int) -> bool:
    """Whether a bot made the last move of a seat because its time was up: that one stays."""
    return bool(clocks.before) and clocks.before[-1].seat == seat and clocks.before[-1].up


def _after(clock: Clock, left: float, goes_on: bool) -> float:
    """The time of a seat that has moved. A bank grows when the turn passes on, and is never left
    so empty that its player could not go on."""
    if clock.kind != "bank":
        return float(clock.seconds)
    if goes_on:
        return left
    return left + clock.more if left > 0 else max(float(clock.more), LEAST)


def due(clock: Clock, clocks: Clocks) -> float | None:
    """When the clock next has something to say: first a warning, then the penalty."""
    if clocks.seat is None or clocks.up or not clocks.left:
        return None
    end = clocks.at + clocks.left[clocks.seat]
    if clocks.warned is None:
        return max(clocks.at, end - min(LATEST, max(SOONEST, clock.seconds / 6)))
    return max(end, clocks.warned + NOTICE)


def strike(clock: Clock, clocks: Clocks, now: float) -> Clocks:
    """The clocks after a warning or a penalty that is due; the same when none is."""
    when = due(clock, clocks)
    if when is None or now < when:
        return clocks
    if clocks.warned is None:
        return msgspec.structs.replace(clocks, warned=now)
    return msgspec.structs.replace(clocks, up=True)
