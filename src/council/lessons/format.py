"""What a lesson is, and how its file is read: every mistake names file, step and key."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from council.core.game import Invalid, Json
from council.core.log import split
from council.core.rulebook import Words
from council.kit.records import RecordReader
from council.kit.tables import parse

LANGUAGES = ("en", "de")
LONGEST_TITLE = 40
LONGEST_SENTENCE = 320
LONGEST_MOVE = 100
MOST_MINUTES = 10
MOST_ORDER = 99
MODES = ("", "skirmish", "dominion", "world", "mitchell")
YOU = "you: "  # before a move that the learner is not asked for

TOP = ("order", "mode?", "minutes", "title", "about", "seats", "options?", "position?")
LESSON_KEYS = (*TOP, "seat?", "names?", "before?", "step")
STEP_KEYS = ("say", "point?", "go?", "answer?", "then?", "other?", "otherwise?")


@dataclass(frozen=True)
class Other:
    """A kind of answer that does not go on, and what is said to it."""

    when: tuple[str, ...]
    say: Words


@dataclass(frozen=True)
class LessonStep:
    """One sentence, what it points at, and the answers that go on; without any it is only read."""

    say: Words
    point: tuple[str, ...] = ()
    go: tuple[str, ...] = ()
    answer: str = ""
    then: tuple[str, ...] = ()
    others: tuple[Other, ...] = ()
    otherwise: Words | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file has it."""

    game: str
    id: str
    file: str
    order: int
    mode: str
    minutes: int
    title: Words
    about: Words
    seats: int
    seat: int
    names: tuple[str, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    position: Mapping[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    steps: tuple[LessonStep, ...] = ()

    @property
    def key(self) -> str:
        """The name of the lesson among those of all games."""
        return f"{self.game}/{self.id}"


def read_lesson(text: str, game: str, name: str) -> Lesson:
    """The lesson of a file; Invalid says what is wrong with it. Whether it can be played is for
    `check.check` to say."""
    file = f"{name}.toml"
    table = parse(text, file)
    reader = RecordReader(file, "lesson")
    reader.only(table, LESSON_KEYS, "")
    seats = reader.whole("seats", table["seats"], 2, 7)
    steps = reader.records("step", table["step"])
    if not steps:
        raise reader.missing("step")
    read = tuple(_step(file, number, step) for number, step in enumerate(steps, 1))
    if read[-1].go:
        raise Invalid("lesson-last-step", file=file, item=f"step {len(read)}", key="go")
    return Lesson(
        game=game,
        id=name,
        file=file,
        order=reader.whole("order", table["order"], 1, MOST_ORDER),
        mode=reader.one("mode", table.get("mode", ""), MODES),
        minutes=reader.whole("minutes", table["minutes"], 1, MOST_MINUTES),
        title=words_of(reader, "title", table["title"], LONGEST_TITLE),
        about=words_of(reader, "about", table["about"], LONGEST_SENTENCE),
        seats=seats,
        seat=reader.whole("seat", table.get("seat", 0), 0, seats - 1),
        names=_names(reader, table.get("names", []), seats),
        options=_table(reader, "options", table.get("options", {})),
        position=_position(reader, table.get("position", {})),
        before=_script(reader, "before", table.get("before", [])),
        steps=read,
    )


def _step(file: str, number: int, table: Json) -> LessonStep:
    reader = RecordReader(file, f"step {number}")
    if not isinstance(table, dict):
        raise reader.wrong("step", table, "{ … }")
    reader.only(table, STEP_KEYS, "")
    go = _lines(reader, "go", table.get("go", []))
    if not go:
        for key in ("answer", "then", "other", "otherwise"):
            if key in table:
                raise Invalid("lesson-nothing-asked", file=file, item=reader.item, key=key)
    return LessonStep(
        say=words_of(reader, "say", table["say"], LONGEST_SENTENCE),
        point=_lines(reader, "point", table.get("point", [])),
        go=go,
        answer=_answer(reader, table, go),
        then=_script(reader, "then", table.get("then", [])),
        others=tuple(
            _other(reader, row) for row in reader.records("other", table.get("other", []))
        ),
        otherwise=words_of(reader, "otherwise", table["otherwise"], LONGEST_SENTENCE)
        if "otherwise" in table
        else None,
    )


def _answer(reader: RecordReader, table: Mapping[str, Json], go: tuple[str, ...]) -> str:
    """The answer that `skip` gives: the first that goes on, if that is a whole move."""
    if "answer" in table:
        return reader.line("answer", table["answer"], LONGEST_MOVE)
    if go and "*" in go[0]:
        raise reader.missing("answer")
    return go[0] if go else ""


def _other(reader: RecordReader, row: Json) -> Other:
    table = reader.take("other", row, ("when", "say"))
    when = _lines(reader, "other.when", table["when"])
    return Other(when, words_of(reader, "other.say", table["say"], LONGEST_SENTENCE))


def words_of(reader: RecordReader, key: str, value: Json, longest: int) -> Words:
    """A sentence in every language."""
    table = reader.take(key, value, LANGUAGES)
    return {lang: reader.line(f"{key}.{lang}", table[lang], longest) for lang in LANGUAGES}


def _lines(reader: RecordReader, key: str, value: Json) -> tuple[str, ...]:
    found = reader.records(key, value)
    return tuple(reader.line(key, line, LONGEST_MOVE) for line in found)


def _script(reader: RecordReader, key: str, value: Json) -> tuple[str, ...]:
    """Moves and outcomes, one after the other; `roll 6, 5` are two."""
    found: list[str] = []
    for line in reader.records(key, value):
        text = reader.line(key, line, LONGEST_SENTENCE)
        found += [text] if text.startswith(YOU) else split(text)
    return tuple(found)


def _names(reader: RecordReader, value: Json, seats: int) -> tuple[str, ...]:
    names = _lines(reader, "names", value)
    if len(names) != seats - 1:
        raise reader.wrong("names", ", ".join(names), f"{seats - 1} × „…“")
    return names


def _table(reader: RecordReader, key: str, value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise reader.wrong(key, value, "{ … }")
    return dict(value)


def _position(reader: RecordReader, value: Json) -> dict[str, str]:
    table = _table(reader, "position", value)
    return {
        key: reader.line(f"position.{key}", words, 2000) for key, words in _strings(table.items())
    }


def _strings(items: Iterable[tuple[str, Json]]) -> Iterable[tuple[str, Json]]:
    """Long positions may be written on several lines."""
    return (
        (key, " ".join(value.split()) if isinstance(value, str) else value) for key, value in items
    )
