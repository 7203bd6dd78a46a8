"""What visitors get to see of a game: everything comes from the view of the seat they look from."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import msgspec

from council.core.game import AskWindow, Json
from council.core.play import Play
from council.core.state import NOBODY
from council.protocol.errors import said
from council.protocol.messages import Said
from council.tables.state.visitor import encode
from council.tables.storage.records import Note


@dataclass(frozen=True)
class View:
    """The table from one seat; the view as it is sent, to however many."""

    view: msgspec.Raw
    question: Said
    moves: list[str]
    window: AskWindow | None = None


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
            self.results = play.game.results(play.state)
        self._views: dict[int, View] = {}
        self._news: dict[tuple[int, int], list[list[Said]]] = {}
        # For the same game one move earlier most is told already.
        same = before is not None and before.play is play
        self._stories: dict[int, list[list[Said]]] = before._stories if before and same else {}

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
            sight = View(msgspec.Raw(encode(game.describe(view))), question, moves, window)
            self._views[reader] = sight
        return self._views[reader]

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

    def tale(self, reader: int, since: int, notes: Sequence[Note]) -> list[Said]:
        """The news with notes of the history between them, each where it was written."""
        moves, tale, at = self._told(reader, since), list[Said](), 0
        for note in notes:
            here = max(at, note.moves - since)
            tale += chain.from_iterable(moves[at:here])
            tale.append(note.said)
            at = here
        return [*tale, *chain.from_iterable(moves[at:])]
