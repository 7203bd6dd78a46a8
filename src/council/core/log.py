"""The one save format: JSON Lines, append-only, readable, with a checksum on every line.

    {"log": 1, "game": "<name>", "version": 1, "seats": 2, "options": {...}, ...}
    ["*", "deal jon_snow, shae, hodor", 0, "5f0c9a1e"]
    [0, "place jon_snow 1.1", 5210, "03b7d2aa"]
    ["#", "digest 9f2c41d07a", 0, "c41e08b1"]
    {"result": [1.0, 0.0], "end": "win", "check": "77ab01f3"}
    {"note": 12, "by": "Anna", "text": "This was a mistake.", "check": "0d52e3c1"}

Head; then who (a seat, "*" chance, "#" a note), text, milliseconds, check; then the end. Chance
outcomes in a row with one verb make one line. Every line carries a check chained over all text
before it, so the first changed line is known; digests show that the rules still lead to the same
state. In a log with committed chance (`fair` in the head), a chance line has the number of its
first draw instead of milliseconds, and notes say what can be checked.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import NoReturn

from council.core.deals import is_code
from council.core.game import Invalid, Json, Setup
from council.core.lots import SECRET

FORMAT = 1
LONGEST_LINE = 20_000
LARGEST_FILE = 1_000_000
LONGEST_NAME = 40
LARGEST_NUMBER = 10**9  # a version, a seat, milliseconds: nothing in a log is larger
BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
CHANCE_MARK = "*"
DIGEST_MARK = "#"
CHECK = re.compile("[0-9a-f]{8}")
LONGEST_NOTE = 280
MOST_NOTES = 200
JOINERS = "\u200d\ufe0f"  # these hold one emoji together
ENDS = ("win", "agreed")  # by the rules, or left by agreement


class BadLog(Invalid):
    """A log that is not what it claims to be: the first wrong line and what is wrong there."""

    def __init__(self, line: int, key: str, /, **facts: int | str) -> None:
        super().__init__(key, line=line, **facts)
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: who (a seat, "*" or "#"), the text, the milliseconds it took."""

    who: int | str
    text: str
    ms: int = 0


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game comes from that begins as another one did: the line of that log before which it
    goes on, and the last line here that comes from there. `check` is the checksum of that line; a
    reader who may not see all cards does not get it."""

    line: int
    until: int
    check: str = ""

    def facts(self) -> dict[str, Json]:
        facts: dict[str, Json] = {"line": self.line, "until": self.until}
        return {**facts, "check": self.check} if self.check else facts


@dataclass(frozen=True, slots=True)
class LogNote:
    """What somebody wrote about the moment before a line of a finished game."""

    line: int
    by: str
    text: str


@dataclass
class Log:
    """Head and lines of a game; `result` once it has ended; `reader` in what one seat may read;
    `fair`: the commitment from which chance comes; `origin`: the game that it goes on from;
    `deal`: the public code from which chance comes."""

    game: str
    version: int
    setup: Setup
    players: list[str]
    lines: list[Line] = field(default_factory=list)
    result: list[float] | None = None
    end: str = ""
    reader: int | None = None
    fair: str = ""
    origin: Origin | None = None
    notes: list[LogNote] = field(default_factory=list)  # of people, about moments
    deal: str = ""

    @property
    def taken_over(self) -> int:
        """How many lines come from another game."""
        return self.origin.until - 1 if self.origin else 0

    def head(self) -> dict[str, Json]:
        head: dict[str, Json] = {
            "log": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "players": self.players,
        }
        if self.setup.data:
            head["data"] = dict(self.setup.data)
        if self.setup.revision:
            head["revision"] = self.setup.revision
        if self.setup.position:
            head["position"] = dict(self.setup.position)
        if self.fair:
            head["fair"] = self.fair
        if self.deal:
            head["deal"] = self.deal
        if self.origin:
            head["from"] = self.origin.facts()
        if self.reader is not None:
            head["reader"] = self.reader
        return head

    def entries(self) -> Iterator[Json]:
        """Every line as plain data, without its check."""
        yield self.head()
        for line in self.lines:
            yield [line.who, line.text, line.ms]
        if self.result is not None:
            yield {"result": self.result, "end": self.end}
        for note in self.notes:
            yield {"note": note.line, "by": note.by, "text": note.text}

    def dump(self) -> str:
        """The whole file."""
        chain = Chain()
        return "".join(chain.seal(entry) + "\n" for entry in self.entries())


class Chain:
    """The running check over all lines so far."""

    def __init__(self) -> None:
        self.sum = sha256()

    def check(self, entry: Json) -> str:
        return self._check(compact(entry))

    def _check(self, text: str) -> str:
        self.sum.update(text.encode() + b"\n")
        return self.sum.hexdigest()[:8]

    def seal(self, entry: Json) -> str:
        """The line as written: the entry with its check."""
        text = compact(entry)
        check = self._check(text)
        if isinstance(entry, list):
            return f'{text[:-1]}, "{check}"]'
        return compact({**entry, "check": check})

    def open(self, line: str, number: int) -> Json:
        """The entry of a written line; BadLog when a single character of it was changed."""
        sealed = read_json(line, number)
        entry, check = _unseal(sealed, number)
        if compact(sealed) != line or not is_text(line) or self.check(entry) != check:
            raise BadLog(number, "log-changed")
        return entry


def _unseal(sealed: Json, number: int) -> tuple[Json, Json]:
    """An entry and its check."""
    if isinstance(sealed, list) and len(sealed) == 4:
        return sealed[:3], sealed[3]
    if isinstance(sealed, dict) and list(sealed)[-1:] == ["check"]:
        return {key: value for key, value in sealed.items() if key != "check"}, sealed["check"]
    raise BadLog(number, "log-wrong-shape")


def compact(entry: Json) -> str:
    """The one way to write an entry."""
    return _encode(entry)


def is_text(line: str) -> bool:
    """Whether it can be written down: half a character, as JSON may spell it, cannot."""
    return line.isascii() or not any("\ud800" <= c <= "\udfff" for c in line)


def read_json(line: str, number: int) -> Json:
    """One line of JSON from a stranger."""
    if len(line) > LONGEST_LINE:
        raise BadLog(number, "log-long-line", most=LONGEST_LINE)
    try:
        return _decode(line)
    except (ValueError, RecursionError):
        raise BadLog(number, "log-not-json") from None


def _no_constants(name: str) -> NoReturn:
    raise ValueError(name)


# Made once: a server that starts again reads all its games back.
_encode = json.JSONEncoder(ensure_ascii=False).encode
_decode = json.JSONDecoder(parse_constant=_no_constants).decode


def read(text: str, ours: bool = False) -> Log:
    """Parse a file and its checks; whether its moves are legal is for `resume` to say. A game that
    was played here is read however long it has become."""
    if len(text) > LARGEST_FILE and not ours:
        raise BadLog(1, "log-too-large", most=LARGEST_FILE)
    if text.startswith(BOM):
        raise BadLog(1, "log-byte-order-mark")
    if "\r\n" in text:
        raise BadLog(text[: text.index("\r\n")].count("\n") + 1, "log-line-ends")
    lines = text.split("\n")
    rest = lines.pop()
    if rest != "":
        _open_all([*lines])  # an earlier line may be wrong already
        if not lines and not rest.startswith('{"log'):
            raise BadLog(1, "log-not-json")
        raise BadLog(len(lines) + 1, "log-cut-off")
    entries = _open_all(lines)
    log = _read_head(entries, ours)
    for number, entry in enumerate(entries[1:], 2):
        _take(log, entry, number)
    return log


def read_on(log: Log, lines: Sequence[str]) -> Log:
    """A log with the lines that follow. Whoever plays them writes them anew, and so sees whether
    their checks hold: here nothing is worked out twice."""
    longer = replace(log, lines=list(log.lines))
    for number, line in enumerate(lines, len(log.lines) + 2):
        entry, _ = _unseal(read_json(line, number), number)
        _take(longer, entry, number)
    return longer


def _take(log: Log, entry: Json, number: int) -> None:
    if isinstance(entry, dict) and "note" in entry and log.result is not None:
        log.notes.append(_read_note(log, entry, number))
        return
    if log.result is not None:
        raise BadLog(number, "log-after-end")
    if isinstance(entry, dict):
        log.result, log.end = _read_end(entry, number, log.setup.seats)
    else:
        log.lines.append(_read_line(entry, number, log.setup.seats))


def _open_all(lines: list[str]) -> list[Json]:
    chain = Chain()
    return [chain.open(line, number) for number, line in enumerate(lines, 1)]


def _read_head(entries: list[Json], ours: bool) -> Log:
    """A game that starts from a position is a lesson: no file of a stranger is one."""
    head = entries[0] if entries else None
    if not isinstance(head, dict) or type(head.get("log")) is not int or head["log"] != FORMAT:
        raise BadLog(1, "log-no-head", format=FORMAT)
    kinds = {"game": str, "version": int, "seats": int, "options": dict, "players": list}
    for key, kind in kinds.items():
        value = head.get(key)
        huge = isinstance(value, int) and not 0 <= value <= LARGEST_NUMBER
        if type(value) is not kind or huge:
            raise BadLog(1, "log-bad-head", key=key)
    known = {"log", *kinds, "data", "revision", "fair", "deal", "from", "reader"}
    extra = set(head) - (known | {"position"} if ours else known)
    if extra:
        raise BadLog(1, "log-bad-head", key=min(extra))
    players = head["players"]
    if len(players) != head["seats"] or not all(is_name(name) for name in players):
        raise BadLog(1, "log-bad-head", key="players")
    data, reader = head.get("data", {}), head.get("reader")
    if not isinstance(data, dict):
        raise BadLog(1, "log-bad-head", key="data")
    if reader is not None and type(reader) is not int:
        raise BadLog(1, "log-bad-head", key="reader")
    fair = head.get("fair", "")
    if "fair" in head and not (isinstance(fair, str) and SECRET.fullmatch(fair)):
        raise BadLog(1, "log-bad-head", key="fair")
    deal = head.get("deal", "")
    if "deal" in head and (not is_code(deal) or "fair" in head or "from" in head):
        raise BadLog(1, "log-bad-head", key="deal")
    revision = head.get("revision", 0)
    if "revision" in head and (type(revision) is not int or not 0 < revision <= LARGEST_NUMBER):
        raise BadLog(1, "log-bad-head", key="revision")
    setup = Setup(head["seats"], head["options"], data, revision, head.get("position", {}))
    origin = _read_origin(head["from"]) if "from" in head else None
    about = (head["game"], head["version"], setup, players)
    return Log(*about, reader=reader, fair=fair, origin=origin, deal=deal)


def _read_origin(facts: Json) -> Origin:
    """The field `from` of a head."""
    if isinstance(facts, dict) and not set(facts) - {"line", "until", "check"}:
        line, until, check = facts.get("line", 0), facts.get("until", 0), facts.get("check", "")
        numbers = all(type(n) is int and 1 <= n <= LARGEST_NUMBER for n in (line, until))
        if numbers and isinstance(check, str) and (not check or CHECK.fullmatch(check)):
            return Origin(line, until, check)
    raise BadLog(1, "log-bad-head", key="from")


def is_name(name: object) -> bool:
    """A player's name: one short line of printable text."""
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()


