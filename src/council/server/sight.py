"""What a visitor is sent of a table: everything comes from the view of the seat he looks from."""

from collections.abc import Sequence
from dataclasses import dataclass

from council.core.game import Json
from council.core.play import Play
from council.core.state import NOBODY
from council.server.denied import said
from council.server.store import Note
from council.server.wire import Said


@dataclass(frozen=True)
class Sight:
    """The table from one seat."""

    view: Json
    question: Said
    moves: list[str]


class Sights:
    """The table from every seat, as it stands now; each worked out once, when first asked for."""

    def __init__(self, play: Play, ended: bool = False) -> None:
        self.play = play
        self.ended = ended  # by agreement: nobody is asked any more
        self.over = ended or play.over()
        asked = int(play.state.seat())
        self.asked = asked if asked >= 0 and not ended else None
        self.results: list[dict[str, Json]] = []
        if asked == NOBODY:
            self.results = play.game.results(play.state)
        self._sights: dict[int, Sight] = {}
        self._news: dict[tuple[int, int], list[Said]] = {}

    def of(self, reader: int) -> Sight:
        if reader not in self._sights:
            game, view = self.play.game, self.play.view(reader)
            moves = [] if self.ended else [game.text(move) for move in game.offers(view)]
            question = Said("server-told-ended") if self.ended else said(game.question(view))
            sight = Sight(game.describe(view), question, moves)
            self._sights[reader] = sight
        return self._sights[reader]

    def news(self, reader: int, since: int) -> list[Said]:
        """What a reader saw happen from the move numbered `since` on."""
        if since >= len(self.play.history):
            return []
        if (reader, since) not in self._news:
            story = self.play.story(reader, since)
            self._news[reader, since] = [said(message) for message in story]
        return self._news[reader, since]

    def tale(self, reader: int, since: int, notes: Sequence[Note]) -> list[Said]:
        """The news with notes of the chronicle between them, each where it was written."""
        story, told, at = self.news(reader, since), [], 0
        for note in notes:
            here = len(story) - len(self.news(reader, max(since, note.moves)))
            told += [*story[at:here], note.said]
            at = max(at, here)
        return told + story[at:]
