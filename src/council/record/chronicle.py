"""The chronicle: all games of a folder or a server."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from council.protocol.record import (
    Against,
    ChronicleIs,
    PlayerRow,
    RecordGame,
    RecordPlayer,
    RecordWish,
    TimePoint,
)
from council.record.personal import choices
from council.record.rivals import against, best_scores, best_streak, lengths
from council.record.tally import Seat, in_order, key_of, line, streaks, tallies, tally, wins

MOST_PLAYERS = 60  # who are listed
ALL = RecordWish()


def chronicle(games: Iterable[RecordGame], wish: RecordWish = ALL) -> ChronicleIs:
    """What all games come to, of those that are wished for."""
    everything = in_order(games)
    played = [game for game in everything if fits(game, wish)]
    seats = [(game, player) for game in played for player in game.players]
    by_player: dict[str, list[Seat]] = {}
    for game, player in seats:
        by_player.setdefault(key_of(player), []).append((game, player))
    winners = [seat for seat in seats if wins(seat[1])]
    return ChronicleIs(
        len(played),
        played[0].at if played else 0.0,
        played[-1].at if played else 0.0,
        players(by_player),
        tallies(once(played), lambda game, _: game.game),
        tallies(once(played), lambda game, _: game.mode),
        tallies(seats, lambda _, player: player.house),
        tallies(once(played), lambda game, _: str(len(game.players)), by_game=False),
        months(played),
        [*best_scores(played, winners), *best_streak(by_player), *lengths(played)],
        choices(everything),
    )


def fits(game: RecordGame, wish: RecordWish) -> bool:
    """Whether a game counts."""
    keys = [key_of(player) for player in game.players]
    return (
        wish.game in ("", game.game)
        and wish.mode in ("", game.mode)
        and (not wish.house or wish.house in [player.house for player in game.players])
        and wish.players in (0, len(game.players))
        and (not wish.opponent or wish.opponent in keys)
    )


def once(games: Sequence[RecordGame]) -> list[Seat]:
    """Each game a single time, whoever played."""
    return [(game, game.players[0]) for game in games if game.players]


def players(by_player: dict[str, list[Seat]]) -> list[PlayerRow]:
    """Everybody, the most frequent first."""
    rows = []
    for key, seats in by_player.items():
        name = seats[-1][1].name if key else ""
        row = PlayerRow(key, name, tally(seats), streaks(seats), line(seats), rivals(key, seats))
        rows.append(row)
    return sorted(rows, key=lambda row: (-row.tally.games, row.key))[:MOST_PLAYERS]


def rivals(key: str, seats: Sequence[Seat]) -> list[Against]:
    """Everybody else; those who are not named have no head-to-head."""
    return [row for row in against(seats) if row.key != key] if key else []


def months(games: Sequence[RecordGame]) -> list[TimePoint]:
    """How many games were played in each month; its first day stands for it."""
    found: dict[float, int] = {}
    for game in games:
        day = datetime.fromtimestamp(game.at, UTC)
        first = datetime(day.year, day.month, 1, tzinfo=UTC).timestamp()
        found[first] = found.get(first, 0) + 1
    return [TimePoint(at, count, 0) for at, count in sorted(found.items())]


def unnamed(player: RecordPlayer) -> RecordPlayer:
    """A player without a name."""
    return RecordPlayer("", player.bot, player.place, player.won, player.score, player.house)
