"""Games of one kind, counted."""

from collections.abc import Callable, Iterable, Sequence

from council.protocol.record import (
    RecordGame,
    RecordPlayer,
    Streaks,
    Tally,
    TallyOf,
    TimePoint,
)

MOST_POINTS = 160  # of a line: no more can be told apart
DIGITS = 4
BOT = "bot:"  # before the level of a bot in keys

Seat = tuple[RecordGame, RecordPlayer]  # somebody at a game


def key_of(player: RecordPlayer) -> str:
    """By what a player is known from game to game: a name, or the level of a bot."""
    if player.bot:
        return f"{BOT}{player.bot}"
    name = player.name.strip().casefold()
    return f" {name}" if name.startswith(BOT) else name  # no name is taken for a bot


def wins(player: RecordPlayer) -> bool:
    """Whether somebody won, alone or with others."""
    return player.won > 0


def tally(seats: Sequence[Seat]) -> Tally:
    """Games, wins and averages."""
    if not seats:
        return Tally()
    places = [player.place for _, player in seats if player.place is not None]
    judged = [
        (player.luck, player.cost)
        for _, player in seats
        if player.luck is not None and player.cost is not None
    ]
    return Tally(
        len(seats),
        sum(wins(player) for _, player in seats),
        mean(1 / len(game.players) for game, _ in seats) or 0.0,
        mean(places),
        mean(luck for luck, _ in judged),
        mean(cost for _, cost in judged),
        len(judged),
    )


def mean(numbers: Iterable[float]) -> float | None:
    """The average; None of nothing."""
    found = list(numbers)
    return round(sum(found) / len(found), DIGITS) if found else None


def tallies(
    seats: Sequence[Seat], key: Callable[[RecordGame, RecordPlayer], str], by_game: bool = True
) -> list[TallyOf]:
    """The games of each kind, the most frequent first; what has no key does not count."""
    found: dict[tuple[str, str], list[Seat]] = {}
    for game, player in seats:
        if name := key(game, player):
            found.setdefault((game.game if by_game else "", name), []).append((game, player))
    rows = [TallyOf(name, game, tally(some)) for (game, name), some in found.items()]
    return sorted(rows, key=lambda row: (-row.tally.games, row.game, row.key))


def streaks(seats: Sequence[Seat]) -> Streaks:
    """Wins in a row, the first game first."""
    longest = current = 0
    for _, player in seats:
        current = current + 1 if wins(player) else 0
        longest = max(longest, current)
    return Streaks(longest, current)


def line(seats: Sequence[Seat]) -> list[TimePoint]:
    """Games and wins as they added up, the first game first."""
    points, won = [], 0
    for count, (game, player) in enumerate(seats, 1):
        won += wins(player)
        points.append(TimePoint(game.at, count, won))
    return thinned(points)


def thinned(points: list[TimePoint]) -> list[TimePoint]:
    """No more points than can be told apart; the first and the last stay."""
    if len(points) <= MOST_POINTS:
        return points
    last = len(points) - 1
    return [points[round(k * last / (MOST_POINTS - 1))] for k in range(MOST_POINTS)]


def in_order(games: Iterable[RecordGame]) -> list[RecordGame]:
    """The first game first."""
    return sorted(games, key=lambda game: (game.at, game.id))
