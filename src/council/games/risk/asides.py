"""What the terminal shows besides the table: answers to what a person types besides moves (ORDERS:
`map`, `realm`, `cards`, `odds`), and notes beside the choices. All of it is public.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from textwrap import wrap

from council.core.figures import figure, whole_percent
from council.core.game import Fact, Invalid, Json, Message
from council.core.rulebook import Words
from council.games.risk.box.odds import PLAIN, Side, invasion
from council.games.risk.cards import coast, names
from council.games.risk.draw import (
    Sheet,
    board_lines,
    card_names,
    cell,
    effect_lines,
    escape,
    own_cards,
    owner_code,
    region_title,
    seat_code,
    seat_lines,
    stranger_lines,
)
from council.games.risk.shown.view_cards import card_texts
from council.kit.spelling import plain

ORDERS = ("map", "realm", "cards", "odds")
ENDING = ("trade", "swap", "purchase", "invade", "leave", "score", "draw")  # with a way out
LIST = 30  # where the neighbours of a territory begin
WIDTH = 79


def obey(order: str, sheet: Sheet, text: str) -> str:
    """The map, the Houses, or the odds of an attack."""
    if order == "map":
        lines = atlas(sheet, text) if text else [*regions(sheet, sheet.shown["regions"])]
    elif order == "realm":
        if text:
            raise Invalid("play-extra-word", got=text[:40])
        lines = [*seat_lines(sheet), *realm_lines(sheet), *stranger_lines(sheet)]
        lines += board_lines(sheet)
    elif order == "cards":
        lines = card_lines(sheet, text)
    else:
        lines = odds_lines(sheet, text)
    return "\n".join(lines)


# -- finding what was meant


def meant(sheet: Sheet, text: str, kind: str, ids: Iterable[str]) -> str | None:
    """The one whose id or name in any language is this, or begins so, or has a word that does."""
    wanted = plain(text)
    spelt = {name: [plain(name), *map(plain, names()[kind][name].values())] for name in ids}
    for fits in (
        lambda one: one == wanted,
        lambda one: one.removeprefix("the ") == wanted,
        lambda one: one.startswith(wanted),
        lambda one: any(word.startswith(wanted) for word in one.split()),
    ):
        found = [name for name, forms in spelt.items() if any(map(fits, forms))]
        if len(found) == 1:
            return found[0]
    return None


def territory(sheet: Sheet, text: str) -> str:
    """The territory meant; Invalid names the nearest."""
    text = text.strip()
    found = meant(sheet, text, "territory", sheet.land)
    if found is not None:
        return found
    spelt = {sheet.place(name).lower(): name for name in sheet.land}
    near = get_close_matches(text.lower(), spelt, 3, 0.5) or list(spelt)[:3]
    raise Invalid("risk-aside-territory", got=text[:40], near=", ".join(spelt[k] for k in near))


# -- the map with neighbours


def regions(sheet: Sheet, rows: Iterable[Json]) -> list[str]:
    """Regions as tables: each territory with those beside it; ports of a coast stand below."""
    lines: list[str] = []
    for region in rows:
        lines.append(region_title(sheet, region))
        for row in sheet.shown["territories"]:
            if row["region"] == region["id"]:
                lines += territory_lines(sheet, row)
    return [*lines, *harbour_lines(sheet)]


def territory_lines(sheet: Sheet, row: Json) -> list[str]:
    """`STK  3 Winterfell C       > Karhold, The Dreadfort ...`."""
    left, wide = cell(sheet, row)
    around = [sheet.place(name) for name in beside(sheet, row["id"])]
    lines = [f" {left}{' ' * max(1, LIST - wide)}"]
    used = LIST + 1 + max(0, wide + 1 - LIST)
    for number, name in enumerate(around):
        word = name + ("," if number < len(around) - 1 else "")
        if used + len(word) + 1 > WIDTH:
            lines.append(" " * (LIST + 1))
            used = LIST + 1
        lines[-1] += " " + escape(word)
        used += len(word) + 1
    return lines


def numbers(sheet: Sheet, name: str) -> list[int]:
    """The territories one step away."""
    land, t = sheet.view.land, sheet.box.territory(name)
    return [int(land.neighbours[j]) for j in range(int(land.starts[t]), int(land.starts[t + 1]))]


def beside(sheet: Sheet, name: str) -> list[str]:
    """Neighbours by border or sea lane; those from port to port are told by the coast."""
    face = sheet.face[name]
    around = [sheet.box.territories[t] for t in numbers(sheet, name)]
    return [one.id for one in around if one.id in face.adjacent or not (coast(one) and coast(face))]


def harbours(sheet: Sheet) -> list[list[str]]:
    """Ports that are linked with each other, coast by coast, the Narrow Sea included."""
    found: dict[frozenset[str], list[str]] = {}
    ports = [name for name, row in sheet.land.items() if row["port"]]
    for name in ports:
        near = {sheet.box.territories[t].id for t in numbers(sheet, name)}
        same = {one for one in ports if coast(sheet.face[one]) == coast(sheet.face[name])}
        linked = near.intersection(ports).difference(beside(sheet, name))
        found.setdefault(frozenset(linked | same), []).append(name)
    return [sorted(linked, key=ports.index) for linked in found]


def harbour_lines(sheet: Sheet) -> list[str]:
    """A line for each sea whose ports are neighbours."""
    lines: list[str] = []
    for ports in harbours(sheet):
        text = sheet.say(
            Message("risk-aside-ports", {"ports": ", ".join(sheet.place(port) for port in ports)})
        )
        lines += [escape(line) for line in wrap(text, WIDTH, subsequent_indent="   ")]
    return lines


def atlas(sheet: Sheet, text: str) -> list[str]:
    """One region as a table, or one territory with all its neighbours."""
    region = meant(sheet, text, "region", [row["id"] for row in sheet.shown["regions"]])
    if region is not None:
        return regions(sheet, [row for row in sheet.shown["regions"] if row["id"] == region])
    name = territory(sheet, text)
    lines = [f" {cell(sheet, sheet.land[name])[0]}"]
    for t in numbers(sheet, name):
        other = sheet.box.territories[t].id
        text = cell(sheet, sheet.land[other])[0]
        chance = likely(sheet, name, other)
        lines.append(f"   > {text}" + (f"  {percent(sheet, chance)}" if chance else ""))
    return lines


# -- the Houses


def realm_lines(sheet: Sheet) -> list[str]:
    """The regions each seat holds as a whole, with what they bring."""
    lines = []
    for seat, row in enumerate(sheet.shown["seats"]):
        bonus = {r["id"]: r["bonus"] for r in sheet.shown["regions"]}
        held = [f"{sheet.name(names()['region'][r])} +{bonus[r]}" for r in row["regions"]]
        if held:
            lines.append(f"  {seat_code(sheet, seat)} {escape(', '.join(held))}")
    return ["", *lines] if lines else []


# -- odds


def sides(sheet: Sheet, source: Json, target: Json) -> tuple[Side, Side]:
    """What the units in two territories add to the dice."""
    men, foes = source["units"], target["units"]
    walls = foes.count("fortification")  # one counts, by option all
    if not men and not foes:
        return PLAIN, PLAIN
    return (
        Side(men.count("siege_engine"), men.count("knight")),
        Side(
            foes.count("siege_engine"),
            foes.count("knight"),
            walls if sheet.shown.get("stacking") else min(1, walls),
        ),
    )


def likely(sheet: Sheet, source: str, target: str) -> float | None:
    """How likely an attack conquers that the owner of the source can make; None: there is none."""
    here, there = sheet.land[source], sheet.land[target]
    if here["owner"] is None or here["owner"] == there["owner"]:
        return None
    if here["armies"] < 2 or not there["armies"]:
        return None
    return invasion(here["armies"] - 1, there["armies"], *sides(sheet, here, there)).wins


def percent(sheet: Sheet, share: float) -> str:
    """`64 %`, never 0 or 100 for what may go either way."""
    return sheet.say(Message("risk-aside-percent", {"share": whole_percent(share)}))


def odds_lines(sheet: Sheet, text: str) -> list[str]:
    """An attack from one territory on another, fought to the end."""
    battle = sheet.shown["battle"]
    if not text and battle is not None and battle["source"] is None:
        return landing_lines(sheet, battle)
    source, target = ends(sheet, text)
    here, there = sheet.land[source], sheet.land[target]
    if here["armies"] < 2:
        raise Invalid("risk-aside-one-army", source=sheet.place(source))
    if not there["armies"]:
        raise Invalid("risk-aside-empty", target=sheet.place(target))
    men = here["armies"] - 1
    facts = odds_facts(sheet, sheet.place(source), men, target, sides(sheet, here, there))
    lines = [sheet.say(Message("risk-aside-odds", facts))]
    if sheet.box.territory(target) not in numbers(sheet, source):
        lines.append(sheet.say(Message("risk-aside-apart", facts)))
    elif here["owner"] == there["owner"]:
        lines.append(sheet.say(Message("risk-aside-own", facts)))
    return [escape(part) for line in lines for part in wrap(line, WIDTH)]


def landing_lines(sheet: Sheet, battle: Json) -> list[str]:
    """Arrivals fight to the end, without units (A-55)."""
    force, target = battle["arrivals"], battle["target"]
    men: dict[str, Json] = {"units": []}
    fighting = sides(sheet, men, sheet.land[target])
    facts = odds_facts(sheet, sheet.house(force["house"]), force["armies"], target, fighting)
    return [escape(part) for part in wrap(sheet.say(Message("risk-aside-odds", facts)), WIDTH)]


def odds_facts(
    sheet: Sheet, source: str, men: int, target: str, fighting: tuple[Side, Side]
) -> dict[str, Fact]:
    """So many of these against a territory."""
    foes = sheet.land[target]["armies"]
    found = invasion(men, foes, *fighting)
    return {
        "source": source,
        "target": sheet.place(target),
        "men": men,
        "foes": foes,
        "share": figure(100 * found.wins, 1),
        "attackers": figure(men - found.attackers, 2),
        "defenders": figure(foes - found.defenders, 2),
        "left": figure(found.attackers_if_won, 1),
    }


def ends(sheet: Sheet, text: str) -> tuple[str, str]:
    """`winterfell > the_gift`, or two ids; in a battle those who fight."""
    battle = sheet.shown["battle"]
    if not text and battle is not None:
        return battle["source"], battle["target"]
    left, sign, right = text.partition(">")
    if not sign:
        words = text.split()
        if len(words) != 2:
            raise Invalid("risk-aside-odds-how", **example(sheet))
        left, right = words
    if not left.strip() or not right.strip():
        raise Invalid("risk-aside-odds-how", **example(sheet))
    return territory(sheet, left), territory(sheet, right)


def example(sheet: Sheet) -> dict[str, Fact]:
    """Two neighbours on the map that is played: one from which the viewer could attack, if any."""
    lands, viewer = sheet.land, sheet.shown["viewer"]
    mine = [name for name, row in lands.items() if row["owner"] == viewer and row["armies"] > 1]
    source = next((name for name in [*mine, *lands] if foes(sheet, name)), next(iter(lands)))
    return {"source": sheet.place(source), "target": sheet.place(foes(sheet, source)[0])}


def foes(sheet: Sheet, name: str) -> list[str]:
    """The neighbours that somebody else holds, or all while nobody holds anything."""
    owner = sheet.land[name]["owner"]
    around = beside(sheet, name)
    return [other for other in around if owner is None or sheet.land[other]["owner"] != owner]


# -- the cards


def card_lines(sheet: Sheet, text: str) -> list[str]:
    """What one's own characters, maester cards and objectives do; or any card by its name."""
    if text:
        cards = [card for card, _ in known_cards(text)]
        if not cards:
            raise Invalid("risk-aside-card", got=text[:40])
    else:
        objectives = [row["card"] for row in sheet.shown.get("objectives") or []]
        cards = [row["card"] for row in own_cards(sheet)] + objectives
        if not cards:
            raise Invalid("risk-aside-no-cards")
    return [line for card in dict.fromkeys(cards) for line in effect_lines(sheet, card)]


