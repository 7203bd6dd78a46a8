"""The map as tables of regions in 80 columns; marks such as [stark]...[/] are for colour.

Everything is drawn from the same data that the browser gets. Parts that a mode does not have (gold,
characters, units) are missing there and are not drawn.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from textwrap import wrap

from council.core.game import Fact, Json, Message, Say, Who
from council.core.rulebook import Words
from council.games.risk.cards import Box, names
from council.games.risk.shown.view import turn_number
from council.games.risk.shown.view_cards import card_texts
from council.games.risk.state.board import Board
from council.games.risk.state.phases import LEAVING, OVER

WIDTH = 80
COLUMN = 39  # two territories side by side
WIDEST_NAME = 12
CODES = ("STK", "BAR", "LAN", "TYR", "MAR", "TAR", "GHI")
GERMAN = {"LAN": "LEN", "GRE": "GRA", "WAT": "NAW"}  # where the German name begins otherwise
STRANGERS = {"wildlings": "WIL", "watch": "WAT"}  # of House Mitchell: no House, yet no neutrals
OFF_THE_MAP = {"watch": "nights_watch"}  # names of theirs that the names file calls otherwise
WORDS = frozenset(  # of the notation, that are said otherwise
    {
        *("done", "stop", "fight", "draw", "pass", "maester", "objective", "score", "keep"),
        *("ransom", "show", "call", "yes", "no", "none", "all"),
        *("attack", "trade", "from", "to", "leave", "armies", "dice", "deploy", "claim", "house"),
        *("unit", "knights", "engines", "use", "pick", "reveal", "seat"),
    }
)
MARK = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")
Cell = tuple[str, int]  # text with marks, and how wide it is


class Sheet:
    """A view to be drawn: its picture, and whom to ask for words."""

    def __init__(self, view: Board, box: Box, say: Say, shown: Json) -> None:
        self.view = view
        self.box = box
        self.say = say
        self.shown = shown
        self.land = {row["id"]: row for row in shown["territories"]}
        self.face = {face.id: face for face in box.territories}

    def word(self, key: str, **facts: Fact) -> str:
        return self.say(Message(f"risk-draw-{key}", facts))

    def name(self, words: Words | Who) -> str:
        return self.say(Message("name", {"name": words}))

    def place(self, name: str) -> str:
        """The name of a territory."""
        return self.name(names()["territory"][name])

    def house(self, house: str) -> str:
        """The name of a House, or of those who stand beside the Houses."""
        return self.name(names()["house"][OFF_THE_MAP.get(house, house)])

    def card(self, card: str) -> str:
        """The name of a character, maester or objective."""
        return self.name(card_names()[card])

    def has(self, module: str) -> bool:
        """Whether the mode plays with gold, characters, maesters, objectives."""
        return bool(self.shown.get("modules", {}).get(module))


def draw(sheet: Sheet) -> str:
    """All that the viewer sees, top to bottom."""
    lines = [heading(sheet), "", *map_lines(sheet), "", *seat_lines(sheet), *stranger_lines(sheet)]
    lines += board_lines(sheet) + battle_lines(sheet) + hand_lines(sheet) + useful_lines(sheet)
    return "\n".join(lines)


def glance(sheet: Sheet, drawn: Board) -> str | None:
    """The battle alone while a turn goes on; all again in one's own turn and in its maneuver."""
    view = sheet.view
    own = view.turn == view.viewer
    maneuver = view.phase == LEAVING and drawn.phase != LEAVING
    if own and (maneuver or turn_number(view) != turn_number(drawn)):
        return None
    return "\n".join(battle_lines(sheet) + useful_lines(sheet)).strip("\n")


def heading(sheet: Sheet) -> str:
    """The round and the decks."""
    shown = sheet.shown
    key = "round-late" if shown["end_game_due"] else "round"
    this = min(shown["round"], shown["rounds"])  # also when all rounds are over
    text = sheet.word(key, round=this, rounds=shown["rounds"], cards=shown["deck"])
    for module, deck in (("maesters", "maester_deck"), ("objectives", "objective_deck")):
        if sheet.has(module):
            text += ", " + sheet.word(f"deck-{module}", cards=shown[deck])
    return f"[title]{text}[/]"


