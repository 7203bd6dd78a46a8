"""What visitors get to see of a game: everything comes from the view of the seat they look from."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from council.core.game import AskWindow, Json
from council.core.log import DIGEST_MARK, split
from council.core.play import Play
from council.core.state import NOBODY
from council.protocol.errors import said
from council.protocol.messages import Said
from council.tables.state.visitor import encode
from council.tables.storage.records import Note

LONG = 20  # members of a list from which on it is worth a look whether it was written already


@dataclass(frozen=True)
class View:
    """The table from one seat; the view as it is sent, to however many."""

    view: msgspec.Raw
    question: Said
    moves: list[str]
    window: AskWindow | None = None


def final_table(play: Play) -> list[dict[str, Json]]:
    """The results of a finished game, with the Houses of its seats where they have any."""
    rows, houses = play.game.results(play.state), play.game.houses(play.state)
    if not any(houses):
        return rows
    return [{**row, "house": house} for row, house in zip(rows, houses, strict=True)]


class Views:
    """The table from every seat, as it stands now; each worked out once, when first asked for."""

    def __init__(self, play: Play, ended: bool = False, before: "Views | None" = None) -> None:
        self.play = play
        self.ended = ended  # by agreement: nobody is asked any more
        self.over = ended or play.over()
        asked = int(play.state.seat())
        self.asked = asked if asked >= 0 and not ended else None
        self.results: list[dict[str, Json]] = []
        if asked == NOBODY:
            self.results = final_table(play)
        self._views: dict[int, View] = {}
        self._news: dict[tuple[int, int], list[list[Said]]] = {}
        self._moments: dict[tuple[int, int], list[int]] = {}
        # For the same game one move earlier most is told already.
        same = before if before is not None and before.play is play else None
        self._stories: dict[int, list[list[Said]]] = same._stories if same else {}
        # How many lines there were, and how many of them make a moment.
        self._counted: tuple[int, int] = same._counted if same else (0, 0)
        self._texts: dict[str, tuple[object, msgspec.Raw]] = same._texts if same else {}

    def back(self, play: Play) -> "Views":
        """The table before the last moves were made: what was told until then stays told."""
        views = Views(play)
        moves = len(play.history)
        views._stories = {reader: told[:moves] for reader, told in self._stories.items()}
        return views

    def of(self, reader: int) -> View:
        if reader not in self._views:
            game, view = self.play.game, self.play.view(reader)
            moves = [] if self.ended else [game.text(move) for move in game.offers(view)]
            question = Said("server-told-ended") if self.ended else said(game.question(view))
            window = None if self.over else game.window(view)
            self._views[reader] = View(self._text(game.describe(view)), question, moves, window)
        return self._views[reader]

    def _text(self, picture: Json) -> msgspec.Raw:
        """A picture as it is sent. A long list that pictures share is written once."""
        long = {
            key: self._written(key, value)
            for key, value in picture.items()
            if isinstance(value, list) and len(value) >= LONG
        }
        return msgspec.Raw(encode({**picture, **long}))

    def _written(self, key: str, value: list[Json]) -> msgspec.Raw:
        known = self._texts.get(key)
        if known is None or known[0] is not value:
            known = self._texts[key] = (value, msgspec.Raw(encode(value)))
        return known[1]

    def _told(self, reader: int, since: int) -> list[list[Said]]:
        """What a reader saw happen at each move from the one numbered `since` on. The whole story
        is long: it is worked out once and then continued."""
        if since == 0:
            whole = self._stories.setdefault(reader, [])
            whole += self._tell(reader, len(whole))
            return whole
        if (reader, since) not in self._news:
            self._news[reader, since] = self._tell(reader, since)
        return self._news[reader, since]

    def told_of(self, reader: int, move: int) -> list[Said]:
        """What a reader was told of one move."""
        story = self._stories.get(reader, [])
        if move < len(story):
            return story[move]
        if move == len(self.play.history) - 1:
            return self._told(reader, move)[0]
        return self._tell(reader, move, move + 1)[0]

    def _tell(self, reader: int, since: int, until: int | None = None) -> list[list[Said]]:
        told = self.play.told(reader, since, until)
        return [[said(message) for message in move] for move in told]

    def tale(self, reader: int, since: int, notes: Sequence[Note]) -> list[tuple[int, Said]]:
        """The news with notes of the history between them, each where it was written, and each with
        the number of its moment."""
        moves, numbers = self._told(reader, since), self._numbers(since)
        tale: list[tuple[int, Said]] = []
        at = 0
        for note in notes:
            here = max(at, note.moves - since)
            tale += _numbered(moves[at:here], numbers[at + 1 :])
            tale.append((numbers[min(here, len(moves))], note.said))
            at = here
        return [*tale, *_numbered(moves[at:], numbers[at + 1 :])]

    def moment(self) -> int:
        """The number of the last moment: every line of the log but its notes makes one."""
        return self._numbers(len(self.play.history))[-1]

    def _numbers(self, since: int) -> list[int]:
        """The number of the moment before the move numbered `since`, and after it and each later
        one; a run of chance is one moment."""
        moves = len(self.play.history)
        if (since, moves) not in self._moments:
            number, wanted = self._count(), moves - since + 1
            found: list[int] = []  # the last first
            for line in reversed(self.play.log.lines):
                if len(found) >= wanted:
                    break
                if line.who != DIGEST_MARK:
                    found += [number] * len(split(line.text))
                    number -= 1
            self._moments[since, moves] = [*found, 0][:wanted][::-1]
        return self._moments[since, moves]

    def _count(self) -> int:
        """How many lines make a moment; of a long log only the new ones are looked at."""
        lines = self.play.log.lines
        seen, count = self._counted
        count += sum(line.who != DIGEST_MARK for line in lines[seen:])
        self._counted = (len(lines), count)
        return count


def _numbered(told: list[list[Said]], numbers: list[int]) -> list[tuple[int, Said]]:
    return [(n, one) for n, move in zip(numbers, told, strict=False) for one in move]
