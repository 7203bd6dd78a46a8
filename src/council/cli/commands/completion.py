"""`council completion`: the script that teaches a shell our commands."""

import click

from council.cli.terminal import Terminal
from council.cli.values import one_of
from council.cli.words import Command, argument

SHELLS = ("bash", "zsh", "fish")


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    shell = argument(terminal, "completion", "shell", one_of(*SHELLS), complete=SHELLS)
    return Command(terminal, "completion", run, [shell])


def run(terminal: Terminal, shell: str) -> None:
    """Print the script of a shell."""
    from click.shell_completion import ShellComplete, get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    root = click.get_current_context().find_root().command
    script = kind(root, {}, "council", "_COUNCIL_COMPLETE")
    # Not kind.source: for bash it also looks for a bash and complains in English.
    terminal.echo(ShellComplete.source(script).rstrip())
