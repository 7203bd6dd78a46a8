"""Writes docs/notation.md: every move and outcome of every game, question by question."""

from pathlib import Path

from council.core.game import Game
from council.core.notation import answers
from council.games import GAMES

TARGET = Path(__file__).parents[1] / "docs" / "notation.md"
HEAD = """# The notation of moves

For programs: every move and every outcome of chance, question by question. The page is made by
`tools/notation.py` from `notation.toml` beside each game. A test compares it with what the games ask.

- **Question**: the name of what is asked. It is `phase` in the view of RISK and Westeros Intrigue,
  and `step` in that of the card game.
- **Text**: an example. The verb comes first, then ids or numbers.
- **Ids**: `council games GAME --json` lists them with their names under `ids`, and this table under
  `notation`. Copies of a card are numbered: `a_sworn_sword`, `a_sworn_sword_2`.
- **`?`** stands for what you may not see. In [logs](log-format.md) a comma repeats the verb:
  `deal jon_snow, shae`.
- **`leave 1`** is another way to say how many `armies`: all but one. It is for more than 127 armies.
- **`pick`** means something different at each question. Read the question before you answer.
"""  # noqa: E501 - a page, not code


def table(game: Game) -> list[str]:
    """The table of one game."""
    rows = [
        f"| `{a.question}` | {a.who} | `{a.text}` | {a.meaning.replace('|', '/')} |"
        for a in answers(game)
    ]
    head = ["| question | who | text | meaning |", "|---|---|---|---|"]
    return [f"## {game.title['en']}", "", *head, *rows, ""]


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in table(game))])


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
