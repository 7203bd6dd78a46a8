"""Shows what observers collected: our own as a table, the facts of others line by line. `--json`
prints everything as it was stored.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from council.cli.terminal import Terminal
from council.core.game import Game, Json

MOST_LISTED = 20  # of a list of facts


def show_observed(terminal: Terminal, game: Game, observed: dict[str, Json]) -> None:
    """Under a title each."""
    from council.lab.observe import Start

    for name, total in observed.items():
        terminal.tell(name, "title")
        if name == Start.name:
            show_start(terminal, game, total)
        else:
            for line in lines(terminal, total):
                terminal.tell(line)


def show_start(terminal: Terminal, game: Game, games: Sequence[Json]) -> None:
    """How often each seat began and had each House, and how long games were."""
    seats = range(len(games[0]["houses"]))
    held = Counter((house, seat) for one in games for seat, house in enumerate(one["houses"]))
    began, names = Counter(one["first"] for one in games), game.words()
    rows = [[terminal.say("lab-start-began"), *(terminal.number(began[seat]) for seat in seats)]]
    for house in sorted({house for house, _ in held if house is not None}):
        named = terminal.voice.words(names[house]) if house in names else house
        rows.append([named, *(terminal.number(held[house, seat]) for seat in seats)])
    columns = [terminal.say("lab-balance-seat-name", number=seat + 1) for seat in seats]
    terminal.table(["", *columns], rows, right=tuple(range(1, len(columns) + 1)))
    moves = [one["moves"] for one in games]
    facts = {
        "mean": terminal.number(sum(moves) / len(moves), 1),
        "least": terminal.number(min(moves)),
        "most": terminal.number(max(moves)),
    }
    terminal.tell(terminal.say("lab-start-moves", **facts), "quiet")


def lines(terminal: Terminal, facts: Json, margin: str = "") -> Iterator[str]:
    """Facts of any kind, one a line; what belongs to a fact stands below it, farther in."""
    if not isinstance(facts, dict | list):
        yield margin + word(terminal, facts)
        return
    if isinstance(facts, list) and not any(isinstance(fact, dict | list) for fact in facts):
        shown = ", ".join(word(terminal, fact) for fact in facts[:MOST_LISTED])
        yield from [margin + shown] if facts else []
    else:
        named = facts.items() if isinstance(facts, dict) else enumerate(facts[:MOST_LISTED], 1)
        for name, fact in named:
            below = list(lines(terminal, fact, margin + "  "))
            short = len(below) == 1 and not isinstance(fact, dict)
            yield f"{margin}{name}:" + (f" {below[0].strip()}" if short else "")
            yield from [] if short else below
    if isinstance(facts, list) and len(facts) > MOST_LISTED:
        yield margin + terminal.say("lab-observed-more", count=len(facts) - MOST_LISTED)


def word(terminal: Terminal, fact: Json) -> str:
    """One fact."""
    if isinstance(fact, float):
        return terminal.number(fact, 0 if fact.is_integer() else 2)
    if isinstance(fact, int) and not isinstance(fact, bool):
        return terminal.number(fact)
    text = terminal.say("lab-observed-nothing") if fact is None else str(fact)
    return "".join(c if c.isprintable() else " " for c in text)
