"""Commands, options and their help in the reader's language, on top of click."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import click
from click.core import ParameterSource

from council.cli.terminal import Terminal
from council.cli.values import Read, one_of
from council.core.game import Invalid
from council.locales import LANGUAGES, has


class Argument(click.Argument):
    """An argument with a line of help."""

    about: str = ""


class Command(click.Command):
    """A command whose own words, headings and complaints come from the catalogue."""

    def __init__(
        self, terminal: Terminal, name: str, run: Callable[..., Any], params: list[click.Parameter]
    ) -> None:
        super().__init__(
            name,
            callback=partial(run, terminal),
            params=[*params, lang_option(terminal), help_option(terminal)],
            help=terminal.say(f"help-{name}"),
            options_metavar=terminal.say("cli-options-metavar"),
            add_help_option=False,
            context_settings={"allow_extra_args": True},
        )
        self.terminal = terminal

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not ctx.resilient_parsing:
            self._check_values(args)
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # click does not always say which command it was
            raise
        if rest and not ctx.resilient_parsing:
            raise Invalid("cli-extra-argument", got=rest[0][:40], command=ctx.command_path)
        return rest

    def _check_values(self, args: list[str]) -> None:
        """Click would take the next option for the value that was forgotten."""
        takers = {p.opts[0] for p in self.params if isinstance(p, click.Option) and not p.is_flag}
        for word, following in pairwise([*args, "--"]):
            if word == "--":
                return
            if word in takers and following.startswith("--"):
                raise Invalid("cli-needs-a-value", option=word)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.terminal, ctx, formatter)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Newer releases of click call this; `format_options` writes both."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_params(self, self.terminal, ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples, line by line as they are."""
        key = f"help-{self.name}-examples"
        if has(key, self.terminal.lang):
            with formatter.section(self.terminal.say("cli-examples")):
                for line in self.terminal.say(key).splitlines():
                    formatter.write(f"  {line}\n")


def write_usage(
    command: click.Command, terminal: Terminal, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    """The line that says how the command is called."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=terminal.say("cli-usage") + " ")


def write_params(
    command: click.Command, terminal: Terminal, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    """Arguments, then options, one line of help each."""
    arguments = [
        (str(param.metavar), param.about)
        for param in command.params
        if isinstance(param, Argument) and param.about
    ]
    if arguments:
        with formatter.section(terminal.say("cli-arguments")):
            formatter.write_dl(arguments)
    required = f"[{terminal.say('cli-required')}]"
    records = [p.get_help_record(ctx) for p in command.params if isinstance(p, click.Option)]
    shown = [
        (names, about.replace("[required]", required)) for names, about in filter(None, records)
    ]
    with formatter.section(terminal.say("cli-options")):
        formatter.write_dl(shown)


def option(
    terminal: Terminal,
    command: str,
    name: str,
    read: Read | None = None,
    *,
    complete: Sequence[str] = (),
    **attributes: Any,
) -> click.Option:
    """`--name VALUE`; help is help-<command>-<name>, what stands for the value ...-metavar."""
    return click.Option(
        [f"--{name}"],
        help=terminal.say(f"help-{command}-{name}"),
        metavar=terminal.say(f"help-{command}-{name}-metavar"),
        callback=_reader(f"--{name}", read),
        shell_complete=_completer(complete),
        **attributes,
    )


def flag(terminal: Terminal, command: str, name: str, **attributes: Any) -> click.Option:
    """`--name`."""
    return click.Option(
        [f"--{name}"], is_flag=True, help=terminal.say(f"help-{command}-{name}"), **attributes
    )


def argument(
    terminal: Terminal,
    command: str,
    name: str,
    read: Read | None = None,
    *,
    complete: Sequence[str] = (),
    **attributes: Any,
) -> Argument:
    """A positional word; help and metavar are found as those of an option."""
    metavar = terminal.say(f"help-{command}-{name}-metavar")
    shown = metavar if attributes.get("required", True) else f"[{metavar}]"
    made = Argument(
        [name],
        metavar=shown,
        callback=_reader(metavar, read),
        shell_complete=_completer(complete),
        **attributes,
    )
    made.about = terminal.say(f"help-{command}-{name}")
    return made


def _reader(label: str, read: Read | None) -> Callable[[click.Context, click.Parameter, Any], Any]:
    def convert(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
        typed = ctx.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
        if typed and "" in (value if isinstance(value, tuple) else (value,)):
            raise Invalid("cli-empty", option=label)
        if read is None or ctx.resilient_parsing or not isinstance(value, str | tuple):
            return value
        if isinstance(value, tuple):
            return [read(label, part) for part in value]
        return read(label, value)

    return convert


def _completer(
    values: Sequence[str],
) -> Callable[[click.Context, click.Parameter, str], list[str]] | None:
    if not values:
        return None
    return lambda ctx, param, start: [value for value in values if value.startswith(start)]


def lang_option(terminal: Terminal) -> click.Option:
    """Its value was found before the line was read; here it is only checked."""
    return click.Option(
        ["--lang"],
        expose_value=False,
        metavar="|".join(LANGUAGES),
        help=terminal.say("cli-lang"),
        callback=_reader("--lang", one_of(*LANGUAGES)),
        shell_complete=_completer(LANGUAGES),
    )


def help_option(terminal: Terminal) -> click.Option:
    """Click's own, with our words."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=terminal.say("cli-help"),
        callback=show,
    )
