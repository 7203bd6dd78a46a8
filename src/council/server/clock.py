"""Who has how much time left. Pure: what time it is comes from outside, and it is the time of the
house, which stands still while the server is down."""

import msgspec

from council.server.customs import Clock

NOTICE = 10.0  # seconds at least from the warning to the penalty
SOONEST, LATEST = 10.0, 6 * 3600.0  # a warning comes so long before the end, within these
LEAST = 15.0  # seconds of a bank that ran out and has no increment
MOST_BEFORE = 100  # moves in a row: with chance between them none is taken back


class Before(msgspec.Struct, frozen=True):
    """The clocks when a seat made a move: should it be taken back, they are as they were."""

    seat: int
    left: list[float]
    warned: float | None
    up: bool


class Hours(msgspec.Struct, frozen=True):
    """The clocks of a table as they stood `at` a moment; that of `seat` runs."""

    left: list[float] = []
    seat: int | None = None
    at: float = 0.0
    warned: float | None = None  # when `seat` was warned
    up: bool = False  # its time is up: a bot moves for it
    before: list[Before] = []  # the last moves, in a row, of one seat


def wound(clock: Clock, seats: int) -> Hours:
    """Fresh clocks, none of them running."""
    return Hours([] if clock.kind == "none" else [float(clock.seconds)] * seats)


def remaining(hours: Hours, seat: int, now: float) -> float:
    """What a seat has left."""
    used = max(0.0, now - hours.at) if seat == hours.seat else 0.0
    return max(0.0, hours.left[seat] - used)


def turn(clock: Clock, hours: Hours, seat: int | None, now: float, moved: int | None) -> Hours:
    """From now on `seat` thinks (None: nobody, as in a pause); `moved` has just made a move."""
    if not hours.left or (moved is None and seat == hours.seat):
        return hours
    left = [remaining(hours, other, now) for other in range(len(hours.left))]
    up = hours.up and moved == seat == hours.seat and clock.kind == "bank"
    before = hours.before
    if moved is not None:
        before = _noted(hours, left, moved)
        if moved == hours.seat or clock.kind != "bank":  # thoughts of a bot cost nothing
            left[moved] = _after(clock, left[moved], moved == seat)
    return Hours(left, seat, now, None, up, before)


def _noted(hours: Hours, left: list[float], moved: int) -> list[Before]:
    """The moves that may be taken back, and one more; none where a bot has moved."""
    if moved != hours.seat:
        return []
    same = hours.before[-MOST_BEFORE:] if hours.before and hours.before[-1].seat == moved else []
    return [*same, Before(moved, list(left), hours.warned, hours.up)]


def back(clock: Clock, hours: Hours, seat: int, now: float) -> Hours:
    """A seat has taken its last move back. It has the time it had, less what the others have lost
    by it: else who moves and takes back would think for ever, or use up the time of the next."""
    if not hours.before or hours.before[-1].seat != seat:
        return hours
    *rest, was = hours.before
    left, runs = list(was.left), hours.seat
    if runs is not None:
        had = left[runs] if runs != seat else _after(clock, left[seat], True)
        left[seat] = max(0.0, left[seat] - had + remaining(hours, runs, now))
    return Hours(left, seat, now, was.warned, was.up, rest)


def agreed_back(clock: Clock, hours: Hours) -> Hours:
    """All have agreed to an undo: where every move has its time, it has all of it again."""
    if clock.kind == "bank":
        return msgspec.structs.replace(hours, before=[])
    return wound(clock, len(hours.left))


def forfeited(hours: Hours, seat: int) -> bool:
    """Whether a bot made the last move of a seat because its time was up: that one stays."""
    return bool(hours.before) and hours.before[-1].seat == seat and hours.before[-1].up


def _after(clock: Clock, left: float, goes_on: bool) -> float:
    """The time of a seat that has moved. A bank grows when the turn passes on, and is never left
    so empty that its player could not go on."""
    if clock.kind != "bank":
        return float(clock.seconds)
    if goes_on:
        return left
    return left + clock.more if left > 0 else max(float(clock.more), LEAST)


def due(clock: Clock, hours: Hours) -> float | None:
    """When the clock next has something to say: first a warning, then the penalty."""
    if hours.seat is None or hours.up or not hours.left:
        return None
    end = hours.at + hours.left[hours.seat]
    if hours.warned is None:
        return max(hours.at, end - min(LATEST, max(SOONEST, clock.seconds / 6)))
    return max(end, hours.warned + NOTICE)


def strike(clock: Clock, hours: Hours, now: float) -> Hours:
    """The clocks after a warning or a penalty that is due; the same when none is."""
    when = due(clock, hours)
    if when is None or now < when:
        return hours
    if hours.warned is None:
        return msgspec.structs.replace(hours, warned=now)
    return msgspec.structs.replace(hours, up=True)
