"""`council replay`: show a recorded game again, or verify its log."""

import os
from pathlib import Path

import click

from council.cli.errors import printable
from council.cli.inputs import not_together, read_log
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag
from council.core.game import Invalid, Json
from council.core.log import BadLog
from council.core.play import Play, resume, rng_for
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
        ],
    )


def run(
    terminal: Terminal,
    file: tuple[str, ...],
    verify: bool,
    step: bool,
    all: bool,  # noqa: A002 - the option is called so
    json: bool,
) -> int:
    """1 when a log to verify is not valid."""
    not_together(("--verify", verify), ("--step", step))
    not_together(("--verify", verify), ("--all", all))
    not_together(("--step", step), ("--json", json))
    paths = [path for name in file for path in logs_at(name)]
    if verify:
        return max([check(terminal, path, json) for path in paths])
    from council.cli.retell import retell, step_through, story_facts

    for path in paths:
        try:
            play = replay(path)
        except BadLog as error:
            what = terminal.voice(error.message)
            raise Invalid("cli-in-file", file=str(path), what=what) from None
        # What is hidden in a game that may go on stays hidden.
        ended = play.over() or play.log.result is not None
        reader = int(REFEREE if all or ended else PUBLIC)
        if json:
            terminal.json(story_facts(terminal, play, reader))
        elif step:
            step_through(terminal, play, reader)
        else:
            retell(terminal, play, reader)
    return 0


def logs_at(name: str) -> list[Path]:
    """The file itself, or all logs of a folder."""
    if not os.path.isdir(name):
        return [Path(name)]
    found = sorted(Path(name).glob("*.council.jsonl"))
    if not found:
        raise Invalid("cli-no-logs", folder=name)
    return found


def replay(path: Path) -> Play:
    """The game of a log, played again from its first line; BadLog names the first wrong one."""
    from council.games import game_of

    log = read_log(path)
    return resume(game_of(log), log, rng_for("replay"))


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
        if finished and not play.log.fair:
            sentence += " " + terminal.say("cli-replay-no-commitment")
        answer = {
            "ok": True,
            "file": str(path),
            "finished": finished,
            "commitment": play.log.fair or None,
            "from": origin.facts() if origin else None,
            "lines": lines,
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
