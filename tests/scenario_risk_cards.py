"""Positions with cards: who may use what is asked in windows, so tests pass for those who do not.

    table = front("A", "B", "maesters: - / bribery")     # A's Pyke against B's Riverrun
    table.play("A attack pyke riverrun")
    use(table, "B", "bribery")                           # everybody asked before passes
    calm(table)                                          # all pass until the window is closed

Seats of three to five play Stark, Baratheon, Lannister, Tyrell, Martell; two Targaryen, Ghiscari.
"""

from scenario_risk import NAMES, Table, given

from council.core.state import CHANCE
from council.games.risk.box import moments
from council.games.risk.game import GAME
from council.games.risk.rules.flow import run
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import clear_stack, window_moment
from council.games.risk.state.places import CAPTIVE, DOWN, GONE

HOMES = ("winterfell", "dragonstone", "casterly_rock", "highgarden", "sunspear")
CARDS = GAME.box.cards[82:150]


def court(table: Table) -> DominionBoard:
    """The state, known to be one with cards."""
    assert isinstance(table.state, DominionBoard)
    return table.state


def front(attacker: str, defender: str, more: str = "", gold: str = "", seats: int = 5) -> Table:
    """Pyke (port, castle) of one seat beside Riverrun (castle) of another, nine armies each.

    The attacker also has Harlaw (port), the defender Stoney Sept; every seat has its home. Only
    the two sides have gold unless it is said otherwise."""
    homes = ", ".join(f"{HOMES[k]} {NAMES[k]}2" for k in range(seats))
    coins = " / ".join("1000" if NAMES[k] in (attacker, defender) else "0" for k in range(seats))
    return given(
        f"""
        mode: dominion
        seats: {seats}
        lands: pyke {attacker}9, riverrun {defender}9, harlaw {attacker}1, stoney_sept {defender}2,
               {homes}
        rest: N1
        turn: {attacker}
        phase: invade
        gold: {gold or coins}
        options: most all_units
        {more}
        """
    )


def essos(more: str = "", turn: str = "A", gold: str = "1000 / 1000") -> Table:
    """Meereen (port, castle) of A, Targaryen, beside Yunkai (castle) of B, Ghiscari."""
    return given(
        f"""
        mode: dominion
        seats: 2
        lands: meereen A9, yunkai B9, mantarys A1, lhazar B2, the_flatlands A2, astapor B2
        rest: N1
        turn: {turn}
        phase: invade
        gold: {gold}
        options: most all_units
        {more}
        """
    )


def at(point: int, table: Table) -> Table:
    """The same table at another point of the turn."""
    state = court(table)
    clear_stack(state)
    run(state, point)
    table.log.lines.clear()
    game = table.game
    game.start = state.copy()  # type: ignore[attr-defined]  # the position this play begins in
    table.history.clear()
    table.settle()
    return table


def open_for(table: Table) -> bool:
    """Whether a window is open."""
    return bool(court(table).ask == 1)


def use(table: Table, who: str, card: str) -> None:
    """A seat uses a card; those asked before it pass."""
    for _ in range(20):
        moves = table.moves()
        if table.asked() == who and f"use {card}" in moves:
            table.play(f"{who} use {card}")
            return
        assert "pass" in moves, f"{who} cannot use {card}; {table.asked()} may {moves}"
        table.play(f"{table.asked()} pass")
    raise AssertionError(f"{who} is never asked for {card}")


def calm(table: Table) -> None:
    """All pass until no window is open."""
    while open_for(table):
        table.play(f"{table.asked()} pass")


def declare(table: Table, who: str = "A", move: str = "attack pyke riverrun") -> None:
    """An invasion is declared; its window stays open."""
    table.play(f"{who} {move}")


def commit(table: Table, who: str, dice: int) -> None:
    """The windows before the battle pass, then armies are committed."""
    calm(table)
    table.play(f"{who} dice {dice}")


def roll(table: Table, faces: str) -> None:
    """What the next dice show."""
    table.script += [f"roll {face}" for face in faces]
    if table.state.seat() == CHANCE:
        table.settle()


def battle(table: Table, who: str, attack: str, defence: str) -> None:
    """One battle with these dice, up to the window after the roll, if it opens."""
    calm(table)
    roll(table, attack + defence)
    table.play(f"{who} dice {len(attack)}")
    if not court(table).ask or window_moment(court(table)) == moments.COMMITTED:
        calm_at(table, moments.COMMITTED)


def calm_at(table: Table, moment: int) -> None:
    """All pass as long as the window of one moment is open."""
    while open_for(table) and window_moment(court(table)) == moment:
        table.play(f"{table.asked()} pass")


def gold(table: Table) -> list[int]:
    return [int(n) for n in court(table).gold]


def person(table: Table, card: str) -> str:
    """up, down, gone or the letter of the captor."""
    state = int(court(table).people[CARDS.index(card)])
    return {0: "up", int(DOWN): "down", int(GONE): "gone"}.get(state) or NAMES[state - CAPTIVE]


def maesters(table: Table, who: str) -> list[str]:
    """The maester cards of a hand."""
    place = 2 + NAMES.index(who)
    found = court(table).scrolls.place
    return [card for k, card in enumerate(CARDS[28:]) if found[k] == place]


def windows_of(table: Table) -> str:
    """Which point a window is open at, by its name; empty when none is."""
    window = table.picture()["window"]
    return window["point"] if window else ""
