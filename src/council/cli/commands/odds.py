"""`council odds`: the exact odds of an invasion in RISK."""

import click

from council.cli.terminal import Terminal
from council.cli.values import whole
from council.cli.words import Command, argument, flag, option

MOST = 500
MOST_UNITS = 20  # of a kind in one territory


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    armies, units = whole(1, MOST), whole(0, MOST_UNITS)
    helps = ("attack-d8", "defend-d8", "attack-knights", "defend-knights")
    return Command(
        terminal,
        "odds",
        run,
        [
            argument(terminal, "odds", "attackers", armies),
            argument(terminal, "odds", "defenders", armies),
            *(option(terminal, "odds", name, units, default="0") for name in helps),
            flag(terminal, "odds", "fortified"),
            flag(terminal, "odds", "json"),
        ],
    )


def run(
    terminal: Terminal, attackers: int, defenders: int, fortified: bool, json: bool, **helps: int
) -> None:
    """A fight to the end, both sides with as many dice as they may."""
    from council.games.risk.box.odds import Side, invasion

    attacker = Side(helps["attack_d8"], helps["attack_knights"])
    defender = Side(helps["defend_d8"], helps["defend_knights"], int(fortified))
    found = invasion(attackers, defenders, attacker, defender)
    lost = attackers - found.attackers
    beaten = defenders - found.defenders
    if json:
        terminal.json(
            {"conquest": found.wins, "attacker_loss": lost, "defender_loss": beaten},
        )
        return
    number = terminal.number
    terminal.echo(terminal.say("cli-odds-conquers", share=number(100 * found.wins, 1)))
    facts = {"attackers": number(lost, 2), "defenders": number(beaten, 2)}
    terminal.tell(terminal.say("cli-odds-lost", **facts))
    terminal.tell(terminal.say("cli-odds-left", armies=number(found.attackers_if_won, 2)))