def known_cards(text: str) -> list[tuple[str, Words]]:
    """The cards whose name in any language begins so, or has a word that does."""
    wanted = plain(text)
    return [
        (card, card_names()[card])
        for card in card_texts()
        if any(
            form.startswith(wanted) or any(word.startswith(wanted) for word in form.split())
            for form in (plain(card), *map(plain, card_names()[card].values()))
        )
    ]


# -- beside a choice


def remark(sheet: Sheet, text: str) -> str:
    """Armies beside a territory, odds beside a target, the icon beside a card, the price of a use,
    and what being done means."""
    verb, *ids = text.split()
    if verb == "done":
        phase = sheet.shown["phase"]
        return sheet.say(Message("risk-aside-done", {"phase": phase})) if phase in ENDING else ""
    if verb == "use":
        price = next((row["cost"] for row in own_cards(sheet) if row["card"] == ids[0]), 0)
        return sheet.say(Message("risk-aside-price", {"gold": price})) if price else ""
    if not ids or any(name not in sheet.land for name in ids):
        return ""
    row = sheet.land[ids[-1]]
    if verb == "trade":
        return f"({sheet.word('icon', icon=icon_of(sheet, ids[0]))})"
    if verb != "attack":
        return f"({row['armies']})" if row["armies"] else ""
    if len(ids) == 2:
        return target_note(sheet, *ids)
    targets = [sheet.box.territories[t].id for t in numbers(sheet, ids[0])]
    foes = [name for name in targets if sheet.land[name]["owner"] != row["owner"]]
    if len(foes) != 1:
        return f"({row['armies']})"
    return f"({row['armies']}) > {escape(sheet.place(foes[0]))} {target_note(sheet, *ids, *foes)}"


def target_note(sheet: Sheet, source: str, target: str) -> str:
    """Whose armies stand in a target, and how likely an attack conquers it."""
    chance = likely(sheet, source, target)
    odds = f", {percent(sheet, chance)}" if chance is not None else ""
    return f"({owner_code(sheet, sheet.land[target])} {sheet.land[target]['armies']}{odds})"


def icon_of(sheet: Sheet, name: str) -> str:
    """The icon of a card in the viewer's hand."""
    return next((card["icon"] for card in sheet.shown["hand"] if card["id"] == name), "")
