"""The games of rivals in slices of about half a second, in a worker that does other things between
them. What is lost is played again, with the same moves."""

import time
from collections.abc import Callable

import msgspec

from council.core.log import read
from council.core.play import Play, resume, rng_for
from council.daily.calendar import DailyDeal, deal_for, read_day
from council.daily.rivals import begin_try, play_on, result_of
from council.games import GAMES
from council.protocol.daily import DailyResult

SECONDS = 0.4  # after which a slice ends with its next move
MOST = 3  # games that a worker remembers between slices
FAR = 1e11  # seconds since 1970: whoever asks has checked the day


class RivalSlice(msgspec.Struct):
    """The log so far, and the result once it is over."""

    text: str
    result: DailyResult | None = None


plays: dict[tuple[str, str, str], Play] = {}  # of this worker, the last one used last


def play_slice(
    game: str, day: str, level: str, text: str, clock: Callable[[], float] = time.monotonic
) -> bytes:
    """Play on from a log, at first an empty one."""
    end = clock() + SECONDS
    deal = deal_for(game, read_day(day, FAR))
    play = recall(deal, level, text)
    over = play_on(play, deal, level, lambda: clock() < end)
    result = msgspec.convert(result_of(play), DailyResult) if over else None
    return msgspec.json.encode(RivalSlice(text_of(play), result))


def recall(deal: DailyDeal, level: str, text: str) -> Play:
    """The game of a log, remembered or played again."""
    key = (deal.game, deal.code, level)
    play = plays.pop(key, None)
    if play is None or text_of(play) != text:
        play = resume(GAMES[deal.game], read(text, ours=True), rng_for("rival")) if text else None
        play = play or begin_try(deal, level)
    plays[key] = play
    for old in list(plays)[:-MOST]:
        del plays[old]
    return play


def text_of(play: Play) -> str:
    """The log so far."""
    return "".join(line + "\n" for line in play.written)
