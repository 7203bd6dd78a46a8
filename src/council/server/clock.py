"""Who has how much time left. Pure: what time it is comes from outside, and it is the time of the
house, which stands still while the server is down."""

import msgspec

from council.server.customs import Clock

NOTICE = 10.0  # seconds at least from the warning to the penalty
SOONEST, LATEST = 10.0, 6 * 3600.0  # a warning comes so long before the end, within these
LEAST = 15.0  # seconds of a bank that ran out and has no increment


class Hours(msgspec.Struct, frozen=True):
    """The clocks of a table as they stood `at` a moment; that of `seat` runs."""

    left: list[float] = []
    seat: int | None = None
    at: float = 0.0
    warned: float | None = None  # when `seat` was warned
    up: bool = False  # its time is up: a bot moves for it


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
    if moved is not None and moved == hours.seat:  # not a bot, whose thoughts cost nothing
        left[moved] = _after(clock, left[moved], moved == seat)
    return Hours(left, seat, now, None, up)


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
