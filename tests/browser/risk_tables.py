"""Tables that stand somewhere in the middle of a game, put into the store of a running server."""

import time
from functools import cache

from browser.conftest import Server

from council.core.play import Play, rng_for
from council.core.state import Rng, members
from council.games import GAMES
from council.games.risk.state.phase_names import phase as phase_of
from council.server.storage.database import open_database
from council.server.storage.store import Store
from council.tables.ops.tokens import fingerprint, new_secret
from council.tables.state.views import Views
from council.tables.storage.records import Chair, Record, Row, Summary

GAME = GAMES["risk"]
NAMES = ["Anna", "Mira", "Tarn"]
TRIES = 12


def table_of(server: Server, play: Play, level: str = "random") -> str:
    """Put a game where the server finds it: seat 0 is a person. The address to sit down at."""
    key, table = new_secret(), new_secret()[:16]
    chairs = [Chair(play.log.players[0], "person")]
    chairs += [Chair(name, "bot", level) for name in play.log.players[1:]]
    views = Views(play)
    summary = Summary(views.asked, views.results, time.time())
    rows = [Row(line) for line in play.written[1:]]
    record = Record(table, play.game.name, play.written[0], chairs, len(rows), summary, "", rows)
    store = Store(open_database(server.folder))
    store.create(record, {0: fingerprint(key)}, "", [])
    store.close()
    return f"/t/{table}#{key}"


def texts(play: Play) -> dict[str, int]:
    """What may be done now, by notation."""
    return {GAME.text(move): move for move in members(play.state.legal_moves())}


def play_until_asked_when_out() -> Play:
    """A game of House Mitchell whose first player is out and may take the House over (A-58).

    That player hardly fights, the others fight to the end and call his House back.
    """
    options = {"mode": "mitchell", "mitchell_take_over": True, "defence_dice": "most"}
    for seed in range(200):
        rng = rng_for("out", seed)
        play = Play(GAME, GAME.setup(3, options), NAMES, rng)
        play.settle()
        while not play.over():
            seat = int(play.state.seat())
            if seat == 0 and play.state.out & 1:  # type: ignore[attr-defined]
                return play
            open_moves = texts(play)
            wanted = meek(open_moves, rng) if seat == 0 else fierce(play, open_moves, rng)
            play.move(seat, open_moves[wanted])
    raise AssertionError("nobody who is out is ever asked")


@cache
def play_until(phase: str, seats: int, mode: str, **options: object) -> Play:
    """A game, played at random, whose first player is asked this; `over`: to its end."""
    rng = rng_for("until", phase, seats, mode)
    play = attempt(phase, new_play(rng, seats, mode, options), rng)
    assert play, f"{phase} is never asked"
    return play


def soonest(phase: str, seats: int, mode: str, **options: object) -> Play:
    """The shortest of several such games: a long log makes a large page, and axe-core slow."""
    best = play_until(phase, seats, mode, **options)
    for seed in range(TRIES):
        rng = rng_for("until", phase, seats, mode, seed)
        play = new_play(rng, seats, mode, options)
        best = attempt(phase, play, rng, len(best.written)) or best
    return best


def new_play(rng: Rng, seats: int, mode: str, options: dict[str, object]) -> Play:
    names = [*NAMES, "Jo", "Wyla", "Pate", "Osha"][:seats]
    play = Play(GAME, GAME.setup(seats, {"mode": mode, **options}), names, rng)
    play.settle()
    return play


def attempt(phase: str, play: Play, rng: Rng, longest: int = 100_000) -> Play | None:
    """Play at random until the first player is asked this, or give up."""
    while len(play.written) < longest:
        if play.over():
            return play if phase == "over" else None
        seat = int(play.state.seat())
        moves = members(play.state.legal_moves())
        if seat == 0 and phase_of(play.state) == phase and len(moves) > 1:  # type: ignore[arg-type]
            return play
        play.move(seat, moves[int(rng.below(len(moves)))])
    return None


def any_of(moves: list[str], rng: Rng) -> str:
    return moves[int(rng.below(len(moves)))]


def meek(moves: dict[str, int], rng: Rng) -> str:
    idle = [word for word in ("done", "stop") if word in moves]
    return idle[0] if idle else any_of(list(moves), rng)


def fierce(play: Play, moves: dict[str, int], rng: Rng) -> str:
    for word in ("call", "fight"):
        if word in moves:
            return word
    house = f"house {GAME.box.houses[int(play.state.houses[0])].id}"  # type: ignore[attr-defined]
    if house in moves:
        return house
    attacks = [move for move in moves if move.startswith("attack ")]
    numbers = [move for move in moves if move.startswith(("dice ", "armies "))]
    return any_of(attacks, rng) if attacks else numbers[-1] if numbers else any_of([*moves], rng)
