"""Reading the records of data files: every mistake names file, record and key."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from council.core.game import Invalid, Json

LONGEST_KEY = 60
LONGEST_VALUE = 60
LONGEST_LIST = 400


def short(value: object, most: int = LONGEST_VALUE) -> str:
    """A value as text, cut where it gets too long to be read."""
    text = str(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(words: Iterable[object]) -> str:
    """What may be written, for a sentence."""
    return short(", ".join(str(word) for word in words), LONGEST_LIST)


def is_line(value: Json, longest: int) -> bool:
    """Whether this is one short printable line."""
    return isinstance(value, str) and 0 < len(value.strip()) <= longest and value.isprintable()


class RecordReader:
    """Checks what is written under a key of one record, and names what is wrong."""

    def __init__(self, file: str, item: str = "") -> None:
        self.file = file
        self.item = item  # the record that is being read, as it is named in a sentence

    # -- mistakes

    def wrong(self, key: str, got: object, expected: str | Iterable[str]) -> Invalid:
        """A value of another shape than expected; a list means one of these words."""
        if not isinstance(expected, str):
            return self._unsound("one-of", key, got, allowed=listed(expected))
        return self._unsound("shape", key, got, expected=short(expected, LONGEST_LIST))

    def missing(self, key: str) -> Invalid:
        return Invalid("data-missing", file=self.file, item=self.item, key=key)

    def unknown(self, key: str, allowed: Iterable[str]) -> Invalid:
        return Invalid(
            "data-unknown-key",
            file=self.file,
            item=self.item,
            key=short(key, LONGEST_KEY),
            allowed=listed(allowed),
        )

    def _unsound(self, kind: str, key: str, got: object, **facts: str | int) -> Invalid:
        place = {"file": self.file, "item": self.item, "key": key, "got": short(got)}
        return Invalid(f"data-expected-{kind}", **place, **facts)

    # -- tables

    def need(self, table: Mapping[str, Json], key: str) -> Json:
        """What is written under a key that must be there."""
        if key not in table:
            raise self.missing(key)
        return table[key]

    def known(self, table: Mapping[str, Json], keys: Iterable[str], inside: str = "") -> None:
        """No keys but these; `inside` is the key of the table itself."""
        allowed = [key.rstrip("?") for key in keys]
        for key in table:
            if key not in allowed:
                raise self.unknown(f"{inside}.{key}" if inside else key, allowed)

    def only(self, table: Mapping[str, Json], keys: Collection[str], inside: str) -> None:
        """Just these keys; those with ? may be absent."""
        self.known(table, keys, inside)
        for key in keys:
            if not key.endswith("?") and key not in table:
                raise self.missing(f"{inside}.{key}")

    def take(self, key: str, value: Json, keys: Collection[str]) -> dict[str, Json]:
        """A table with these keys, those with ? optional."""
        if not isinstance(value, dict):
            raise self.wrong(key, value, "{ … }")
        self.only(value, keys, key)
        return value

    def records(self, key: str, value: Json) -> list[Json]:
        """A list, which may be empty."""
        if not isinstance(value, list):
            raise self.wrong(key, value, "[ … ]")
        return value

    def words_of(
        self, key: str, value: Json, said: str, table: Mapping[str, Sequence[str]]
    ) -> dict[str, Json]:
        """A table whose word under `said` decides which other keys it has."""
        if not isinstance(value, dict) or said not in value:
            raise self.missing(f"{key}.{said}")
        word = self.one(f"{key}.{said}", value[said], table)
        return self.take(f"{key}.{word}", value, (said, *table[word]))

    # -- values

    def one(self, key: str, value: Json, words: Collection[str]) -> str:
        """One of these words."""
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, value, words)
        return value

    def place(self, key: str, value: Json, words: Sequence[str]) -> int:
        """The place of one of these words among them."""
        return words.index(self.one(key, value, words))

    def many(self, key: str, value: Json, words: Collection[str]) -> list[str]:
        """One or more of these words."""
        if not isinstance(value, list) or not value:
            raise self.wrong(key, value, "[ … ]")
        return [self.one(key, word, words) for word in value]

    def bits(self, key: str, value: Json, words: Sequence[str]) -> int:
        """One or more of these words as a set of their places."""
        return sum(1 << words.index(word) for word in set(self.many(key, value, words)))

    def whole(self, key: str, value: Json, low: int, high: int) -> int:
        """A whole number in a range."""
        if type(value) is not int or not low <= value <= high:
            raise self._unsound("number", key, value, low=low, high=high)
        return value

    def flag(self, key: str, value: Json) -> bool:
        if type(value) is not bool:
            raise self.wrong(key, value, ("true", "false"))
        return value

    def line(self, key: str, value: Json, longest: int) -> str:
        """One short printable line."""
        if not is_line(value, longest):
            raise self._unsound("text", key, value, high=longest)
        return str(value)
