"""What the naive game must know of the box, read from the data file by itself."""

import tomllib
from importlib.resources import files

from perft.naive import Whole


def box() -> tuple[dict[str, str], dict[str, tuple[int, int]]]:
    """Character -> letter of the house; Iron Throne card -> value and daggers."""
    file = files("council.games.intrigue") / "data" / "intrigue.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    houses = {c["id"]: c["house"][0].upper() for c in table["character"]}
    thrones = {t["id"]: (t["value"], t["daggers"]) for t in table["iron_throne"]}
    return houses, thrones


def whole(seats: int, first: str, rounds: int = 0) -> Whole:
    """A naive game, ready to be fed with a log."""
    return Whole(seats, *box(), rounds, None if first == "random" else int(first))
