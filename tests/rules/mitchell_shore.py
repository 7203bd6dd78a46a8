"""A shore of Dominion with exiles to land on it, played until somebody is asked."""

from scenario_risk import Table, given
from scenario_risk_cards import calm, court, open_for, roll
from scripted import read

from council.games.risk.box import moments
from council.games.risk.state.frames import window_moment

# A is Stark, B Baratheon, C Tyrell; A has earned a card. Lannister, Martell, Arryn, Greyjoy and
# Targaryen are in exile, the Wildlings beyond the Wall.
SHORE = """
    mode: mitchell_dominion
    seats: 3
    lands: winterfell A6, white_harbor A2, storms_end B4, gulltown B2, highgarden C4, oldtown C2,
           the_gift nights_watch N3
    rest: N1
    phase: draw
    gold: 1000 / 1000 / 1000
    options: most all_units
"""


def shore(more: str = "", **changed: str) -> Table:
    words = read(SHORE) | read(more) | changed
    table = given("\n".join(f"{key}: {value}" for key, value in words.items()))
    calm(table)
    return table


def land(table: Table, port: str = "gulltown", house: str = "targaryen", dice: str = "") -> None:
    """A calls a House to a port, with the dice to come; a window of the landing stays open."""
    roll(table, dice)
    table.play(f"A call; A house {house}; A to {port}")


def until_rolled(table: Table) -> None:
    """All pass up to the window after the roll."""
    while window_moment(court(table)) != moments.ROLLED:
        assert open_for(table)
        table.play(f"{table.asked()} pass")


def finish(table: Table) -> None:
    """All pass until the dice have fallen."""
    while table.script:
        assert open_for(table)
        table.play(f"{table.asked()} pass")
