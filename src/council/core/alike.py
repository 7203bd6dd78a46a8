"""Whether two states have the same fields.

What is worked out from a state, such as its picture, takes a hundred times as long as this: of two
states with the same fields it is the same.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from council.core.state import State

Get = Callable[[Any], tuple[Any, ...]]
Fields = tuple[Get, Get]  # of plain fields, and of those that have fields themselves

_known: dict[tuple[type, tuple[str, ...]], Fields] = {}


def alike(one: object, other: object) -> bool:
    """Whether all fields of two states, views or parts of them are the same. Printed things, which
    no move changes, are the same only if they are one object."""
    return Likeness(one).of(other)


class Likeness:
    """A state, view or part of one that is compared with many: its fields are read once."""

    def __init__(self, one: object) -> None:
        self.one = one
        self._read: tuple[tuple[Any, ...], list[Likeness]] | None = None  # when first compared

    def of(self, other: object) -> bool:
        """Whether all fields of another one are the same."""
        if self.one is other:
            return True
        if type(self.one) is not type(other):
            return False
        mine = self._read
        if mine is None:
            plain, parts = _members(self.one)
            mine = self._read = (plain, list(map(Likeness, parts)))
        plain, parts = _members(other)
        return mine[0] == plain and all(map(Likeness.of, mine[1], parts))


def _members(one: object) -> tuple[tuple[Any, ...], Sequence[Any]]:
    """What is compared as it is, and the parts that have members themselves."""
    if isinstance(one, list):
        return (len(one),), one
    if not _has_fields(one):
        return (one,), ()
    plain, parts = _fields(one)
    return plain(one), parts(one)


def _has_fields(one: object) -> bool:
    return isinstance(one, State) or type(one).__module__.startswith("council.")


def _fields(one: object) -> Fields:
    """The fields that a class gives its objects, and those that this one has besides. Which of them
    are plain is told by the first object; another one with more parts is never found alike."""
    kind, more = type(one), tuple(getattr(one, "__dict__", ()))
    if (kind, more) not in _known:
        classes = (vars(part).get("__mypyc_attrs__", ()) for part in kind.__mro__)
        names = [*dict.fromkeys(name for part in classes for name in part), *more]
        values = {name: getattr(one, name) for name in names}
        parts = [name for name in names if isinstance(values[name], list)]
        parts += [name for name in names if _has_fields(values[name])]
        plain = [name for name in names if name not in parts]
        _known[kind, more] = (_getter(plain), _getter(parts))
    return _known[kind, more]


def _getter(names: list[str]) -> Get:
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda one: ()
    get = attrgetter(*names)
    return lambda one: (get(one),)
