"""The final table."""

from council.cli.names import shown_names
from council.cli.terminal import Terminal
from council.core.game import Message
from council.core.play import Play


def without_table(play: Play, messages: list[Message]) -> list[Message]:
    """A story without its lines of the ranking: the table follows."""
    return [message for message in messages if message.key != f"{play.game.name}-told-final"]


def show_result(terminal: Terminal, play: Play) -> None:
    """Who came where, the best first."""
    names = shown_names(terminal, play.log.players)
    rows = sorted(enumerate(play.game.results(play.state)), key=lambda row: row[1]["rank"])
    terminal.echo()
    terminal.table(
        [terminal.say(f"cli-result-{column}") for column in ("rank", "player", "score", "won")],
        [
            [
                f"{row['rank']}.",
                names[seat],
                str(row["score"]),
                _won(terminal, row["won"]),
            ]
            for seat, row in rows
        ],
        right=(0, 2),
    )


def _won(terminal: Terminal, share: float) -> str:
    if share == 0:
        return ""
    return terminal.say("cli-result-wins" if share == 1 else "cli-result-shares")
