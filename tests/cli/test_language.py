"""Both languages say the same things, every message is used, and German is German throughout."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from cli.kit import ROOT, Council
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from council.cli.group import COMMANDS, build
from council.cli.terminal import Terminal
from council.core.game import Message
from council.games import GAMES
from council.locales import LANGUAGES, Voice, part_of, parts

SOURCE = ROOT / "src" / "council"
BROWSER = "web"  # the messages that only the browser says


# -- the catalogue


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def entries(file: Path) -> list[EntryType]:
    """What a file of the catalogue holds: to read it takes its time."""
    read: list[EntryType] = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return read


@cache
def messages(lang: str, pattern: str = "*") -> dict[str, set[str]]:
    """Every key with the variables of its message."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "locales" / lang).glob(f"{pattern}.ftl")):
        for entry in entries(file):
            assert type(entry).__name__ != "Junk", (file, entry.content)
            if isinstance(entry, Entry):
                key = entry.id.name
                assert key not in found or key == "name", f"{key} is there twice"
                if file.stem != BROWSER:  # which reads all files as one
                    assert part_of(key, lang) == file.stem, f"{key} is not found in {file.name}"
                variables = Variables()
                variables.visit(entry)
                found[key] = variables.found
    return found


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert parts("en") == parts("de")
    assert messages("en") == messages("de")


# -- the source


def pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    """An f-string as the keys it may become."""
    pieces = (re.escape(p.value) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values)
    return re.compile("".join(pieces))


