"""The map as tables of regions in 80 columns; marks such as [stark]...[/] are for colour."""

import re
from collections.abc import Sequence
from textwrap import wrap

from council.core.game import Fact, Message, Say, Who
from council.games.risk.board import DECK, NEUTRAL, OVER
from council.games.risk.cards import ICONS, Box, card_name, named
from council.games.risk.estate import M_HAND
from council.games.risk.moves import MAESTERS
from council.games.risk.realm import Realm
from council.games.risk.rules import Risk
from council.games.risk.view import known_hand, lands
from council.games.risk.view_realm import goals_picture, picture

WIDTH = 80
COLUMN = 39  # two territories side by side
WIDEST_NAME = 16
HEADS = ("territories", "castles", "ports", "armies", "cards", "income", "score")
REALM_HEADS = (
    *("territories", "armies", "cards", "income", "gold", "points", "maesters", "objectives"),
)
CODES = ("STK", "BAR", "LAN", "TYR", "MAR", "TAR", "GHI")
MARK = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")


def draw(view: Risk, box: Box, say: Say, names: Sequence[str]) -> str:
    """All that the viewer sees, top to bottom."""
    lines = [heading(view, say), ""]
    for region in range(len(box.regions)):
        if view.land.bonus[region]:
            lines += region_lines(view, box, region, say)
    lines += ["", *seat_lines(view, say), *battle_lines(view, box, say)]
    if view.viewer >= 0:
        lines += hand_lines(view, box, say)
    if view.viewer >= 0 and isinstance(view, Realm):
        lines += scroll_lines(view, box, say)
    return "\n".join(lines)


def heading(view: Risk, say: Say) -> str:
    """The round and the deck."""
    facts: dict[str, Fact] = {"round": int(view.round) + 1, "rounds": int(view.rounds)}
    facts |= {"cards": int(view.cards.size[DECK])}
    key = "risk-draw-round-late" if view.end_card_due() else "risk-draw-round"
    return f"[title]{say(Message(key, facts))}[/]"


def escape(text: str) -> str:
    """Names may hold what looks like a mark."""
    return MARK.sub(r"\1\1\\\2", text) if "[" in text else text


def code(view: Risk, seat: int, box: Box, text: str = "") -> str:
    """The three letters of a seat's House, or a text, in its colour."""
    house = int(view.houses[seat])
    if house < 0:
        return text or "---"
    return f"[{box.houses[house].id}]{text or CODES[house]}[/]"


# -- the map


def region_lines(view: Risk, box: Box, region: int, say: Say) -> list[str]:
    """A region and its territories, two a line: owner, armies, castle and port, neighbours."""
    face = box.regions[region]
    owner = int(view.region_owners()[region])
    title = f"[title]{escape(say(Message('name', {'name': face.name})))}[/] +{face.bonus}"
    if owner >= 0:
        title += f" {code(view, owner, box)}"
    cells = [
        territory_cell(view, box, t, say) for t in lands(view) if view.land.region[t] == region
    ]
    lines = [title]
    for left, right in zip(cells[::2], [*cells[1::2], ("", 0)], strict=False):
        gap = " " * (COLUMN - left[1])
        lines.append(f" {left[0]}{gap if right[1] else ''} {right[0]}".rstrip())
    return lines


def territory_cell(view: Risk, box: Box, t: int, say: Say) -> tuple[str, int]:
    """`STK  3 Winterfell C` and how wide that is."""
    owner = int(view.owner[t])
    mark = "..." if owner == NEUTRAL else "---"
    who = code(view, owner, box) if owner >= 0 else mark
    name = say(Message("name", {"name": box.territories[t].name}))
    face = box.territories[t]
    notes = "C" if face.castle else ""
    notes += say(Message("risk-draw-port", {"coast": face.port})) if face.port != "none" else ""
    notes = f"{notes} {units_note(view, t, say)}".strip()
    room = COLUMN - 8 - len(notes) - bool(notes)
    name = name if len(name) <= room else name[: room - 1] + "…"
    text = f"{int(view.armies[t]):>3} {name}" + (f" {notes}" if notes else "")
    return f"{who} {escape(text)}", 4 + len(text)


def units_note(view: Risk, t: int, say: Say) -> str:
    """`2K1F`: Knights, Siege Engines, Fortifications."""
    if not isinstance(view, Realm) or not view.units[t]:
        return ""
    counts = [(int(view.unit_count(t, k)), kind) for k, kind in enumerate(ICONS)]
    return "".join(f"{n}{say(Message(f'risk-draw-{kind}'))}" for n, kind in counts if n)


# -- the seats


