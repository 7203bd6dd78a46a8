"""What a log says about its game. The end of a log names the winners only: places, scores and
Houses come from playing its moves again, without the checks that `council replay --verify` makes.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from council.bots import find
from council.core.game import Game, Invalid, Json
from council.core.log import CHANCE_MARK, DIGEST_MARK, BadLog, Log, read, split
from council.core.play import resume, rng_for, setup_of
from council.core.state import CHANCE, NOBODY, State, members
from council.games import game_of
from council.protocol.record import RecordGame, RecordPlayer

WON = "win"  # how a game ends that has a result


def summary(text: str, name: str, at: float) -> RecordGame | None:
    """The game of a log; None: it has no winner, or began in the middle of another one. BadLog
    names the first wrong line."""
    head, lines, end = parts(text)
    if end is None or end.get("end") != WON or "from" in head:
        read(text)  # nothing but what may be in a log
        return None
    log = read(head_text(text) + "\n")
    if log.reader is not None:
        return record(log, result_told(text), [], [], len(lines), name, at)
    rows, houses = played(log, lines, end, text)
    return record(log, end["result"], rows, houses, len(lines), name, at)


def parts(text: str) -> tuple[Json, Sequence[Json], Json]:
    """Head, lines and end as they are written; BadLog when it is not a log."""
    try:
        head, *lines = (msgspec.json.decode(line) for line in text.rstrip("\n").split("\n"))
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise worse(text) from None
    if not isinstance(head, dict) or not text.endswith("\n"):
        raise worse(text)
    while lines and isinstance(lines[-1], dict) and "note" in lines[-1]:
        lines.pop()  # written afterwards
    end = lines.pop() if lines and isinstance(lines[-1], dict) else None
    if not all(isinstance(line, list) and len(line) == 4 for line in lines):
        raise worse(text)
    return head, lines, end


def head_text(text: str) -> str:
    """The first line."""
    return text.partition("\n")[0]


def worse(text: str) -> BadLog:
    """What is wrong with a log, by all checks that there are."""
    try:
        log = read(text)
        resume(game_of(log), log, rng_for("record"))
    except BadLog as bad:
        return bad
    return BadLog(1, "log-wrong-shape")  # it is no log for us, though nothing of it is wrong


def played(
    log: Log, lines: Sequence[Json], end: Json, text: str
) -> tuple[list[dict[str, Json]], list[str]]:
    """The final table and the Houses of a game, whose moves are legal and lead to its result."""
    game = game_of(log)
    state = game.begin(setup_of(game, log))
    try:
        for who, moves, _, _ in lines:
            if who != DIGEST_MARK:
                for move in split(moves) if ", " in moves else (moves,):
                    play(game, state, who, game.number(move))
        over = state.seat() == NOBODY
        values = [float(state.value(seat)) for seat in range(int(state.seats))] if over else []
    except (Invalid, TypeError, AttributeError):
        raise worse(text) from None
    if values != end.get("result"):
        raise worse(text)
    return game.results(state), game.houses(state)


def play(game: Game, state: State, who: int | str, move: int) -> None:
    """One move; Invalid when nobody may make it here."""
    asked = int(state.seat())
    if asked == CHANCE and who == CHANCE_MARK:
        legal = move in members(state.chances())[::2]
    else:
        legal = asked == who and game.legal(state, move)
    if not legal:
        raise Invalid("log-illegal-move")
    state.apply(move)


def result_told(text: str) -> list[float]:
    """What a log of one reader says of the winners: its moves cannot be played again."""
    log = read(text)
    setup_of(game_of(log), replace(log, reader=None))
    won = log.result or []
    if not math.isclose(sum(won), 1.0) or min(won) < 0:
        raise BadLog(len(log.lines) + 2, "log-wrong-shape")
    return won


def record(
    log: Log,
    won: Sequence[float],
    rows: list[dict[str, Json]],
    houses: list[str],
    length: int,
    name: str,
    at: float,
) -> RecordGame:
    """All that statistics need; where a log is of one reader, only who has won."""
    players = []
    for seat, player in enumerate(log.players):
        row = rows[seat] if rows else {}
        place = row.get("rank") if rows or len(won) > 2 else 1 + (won[seat] < max(won))
        players.append(
            RecordPlayer(
                player,
                player if is_bot(player) else "",
                place,
                float(won[seat]),
                row.get("score"),
                houses[seat] if houses else "",
            )
        )
    mode = str(log.setup.options.get("mode", ""))
    return RecordGame(name, log.game, mode, at, length, players)


def is_bot(name: str) -> bool:
    """Whether a player's name is that of a bot."""
    try:
        find(name)
    except Invalid:
        return False
    return True
