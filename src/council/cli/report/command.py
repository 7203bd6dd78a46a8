"""`council report`: explains a finished game by luck and decisions."""

from collections.abc import Iterator
from pathlib import Path

import click

from council.cli.inputs import not_together, read_log
from council.cli.logs import naming
from council.cli.names import shown_names
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.cli.work import check_page
from council.core.game import Invalid
from council.core.play import Play, resume, rng_for
from council.locales import Voice
from council.report.making import Report, reports, usual_pace
from council.report.path import check_finished

PARTS = 4  # how often progress is told where nobody watches a bar


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "report",
        run,
        [
            argument(terminal, "report", "file"),
            option(terminal, "report", "html"),
            flag(terminal, "report", "json"),
        ],
    )


def run(terminal: Terminal, file: str, html: str | None, json: bool) -> None:
    """Nothing is written before the whole report is there."""
    not_together(("--html", html), ("--json", json))
    check_page(html)
    from council.cli.report import lines, page
    from council.cli.report.spoken import Spoken
    from council.tables.reports.document import document, encode

    play = finished(terminal, Path(file))
    *_, report = watched(terminal, reports(play, usual_pace(play)))
    if json:
        terminal.echo(encode(document(play, report)).decode())
        return
    voice = Voice(terminal.lang, shown_names(terminal, play.log.players))
    spoken = Spoken(play, report, voice)
    if html is not None:
        Path(html).write_text(page.html(spoken), encoding="utf-8", newline="\n")
        terminal.tell(terminal.say("report-written", file=html), "quiet", wrap=False)
    else:
        lines.show(terminal, spoken)


def finished(terminal: Terminal, path: Path) -> Play:
    """The game of a log that has ended; Invalid says what is wrong with the file."""
    from council.games import game_of

    with naming(terminal, path):
        log = read_log(path)
        if log.reader is not None:
            raise Invalid("report-one-reader")
        play = resume(game_of(log), log, rng_for("report"))
    check_finished(play)
    return play


def watched(terminal: Terminal, growing: Iterator[Report]) -> Iterator[Report]:
    """Progress on standard error: a bar for those who look, else a few lines."""
    if terminal.errors.is_terminal:
        from rich.progress import Progress

        with Progress(console=terminal.errors, transient=True) as bar:
            task = bar.add_task(terminal.say("report-working"))
            for report in growing:
                bar.update(task, total=report.of, completed=report.done)
                yield report
        return
    told = 0
    for report in growing:
        part = PARTS * report.done // max(1, report.of)
        if part > told:
            told = part
            terminal.warn("report-progress", done=report.done, of=report.of)
        yield report