def escape(text: str) -> str:
    """Names may hold what looks like a mark."""
    return MARK.sub(r"\1\1\\\2", text) if "[" in text else text


# -- the map


def owner_code(sheet: Sheet, row: Json) -> str:
    """Three letters in the owner's colour: a House, neutral armies, or nobody yet."""
    if row["owner"] is not None:
        return seat_code(sheet, row["owner"])
    house = row.get("house")
    if house is not None:
        return house_code(sheet, house)
    return "[neutral]...[/]" if row["neutral"] else "[quiet]---[/]"


def seat_code(sheet: Sheet, seat: int) -> str:
    """The three letters of a seat's House in its colour."""
    house = sheet.shown["seats"][seat]["house"]
    return house_code(sheet, house) if house else "[quiet]---[/]"


def house_code(sheet: Sheet, house: str) -> str:
    """The three letters of a House, or of who stands beside the Houses."""
    for code, face in zip(CODES, sheet.box.houses, strict=True):
        if face.id == house:
            return f"[{house}]{letters(code, sheet.say)}[/]"
    return f"[neutral]{letters(STRANGERS.get(house, house[:3].upper()), sheet.say)}[/]"


def letters(code: str, say: Say) -> str:
    """Three letters as the language writes them."""
    return say(Message("name", {"name": {"en": code, "de": GERMAN.get(code, code)}}))


def map_lines(sheet: Sheet) -> list[str]:
    """Every region in play as a table."""
    lines = []
    for region in sheet.shown["regions"]:
        rows = [row for row in sheet.shown["territories"] if row["region"] == region["id"]]
        lines += [region_title(sheet, region), *in_pairs([cell(sheet, row) for row in rows])]
    return lines


def region_title(sheet: Sheet, region: Json) -> str:
    """Its name, what it brings, who holds it."""
    name = sheet.name(names()["region"][region["id"]])
    title = f"[title]{escape(name)}[/] +{region['bonus']}"
    return title if region["owner"] is None else f"{title} {seat_code(sheet, region['owner'])}"


def in_pairs(cells: list[Cell]) -> list[str]:
    """Two cells a line, or each on its own where one is too wide."""
    lines = []
    for left, right in zip(cells[::2], [*cells[1::2], ("", 0)], strict=False):
        if max(left[1], right[1]) > COLUMN - 1:
            lines += [f" {text}" for text, _ in (left, right) if text]
        else:
            lines.append(f" {left[0]}{' ' * (COLUMN - left[1])} {right[0]}".rstrip())
    return lines


def cell(sheet: Sheet, row: Json) -> Cell:
    """`STK  3 Winterfell C` and how wide that is."""
    text = f"{row['armies']:>3} {sheet.place(row['id'])}{notes(sheet, row)}"
    return f"{owner_code(sheet, row)} {escape(text)}", 4 + len(text)


def notes(sheet: Sheet, row: Json) -> str:
    """Castle, port, Seat of Power, units."""
    found = "C" if row["castle"] else ""
    found += "*" if row.get("seat_of") else ""
    found += sheet.word("port", coast=row["port"]) if row["port"] else ""
    units = row["units"]
    counted = "".join(f"{units.count(u)}{sheet.word(u)}" for u in dict.fromkeys(units))
    found += f" {counted}" if counted else ""
    return f" {found.strip()}" if found else ""


# -- the seats


def seat_columns(sheet: Sheet) -> list[str]:
    """What is told of each seat, as far as the mode has it."""
    keys = ["territories", "castles", "ports", "armies"]
    keys += ["gold", "gold_income"] if sheet.has("gold") else []
    keys += ["cards"]
    keys += [kind for kind in ("maesters", "objectives") if sheet.has(kind)]
    return [*keys, "income", "points" if sheet.has("objectives") else "score"]


