"""A view as text and back, for a bot in another process.

A state consists of numbers, packed arrays and small parts made of these. Everything else it points
to (a map, the programs of cards) follows from the setup and is shared by all states of a game. So
the numbers that differ from an empty table are enough to send a view. Only views are sent, and they
do not contain what their seat may not know.
"""

from importlib import import_module
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import Game, Json, Setup
from council.core.state import REFEREE, State

PLAIN = (bool, int, float, str, type(None))
MOST_ARGUMENTS = 4  # of the constructor of a part, before its source


def pack(game: Game, setup: Setup, view: State) -> Json:
    """The view as plain data. Refuses the referee's state: it would show all hands."""
    if view.viewer == REFEREE:
        raise AssertionError("pack() takes a view")
    return _pack(view, game.new(setup))


def unpack(game: Game, setup: Setup, parcel: Json) -> State:
    """The view again."""
    state = game.new(setup)
    _unpack(state, parcel)
    return state


def _pack(thing: object, empty: object | None) -> dict[str, Json]:
    """The fields of a thing; what it shares with an empty one is left out."""
    packed = {}
    for name in _fields(thing):
        value = getattr(thing, name)
        if not isinstance(value, PLAIN) and value is getattr(empty, name, None):
            continue
        packed[name] = _value(value, getattr(empty, name, None))
    return packed


def _value(value: object, empty: object | None) -> Json:
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, list):
        return {"list": [_value(member, None) for member in value]}
    if isinstance(value, _VEC):
        return [int(number) for number in value]
    kind = type(value)
    if not kind.__module__.startswith("council."):
        raise TypeError(f"{kind} cannot be sent")
    return {"kind": f"{kind.__module__}:{kind.__name__}", "fields": _pack(value, empty)}


def _unpack(thing: object, packed: dict[str, Json]) -> None:
    for name, value in packed.items():
        setattr(thing, name, _made(value, getattr(thing, name, None)))


def _made(value: Json, present: object | None) -> Any:
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, list):
        return vec[i64](value)
    if "list" in value:
        return [_made(member, None) for member in value["list"]]
    module, _, name = value["kind"].partition(":")
    thing = present if present is not None else _blank(getattr(import_module(module), name))
    _unpack(thing, value["fields"])
    return thing


def _blank(kind: type) -> object:
    """An empty part. Its constructor is also the copy: the last argument is the source."""
    for count in range(MOST_ARGUMENTS):
        try:
            return kind(*[0] * count, None)
        except TypeError:
            continue
    raise TypeError(f"{kind} has no constructor with a source")


def _fields(thing: object) -> list[str]:
    """The names of all fields that are set, compiled or not."""
    kinds = type(thing).__mro__
    slots = [name for kind in kinds for name in vars(kind) if _is_slot(vars(kind)[name])]
    names = {*slots, *getattr(thing, "__dict__", {})}
    return sorted(name for name in names if not name.startswith("__") and hasattr(thing, name))


def _is_slot(member: object) -> bool:
    return type(member).__name__ in ("getset_descriptor", "member_descriptor")


_VEC = type(vec[i64]([]))
