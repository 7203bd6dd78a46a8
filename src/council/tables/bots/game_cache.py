"""Games a bot worker thought about lately, so that it need not play them again from the start."""

from collections.abc import Sequence

from council.core.play import Chance, Play
from council.tables.storage.rebuild import play_on, rebuild

MOST_LINES = 50_000  # that a worker remembers: some dozens of megabytes
BEGUN = 10  # lines take as much room as a game in which nothing has happened


class GameCache:
    """The games a worker thought about lately: its next question mostly is about one of them."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self.most = most
        self.plays: dict[str, Play] = {}  # by their first lines, the last one used last

    def recall(self, lines: Sequence[str], chance: Chance) -> Play:
        """The game of stored lines, played on from what is remembered of it."""
        play = self.plays.pop(lines[0], None)  # what fails half-way is forgotten
        known = len(play.written) if play is not None else 0
        if play is None or play.written != list(lines[:known]):
            play = rebuild(lines, chance)
        else:
            play_on(play, lines[known:])
        self.plays[lines[0]] = play
        self._forget()
        return play

    def _forget(self) -> None:
        kept = sum(BEGUN + len(play.written) for play in self.plays.values())
        for head in list(self.plays)[:-1]:
            if kept <= self.most:
                break
            kept -= BEGUN + len(self.plays.pop(head).written)