def seat_lines(sheet: Sheet) -> list[str]:
    """A row for each seat under headings; the one to answer is marked."""
    seats = sheet.shown["seats"]
    keys = seat_columns(sheet)
    brief = "brief-" if sheet.has("gold") else ""  # more columns, shorter words
    heads = [sheet.word(brief + key) for key in keys]
    labels = [_cut(sheet.name(Who(seat))) for seat in range(len(seats))]
    wide = max(len(label) for label in labels)
    lines = [" " * (wide + 6) + "".join(f" {head}" for head in heads)]
    for seat, row in enumerate(seats):
        mark = ">" if sheet.shown["asked"] == seat else " "
        quiet = {"income", "gold_income"} if row["out"] or sheet.view.phase == OVER else set()
        cells = "".join(
            f" {0 if key in quiet else row[key]:>{len(head)}}"
            for key, head in zip(keys, heads, strict=True)
        )
        note = " " + sheet.word(f"{brief}out") if row["out"] else ""
        name = escape(f"{labels[seat]:<{wide}}")
        lines.append(f"{mark} {seat_code(sheet, seat)} {name}{cells}{note}".rstrip())
    return lines


def _cut(name: str) -> str:
    return name if len(name) <= WIDEST_NAME else name[: WIDEST_NAME - 1] + "…"


def stranger_lines(sheet: Sheet) -> list[str]:
    """Who has a part in House Mitchell without a seat: exiles, wildlings, the Night's Watch."""
    shown = sheet.shown
    found = [
        f"{house_code(sheet, row['house'])} {sheet.word('in-exile', armies=row['armies'])}"
        for row in shown.get("exiles") or []
    ]
    if shown.get("wildlings"):
        found.append(escape(sheet.word("wildlings", **shown["wildlings"])))
    if shown.get("watch"):
        found.append(escape(sheet.word("watch", where=shown["watch"])))
    return ["", *found] if found else []


# -- the boards of Dominion


def board_lines(sheet: Sheet) -> list[str]:
    """The characters of every seat, and the viewer's own maesters and objectives with prices."""
    shown = sheet.shown
    lines = []
    if sheet.has("characters"):
        for seat, row in enumerate(shown["seats"]):
            if row["characters"]:
                words = [character(sheet, card) for card in row["characters"]]
                lines += hanging(f"  {seat_code(sheet, seat)} ", 6, words)
    for kind in ("maesters", "objectives"):
        cards = shown.get(kind) or []
        if cards:
            words = [priced(sheet, kind, card) for card in cards]
            lines += hanging(escape(sheet.word(f"own-{kind}")) + " ", 4, words, own=True)
    if shown.get("looking"):
        looked = [looked_at(sheet, card) for card in shown["looking"]]
        lines += hanging(escape(sheet.word("looking")) + " ", 4, looked, own=True)
    return ["", *lines] if lines else []


def character(sheet: Sheet, card: Json) -> str:
    """A character with its price, or where it is; ! marks one that can be used now."""
    note = str(card["cost"]) if card["state"] == "up" else sheet.word("state", state=card["state"])
    return f"{sheet.card(card['card'])} ({note}){'!' if card['usable'] else ''}"


def priced(sheet: Sheet, kind: str, card: Json) -> str:
    """A maester card with its price, an objective with its points; ! marks what can be done now."""
    if kind == "maesters":
        return f"{sheet.card(card['card'])} ({card['cost']}){'!' if card['usable'] else ''}"
    return f"{sheet.card(card['card'])} ({card['points']}){'!' if card['done'] else ''}"


def looked_at(sheet: Sheet, card: str) -> str:
    """A card one chooses from; an objective with its points."""
    points = sheet.shown["worth"].get(card)
    return sheet.card(card) if points is None else f"{sheet.card(card)} ({points})"


def hanging(label: str, indent: int, words: Iterable[str], own: bool = False) -> list[str]:
    """A label and words after it; on the next lines they are set in. Own labels are plain text."""
    wide = len(label) if own else indent
    text = wrap(", ".join(words), WIDTH, initial_indent=" " * wide, subsequent_indent=" " * indent)
    return [label + escape(text[0][wide:]), *(escape(line) for line in text[1:])]


