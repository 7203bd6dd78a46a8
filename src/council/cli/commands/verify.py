"""`council verify`: check that the draws of a finished game were determined before it began."""

from pathlib import Path

import click

from council.cli.errors import printable
from council.cli.inputs import read_text
from council.cli.logs import logs_at
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag
from council.core.game import Json
from council.core.log import LARGEST_FILE
from council.verify import WRONG, Check, Unproven


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "verify",
        run,
        [
            argument(terminal, "verify", "file", nargs=-1, required=True),
            flag(terminal, "verify", "json"),
        ],
    )


def run(terminal: Terminal, file: tuple[str, ...], json: bool) -> int:
    """1 when a draw is not what it had to be, 2 when there is nothing to check."""
    codes = [check(terminal, path, json) for name in file for path in logs_at(name)]
    return 1 if 1 in codes else max(codes)


def check(terminal: Terminal, path: Path, json: bool) -> int:
    """Say what was found in one log; the exit code."""
    text = read_text(path, LARGEST_FILE)
    try:
        found = Check(text)
    except Unproven as problem:
        key, line = problem.args
        sentence = terminal.say(f"cli-verify-{key}", line=line)
        answer = {"ok": False, "file": str(path), "line": line, "error": sentence}
        _tell(terminal, answer, [f"{path}: {sentence}"], json)
        return 1 if key in WRONG else 2
    _tell(terminal, _facts(found, path), _story(terminal, found, path), json)
    return 0


def _tell(terminal: Terminal, facts: Json, lines: list[str], json: bool) -> None:
    if json:
        terminal.json(facts)
    for line in [] if json else lines:
        click.echo(printable(line), err=not facts["ok"])


def _facts(found: Check, path: Path) -> Json:
    return {
        "ok": True,
        "file": str(path),
        "draws": len(found.draws),
        "alone": _alone(found),
        "commitment": found.head["fair"],
        "words": [
            {
                "seat": seat,
                "word": word,
                "sealed": seat in found.seals,
                "after": _before(found, seat),
            }
            for seat, word in found.words.items()
        ],
        "unopened": sorted(found.seals.keys() - found.words.keys()),
        "undone": found.undone,
        "notes": len(found.notes),
    }


def _alone(found: Check) -> int:
    """How many draws had only one outcome, as the log says: there was nothing to check."""
    return found.tokens.count("!")


def _before(found: Check, seat: int) -> int:
    """How many draws did not depend on a seat's word."""
    word = f"{seat}:{found.words[seat]}"
    return sum(word not in words for *_, words in found.draws)


def _story(terminal: Terminal, found: Check, path: Path) -> list[str]:
    """What readers should compare with what they saw themselves."""
    say, names = terminal.say, found.head["players"]
    alone = _alone(found)
    lines = [f"{path}: {say('cli-verify-right', draws=len(found.draws) - alone)}"]
    if alone:
        lines.append(say("cli-verify-alone", draws=alone))
    lines.append(say("cli-verify-commitment", hash=found.head["fair"]))
    for seat, word in found.words.items():
        before = _before(found, seat)
        key = "sealed" if seat in found.seals and not before else "late" if before else "open"
        lines.append(say(f"cli-verify-word-{key}", name=names[seat], word=word, draws=before))
    for seat in sorted(found.seals.keys() - found.words.keys()):
        lines.append(say("cli-verify-unopened", name=names[seat]))
    for seat, first, last in found.undone:
        lines.append(say("cli-verify-undone", name=names[seat], first=first, last=last))
    if found.notes:
        lines.append(say("moments-notes-count", count=len(found.notes)))
    if not found.words:
        lines.append(say("cli-verify-no-words"))
    return lines
