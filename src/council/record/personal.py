"""The statistics of one person."""

from collections.abc import Iterable, Sequence

from council.protocol.record import (
    RecordChoices,
    RecordGame,
    RecordIs,
    RecordPlayer,
    RecordWish,
    StatisticsAre,
)
from council.record.rivals import against, best_scores, best_streak, lengths
from council.record.tally import Seat, in_order, key_of, line, streaks, tallies, tally

ME = "me"  # the key of the person in records


def statistics(games: Iterable[RecordGame], wish: RecordWish) -> StatisticsAre:
    """What the games of a person come to, of those that they wish to count."""
    ordered = in_order(games)
    everything = [(game, player) for game in ordered for player in game.players if player.me]
    seats = [seat for seat in everything if fits(*seat, wish)]
    played = [game for game, _ in seats]
    return StatisticsAre(
        tally(seats),
        streaks(seats),
        line(seats),
        tallies(seats, lambda game, _: game.game),
        tallies(seats, lambda game, _: game.mode),
        tallies(seats, lambda _, player: player.house),
        tallies(seats, lambda game, _: str(len(game.players)), by_game=False),
        against(seats),
        names(played),
        records(played, seats),
        choices(ordered),
    )


def records(played: Sequence[RecordGame], seats: Sequence[Seat]) -> list[RecordIs]:
    """What the person has done best."""
    return [*best_scores(played, seats), *best_streak({ME: seats}), *lengths(played)]


def fits(game: RecordGame, player: RecordPlayer, wish: RecordWish) -> bool:
    """Whether a game counts."""
    return (
        wish.game in ("", game.game)
        and wish.mode in ("", game.mode)
        and wish.house in ("", player.house)
        and wish.players in (0, len(game.players))
        and (not wish.opponent or wish.opponent in [key_of(one) for one in others(game)])
    )


def others(game: RecordGame) -> list[RecordPlayer]:
    """The other players of a person's game."""
    return [player for player in game.players if not player.me]


def names(games: Iterable[RecordGame]) -> dict[str, str]:
    """How players are called, by key, as they wrote it last."""
    return {key_of(one): one.name for game in games for one in others(game) if key_of(one)}


def choices(games: Sequence[RecordGame]) -> RecordChoices:
    """What a wish can name."""
    return RecordChoices(
        sorted({game.game for game in games}),
        sorted({game.mode for game in games if game.mode}),
        sorted({player.house for game in games for player in game.players if player.house}),
        sorted({len(game.players) for game in games}),
        names(games),
    )
