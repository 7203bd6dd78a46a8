"""The figures of the benchmark page that always come out the same: random games with fixed seeds,
and the published games of our bots.

`python -m council.rl.facts` prints the tables, `python -m council.rl.facts docs/benchmark.md` puts
them into the page, between its marks.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path
from statistics import mean, quantiles

from council.core.game import Game, Trial
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY
from council.games import GAMES
from council.lab import ladder

PLAYED = 100  # random games of each kind
FACTS = ("<!-- random games -->", "<!-- end of random games -->")
BOTS = ("<!-- bots -->", "<!-- end of bots -->")


@dataclass
class RandomGames:
    """One kind of game: what random players meet."""

    game: Game
    trial: Trial
    seats: int

    def name(self) -> str:
        return " ".join(word for word in (self.game.name, self.trial.name) if word)


def kinds() -> Iterator[RandomGames]:
    """Every game and mode, with the numbers of seats of its trials."""
    for game in GAMES.values():
        for trial in game.trials:
            for seats in sorted(trial.seats):
                yield RandomGames(game, trial, seats)


def walk(kind: RandomGames, number: int) -> tuple[list[int], int]:
    """A random game: how many moves there were at each decision, and how many draws and throws."""
    state = kind.game.new(kind.game.setup(kind.seats, kind.trial.options))
    rng = rng_for("facts", kind.name(), kind.seats, number)
    choices, chances = [], 0
    while (seat := state.seat()) != NOBODY:
        if seat == CHANCE:
            chances += 1
            state.apply(state.chance(rng))
        else:
            moves = state.legal_moves()
            choices.append(len(moves))
            state.apply(moves[rng.below(len(moves))])
    return choices, chances


def row(kind: RandomGames, played: int = PLAYED) -> list[str]:
    """Length, branching, information; as cells of a table."""
    games = [walk(kind, number) for number in range(played)]
    lengths = [len(choices) for choices, _ in games]
    low, *_, high = quantiles(lengths, n=20)
    moves = [count for choices, _ in games for count in choices]
    table = kind.game.feature_table(kind.game.new(kind.game.setup(kind.seats, kind.trial.options)))
    return [
        kind.name(),
        f"{kind.seats}",
        f"{mean(lengths):,.0f}",
        f"{low:,.0f} – {high:,.0f}",
        f"{mean(chances for _, chances in games):,.0f}",
        f"{mean(moves):.1f}",
        f"{max(moves):,}",
        f"{mean(count == 1 for count in moves):.0%}",
        f"{mean(map(log2, moves)):.2f}",
        f"{mean(sum(map(log2, choices)) for choices, _ in games):,.0f}",
        f"{len(table):,}",
        f"{kind.game.actions:,}",
    ]


HEADS = (
    "game",
    "seats",
    "decisions",
    "5 – 95 %",
    "chance",
    "moves",
    "most",
    "forced",
    "bits each",
    "bits a game",
    "numbers",
    "actions",
)


def facts(played: int = PLAYED) -> list[str]:
    """The table of random games."""
    return table(HEADS, [row(kind, played) for kind in kinds()])


def bots() -> list[str]:
    """Each level against the one below, from the published games."""
    rows = []
    for one in ladder.published():
        for pair in one["pairings"]:
            place = ladder.BOTS.index(pair["two"])
            if ladder.BOTS[place - 1] == pair["one"]:
                low, high = pair["win_interval"]
                rows.append(
                    [
                        " ".join(word for word in (one["game"], one["mode"]) if word),
                        f"{one['seats']}",
                        f"{pair['two']} v {pair['one']}",
                        f"{pair['games']}",
                        f"{1 - pair['win_rate']:.0%}",
                        f"{1 - high:.0%} – {1 - low:.0%}",
                    ]
                )
    return table(("game", "seats", "players", "games", "won", "95 %"), rows)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """In Markdown, figures to the right."""
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return lines + ["| " + " | ".join(cells) + " |" for cells in rows]


def between(page: str, marks: tuple[str, str], lines: Sequence[str]) -> str:
    """The page with other lines between two marks."""
    before, _, rest = page.partition(marks[0] + "\n")
    _, _, after = rest.partition(marks[1])
    return f"{before}{marks[0]}\n\n" + "\n".join(lines) + f"\n\n{marks[1]}{after}"


def main(words: list[str]) -> None:
    """Print both tables, or put them into a page."""
    parser = ArgumentParser("python -m council.rl.facts", description="Figures of the benchmark.")
    parser.add_argument("page", nargs="?", type=Path, help="the page that they are put into")
    page = parser.parse_args(words).page
    text = ""
    if page is not None:
        text = page.read_text(encoding="utf-8") if page.is_file() else ""
        if not all(mark in text for mark in (*FACTS, *BOTS)):
            parser.error(f"{page} is no page with the marks {', '.join((*FACTS, *BOTS))}")
    found = ((FACTS, facts()), (BOTS, bots()))
    if page is None:
        for _, lines in found:
            sys.stdout.write("\n".join(lines) + "\n\n")
        return
    for marks, lines in found:
        text = between(text, marks, lines)
    page.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
