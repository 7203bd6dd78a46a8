"""What a viewer is shown of characters, maester cards and windows: everything here reads a view."""

from functools import cache

from council.core.game import Fact, Json, Message, Who
from council.core.rulebook import Words
from council.core.state import CHANCE, REFEREE
from council.games.risk import moves as m
from council.games.risk.box.card_codes import EXTRA, LEAVE, MAESTER, PLACE
from council.games.risk.box.card_programs import LASTS, PLACES, WINDOWS
from council.games.risk.box.moments import CARD_PLAYED, CARD_ROLLED, COMMITTED, DECLARED
from council.games.risk.card_records import all_cards
from council.games.risk.cards import ICONS, Box, card_name, names, printed
from council.games.risk.rules.cards.usable import gold_needed, price_of, usable
from council.games.risk.rules.mitchell.landing import ashore
from council.games.risk.shown import mitchell, view_dominion
from council.games.risk.shown import view as base
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_CARD,
    F_COUNT,
    F_ROW,
    F_SAID,
    F_SEAT,
    card_frame,
    top,
    window_moment,
)
from council.games.risk.state.lasting import E_CARD, E_ROW, E_USER, lasting_part
from council.games.risk.state.phase_names import phase
from council.games.risk.state.places import (
    CAPTIVE,
    DOWN,
    GONE,
    LOOKED,
    M_DISCARDS,
    M_HAND,
    M_LOOKED,
    UP,
)

Facts = dict[str, Fact]
# The moments as they are named to the browser and in messages
MOMENT_NAMES = (
    *("none", "turn-start", "income", "deployed", "buy-maester", "pre-invasion", "declare"),
    *("commit", "after-roll", "conquest", "maneuver", "draw", "drawing-territory"),
    *("card-roll", "maester-played"),
)
STATES = {int(UP): "up", int(DOWN): "down", int(GONE): "gone"}


def use_name(box: Box, u: int) -> Words:
    """The name of a character or maester card."""
    return card_name(box, int(m.CHARACTERS) + u)


def use_id(box: Box, u: int) -> str:
    """The id of a character or maester card."""
    return box.cards[int(m.CHARACTERS) + u]


def title_id(view: DominionBoard, box: Box, scroll: int) -> str:
    """The id of a maester card: copies share that of the first."""
    return use_id(box, int(view.programs.title[scroll + MAESTER]))


# -- the picture


def picture(view: DominionBoard, box: Box) -> Json:
    """The picture of Dominion with its cards."""
    shown = view_dominion.picture(view, box)
    shown |= {
        "maesters": maesters(view, box),
        "maester_discards": titles(view, box, int(M_DISCARDS)),
        "looking": looking(view, box, shown["looking"]),
        "window": window(view, box),
        "effects": effects(view, box),
    }
    for seat, row in enumerate(shown["seats"]):
        row["characters"] = characters(view, box, seat)
    return shown


def titles(view: DominionBoard, box: Box, place: int) -> list[str]:
    """The maester cards of a place, as far as the viewer knows them."""
    return [title_id(view, box, int(s)) for s in view.scrolls.all_in(place) if s + MAESTER < 68]


def maesters(view: DominionBoard, box: Box) -> Json:
    """The viewer's own, what they cost now and whether they may be used."""
    viewer = int(view.viewer)
    if viewer < 0:
        return []
    legal = {int(move) for move in view.legal_moves()}
    found = []
    for scroll in view.scrolls.all_in(M_HAND + viewer):
        u = int(view.programs.title[scroll + MAESTER])
        usable = view.ask == 1 and int(m.USE) + u in legal
        cost = int(gold_needed(view, viewer, u))
        found.append({"card": use_id(box, u), "cost": cost, "usable": usable})
    return found


def looking(view: DominionBoard, box: Box, shown: Json) -> Json:
    """The cards the viewer chooses from; copies of a maester are one title."""
    if not view.scrolls.size[M_LOOKED] or view.viewer != view.turn:
        return shown
    lands = [box.territories[int(card)].id for card in view.cards.all_in(LOOKED)]
    return lands + titles(view, box, int(M_LOOKED))


