"""Checks that every card in the data is complete before it is used: fields, ids, copies, names. If
anything is missing, the error names file, card and key.
"""

from collections.abc import Iterator, Mapping, Sequence

from council.core.game import Invalid, Json
from council.kit.records import RecordReader, is_line

FILE = "risk_cards.toml"
NAMES_FILE = "names.toml"
MOST_COPIES = 40
MOST_POINTS = 9  # of an objective
LONGEST = 600  # of a name or a text
USED = ("id", "name", "text", "cost", "window", "conditions", "effects")
# The keys that a card of each deck must have
NEEDED: Mapping[str, Sequence[str]] = {
    "character": (*USED, "house"),
    "maester": (*USED, "copies", "buy_price"),
    "objective": ("id", "text", "vp", "test"),
    "end_game": ("id", "name", "text"),
}
LANGUAGES = ("en", "de")


def all_cards(cards: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Every card but those of territories, with its deck."""
    for deck in NEEDED:
        for table in cards[f"{deck}_cards"]:
            yield deck, table
    for table in cards["optional_cards"]:
        yield "maester", table


def card_title(deck: str, table: Mapping[str, Json]) -> str:
    """What a sentence calls a card."""
    return f"{deck} {table.get('id', '?')}"


def check_fields(
    reader: RecordReader, deck: str, table: Mapping[str, Json], fields: Mapping[str, Json]
) -> None:
    """No key is missing, and none is unknown."""
    if not table.keys() <= fields.keys():
        reader.known(table, fields)
    for key in NEEDED[deck]:
        reader.need(table, key)


def check_cards(cards: Mapping[str, Json], territories: Sequence[str]) -> None:
    """Every card has its fields, sound values in them, and an id of its own."""
    words, taken = cards["vocabulary"], set(territories)
    tests = {test: words["signatures"][test] for test in words["objective_tests"]}
    # What people pay is written once, in the setup; the printed price says the same.
    prices = [cards["setup"]["dominion"]["maester_price"]]
    for deck, table in all_cards(cards):
        reader = RecordReader(FILE, card_title(deck, table))
        check_fields(reader, deck, table, words["fields"])
        for key in ("id", "name", "text"):
            if key in table:
                reader.line(key, table[key], LONGEST)
        if deck == "objective":
            reader.whole("vp", table["vp"], 1, MOST_POINTS)
            reader.words_of("test", table["test"], "test", tests)
        elif deck == "maester":
            reader.whole("copies", table["copies"], 1, MOST_COPIES)
            if table["buy_price"] not in prices:
                raise reader.wrong("buy_price", table["buy_price"], map(str, prices))
        for id_ in copy_ids(table["id"], table.get("copies", 1)):
            if id_ in taken:
                raise Invalid("risk-data-id-twice", file=FILE, item=reader.item, got=id_)
            taken.add(id_)
    check_optional(cards)


def check_optional(cards: Mapping[str, Json]) -> None:
    """An optional card takes the place of the second copy of a maester card (A-64)."""
    spare = [table["id"] for table in cards["maester_cards"] if table["copies"] > 1]
    for table in cards["optional_cards"]:
        key = "replaces_one_copy_of"
        reader = RecordReader(FILE, card_title("maester", table))
        reader.one(key, reader.need(table, key), spare)


def copy_ids(id_: str, copies: int) -> list[str]:
    """The id of each copy: the second one ends in _2."""
    return [id_, *(f"{id_}_{n}" for n in range(2, copies + 1))]


def check_names(
    cards: Mapping[str, Json], names: Mapping[str, Json], others: Mapping[str, Sequence[str]]
) -> None:
    """Every card has its name in every language and its text in German; `others` are the ids of
    territories, regions and Houses, by the section of their names."""
    for section, ids in others.items():
        for id_ in ids:
            check_name(names, RecordReader(NAMES_FILE, f"{section} {id_}"), (section, id_))
    for deck, table in all_cards(cards):
        reader = RecordReader(NAMES_FILE, card_title(deck, table))
        check_name(names, reader, ("card", deck, table["id"]))
        check_name(names, reader, ("card_text", deck, table["id"]), ("de",))


def check_name(
    names: Mapping[str, Json],
    reader: RecordReader,
    place: Sequence[str],
    languages: Sequence[str] = LANGUAGES,
) -> None:
    """There is a sentence in each of these languages."""
    found: Json = names
    for key in place:
        found = found.get(key, {}) if isinstance(found, dict) else {}
    for language in languages:
        if not (isinstance(found, dict) and is_line(found.get(language), LONGEST)):
            raise reader.missing(".".join((*place, language)))
