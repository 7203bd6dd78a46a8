"""The names and figures of a chronicle in the reader's language."""

from datetime import UTC, datetime

from council.cli.names import TRANSLATED
from council.games import GAMES
from council.locales import Voice, has
from council.protocol.record import ChronicleIs, RecordIs, TallyOf
from council.record.tally import BOT


class Told:
    """Says a chronicle in one language."""

    def __init__(self, voice: Voice, chronicle: ChronicleIs) -> None:
        self.voice = voice
        self.chronicle = chronicle
        self.called = {row.key: row.name for row in chronicle.players}

    def player(self, key: str) -> str:
        """A name, the level of a bot, or nobody's name."""
        if not key:
            return self.voice.say("record-somebody")
        if key.startswith(BOT):
            level = key.removeprefix(BOT)
            word = self.voice.say(f"cli-bot-{level}") if level in TRANSLATED else level
            return self.voice.say("cli-bot-name", name=word)
        return self.called.get(key, key)

    def game(self, name: str) -> str:
        """The title of a game."""
        return self.voice.words(GAMES[name].title) if name in GAMES else name

    def mode(self, name: str) -> str:
        """The name of a mode."""
        key = f"record-mode-{name}"
        return self.voice.say(key) if name and has(key, self.voice.lang) else name

    def house(self, row: TallyOf) -> str:
        """The name of a House."""
        words = GAMES[row.game].words() if row.game in GAMES else {}
        return self.voice.words(words[row.key]) if row.key in words else row.key

    def kind(self, game: str, mode: str) -> str:
        """A game and its mode."""
        return f"{self.game(game)}, {self.mode(mode)}" if mode else self.game(game)

    def day(self, at: float) -> str:
        """A date that means the same everywhere."""
        return datetime.fromtimestamp(at, UTC).date().isoformat()

    def month(self, at: float) -> str:
        """The same without the day."""
        return self.day(at)[:7]

    def place(self, value: float | None) -> str:
        """An average place; a dash where no log says it."""
        return "–" if value is None else self.voice.number(value, 2)

    def record(self, found: RecordIs) -> list[str]:
        """What nobody has done better: what, in which game, how much, who and when."""
        return [
            self.voice.say(f"record-best-{found.kind}"),
            self.kind(found.game, found.mode) if found.game else "–",
            self.voice.number(found.value).replace("-", "\N{MINUS SIGN}"),
            ", ".join(self.player(key) for key in found.who),
            self.day(found.at) if found.at else "–",
        ]

    def title(self) -> str:
        return self.voice.say("record-chronicle")

    def lead(self) -> str:
        """How many games there are, and since when."""
        found = self.chronicle
        return self.voice.say(
            "record-lead",
            games=found.count,
            players=sum(not row.key.startswith(BOT) for row in found.players),
            first=self.day(found.first),
            last=self.day(found.last),
        )