def window(view: DominionBoard, box: Box) -> Json:
    """The window that is open, and the card it is about."""
    moment = int(window_moment(view))
    if moment < 0 or view.who < 0:
        return None
    about = int(card_frame(view, 0)) if moment in (CARD_PLAYED, CARD_ROLLED) else -1
    return {
        "point": MOMENT_NAMES[moment],
        "card": use_id(box, int(view.frames.get(about, F_CARD))) if about >= 0 else None,
        "by": int(view.frames.get(about, F_SEAT)) if about >= 0 else None,
        "asked": int(view.who),
    }


def effects(view: DominionBoard, box: Box) -> Json:
    """Effects that last, by card, user and term."""
    return [
        {
            "card": use_id(box, int(lasting_part(view, k, E_CARD))),
            "seat": int(lasting_part(view, k, E_USER)),
            "until": LASTS[int(view.programs.part(lasting_part(view, k, E_ROW), 4))],
        }
        for k in range(int(view.lasting.count))
    ]


def characters(view: DominionBoard, box: Box, seat: int) -> Json:
    """The four of a House; their state is open to all (A-66)."""
    house = int(view.houses[seat])
    if house < 0 or not view.with_characters:
        return []
    moment = int(window_moment(view))
    asked = view.ask == 1 and view.who == seat
    found = []
    for u in range(4 * house, 4 * house + 4):
        state = int(view.people[u])
        found.append(
            {
                "card": use_id(box, u),
                "state": STATES.get(state, "captive"),
                "captor": state - int(CAPTIVE) if state >= CAPTIVE else None,
                "cost": int(price_of(view, seat, u)),
                "usable": bool(asked and state == UP and usable(view, seat, u, moment)),
            }
        )
    return found


# -- the question


def question(view: DominionBoard, box: Box) -> Message:
    """Who must do what."""
    asked = int(view.seat())
    mine = asked == view.viewer or view.viewer == REFEREE
    if not view.ask or asked == CHANCE or not mine:
        return view_dominion.question(view, box)
    facts: Facts = {"who": Who(asked)} | battle_facts(view, box)
    if view.ask == 1:
        return window_question(view, box, facts)
    name = phase(view)
    if name in ("sail-to", "ransom-whom"):
        if name == "sail-to":
            facts["source"] = base.name_of(box, int(top(view, F_CARD)))
        return Message(f"risk-ask-{name}", facts)
    facts["card"] = use_name(box, int(top(view, F_CARD)))
    facts |= effect_facts(view, box, name)
    return Message(f"risk-ask-{name}{'-landing' if 'kind' in facts else ''}", facts)


def battle_facts(view: DominionBoard, box: Box) -> Facts:
    """The invasion that is going on."""
    found: Facts = {}
    for key, t in (("source", int(view.source)), ("target", int(view.target))):
        if t >= 0:
            found[key] = base.name_of(box, t)
    return found


def window_question(view: DominionBoard, box: Box, facts: Facts) -> Message:
    """A card, or pass: a question for each moment."""
    moment = int(window_moment(view))
    if moment in (CARD_PLAYED, CARD_ROLLED):
        about = int(card_frame(view, 0))
        facts["card"] = use_name(box, int(view.frames.get(about, F_CARD)))
        facts["by"] = Who(int(view.frames.get(about, F_SEAT)))
        facts["face"] = int(view.frames.get(about, 9))
    if ashore(view) and moment in (DECLARED, COMMITTED):
        forces = mitchell.force_facts(box, int(view.arriving))
        return Message(f"risk-ask-window-{MOMENT_NAMES[moment]}-landing", facts | forces)
    facts["turn"] = Who(int(view.turn))
    facts["mine"] = "yes" if view.turn == view.who else "no"
    facts["dice"] = battle_dice(view, falling=True)
    return Message(f"risk-ask-window-{MOMENT_NAMES[moment]}", facts)


def battle_dice(view: DominionBoard, falling: bool = False) -> str:
    """The dice of the battle that lie now: as thrown, by which they are numbered, or falling."""
    sides = [base.faces(int(view.attack_faces), 3), base.faces(int(view.defence_faces), 2)]
    rows = [sorted(faces, reverse=True) if falling else faces for faces in sides]
    return " : ".join(" ".join(map(str, faces)) for faces in rows)


