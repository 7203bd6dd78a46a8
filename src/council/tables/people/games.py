"""The games of people as lists and statistics know them."""

from collections.abc import Iterable

import msgspec

from council.core.game import Json
from council.protocol.errors import Denied
from council.protocol.record import (
    ChronicleIs,
    MyGame,
    RecordGame,
    RecordPlayer,
    RecordWish,
    StatisticsAre,
)
from council.record.chronicle import chronicle, unnamed
from council.record.personal import statistics
from council.tables.settings import TableSettings
from council.tables.storage.people import PeopleStore, PersonGame

MOST_GAMES = 5000  # of a person, or in the chronicle


async def my_games(settings: TableSettings, people: PeopleStore, print_: str) -> list[MyGame]:
    """The games of a person, the last changed first; of running ones only what all may know."""
    found = await settings.run(people.games_of, print_, MOST_GAMES)
    return [row_of(game) for game in found if not teaches(game)]


async def my_statistics(
    settings: TableSettings, people: PeopleStore, print_: str, wish: RecordWish
) -> StatisticsAre:
    """What the finished games of a person come to."""
    found = await settings.run(people.games_of, print_, MOST_GAMES)
    return await settings.run(statistics, finished(found), wish)


async def house_chronicle(
    settings: TableSettings, people: PeopleStore, wish: RecordWish
) -> ChronicleIs:
    """What all finished games of a server come to, but for those that nobody may watch."""
    if not settings.chronicle:
        raise Denied("no_chronicle")
    found = await settings.run(people.finished, MOST_GAMES)
    shy = await settings.run(people.unlisted)
    shown = [game for game in found if game.record.summary.status.customs.watch != "none"]
    return await settings.run(chronicle, [hiding(game, shy) for game in finished(shown)], wish)


def hiding(game: RecordGame, shy: frozenset[str]) -> RecordGame:
    """A game without the names of people who do not want to be named. A bot is known by its level:
    its seat may still have the name of whoever gave it up."""
    players = [
        unnamed(player) if player.bot or player.name.strip().casefold() in shy else player
        for player in game.players
    ]
    return msgspec.structs.replace(game, id="", players=players)


def teaches(game: PersonGame) -> bool:
    """Whether it is a lesson."""
    return game.record.summary.status.lesson is not None


def finished(games: Iterable[PersonGame]) -> list[RecordGame]:
    """Those that count: played to the end from the start."""
    return [
        summary
        for game in games
        if game.record.summary.results and not teaches(game)
        if (summary := summary_of(game)) is not None
    ]


def summary_of(game: PersonGame) -> RecordGame | None:
    """A finished game; None: it began in the middle of another one."""
    record = game.record
    head = msgspec.json.decode(record.head)
    if "from" in head:
        return None
    return RecordGame(
        record.id, record.game, mode_of(head), record.summary.changed, record.v, players_of(game)
    )


def row_of(game: PersonGame) -> MyGame:
    """A game in a list."""
    record = game.record
    summary = record.summary
    return MyGame(
        record.id,
        record.game,
        mode_of(msgspec.json.decode(record.head)),
        summary.changed,
        bool(summary.results) or summary.status.ended,
        summary.asked,
        players_of(game),
    )


def mode_of(head: Json) -> str:
    """The mode of a game that has several."""
    return str(head.get("options", {}).get("mode", ""))


def players_of(game: PersonGame) -> list[RecordPlayer]:
    """Everybody at the table; before the end without places."""
    chairs, rows = game.record.chairs, game.record.summary.results
    judged = judged_of(game)
    players = []
    for seat, chair in enumerate(chairs):
        row = rows[seat] if seat < len(rows) else {}
        luck, cost = judged[seat] if seat < len(judged) else (None, None)
        player = RecordPlayer(
            chair.name,
            chair.level if chair.kind == "bot" else "",
            row.get("rank"),
            float(row.get("won", 0.0)),
            row.get("score"),
            str(row.get("house") or ""),
            seat in game.mine,
            luck,
            cost,
        )
        players.append(unnamed(player) if seat in game.unnamed else player)
    return players


def judged_of(game: PersonGame) -> list[tuple[float, float]]:
    """Luck and the cost of decisions for each seat, from a report that this reader may read."""
    may_read = game.mine or game.record.summary.status.customs.watch == "end"
    if not game.judged or not may_read:
        return []
    return [
        (balance.dice.value + balance.draws.value, skill.cost.value)
        for balance, skill in zip(game.judged.balance, game.judged.skill, strict=False)
    ]
