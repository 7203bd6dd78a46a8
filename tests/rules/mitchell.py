"""Tables of House Mitchell's amendments, and ways to look at them."""

from scenario_risk import NAMES, Table, given, new

from council.games.risk.game import GAME

BOX = GAME.box
NORTH = [t.id for t in BOX.territories if BOX.regions[t.region].id == "the_north"]
START = """
    mode: mitchell
    seats: 3
    lands: winterfell A5, storms_end B5, highgarden C5, the_eyrie arryn N5,
           casterly_rock lannister N5, sunspear martell N5, kings_landing N3, pyke greyjoy N3,
           the_gift nights_watch N3
    rest: N1
"""


def fresh(seats: int, seed: object = 0, **options: object) -> Table:
    """At the first question of the first turn."""
    return new(seats, seed, mode="mitchell", **options)


def lands(table: Table) -> dict[str, dict[str, object]]:
    return {row["id"]: row for row in table.picture()["territories"]}


def exiles(table: Table) -> dict[str, int]:
    return {row["house"]: row["armies"] for row in table.picture()["exiles"]}


def owners(table: Table) -> dict[str, str]:
    """The seat of each House that is played."""
    return {str(row["house"]): NAMES[k] for k, row in enumerate(table.picture()["seats"])}


# -- the turn of the neutral Houses


def closed(text: str) -> Table:
    """After the last player's turn of the round, in which nothing was done."""
    table = given(f"{text}\n    turn: C\n    phase: invade")
    table.play("C done")
    assert table.asked() == "A"
    return table
