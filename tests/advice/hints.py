"""Hints at many positions of each game: the same when asked twice, and with figures that hold.

    python tests/advice/hints.py [N] [--say GAME]     at least N positions a game, 200 unless told

Every mode of RISK takes part. The figures of the reasons are worked out again from the picture of
the table, the exact odds and other deals (recount_*.py). `--say` prints the hints of a game. Exit
code 0: all hold.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from advice import recount_cardgame, recount_intrigue, recount_risk
from advice.kit import NAMES, TABLES, say, views

from council.bots.advice import CLOSE, EVEN, Advice, AdviceBudget, advise
from council.core.figures import whole_percent as percent
from council.core.game import Message
from council.locales import Voice

THOUGHT = AdviceBudget(iterations=300, worlds=10, least=20)
NEAR = {"hint-even": EVEN, "hint-close": CLOSE}
RECOUNTS: dict[str, Any] = {
    "intrigue": recount_intrigue,
    "risk": recount_risk,
    "cardgame": recount_cardgame,
}


def hints(game: str, count: int) -> Iterator[tuple[Any, Any, Advice]]:
    """Positions of a game with their hints."""
    for table, view in views(TABLES[game], count, "hints"):
        first, again = (advise(table.game, view.copy(), THOUGHT) for _ in range(2))
        assert first == again, f"{table.id}: two hints for one position"
        assert say(first.why) == say(again.why)
        yield table, view, first


def check(game: str, count: int) -> Counter[str]:
    """Check so many hints: how many there were, reasons, those worked out again and those not."""
    found: Counter[str] = Counter()
    for table, view, hint in hints(game, count):
        found["hints"] += 1
        found["with a reason"] += bool(hint.why)
        if hint.other is None:
            continue
        plain = [int(view.same(one.move)) for one in (hint.best, hint.other)]
        around = RECOUNTS[game].Recount(table, view, *plain)
        for message in hint.why:
            found["reasons"] += 1
            if message.key in NEAR:
                gap = percent(hint.best.share) - percent(hint.other.share)
                assert gap < NEAR[message.key]
                found["worked out again"] += 1
            elif message.key == "hint-tried":
                assert percent(hint.best.share) - percent(hint.other.share) >= CLOSE
                found["worked out again"] += 1
            else:
                found["worked out again"] += checked(RECOUNTS[game], around, message)
    return found


def checked(module: Any, around: Any, message: Message) -> bool:
    """Work one sentence out again; a wrong one is named."""
    try:
        return bool(module.recount(around, message))
    except AssertionError as wrong:
        moves = [around.table.game.text(move) for move in (around.move, around.other)]
        said = Voice("en", NAMES)(message)
        raise AssertionError(f"{around.table.id}: {moves}: {message.key}: {said}") from wrong


def tell(game: str, count: int) -> None:
    """Print the hints of a game."""
    voice = Voice("en", NAMES)
    for table, _, hint in hints(game, count):
        text = table.game.text
        other = f", then {text(hint.other.move)} {percent(hint.other.share)}" if hint.other else ""
        write(f"{table.id}: {text(hint.best.move)} {percent(hint.best.share)}{other}")
        for message in hint.why:
            write(f"    {message.key}: {voice(message)}")


def write(line: str) -> None:
    """One line on the terminal."""
    sys.stdout.write(line + "\n")


def main() -> None:
    """The command."""
    words = sys.argv[1:]
    count = next((int(word) for word in words if word.isdecimal()), 200)
    if "--say" in words:
        tell(words[words.index("--say") + 1], count)
        return
    for game in TABLES:
        found = check(game, count)
        write(f"{game}: " + ", ".join(f"{n} {name}" for name, n in found.items()))


if __name__ == "__main__":
    main()
