"""Play tries of the deal of the day and print their logs: `play_try.py DAY GAME:MOVES ...`

With BY_HASH in the environment, the bots follow the hash of a word, which is another in each
process: what must not happen.
"""

import os
import sys
from collections.abc import Sequence
from datetime import date

from council import compiled
from council.core.play import Play, rng_for
from council.core.state import members
from council.daily.calendar import SEAT, deal_for
from council.daily.rivals import answer, begin_try


def main(day: str, *wanted: str) -> None:
    """The person picks moves by their number alone; the game ends after so many moves of all."""
    print(compiled.status(), file=sys.stderr)  # noqa: T201
    for one in wanted:
        game, _, most = one.partition(":")
        deal = deal_for(game, date.fromisoformat(day))
        play = begin_try(deal, "Ann")
        for number in range(int(most)):
            if play.over():
                break
            seat = int(play.state.seat())
            moves = members(play.view(seat).legal_moves())
            mine = moves[int(rng_for("mine", number).below(len(moves)))]
            play.move(seat, mine if seat == SEAT else bot(play, deal.level, moves))
        print("\n".join(play.written))  # noqa: T201


def bot(play: Play, level: str, moves: Sequence[int]) -> int:
    """What the bot answers; or what it would if it looked at a hash."""
    if "BY_HASH" in os.environ:
        return moves[hash(f"move {len(play.history)}") % len(moves)]
    return answer(play, level)


if __name__ == "__main__":
    main(*sys.argv[1:])
