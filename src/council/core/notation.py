"""The moves at each question of a game, and what they mean: the file `notation.toml`."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from council.core.game import Game


@dataclass(frozen=True)
class MoveKind:
    """One kind of move: the question it answers, who answers, an example, and its meaning."""

    question: str  # `phase` in the picture of a game, or `step`
    who: str  # seat | chance
    text: str
    meaning: str

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]


def answers(game: Game) -> list[MoveKind]:
    """Every kind of move, question by question."""
    file = files(f"council.games.{game.name}") / "notation.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return [MoveKind(**row) for row in table["move"]]
