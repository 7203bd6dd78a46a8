"""Writes web/src/games/cardgame/faces.json: what is printed on every card, except its text.

python tools/faces.py            write the file
python tools/faces.py --check    only say whether it is up to date

The browser uses it to draw cards in piles and cards that a player has seen. Cards in play or in
hand come with their values in the view of the table.
"""

import json
import sys
from pathlib import Path
from typing import Any

from council.games.cardgame.game import GAME
from council.games.cardgame.shown.picture import printed

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "games" / "cardgame" / "faces.json"


def faces() -> dict[str, dict[str, Any]]:
    """Cards and plots by their titles."""
    cards = {
        face.id: printed(face) | {"strength": face.strength, "icons": list(face.icons)}
        for face in GAME.box.faces
    }
    plots = {
        plot.id: {
            "deck": plot.deck,
            "income": plot.income,
            "initiative": plot.initiative,
            "claim": plot.claim,
        }
        for plot in GAME.box.plots
    }
    return {"cards": cards, "plots": plots}


def text() -> str:
    """The file: a line for each."""
    parts = [
        f'"{kind}": {{\n'
        + ",\n".join(f"{json.dumps(name)}: {json.dumps(face)}" for name, face in found.items())
        + "\n}"
        for kind, found in faces().items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    """Exit code 1: the file is not up to date."""
    if "--check" in sys.argv[1:]:
        return int(not TARGET.exists() or TARGET.read_text() != text())
    TARGET.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