def useful_lines(sheet: Sheet) -> list[str]:
    """What the cards do that the viewer may choose now: to use, to score, to keep or to give up."""
    found = [*sheet.shown.get("looking", [])] if sheet.shown["phase"] == "give-up" else []
    found += [card["card"] for card in own_cards(sheet) if card.get("usable")]
    lines = [line for card in dict.fromkeys(found) for line in effect_lines(sheet, card)]
    return ["", *lines] if lines else []


def own_cards(sheet: Sheet) -> list[Json]:
    """The characters and maester cards of the viewer."""
    viewer = sheet.shown["viewer"]
    own = [] if viewer is None else sheet.shown["seats"][viewer].get("characters") or []
    return [*own, *(sheet.shown.get("maesters") or [])]


def effect_lines(sheet: Sheet, card: str) -> list[str]:
    """`Ned Stark: After the roll of a battle: turn ...`, set in where it goes on."""
    kind = card if card in card_texts() else card.rpartition("_")[0]  # copies are numbered
    text = sheet.name(card_texts()[kind]) if kind in card_texts() else ""
    line = f"{sheet.card(card)}: {text}"
    return [escape(part) for part in wrap(line, WIDTH - 1, subsequent_indent="    ")]


# -- the battle and the hand


def battle_lines(sheet: Sheet) -> list[str]:
    """The invasion going on, and its dice."""
    battle = sheet.shown["battle"]
    if battle is None:
        return []
    source, target = sheet.land.get(battle["source"]), sheet.land[battle["target"]]
    facts: dict[str, Fact] = {
        "target": sheet.place(target["id"]),
        "defenders": target["armies"],
    }
    if source is not None:
        facts |= {"source": sheet.place(source["id"]), "attackers": source["armies"]}
    else:  # those who come from exile or over the Wall hold no territory
        force = battle["arrivals"]
        facts |= {"source": sheet.house(force["house"]), "attackers": force["armies"]}
    lines = ["", sheet.word("invasion", **facts)]
    if battle["defence"]:
        rows = {side: sorted(battle[side], reverse=True) for side in ("attack", "defence")}
        dice = {side: " ".join(map(str, row)) for side, row in rows.items()}
        lines.append(sheet.word("dice", **dice))
    return [escape(line) for line in lines]


def hand_lines(sheet: Sheet) -> list[str]:
    """The viewer's own territory cards, two a line with icons; * marks a territory that is held."""
    hand = sheet.shown["hand"]
    if not hand:
        return []
    cells = []
    for card in hand:
        text = sheet.word("card", name=sheet.place(card["id"]), icon=card["icon"])
        own = "*" if sheet.land[card["id"]]["owner"] == sheet.view.viewer else " "
        cells.append((f"{own} {escape(text)}", 2 + len(text)))
    return ["", sheet.word("hand"), *in_pairs(cells)]


# -- words of the notation


def label(token: str, box: Box, say: Say) -> str:
    """A token as people read it: a name, a House in its colour."""
    for number, house in enumerate(box.houses):
        if house.id == token:
            name = escape(say(Message("name", {"name": house.name})))
            return f"[{house.id}]{letters(CODES[number], say)}[/] {name}"
    if token in WORDS:
        return say(Message(f"risk-word-{token}"))
    found = (
        names()["territory"].get(token) or card_names().get(token) or names()["house"].get(token)
    )
    return token if found is None else escape(say(Message("name", {"name": found})))


@cache
def card_names() -> Mapping[str, Words]:
    """The names of all cards but those of territories, by id; copies share theirs."""
    kinds: Mapping[str, Mapping[str, Words]] = names()["card"]  # type: ignore[assignment]  # nested
    found = {card: words for kind in kinds.values() for card, words in kind.items()}
    copies = {f"{card}_{n}": words for card, words in found.items() for n in range(2, 6)}
    return copies | found
