"""What players are called on the screen."""

from collections.abc import Sequence

from council.cli.terminal import Terminal
from council.core.game import Invalid

TRANSLATED = ("random", "greedy", "easy", "medium", "hard", "master")


def is_bot(name: str) -> bool:
    """Whether a name in a log or a list of seats is that of a bot."""
    from council.bots import find

    try:
        find(name)
    except Invalid:
        return False
    return True


def shown_names(terminal: Terminal, players: Sequence[str]) -> list[str]:
    """People by their names; bots as bots, numbered when several are alike."""
    shown = []
    for seat, name in enumerate(players):
        label = name
        if is_bot(name):
            word = terminal.say(f"cli-bot-{name}") if name in TRANSLATED else name
            label = terminal.say("cli-bot-name", name=word)
            if players.count(name) > 1:
                label += f" {players[: seat + 1].count(name)}"
        shown.append(label)
    return shown
