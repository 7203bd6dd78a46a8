"""Who came before whom, and what nobody has done better."""

from collections.abc import Iterable, Mapping, Sequence

from council.protocol.record import Against, RecordGame, RecordIs, RecordPlayer
from council.record.tally import Seat, key_of, mean, streaks, wins


def before(one: RecordPlayer, other: RecordPlayer) -> int:
    """1 if the first came before the other, -1 behind, 0 neither; where places are not known, a
    winner came before everybody else."""
    if one.place is not None and other.place is not None:
        return (one.place < other.place) - (one.place > other.place)
    return (one.won > other.won) - (one.won < other.won)


def against(seats: Iterable[Seat]) -> list[Against]:
    """How somebody did against each other player, the most frequent first."""
    found: dict[str, list[int]] = {}
    for game, player in seats:
        for other in game.players:
            if other is not player and not other.me:
                row = found.setdefault(key_of(other), [0, 0, 0])
                sign = before(player, other)
                row[0] += 1
                row[1] += sign > 0
                row[2] += sign < 0
    rows = [Against(key, *row) for key, row in found.items() if key]
    return sorted(rows, key=lambda row: (-row.games, row.key))


def lower_wins(seats: Sequence[Seat]) -> bool:
    """Whether the best score of a game is the lowest, as with penalty points."""
    first = mean(player.score for _, player in seats if player.score is not None and wins(player))
    rest = mean(
        player.score for _, player in seats if player.score is not None and not wins(player)
    )
    return first is not None and rest is not None and first < rest


def best_scores(games: Sequence[RecordGame], whose: Sequence[Seat]) -> list[RecordIs]:
    """The best score with which somebody won, in each game and mode."""
    found = []
    for kind in sorted({(game.game, game.mode) for game, _ in whose}):
        everyone = [
            (game, player)
            for game in games
            if (game.game, game.mode) == kind
            for player in game.players
        ]
        ours = [
            (game, player)
            for game, player in whose
            if (game.game, game.mode) == kind and wins(player) and player.score is not None
        ]
        if not ours:
            continue
        sign = -1 if lower_wins(everyone) else 1
        game, player = max(ours, key=lambda one: sign * (one[1].score or 0))
        found.append(
            RecordIs(
                "score", kind[0], player.score or 0, [key_of(player)], game.id, game.at, kind[1]
            )
        )
    return found


def lengths(games: Sequence[RecordGame]) -> list[RecordIs]:
    """The longest and the shortest of each game and mode, where there are several."""
    found = []
    for kind in sorted({(game.game, game.mode) for game in games}):
        some = [game for game in games if (game.game, game.mode) == kind]
        if len(some) < 2:
            continue
        for name, game in (
            ("longest", max(some, key=lambda game: game.length)),
            ("shortest", min(some, key=lambda game: game.length)),
        ):
            who = [key_of(player) for player in game.players if wins(player)]
            found.append(
                RecordIs(name, kind[0], game.length, who, game.id, game.at, kind[1])  # type: ignore[arg-type]
            )
    return found


def best_streak(by_player: Mapping[str, Sequence[Seat]]) -> list[RecordIs]:
    """The longest row of wins of anybody."""
    found = {key: streaks(seats).longest for key, seats in by_player.items() if key}
    longest = max(found.values(), default=0)
    if longest < 2:
        return []
    return [RecordIs("streak", "", longest, sorted(key for key in found if found[key] == longest))]
