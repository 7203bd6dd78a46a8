"""What a seat may take back: its own last move, while nothing new was shown to anyone."""

from collections.abc import Sequence

from council.core.log import DIGEST_MARK, Line, split
from council.core.notes import public
from council.core.play import Play, showed_something
from council.tables.state import clocks
from council.tables.state.room import Room
from council.tables.storage.records import Chair


def cut_for(play: Play, chairs: Sequence[Chair], seat: int) -> int | None:
    """The line a seat may take back with all that follow; None when it may not.

    Bots do not mind: alone among them one goes back to one's own last decision. Between people a
    move that showed something, such as that the next player is out, stays.
    """
    alone = all(chair.kind == "bot" for number, chair in enumerate(chairs) if number != seat)
    cut = last_own(play.log.lines, alone, seat, play.log.taken_over)
    if cut is None or alone:
        return cut
    later = [line for line in play.log.lines[cut:] if line.who != DIGEST_MARK]
    number = len(play.history) - sum(len(split(line.text)) for line in later)
    move = play.history[number][1]
    return None if showed_something(play.stood(number), move, play, seat) else cut


def last_own(lines: Sequence[Line], alone: bool, seat: int, first: int = 0) -> int | None:
    """The line of a seat's last move, if only those who do not mind have acted since. Chance that
    has spoken has shown something, so nobody goes back behind it. Lines before `first` were not
    made at this table."""
    for index in range(len(lines) - 1, first - 1, -1):
        who = lines[index].who
        if who == seat:
            return index
        if who != DIGEST_MARK and not (alone and isinstance(who, int)):
            return None
    return None


def kept_notes(before: Play, after: Play, cut: int, seat: int) -> list[str]:
    """What stays in the log when a seat takes back the lines from `cut` on: words that were told,
    and the numbers of the draws that are gone, so that nobody can draw again in silence."""
    gone = [line.text for line in before.log.lines[cut:] if line.who == DIGEST_MARK]
    kept = [text for text in gone if public(text) and not text.startswith("undo ")]
    first, last = after.notes.number, before.notes.number - 1
    drawn = after.log.fair and first <= last
    return [*kept, f"undo {seat} {first} {last}"] if drawn else kept


def last_move(lines: Sequence[Line], seat: int, first: int = 0) -> int | None:
    """The line of a seat's last move, whatever came after it."""
    for index in range(len(lines) - 1, first - 1, -1):
        if lines[index].who == seat:
            return index
    return None


def line_to_take_back(room: Room, seat: int | None) -> int | None:
    """The line a seat may take back now; None when it may not."""
    if seat is None or room.views.over or clocks.forfeited(room.status.clocks, seat):
        return None
    if room.status.counts() or room.status.lesson is not None:  # there one goes from step to step
        return None
    if seat not in room.cuts:
        room.cuts[seat] = cut_for(room.play, room.chairs, seat)
    return room.cuts[seat]


def line_to_ask_for(room: Room, seat: int | None) -> int | None:
    """The line a seat may take back if all agree. Alone among bots nobody can be asked."""
    if seat is None or room.views.over or len(room.people()) < 2:
        return None
    return last_move(room.play.log.lines, seat, room.play.log.taken_over)
