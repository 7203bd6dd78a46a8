"""Earlier moments of a running game, as one reader saw them: a few at a time."""

from council.core.log import DIGEST_MARK, split
from council.core.play import Play
from council.protocol.messages import ReplayFrame
from council.tables.frames.json_diff import changed
from council.tables.frames.replay import first_frame, frames_on

MOST = 16  # moments in one answer


def moments_from(play: Play, reader: int, first: int) -> list[ReplayFrame]:
    """The moment with this number and those that follow; 0 is before the first line."""
    played = [
        (number, line) for number, line in enumerate(play.log.lines, 2) if line.who != DIGEST_MARK
    ]
    game, setup = play.game, play.log.setup
    if first == 0:
        start = first_frame(game, setup, reader)
        shown = changed({}, start.change)
        later = frames_on(game, game.begin(setup), played[: MOST - 1], reader, shown)
        return [start, *later]
    before = sum(len(split(line.text)) for _, line in played[: first - 1])
    state = play.stood(before)
    return list(frames_on(game, state, played[first - 1 : first - 1 + MOST], reader, {}))
