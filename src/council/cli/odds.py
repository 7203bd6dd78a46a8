"""`council odds`: how likely an invasion of RISK conquers, exactly."""

import click

from council.cli.terminal import Terminal
from council.cli.values import whole
from council.cli.words import Command, argument, flag

MOST = 500


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    armies = whole(1, MOST)
    return Command(
        terminal,
        "odds",
        run,
        [
            argument(terminal, "odds", "attackers", armies),
            argument(terminal, "odds", "defenders", armies),
            flag(terminal, "odds", "json"),
        ],
    )


def run(terminal: Terminal, attackers: int, defenders: int, json: bool) -> None:
    """A fight to the end, both sides with as many dice as they may."""
    from council.games.risk.odds import invasion

    found = invasion(attackers, defenders)
    if json:
        terminal.json(
            {
                "attackers": attackers,
                "defenders": defenders,
                "conquers": found.wins,
                "attackers_lost": attackers - found.attackers,
                "defenders_lost": defenders - found.defenders,
                "attackers_left_if_conquered": found.attackers_if_won,
            }
        )
        return
    terminal.echo(terminal.say("cli-odds-conquers", share=f"{100 * found.wins:.1f}"))
    lost = {
        "attackers": f"{attackers - found.attackers:.2f}",
        "defenders": f"{defenders - found.defenders:.2f}",
    }
    terminal.echo(terminal.say("cli-odds-lost", **lost))
    terminal.echo(terminal.say("cli-odds-left", armies=f"{found.attackers_if_won:.2f}"))
