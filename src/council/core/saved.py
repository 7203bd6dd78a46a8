"""States and games can be pickled: a state as its fields, printed things by how to find them again.

Compiled objects cannot be pickled by themselves. Each game says in its `saved.py` which classes its
states are made of; `copyreg` does the rest. Copies do not come here: `State.copy` is far quicker.
"""

import copyreg
import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import Game, Json
from council.core.state import Rng, members

Values = dict[str, Any]
KNOWN_DATA = 8  # games with an owner's data that are remembered


def keep(
    kind: type,
    make: Callable[..., Any],
    arguments: Callable[[Any], tuple[Any, ...]],
    without: tuple[str, ...] = (),
) -> None:
    """Pickle objects of a class as `make(*arguments(object))` and the fields that `make` does not
    set for good."""

    def reduced(made: Any) -> tuple[Any, ...]:
        names = getattr(kind, "__mypyc_attrs__", None) or vars(made)
        fields = {name: getattr(made, name) for name in names if name not in without}
        return again, (make, arguments(made), fields)

    copyreg.pickle(kind, reduced)


def find_again(kind: type, find: Callable[..., Any]) -> None:
    """Pickle a printed thing, which no move changes, as `find(*its recipe)`."""

    def reduced(made: Any) -> tuple[Any, ...]:
        if made.recipe is None:
            raise TypeError(f"this {kind.__name__} was not made by a game: it cannot be pickled")
        return find, tuple(made.recipe)

    copyreg.pickle(kind, reduced)


def again(make: Callable[..., Any], arguments: tuple[Any, ...], fields: Values) -> Any:
    """An object with these fields."""
    made = make(*arguments)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def array(numbers: list[int]) -> vec[i64]:
    """A packed array of these."""
    return vec[i64](numbers)


copyreg.pickle(type(array([])), lambda numbers: (array, (members(numbers),)))
keep(Rng, Rng, lambda rng: (int(rng.state),))


def keep_game(kind: type[Game]) -> None:
    """Pickle a game by its module and an owner's data."""
    copyreg.pickle(kind, lambda game: (game_with, (kind.__module__, data_text(game.own_data()))))


def data_text(data: Mapping[str, Json]) -> str:
    """An owner's data as text; "" for none."""
    return json.dumps(data, sort_keys=True) if data else ""


def game_with(module: str, data: str) -> Game:
    """The game of a module (its GAME), or the same with an owner's data."""
    return _with_data(module, data) if data else _ours(module)


def _ours(module: str) -> Game:
    found = import_module(module).GAME
    assert isinstance(found, Game)
    keep_game(type(found))
    return found


@lru_cache(KNOWN_DATA)
def _with_data(module: str, data: str) -> Game:
    return _ours(module).with_data(json.loads(data), "data")