def effect_facts(view: DominionBoard, box: Box, name: str) -> Facts:
    """What the effect that asks is about."""
    row = int(top(view, F_ROW))
    facts: Facts = {"count": int(top(view, F_COUNT))}
    if name in ("one-die", "more-dice"):
        facts["dice"] = battle_dice(view)
        facts["side"] = "theirs" if view.programs.part(row, EXTRA) else "own"
        facts["deed"] = "top" if view.programs.part(row, 0) == 2 else "again"
    if name == "place-unit":
        facts["unit"] = ICONS[int(view.programs.part(row, EXTRA))]
    if name == "how-many":
        place = PLACES[int(view.programs.part(row, PLACE))]
        if place == "committed_attackers" and ashore(view):
            return facts | mitchell.force_facts(box, int(view.arriving))
        t = int(view.target if place == "target_territory" else view.source)
        if place == "one_adjacent_opponent_territory":
            t = int(top(view, F_SAID))
        facts["target"] = base.name_of(box, t)
    if name == "withdraw":
        leave = int(view.programs.part(row, LEAVE))
        facts["armies"] = int(view.armies[view.target]) - leave
    return facts


# -- the words


@cache
def card_texts() -> dict[str, Words]:
    """What each card does, in our own words, by its id."""
    german: Json = names()["card_text"]
    return {
        card["id"]: {"en": card["text"], "de": german[deck][card["id"]]["de"]}
        for deck, card in all_cards(printed("risk_cards"))
    }


def words(box: Box) -> dict[str, Words]:
    """Names and texts of all things with an id, and what each window is called."""
    found: dict[str, Words] = {t.id: t.name for t in box.territories}
    found |= {region.id: region.name for region in box.regions}
    found |= {**names()["house"], **names()["unit"]}
    for deck, card in all_cards(printed("risk_cards")):
        id_ = card["id"]
        found[id_] = names()["card"][deck][id_]  # type: ignore[assignment]  # nested one deeper
        found[f"text:{id_}"] = card_texts()[id_]
        if "window" in card:
            found[f"moment:{id_}"] = WINDOW_WORDS[card["window"]]
    return found | {f"window:{name}": WINDOW_WORDS[name] for name in WINDOWS}


WINDOW_WORDS: dict[str, Words] = {
    "turn_start_self": {"en": "at the start of your turn", "de": "zu Beginn deines Zuges"},
    "turn_start_opponent": {
        "en": "at the start of an opponent's turn",
        "de": "zu Beginn eines gegnerischen Zuges",
    },
    "income_self": {
        "en": "when you receive your income",
        "de": "beim Erhalt deines Einkommens",
    },
    "deploy_self": {"en": "while you place armies", "de": "beim Aufstellen deiner Armeen"},
    "buy_maester_self": {
        "en": "after you have paid for a maester card",
        "de": "nach dem Bezahlen einer Maesterkarte",
    },
    "pre_invasion_self": {
        "en": "before your first invasion of the turn",
        "de": "vor deinem ersten Angriff des Zuges",
    },
    "declare_self": {
        "en": "after you declare an invasion",
        "de": "nach der Ankündigung deines Angriffs",
    },
    "declare_against_self": {
        "en": "after an invasion of your territory is declared",
        "de": "nach der Ankündigung eines Angriffs auf dein Gebiet",
    },
    "declare_involving_self": {
        "en": "after an invasion by or against you is declared",
        "de": "nach der Ankündigung eines Angriffs von dir oder gegen dich",
    },
    "declare_between_opponents": {
        "en": "after one opponent declares an invasion of another",
        "de": "nach der Ankündigung eines Angriffs zwischen zwei anderen Häusern",
    },
    "commit_against_self": {
        "en": "after armies are committed against your territory",
        "de": "nach dem Einsatz von Armeen gegen dein Gebiet",
    },
    "after_battle_roll": {
        "en": "after the roll of a battle in which you fight",
        "de": "nach dem Wurf in deinem Kampf",
    },
    "after_own_roll": {
        "en": "right after you roll dice",
        "de": "gleich nach deinem Wurf",
    },
    "maneuver_self": {
        "en": "at the start of your Maneuver phase",
        "de": "zu Beginn deiner Truppenbewegung",
    },
    "draw_self": {"en": "in your Draw phase", "de": "in deiner Phase „Karte ziehen“"},
    "drawing_territory_self": {
        "en": "before you draw a territory card",
        "de": "vor dem Ziehen einer Gebietskarte",
    },
    "maester_played_by_opponent": {
        "en": "after an opponent uses a maester card",
        "de": "nach dem Einsatz einer gegnerischen Maesterkarte",
    },
    "any_time": {"en": "at any time", "de": "jederzeit"},
}