def seat_lines(view: Risk, say: Say) -> list[str]:
    """A row for each seat under headings; the one to answer is marked."""
    keys = REALM_HEADS if isinstance(view, Realm) else HEADS
    heads = [say(Message(f"risk-draw-{key}")) for key in keys]
    seats = range(int(view.seats))
    names = [_cut(say(Message("name", {"name": Who(seat)}))) for seat in seats]
    wide = max(len(name) for name in names)
    lines = [" " * (wide + 6) + "".join(f" {head}" for head in heads)]
    for seat in seats:
        mark = ">" if view.seat() == seat else " "
        house = int(view.houses[seat])
        who = f"{CODES[house]}" if house >= 0 else "---"
        cells = "".join(
            f" {figure:>{len(head)}}"
            for figure, head in zip(seat_figures(view, seat), heads, strict=True)
        )
        note = "" if not view.is_out(seat) else " " + say(Message("risk-draw-out"))
        name = escape(f"{names[seat]:<{wide}}")
        lines.append(f"{mark} {who} {name}{cells}{note}".rstrip())
    return lines


def seat_figures(view: Risk, seat: int) -> list[int]:
    """What stands under the headings."""
    out = bool(view.is_out(seat))
    if isinstance(view, Realm):
        return [
            int(view.held[seat]),
            int(view.armies_of(seat)),
            int(view.hand_size(seat)),
            0 if out or view.phase == OVER else int(view.income(seat)),
            int(view.gold[seat]),
            int(view.points[seat]),
            int(view.maesters_of(seat)),
            int(view.goals_of(seat)),
        ]
    return [
        int(view.held[seat]),
        int(view.castles_of(seat)),
        int(view.ports_of(seat)),
        int(view.armies_of(seat)),
        int(view.hand_size(seat)),
        0 if out or view.phase == OVER else int(view.income(seat)),
        int(view.score(seat)),
    ]


def _cut(name: str) -> str:
    return name if len(name) <= WIDEST_NAME else name[: WIDEST_NAME - 1] + "…"


# -- the battle and the hand


def battle_lines(view: Risk, box: Box, say: Say) -> list[str]:
    """The invasion going on, and its dice."""
    shown = picture(view, box)["battle"]
    if shown is None:
        return []
    source, target = int(view.source), int(view.target)
    facts: dict[str, Fact] = {
        "source": box.territories[source].name,
        "target": box.territories[target].name,
        "attackers": int(view.armies[source]),
        "defenders": int(view.armies[target]),
    }
    lines = ["", say(Message("risk-draw-invasion", facts))]
    if shown["defence"]:
        dice = {side: " ".join(str(x) for x in shown[side]) for side in ("attack", "defence")}
        lines.append(say(Message("risk-draw-dice", dice)))
    return [escape(line) for line in lines]


def hand_lines(view: Risk, box: Box, say: Say) -> list[str]:
    """The viewer's own cards, one a line with its icon; * marks a territory that is held."""
    cards = known_hand(view, int(view.viewer))
    if not cards:
        return []
    lines = ["", say(Message("risk-draw-hand"))]
    for card in cards:
        face = box.territories[card]
        facts: dict[str, Fact] = {"name": face.name, "icon": ICONS[face.icon]}
        own = "*" if view.owner[card] == view.viewer else " "
        lines.append(f" {own} {escape(say(Message('risk-draw-card', facts)))}")
    return lines


def scroll_lines(view: Realm, box: Box, say: Say) -> list[str]:
    """The viewer's own maesters and objectives."""
    lines = []
    viewer = int(view.viewer)
    maesters = [
        say(Message("name", {"name": card_name(box, int(MAESTERS + scroll))}))
        for scroll in view.scrolls.all_in(M_HAND + viewer)
    ]
    goals = []
    for goal in goals_picture(view, box, viewer):
        facts: dict[str, Fact] = {"name": named(goal["card"]), "points": goal["points"]}
        facts["done"] = "yes" if goal["done"] else "no"
        goals.append(say(Message("risk-draw-objective", facts)))
    for key, cards in (("maester", maesters), ("objective", goals)):
        if cards:
            text = say(Message(f"risk-draw-{key}-hand", {"cards": ", ".join(cards)}))
            lines += [escape(line) for line in wrap(text, WIDTH, subsequent_indent="  ")]
    return lines


# -- words of the notation


def label(token: str, box: Box, say: Say) -> str:
    """A token as people read it."""
    for number, house in enumerate(box.houses):
        if house.id == token:
            name = escape(say(Message("name", {"name": house.name})))
            return f"[{house.id}]{CODES[number]}[/] {name}"
    for face in box.territories:
        if face.id == token:
            return escape(say(Message("name", {"name": face.name})))
    if token in box.cards:
        return escape(say(Message("name", {"name": named(token)})))
    return token
