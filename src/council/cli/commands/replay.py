"""`council replay`: show a recorded game again, or verify its log."""

from pathlib import Path
from typing import Any

import click

from council.cli.errors import printable
from council.cli.inputs import not_together
from council.cli.logs import logs_at, naming, replay
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.core.game import Invalid, Json
from council.core.log import BadLog
from council.core.state import CHANCE, PUBLIC, REFEREE


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "replay",
        run,
        [
            argument(terminal, "replay", "file", nargs=-1, required=True),
            flag(terminal, "replay", "verify"),
            flag(terminal, "replay", "step"),
            flag(terminal, "replay", "all"),
            flag(terminal, "replay", "json"),
            option(terminal, "replay", "note", _read_note),
            option(terminal, "replay", "by"),
        ],
    )


def _read_note(label: str, text: str) -> tuple[int, str]:
    """`LINE:TEXT`."""
    line, colon, said = text.partition(":")
    if not colon or not line.isascii() or not line.isdecimal() or len(line) > 9:
        raise Invalid("moments-note-how", option=label, got=text[:40])
    return int(line), said


def run(
    terminal: Terminal,
    file: tuple[str, ...],
    verify: bool,
    step: bool,
    json: bool,
    **more: Any,
) -> int:
    """1 when a log to verify is not valid."""
    all_, note = more["all"], more["note"]
    not_together(("--verify", verify), ("--step", step))
    not_together(("--verify", verify), ("--all", all_))
    not_together(("--step", step), ("--json", json))
    for name, used in (("--verify", verify), ("--step", step), ("--all", all_), ("--json", json)):
        not_together(("--note", note is not None), (name, used))
    paths = [path for name in file for path in logs_at(name)]
    if more["by"] is not None and note is None:
        raise Invalid("moments-by-alone")
    if note is not None:
        from council.cli.noting import add_note

        for path in paths:
            add_note(terminal, path, note, more["by"])
        return 0
    if verify:
        return max([check(terminal, path, json) for path in paths])
    from council.cli.retell import retell, step_through, story_facts

    for path in paths:
        with naming(terminal, path):
            play = replay(path)
        # What is hidden in a game that may go on stays hidden.
        ended = play.over() or play.log.result is not None
        reader = int(REFEREE if all_ or ended else PUBLIC)
        if json:
            terminal.json(story_facts(terminal, play, reader))
        elif step:
            step_through(terminal, play, reader)
        else:
            retell(terminal, play, reader)
    return 0


def check(terminal: Terminal, path: Path, json: bool) -> int:
    """One line that says whether the log is valid."""
    try:
        play = replay(path)
    except BadLog as error:
        sentence = terminal.voice(error.message)
        answer: Json = {"ok": False, "file": str(path), "line": error.line, "error": sentence}
    else:
        finished = play.log.result is not None
        key = "cli-replay-sound" if finished else "cli-replay-unfinished"
        decisions = sum(who != CHANCE for who, _ in play.history)
        lines = len(play.log.lines) + 1 + int(finished)
        sentence = terminal.say(key, decisions=decisions, lines=lines)
        origin = play.log.origin
        if origin:
            sentence += " " + terminal.say("cli-replay-from", line=origin.line, until=origin.until)
        if play.log.notes:
            sentence += " " + terminal.say("moments-notes-count", count=len(play.log.notes))
        if play.log.deal:
            sentence += " " + terminal.say("cli-replay-deal", code=play.log.deal)
        elif finished and not play.log.fair:
            sentence += " " + terminal.say("cli-replay-no-commitment")
        answer = {
            "ok": True,
            "file": str(path),
            "finished": finished,
            "commitment": play.log.fair or None,
            "deal": play.log.deal or None,
            "from": origin.facts() if origin else None,
            "lines": lines,
            "notes": len(play.log.notes),
            "decisions": decisions,
            "moves": len(play.history),
            "result": play.log.result,
            "end": play.log.end,
        }
    if json:
        terminal.json(answer)
    else:
        click.echo(printable(f"{path}: {sentence}"), err=not answer["ok"])
    return 0 if answer["ok"] else 1
