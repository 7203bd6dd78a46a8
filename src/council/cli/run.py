"""From the words on the command line to an exit code: nothing escapes as a stack trace."""

import os
import sys
from contextlib import suppress
from itertools import pairwise

import click

from council.cli.errors import sentence
from council.cli.group import build
from council.cli.terminal import Terminal
from council.core.game import IllegalMove, Invalid
from council.locales import LANGUAGES, language

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141  # as a shell counts an end by SIGPIPE


def run(args: list[str]) -> int:
    """Do what the words say; bad input is one sentence on stderr and exit code 2."""
    _open_closed_streams()
    _never_fail_to_write()
    asked = asked_language(args)
    terminal = Terminal(language(asked), asked is not None)
    out = sys.stdout
    try:
        code = build(terminal).main(args, prog_name="council", standalone_mode=False)
        sys.stdout.flush()
    except (Invalid, IllegalMove, click.ClickException) as error:
        click.echo(sentence(terminal, error), err=True)
        return BAD_INPUT
    except (KeyboardInterrupt, click.Abort):
        click.echo(terminal.say("cli-interrupted"), err=True)
        return INTERRUPTED
    except (BrokenPipeError, SystemExit) as error:
        # The reader has gone; what Python still holds back has nowhere to go either.
        if isinstance(error, SystemExit) and sys.stdout is out:
            raise  # click ends so on a broken pipe, but wraps the stream first
        _silence()
        return READER_GONE
    except OSError as error:
        if error.filename is None:
            _silence()  # else Python would try once more and complain
            click.echo(terminal.say("cli-output-trouble"), err=True)
        else:
            click.echo(terminal.say("cli-file-trouble", file=str(error.filename)), err=True)
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def asked_language(args: list[str]) -> str | None:
    """The language named anywhere on the line: it is needed before the line can be read."""
    asked = None
    for word, following in pairwise([*args, ""]):
        if word == "--":
            break
        if word == "--lang":
            asked = following
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked if asked in LANGUAGES else None


def _open_closed_streams() -> None:
    """If one of them is closed (`<&-`, `>&-`), nothing is read or shown there."""
    # In this order: each takes the lowest number that is free, its own.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _silence() -> None:
    """What Python still holds back goes nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_fail_to_write() -> None:
    """A terminal that cannot show a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
