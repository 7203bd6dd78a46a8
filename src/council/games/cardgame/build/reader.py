"""Reading the records of the data file: what is expected where, and what is wrong."""

from collections.abc import Iterable, Mapping
from typing import Any

from council.core.game import Invalid, Json
from council.games.cardgame.box import library as lib
from council.games.cardgame.cards import Box, wrong
from council.games.cardgame.moves import DECK_SIZE


def mask(box: Box, d: int, test: Any) -> int:
    """The set of cards of a deck that pass a test."""
    deck = box.cards[DECK_SIZE * d : DECK_SIZE * (d + 1)]
    return sum(1 << k for k, face in enumerate(deck) if test(face))


class Reader:
    """Takes a record apart; every mistake is named by file, item and key."""

    def __init__(self, box: Box, library: lib.Library, file: str) -> None:
        self.box = box
        self.library = library
        self.file = file
        self.item = ""
        self.names: list[str] = []
        self.watched: set[int] = set()  # what the constant texts of the item depend on
        self.constant = False  # one is being read
        self.saving = False  # likewise
        self.titles = sorted(face.name["en"] for face in box.faces)
        self.traits = sorted({trait for face in box.faces for trait in face.traits})

    # -- mistakes

    def wrong(self, key: str, got: object, expected: str | Iterable[str]) -> Invalid:
        words = expected if isinstance(expected, str) else ", ".join(expected)
        return wrong(self.file, self.item, key, got, words)

    def take(self, key: str, value: Json, keys: tuple[str, ...]) -> dict[str, Json]:
        """A table with these keys, those with ? optional."""
        if not isinstance(value, dict):
            raise self.wrong(key, value, "{ … }")
        plain = [k.rstrip("?") for k in keys]
        for k in value:
            if k not in plain:
                raise Invalid(
                    "data-unknown-key",
                    file=self.file,
                    item=self.item,
                    key=f"{key}.{k}"[:60],
                    allowed=", ".join(plain),
                )
        for k in keys:
            if not k.endswith("?") and k not in value:
                raise Invalid(
                    "cardgame-data-missing", file=self.file, item=self.item, key=f"{key}.{k}"
                )
        return value

    def words_of(
        self, key: str, value: Json, said: str, table: Mapping[str, Any]
    ) -> dict[str, Json]:
        """A table whose first word says what it is."""
        if not isinstance(value, dict) or said not in value:
            raise Invalid(
                "cardgame-data-missing", file=self.file, item=self.item, key=f"{key}.{said}"
            )
        word = value[said]
        if not isinstance(word, str) or word not in table:
            raise self.wrong(f"{key}.{said}", word, tuple(table))
        return self.take(f"{key}.{word}", value, (said, *table[word]))

    def one(self, key: str, value: Json, words: Any) -> Any:
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, value, tuple(words))
        return value

    def many(self, key: str, value: Json, words: Any = None) -> list[str]:
        if not isinstance(value, list) or not value:
            raise self.wrong(key, value, "[ … ]")
        return [self.one(key, x, words) if words is not None else str(x) for x in value]

    def bits(self, key: str, value: Json, words: tuple[str, ...]) -> int:
        return sum(1 << words.index(word) for word in set(self.many(key, value, words)))

    def whole(self, key: str, value: Json, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, value, f"{low}-{high}")
        return value

    def flag(self, key: str, value: Json) -> bool:
        if type(value) is not bool:
            raise self.wrong(key, value, "true, false")
        return value

    def records(self, key: str, value: Json) -> list[Json]:
        if not isinstance(value, list):
            raise self.wrong(key, value, "[ … ]")
        return value
