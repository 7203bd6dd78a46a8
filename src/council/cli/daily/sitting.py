"""A try of the deal of the day at this terminal."""

from council.cli.table.record import LogFile
from council.cli.table.seats import Seat
from council.cli.table.sitting import Sitting
from council.cli.terminal import Terminal
from council.core.game import Invalid
from council.core.play import Play
from council.daily.calendar import SEAT, DailyDeal
from council.daily.rivals import answer


class DailySitting(Sitting):
    """One person against the bots of the day, whose moves follow from the game so far."""

    def __init__(
        self, terminal: Terminal, play: Play, record: LogFile, deal: DailyDeal, counted: bool
    ) -> None:
        name = play.log.players[SEAT]
        bots = [Seat(deal.level, person=False) for _ in deal.bots]
        super().__init__(terminal, play, [Seat(name, person=True), *bots], record, seed=0)
        self.deal = deal
        self.counted = counted
        self.hints = not counted

    def _bot_moves(self, seat: int) -> None:
        with self.terminal.waiting(self.say("play-thinking", who=self.voice.names[seat])):
            move = answer(self.play, self.deal.level)
        self.play.move(seat, move)

    def undo(self, seat: int | None) -> None:
        if self.counted:
            raise Invalid("daily-no-undo")
        super().undo(seat)

    def say_where(self) -> None:
        """The command itself finds a counted try again."""
        if not self.counted:
            super().say_where()
        elif not self.play.over():
            day, game = self.deal.day.isoformat(), self.deal.game
            self.terminal.tell(self.say("daily-go-on", day=day, game=game), "notice")
