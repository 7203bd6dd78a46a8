"""The chronicle in the terminal."""

from council.cli.record.tables import sections
from council.cli.record.told import Told
from council.cli.terminal import Terminal

FEW = 12  # rows of a table
LEFT = {"rivals": 2, "records": 5}  # columns of words, where it is not one


def show(terminal: Terminal, told: Told, notes: list[str]) -> None:
    """All of it, section by section."""
    terminal.tell(told.title(), "title")
    terminal.tell(told.lead())
    for note in notes:
        terminal.tell(note, "quiet")
    for section in sections(told):
        terminal.echo()
        terminal.tell(section.title, "title")
        right = tuple(range(LEFT.get(section.name, 1), len(section.columns)))
        terminal.table(section.columns, section.rows[:FEW], right=right)
        if len(section.rows) > FEW:
            more = len(section.rows) - FEW
            terminal.tell(terminal.say("record-more", rows=more), "quiet")
