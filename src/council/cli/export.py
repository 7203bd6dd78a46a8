"""`council export`: the decisions of recorded games as arrays."""

from importlib.util import find_spec

import click

from council.cli.commands.replay import logs_at, replay
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.cli.work import check_page
from council.core.game import Invalid
from council.core.log import BadLog

WON = "win"  # how a game ends that has a result


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    out = option(terminal, "export", "out", default="games.npz")
    out.opts.append("-o")
    return Command(
        terminal,
        "export",
        run,
        [
            argument(terminal, "export", "file", nargs=-1, required=True),
            flag(terminal, "export", "arrays"),
            out,
            flag(terminal, "export", "json"),
        ],
    )


def run(terminal: Terminal, file: tuple[str, ...], arrays: bool, out: str, json: bool) -> int:
    """Games that are not finished are left out, and counted."""
    if not arrays:
        raise Invalid("cli-export-what")
    if find_spec("numpy") is None:
        raise Invalid("cli-export-numpy")
    check_page(out)
    from council.rl.export import ArrayExport

    export = ArrayExport()
    games = decisions = unfinished = 0
    for path in [path for name in file for path in logs_at(name)]:
        try:
            play = replay(path)
            if play.log.end != WON:
                unfinished += 1
                continue
            decisions += export.add(play)
        except (BadLog, Invalid) as error:
            what = terminal.voice(error.message)
            raise Invalid("cli-in-file", file=str(path), what=what) from None
        games += 1
    if not games:
        raise Invalid("cli-export-nothing")
    export.write(out)
    if json:
        found = {"file": out, "games": games, "decisions": decisions, "unfinished": unfinished}
        terminal.json(found)
        return 0
    terminal.tell(terminal.say("cli-export-done", file=out, games=games, decisions=decisions))
    if unfinished:
        terminal.tell(terminal.say("cli-export-unfinished", games=unfinished))
    return 0