def key_arguments(call: ast.Call) -> Iterator[ast.expr]:
    """Where a call names a message."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    places = {"say": 0, "Message": 0, "Invalid": 0, "warn": 0, "BadLog": 1}
    if name in places and len(call.args) > places[name]:
        yield call.args[places[name]]


@cache
def trees() -> list[tuple[Path, ast.AST]]:
    files = [*sorted(SOURCE.rglob("*.py")), *sorted((ROOT / "bench").glob("*.py"))]
    return [(file, ast.parse(file.read_text())) for file in files]


def test_every_message_asked_for_exists() -> None:
    keys = messages("en")
    asked = 0
    for file, tree in trees():
        for call in ast.walk(tree):
            for node in key_arguments(call) if isinstance(call, ast.Call) else ():
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value in keys, f"{file.name}: {node.value}"
                    asked += 1
                elif isinstance(node, ast.JoinedStr):
                    form = pattern(node)
                    assert any(form.fullmatch(key) for key in keys), f"{file.name}: {form}"
                    asked += 1
    assert asked > 150


def test_no_message_is_unused() -> None:
    literal: set[str] = set()
    forms: list[re.Pattern[str]] = []
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
                # "data-" + what, and {"key": "intrigue-why-..."} tables
                if re.fullmatch(r"[a-z]+-", node.value):
                    forms.append(re.compile(re.escape(node.value) + r"[\w-]+"))
            elif isinstance(node, ast.JoinedStr) and re.match(
                r"f.([a-z]+-|.*-(?:help|draw|order|about)-)", ast.unparse(node)
            ):
                forms.append(pattern(node))
    browser = messages("en", BROWSER)
    for file in ("lesson", "moments"):  # said by the terminal and by the page
        literal |= said_by_the_page(messages("en", file))
    for path in (SOURCE / "locales" / "en").glob("*.ftl"):  # a message may stand inside others
        literal |= set(re.findall(r"\{ ([a-z][\w-]+) \}", path.read_text(encoding="utf-8")))
    unused = [
        key
        for key in messages("en")
        if key not in browser
        and key not in literal
        and not any(form.fullmatch(key) for form in forms)
    ]
    assert unused == []


def said_by_the_page(keys: Iterable[str]) -> set[str]:
    """Those of these messages that the sources of the page name."""
    files = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    spelt = set(re.findall(r"[\w-]+", text))
    forms = [  # `rest-${part}` may be any key of that shape, if it says enough
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(form)))
        for form in re.findall(r"`([\w${}.-]+)`", text)
        if "${" in form and len(re.sub(r"\$\{.*?\}", "", form)) > 4
    ]
    return {key for key in keys if key in spelt or any(form.fullmatch(key) for form in forms)}


def test_no_message_of_the_browser_is_unused() -> None:
    own = messages("en", BROWSER)
    assert sorted(set(own) - said_by_the_page(own)) == []


# -- what comes out


# Commands, options, values and notation are the same in every language.
SAME = {
    *("council", "intrigue", "place", "en", "de", "random", "greedy", "easy", "medium"),
    *("bash", "local", "share", "completion", "completions"),
    *("STK", "BAR", "TAR", "id", "daggers", "throne"),
}


def names() -> set[str]:
    """The words of characters' and houses' names, in full and as cut to fit a card."""
    box = GAMES["intrigue"].box
    listed = [*(character.name for character in box.characters), *box.houses]
    words = {w for name in listed for text in name.values() for w in re.findall(r"[^\W\d_]+", text)}
    return (words | {word[:5] for word in words}) - {"House", "Haus"}


def untranslated(english: str, german: str) -> list[str]:
    """German lines that are also English lines and hold more than names and notation."""
    known = names() | SAME
    seen = {line.strip() for line in english.splitlines()}
    found = []
    for line in german.splitlines():
        text = re.sub(r"[a-z]+(?:_[a-z]+)+", "", line)  # ids
        words = [w for w in re.findall(r"[^\W\d_]{2,}", text) if not re.fullmatch("S?L?B?T?", w)]
        if line.strip() in seen and not known.issuperset(words):
            found.append(line)
    return found


def compare(council: Council, *words: str, typed: str = "") -> None:
    results = []
    for lang in LANGUAGES:
        for file in Path().glob("*.jsonl"):
            file.unlink()
        results.append(council("--lang", lang, *words, typed=typed))
    english, german = results
    assert english.code == german.code
    assert untranslated(english.out + english.err, german.out + german.err) == []
    assert english != german


def test_the_comparison_finds_what_it_should() -> None:
    assert untranslated("Usage: x\nArya Stark 2.4", "Aufruf: x\nArya Stark 2.4") == []
    assert untranslated("Show this", "Show this") == ["Show this"]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(council: Council, command: str) -> None:
    compare(council, *([command] if command else []), "--help")


def test_help_says_what_is_required(council: Council) -> None:
    german = council("--lang", "de", "perft", "--help").out
    assert german.count("[erforderlich]") == 2
    assert "[required]" not in german


@pytest.mark.parametrize(
    "words",
    [
        "games",
        "games intrigue",
        "games intrigue --data-report",
        "rules intrigue",
        "rules intrigue A04",
        "rules intrigue P05",
        "rules intrigue EX1",
        "rules intrigue --markdown",
        "match intrigue --seats random,greedy --games 2",
    ],
)
def test_commands(council: Council, words: str) -> None:
    compare(council, *words.split())


MISTAKES = [
    *("plai", "--bogus", "play --seats", "play --sead 3", "match", "match intrigue x y"),
    *("match intrigue --json=3", "play chess", "play --seats me,x", "play --seed x"),
    *("play --option x", "play --option x=1", "play --option rounds=9", "play --seats me"),
    *(
        "play --data missing",
        "play --resume missing",
        "replay missing",
        "replay .",
        "bench --seconds x",
    ),
    *(
        "rules intrigue R99",
        "perft intrigue --deal S --depth 1",
        "perft intrigue --deal S/X --depth 1",
    ),
    *("perft intrigue --depth 1", "completion tcsh", "games --data-report", "play --save /x/y/z"),
    *(
        "play --seats me:Anna,me:Anna",
        "play --seats me:easy,easy",
        "play --seats me:,easy,ismcts:x",
    ),
]


@pytest.mark.parametrize("words", MISTAKES)
def test_mistakes(council: Council, words: str) -> None:
    compare(council, *words.split())


def test_a_whole_game(council: Council) -> None:
    orders = (
        "help\nlog\nhint\nwhy\nwhy stark 5.5\nwhy stark 1.1\n99\nxyzzy\nrules R20\nsave\nundo\n"
    )
    typed = orders + "1\nundo\n1\nlog\n" + "1\n" * 200
    table = ("--seats", "me:Anna,random,greedy", "--seed", "5", "--save", "a.jsonl")
    compare(council, "play", *table, typed=typed)


def test_a_game_of_two_people(council: Council) -> None:
    table = (
        "--seats",
        "me:Anna,me:Ben",
        "--seed",
        "5",
        "--option",
        "rounds=1",
        "--save",
        "a.jsonl",
    )
    compare(council, "play", *table, typed="undo\n" + "\n1\n1\n" * 100)


def test_replays(council: Council, logs: list[Path]) -> None:
    for words in (("replay",), ("replay", "--verify"), ("replay", "--step")):
        english, german = (
            council("--lang", lang, *words, str(logs[0]), typed="\n" * 500) for lang in LANGUAGES
        )
        assert untranslated(english.out + english.err, german.out + german.err) == []
    logs[0].write_text(logs[0].read_text().replace("place", "plaze", 1))
    english, german = (council("--lang", lang, "replay", str(logs[0])) for lang in LANGUAGES)
    assert english.err.startswith(f"{logs[0]}: Line 3")
    assert german.err.startswith(f"{logs[0]}: Zeile 3")


def test_no_help_text_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    say = Voice.__call__

    def noting(self: Voice, message: Message) -> str:
        used.add(message.key)
        return say(self, message)

    monkeypatch.setattr(Voice, "__call__", noting)
    terminal = Terminal("en")
    group = build(terminal)
    context = click.Context(group)
    group.get_help(context)
    for name in COMMANDS:
        command = group.get_command(context, name)
        assert command is not None
        command.get_help(click.Context(command))
    ours = {key for key in messages("en") if key.startswith(("help-", "cli-"))}
    assert {key for key in ours if key.startswith("help-") or key.endswith("-short")} <= used