def _read_line(entry: Json, number: int, seats: int) -> Line:
    who, text, ms = entry
    seated = type(who) is int and 0 <= who < seats
    if not (seated or who in (CHANCE_MARK, DIGEST_MARK)) or not isinstance(text, str):
        raise BadLog(number, "log-wrong-shape")
    if type(ms) is not int or not 0 <= ms <= LARGEST_NUMBER:
        raise BadLog(number, "log-wrong-shape")
    return Line(who, text, ms)


def _read_end(entry: Json, number: int, seats: int) -> tuple[list[float], str]:
    result, end = entry.get("result"), entry.get("end")
    sound = (
        isinstance(result, list) and len(result) == seats and all(type(x) is float for x in result)
    )
    if not sound or end not in ENDS or len(entry) != 2:
        raise BadLog(number, "log-wrong-shape")
    return result, end


def _read_note(log: Log, entry: Json, number: int) -> LogNote:
    """What was noted about a moment, after the end."""
    line, by, text = (entry.get(key) for key in ("note", "by", "text"))
    placed = type(line) is int and 2 <= line <= len(log.lines) + 2
    sound = placed and is_name(by) and is_note(text) and len(entry) == 3
    if not sound or log.reader is not None or len(log.notes) >= MOST_NOTES:
        raise BadLog(number, "log-wrong-shape")
    return LogNote(line, by, text)


def is_note(text: object) -> bool:
    """What may be noted about a moment: one line of text that is not too long."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_NOTE:
        return False
    return text == text.strip() and all(c.isprintable() or c in JOINERS for c in text)


def join(texts: list[str]) -> str:
    """A run of moves in one string: the verb once, then the rest of each, comma-separated."""
    verb = texts[0].partition(" ")[0]
    return f"{verb} {', '.join(text.partition(' ')[2] for text in texts)}".rstrip()


def split(run: str) -> list[str]:
    """The moves of a run."""
    verb, _, rest = run.partition(" ")
    return [f"{verb} {part}" for part in rest.split(", ")] if rest else [run]
