"""What the tests of the battery share: random games, and everything that a viewer gets."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from conformance.tables import Table

from council.core.game import Game, Invalid, Message, Who
from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, Rng, State, members
from council.kit.stack import Op

NAMES = ("Arya", "Bran", "Cersei", "Davos", "Edd", "Fennesz", "Gilly")
# Never changed, held by every state of a game
SHARED = frozenset({"Land", "Programs", "Book", "Library"})
SIMPLE = frozenset({int, float, str, bool, bytes, type(None)})


# -- the inside of a state


def fields(thing: object, above: tuple[int, ...] = ()) -> object:
    """All that can be reached from a thing, as plain comparable data."""
    kind = type(thing)
    return thing if kind in SIMPLE else _way(kind)(thing, above)


Way = Callable[[Any, tuple[int, ...]], object]


@cache
def _way(kind: type) -> Way:
    """How things of a kind are taken apart: this is done a million times."""
    if kind.__name__ == "vec[i64]":
        return lambda thing, above: list(thing)
    if kind.__name__ in SHARED:
        return lambda thing, above: _shared(thing)
    return _inside(kind)


@cache
def _inside(kind: type) -> Way:
    def looked(thing: Any, above: tuple[int, ...]) -> tuple[int, ...]:
        assert id(thing) not in above, f"{kind.__name__} holds itself"
        return (*above, id(thing))

    def members_of(thing: Any, above: tuple[int, ...]) -> object:
        here = looked(thing, above)
        return [x if type(x) in SIMPLE else fields(x, here) for x in thing]

    if issubclass(kind, list | tuple):
        return members_of
    names, op = _declared(kind), issubclass(kind, Op)
    declared = attrgetter(*names, "__class__", "__class__")  # of one name it makes no tuple

    def attributes(thing: Any, above: tuple[int, ...]) -> object:
        here, values = looked(thing, above), declared(thing)[:-2]
        return names, [x if type(x) in SIMPLE else fields(x, here) for x in values]

    def all_attributes(thing: Any, above: tuple[int, ...]) -> object:
        here, more = looked(thing, above), vars(thing)
        if op and not names and not more:
            return kind.__name__  # it has no settings
        assert names or more, f"fields() cannot look into {kind.__name__}"
        return (*names, *more), [fields(x, here) for x in (*declared(thing)[:-2], *more.values())]

    if kind.__dictoffset__:
        return all_attributes
    if op and not names:
        return lambda thing, above: kind.__name__
    assert names, f"fields() cannot look into {kind.__name__}"
    return attributes


@dataclass
class Shared:
    """Something that all states of a game hold in common, and what was in it at first."""

    thing: object
    inside: object
    asked: int = 0


_known: dict[int, Shared] = {}


def _shared(thing: object) -> object:
    """A map of eighty territories is not taken apart at every step, only at every 64th: it must be
    as it was. What is returned is one and the same list, which is compared at once."""
    found = _known.get(id(thing))
    if found is None or found.thing is not thing:
        found = _known[id(thing)] = Shared(thing, _inside(type(thing))(thing, ()))
    found.asked += 1
    if found.asked % 64 == 0:
        assert _inside(type(thing))(thing, ()) == found.inside, (
            f"{type(thing).__name__} has changed"
        )
    return found.inside


@cache
def _declared(kind: type) -> tuple[str, ...]:
    """The attributes a class declares: slots, and all attributes of a compiled class."""
    return tuple(
        name
        for parent in kind.__mro__
        for name, x in vars(parent).items()
        if isinstance(x, GetSetDescriptorType | MemberDescriptorType) and name[:2] != "__"
    )


# -- random games


def possible(game: Game, state: State) -> list[int]:
    """Every outcome of chance, or every move as a person would pick it."""
    if state.seat() == CHANCE:
        return members(state.chances())[::2]
    return game.offers(state)


def can(game: Game, state: State, move: int) -> bool:
    """Whether this may come next, by chance or by the seat asked."""
    if state.seat() == CHANCE:
        return move in members(state.chances())[::2]
    return game.legal(state, move)


def random_play(table: Table, *words: object) -> Play:
    """A whole game; its seats pick plain moves or aliases, whichever comes."""
    rng = rng_for("players", table.id, *words)
    chance = rng_for("chance", table.id, *words)
    play = Play(table.game, table.setup, NAMES[: table.seats], chance)
    play.settle()
    while not play.over():
        seat = int(play.state.seat())
        view = play.view(seat)
        moves = members(view.legal_moves()) if rng.below(2) else table.game.offers(view)
        play.move(seat, moves[int(rng.below(len(moves)))])
    return play


def play_on(game: Game, state: State, rng: Rng) -> None:
    """Any moves and outcomes, each equally likely, to the end."""
    while state.seat() != NOBODY:
        moves = possible(game, state)
        assert moves, f"seat {state.seat()} is asked and has no answer"
        state.apply(moves[int(rng.below(len(moves)))])


def states_of(play: Play) -> list[State]:
    """The state before each move, and the last one."""
    state = play.game.new(play.log.setup)
    states = [state.copy()]
    for _, move in play.history:
        state.apply(move)
        states.append(state.copy())
    return states


def positions(table: Table, count: int, *words: object) -> list[State]:
    """Some positions of one random game, its first and last among them."""
    states = states_of(random_play(table, "positions", *words))
    rng = rng_for("positions", table.id, *words)
    picked = {0, len(states) - 1}
    while len(picked) < min(count, len(states)):
        picked.add(int(rng.below(len(states))))
    return [states[k] for k in sorted(picked)]


def asked_positions(table: Table, count: int, *words: object) -> list[State]:
    """Some positions of one random game in which a seat is asked."""
    states = [s for s in states_of(random_play(table, "asked", *words)) if s.seat() >= 0]
    rng = rng_for("asked", table.id, *words)
    return [states[int(rng.below(len(states)))] for _ in range(count)]


# -- what a viewer gets


def echo(message: Message) -> str:
    """Says a message in all languages at once: what differs in any of them differs here."""
    return " ".join([*(_fact(x) for x in message.facts.values()), message.key])


def _fact(fact: object) -> str:
    if isinstance(fact, Who):
        return NAMES[fact.seat]
    return str(fact) if isinstance(fact, int | str) else "/".join(fact.values())


def shown(
    game: Game, view: State, probes: Sequence[int], drawn: bool = True, told: bool = True
) -> list[tuple[str, object]]:
    """Everything a viewer gets before a step, but for news and log."""
    viewer = int(view.viewer)
    names = NAMES[: int(view.seats)]
    return [
        ("asked", int(view.seat())),
        ("view", fields(view)),
        ("description", json.dumps(game.describe(view))),
        ("question", echo(game.question(view))),
        ("legal moves", members(view.legal_moves())),
        ("offers", game.offers(view)),
        ("features", game.observe(view)),
        ("evaluation", game.evaluate(view, viewer) if viewer >= 0 else None),
        ("drawing", game.draw(view, echo, names) if drawn else None),
        ("asides", asides(game, view) if told else None),
        *((f"refusal of {game.text(m)}", _refusal(game, view, m)) for m in probes),
    ]


def asides(game: Game, view: State) -> list[str | None]:
    """What the terminal tells besides: news at a glance, orders of the game, remarks on choices."""
    told = [game.glance(view, view, echo)]
    for order in game.orders:
        try:
            told.append(game.obey(order, view, "", echo))
        except Invalid as error:
            told.append(echo(error.message))
    return told + [game.remark(view, game.text(move), echo) for move in game.offers(view)[:3]]


def _refusal(game: Game, view: State, move: int) -> tuple[str, str] | None:
    refusal = game.refuse(view, move)
    return refusal and (refusal.rule, echo(refusal.message))
