"""The commands by name; each is built only when it is called."""

from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

import click

from council.cli.terminal import Terminal
from council.cli.words import help_option, lang_option, write_params, write_usage
from council.core.game import Invalid

COMMANDS = (
    "play",
    "daily",
    "learn",
    "serve",
    "tables",
    "backup",
    "restore",
    "loadtest",
    "replay",
    "report",
    "verify",
    "export",
    "chronicle",
    "games",
    "rules",
    "match",
    "tournament",
    "ladder",
    "balance",
    "train",
    "odds",
    "check",
    "perft",
    "bench",
    "completion",
)

# Commands that are not in the folder `commands`
ELSEWHERE = {
    "report": "council.cli.report.command",
    "export": "council.cli.record.export",
    "chronicle": "council.cli.record.command",
    "daily": "council.cli.daily.command",
    "train": "council.cli.train.command",
}


class Commands(click.Group):
    """`council` itself."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(
            "council",
            callback=_help_alone,
            invoke_without_command=True,
            params=[_version(terminal), lang_option(terminal), help_option(terminal)],
            help=terminal.say("cli-council"),
            options_metavar=terminal.say("cli-options-metavar"),
            subcommand_metavar=terminal.say("cli-command-metavar"),
            add_help_option=False,
        )
        self.terminal = terminal

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = ELSEWHERE.get(cmd_name, f"council.cli.commands.{cmd_name}")
        command: click.Command = import_module(module).command(self.terminal)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None and not ctx.resilient_parsing:
            raise _no_such_command(name)
        return name if command else None, command, args[1:]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.terminal, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands first: they are what people look for. No module of theirs is imported."""
        with formatter.section(self.terminal.say("cli-commands")):
            formatter.write_dl(
                [(name, self.terminal.say(f"cli-{name}-short")) for name in COMMANDS]
            )
        write_params(self, self.terminal, ctx, formatter)
        # Not wrapped, so that the path can be copied.
        formatter.write("\n" + self.terminal.say("cli-documents", folder=str(documents())) + "\n")


def documents() -> Path:
    """The folder that messages call docs: inside an installed package, or in the checkout."""
    package = Path(__file__).parents[1]
    packed = package / "docs"
    return packed if packed.is_dir() else package.parents[1] / "docs"


def _help_alone() -> None:
    """`council` without a command shows what there is."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _no_such_command(name: str) -> Invalid:
    near = get_close_matches(name, COMMANDS)
    if near:
        return Invalid("cli-no-such-command-near", got=name[:40], near=", ".join(near))
    return Invalid("cli-no-such-command", got=name[:40], allowed=", ".join(COMMANDS))


def _version(terminal: Terminal) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            from council import __version__

            click.echo(f"council {__version__}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=terminal.say("cli-version"),
        callback=show,
    )


def build(terminal: Terminal) -> Commands:
    """The whole command line in one language."""
    return Commands(terminal)
