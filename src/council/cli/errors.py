"""What went wrong, as a sentence in the reader's language."""

import click

from council.cli.terminal import Terminal
from council.core.game import IllegalMove, Invalid


def sentence(terminal: Terminal, error: Exception) -> str:
    """One line; what was typed or read may hold anything, but no control character comes out."""
    return printable(_told(terminal, error))


def printable(text: str) -> str:
    """A line as it can be shown: a stranger's log or file may hold orders to a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def _told(terminal: Terminal, error: Exception) -> str:
    """Our errors carry a message; those of click are told apart by kind."""
    if isinstance(error, Invalid):
        return terminal.voice(error.message)
    if isinstance(error, IllegalMove):
        return terminal.voice(error.refusal.message)
    command = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else ""
    command = command or "council"
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            near = ", ".join(sorted(error.possibilities))
            return terminal.say("cli-no-such-option-near", got=error.option_name[:40], near=near)
        return terminal.say("cli-no-such-option", got=error.option_name[:40], command=command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return terminal.say("cli-missing", what=_label(error.param, error.ctx), command=command)
    if isinstance(error, click.BadOptionUsage):
        key = "cli-takes-no-value" if _is_flag(error) else "cli-needs-a-value"
        return terminal.say(key, option=error.option_name)
    return terminal.say("cli-bad-usage", command=command)


def _label(param: click.Parameter, ctx: click.Context | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[0]
    return str(param.metavar or param.name).rstrip(".")


def _is_flag(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else []
    return any(
        isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts
        for param in params
    )
