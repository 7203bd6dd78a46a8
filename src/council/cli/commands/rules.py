"""`council rules`: the rulebook, one rule, its page for the documentation, and what is tested."""

import click

from council.cli.inputs import GAME_NAMES, find_game, not_together
from council.cli.rulebook import book_facts, find_rule, show_book, show_rule
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag
from council.core.game import Game


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "rules",
        run,
        [
            argument(terminal, "rules", "game", find_game, complete=GAME_NAMES),
            argument(terminal, "rules", "rule", required=False),
            flag(terminal, "rules", "coverage"),
            flag(terminal, "rules", "markdown"),
            flag(terminal, "rules", "json"),
        ],
    )


def run(
    terminal: Terminal, game: Game, rule: str | None, coverage: bool, markdown: bool, json: bool
) -> int:
    """Show what was asked for; 1 when a rule has no test."""
    not_together(("--coverage", coverage), ("--markdown", markdown))
    not_together(("--markdown", markdown), ("--json", json))
    if rule is not None:
        not_together((rule, True), ("--coverage", coverage))
        not_together((rule, True), ("--markdown", markdown))
    if coverage:
        from council.cli.coverage import show_coverage

        return show_coverage(terminal, game, json)
    if markdown:
        from council.cli.markdown import page

        terminal.echo(page(terminal, game).rstrip("\n"))
    elif json:
        rules = [find_rule(game, rule)] if rule else list(game.rulebook.rules.values())
        terminal.json(book_facts(terminal, rules))
    elif rule:
        show_rule(terminal, find_rule(game, rule))
    else:
        show_book(terminal, game)
    return 0
