"""What people say to each other: cleaned lines, at a limited rate, without repetitions."""

import unicodedata
from collections import Counter, deque
from collections.abc import Callable, Iterable
from itertools import pairwise

from council.protocol.messages import ChatLine
from council.tables.ops.rate_limit import RateLimit
from council.tables.storage.store import MOST_NOTES

LONGEST = 300  # characters
MOST, PERIOD = 5, 10.0  # messages in so many seconds
MEMORY = 60.0  # seconds for which a message is not said again
ALIKE = 0.8  # of all pairs of neighbouring letters: one letter in ten is another
MOST_MARKS = 3  # accents piled on one letter
JOINERS = "\u200d\ufe0f"  # these hold one emoji together
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters of which nothing is seen


def clean(text: str) -> str:
    """The text on one line, without control characters, marks of direction, halves of characters
    and towers of accents; empty when nothing of it could be seen."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") and letter not in JOINERS else 0
        if letter.isspace() or letter in BLANKS:
            kept.append(" ")
        elif letter in JOINERS or (kind[0] != "C" and marks <= MOST_MARKS):
            kept.append(letter)
    tidy = " ".join("".join(kept).split())
    return tidy if tidy.strip(JOINERS + " ") else ""


class Speaker:
    """What one seat said lately, and how fast."""

    def __init__(self, steady: Callable[[], float], now: Callable[[], float]) -> None:
        self.steady = steady
        self.now = now
        self.limit = RateLimit(MOST, PERIOD, steady)
        self.lately: deque[tuple[float, str]] = deque(maxlen=MOST)

    def again(self, text: str, talk: Iterable[tuple[float, str]] = ()) -> bool:
        """Whether this was said just now, but for a letter or an exclamation mark: through this
        process, or, as the stored talk tells, before a restart or through another one. What seems
        to be said later than now was said before somebody set the machine's clock."""
        plain, now, steady = _plain(text), self.now(), self.steady()
        lately = [said for when, said in self.lately if when > steady - MEMORY]
        lately += [_plain(said) for when, said in talk if now - MEMORY < when <= now]
        return any(_alike(plain, said) for said in lately)

    def allows(self, text: str) -> bool:
        """Remember one more, if it does not come too fast."""
        if not self.limit.allows():
            return False
        self.lately.append((self.steady(), _plain(text)))
        return True


class Chat:
    """The lines that are kept of a table, and its speakers."""

    def __init__(self, steady: Callable[[], float], now: Callable[[], float]) -> None:
        self.steady = steady
        self.now = now
        self.lines: list[ChatLine] = []
        self.speakers: dict[int, Speaker] = {}

    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].n if self.lines else -1

    def since(self, heard: int) -> list[ChatLine]:
        """The lines after that number."""
        return [line for line in self.lines if line.n > heard]

    def add(self, line: ChatLine) -> None:
        """One more line; of old ones only as many are kept as are stored."""
        self.lines = [*self.lines, line][-MOST_NOTES:]

    def repeats(self, seat: int, text: str) -> bool:
        """Whether the seat said this just now."""
        stored = [(line.at, line.text) for line in self.lines if line.seat == seat]
        return self._speaker(seat).again(text, stored[-MOST:])

    def allows(self, seat: int, text: str) -> bool:
        """Count one more line of the seat, unless it talks too fast."""
        return self._speaker(seat).allows(text)

    def _speaker(self, seat: int) -> Speaker:
        return self.speakers.setdefault(seat, Speaker(self.steady, self.now))


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(letter for letter in folded if letter.isalnum()) or folded


def _alike(one: str, other: str) -> bool:
    """In a time that grows with the length only: all tables wait meanwhile, and one character of a
    message can be eighteen here."""
    if len(one) < 8 or len(other) < 8:
        return one == other  # “yes” and “yes!”, but not “a4” and “a5”
    pairs, others = Counter(pairwise(one)), Counter(pairwise(other))
    both = (pairs & others).total()
    return 2 * both >= ALIKE * (pairs.total() + others.total())
