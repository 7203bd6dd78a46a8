"""Plays games and prints a fingerprint of every step: run compiled and not, and compared.

python trace.py GAMES TABLE TABLE ...
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from conformance.kit import NAMES
from conformance.tables import BY_ID, Table

from council import compiled
from council.bots import Budget, find
from council.core.perft import perft
from council.core.play import Play, digest, rng_for
from council.core.state import CHANCE, PUBLIC, REFEREE, Rng, State, members

OFTEN, SELDOM = 25, 20  # all is compared at the first decisions, then at one in so many
BOTS = ("random", "greedy", "ismcts:4")


def steps(table: Table, number: int) -> Iterator[tuple[object, ...]]:
    """All that hot code says of each position of one game among bots."""
    names = [BOTS[(seat + number) % len(BOTS)] for seat in range(table.seats)]
    players = [find(name) for name in names]
    bots = [p.make(table.game, rng_for("bot", s, number)) for s, p in enumerate(players)]
    play = Play(table.game, table.setup, NAMES[: table.seats], rng_for("chance", number))
    rng = rng_for("trace", number)
    play.settle()
    decisions = 0
    while not play.over():
        state = play.state
        seat = int(state.seat())
        view = play.view(seat)
        moves = members(view.legal_moves())
        yield seat, moves
        if decisions < OFTEN or decisions % SELDOM == 0:
            yield from details(table, state, rng)
            yield "learned", learned(table, view, number)
        if len(moves) < 4 and quiet(state, 2):
            yield "perft", perft(state, 2)
        move = bots[seat].choose(view, players[seat].budget)
        yield seat, play.move(seat, move), digest(table.game, play.state), rng.state
        decisions += 1
    yield play.log.dump().splitlines()


def learned(table: Table, view: State, number: int) -> list[int]:
    """What the bots do that use what was learned, where something was."""
    if table.game.learned(view) is None:
        return []
    bots = [find(name).make(table.game, rng_for(name, number)) for name in ("learned", "master")]
    return [bot.choose(view, Budget(iterations=60)) for bot in bots]


def quiet(state: State, depth: int) -> bool:
    """Whether no chance comes up: a hand of cards can be drawn in more ways than can be counted."""
    if depth == 0 or state.seat() < 0:
        return state.seat() != CHANCE
    for move in members(state.legal_moves()):
        after = state.copy()
        after.apply(move)
        if not quiet(after, depth - 1):
            return False
    return True


def details(table: Table, state: State, rng: Rng) -> Iterator[tuple[object, ...]]:
    """What would take too long at every decision of a long game."""
    yield "same", [int(state.same(m)) for m in range(0, table.game.numbers, 13)]
    for viewer in [*table.viewers, int(REFEREE)]:
        yield viewer, [int(state.seen(m, viewer)) for m in range(0, table.game.numbers, 7)]
    known = table.game.learned(state)
    if known:
        yield int(known.guess(state, rng)), [known.estimate(state, s) for s in range(table.seats)]
    world = state.mask(PUBLIC)
    world.fill(rng)
    yield digest(table.game, world), world.leg()
    world.playout(rng)
    advice = table.game.heuristics
    yield digest(table.game, world), [advice.estimate(world, s) for s in range(table.seats)]


def main(games: int, ids: list[str]) -> None:
    """One line for each thing said."""
    print(compiled.status(), file=sys.stderr)  # noqa: T201
    for name in ids:
        table = BY_ID[name]
        for number in range(games):
            for k, said in enumerate(steps(table, number)):
                print(name, number, k, sha256(repr(said).encode()).hexdigest()[:12])  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
