"""Why a card cannot be used now: read off the data of the cards, apart from the programs that the
rules run."""

from collections.abc import Mapping
from functools import cache

from council.core.game import Json, Message, Who
from council.games.risk import moves as m
from council.games.risk.box import moments
from council.games.risk.box.card_programs import OPEN_AT, WINDOWS, listed
from council.games.risk.cards import ICONS, Box, card_name, printed
from council.games.risk.rules.mitchell.landing import ashore
from council.games.risk.state.counts import token_left
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_CARD,
    F_ROW,
    F_SEAT,
    F_WHO,
    card_frame,
    top,
    window_moment,
)
from council.games.risk.state.lasting import E_ABOUT, E_CARD, E_USER, lasting_part
from council.games.risk.state.places import CAPTIVE, DOWN, GONE, M_HAND
from council.games.risk.why.case import Case, Facts

FIRST_MAESTER = 28
PEOPLE = int(m.CHARACTERS)


@cache
def tables(safe_passage: bool) -> tuple[Mapping[str, Json], ...]:
    """The printed card of every number."""
    found = listed(printed("risk_cards"), safe_passage)
    return tuple(table for _, table in found for _copy in range(table.get("copies", 1)))


class CardCase(Case):
    """A case at a table with cards."""

    state: DominionBoard

    def __init__(self, view: DominionBoard, move: int, box: Box) -> None:
        super().__init__(view, move, box)
        self.state = view
        self.cards = tables(bool(view.programs.title[42] == 42))
        self.passes = "maneuver_through" in self.lasting(self.asked)

    def table(self, u: int) -> dict[str, Json]:
        found: dict[str, Json] = dict(self.cards[u])
        return found

    def card(self, u: int) -> Facts:
        return {"card": card_name(self.box, PEOPLE + u)}

    def lasting(self, user: int) -> list[str]:
        """Kinds of the effects that work for a seat."""
        return [kind for _, kind, seat, _ in self.effects() if seat == user]

    def effects(self) -> list[tuple[int, str, int, int]]:
        """Card, kind, user and territory of every effect that lasts."""
        view, found = self.state, []
        for k in range(int(view.lasting.count)):
            u = int(lasting_part(view, k, E_CARD))
            row = int(lasting_part(view, k, 0)) - int(view.programs.starts[u])
            kind = self.table(u)["effects"][row]["kind"]
            found.append(
                (u, kind, int(lasting_part(view, k, E_USER)), int(lasting_part(view, k, E_ABOUT)))
            )
        return found

    def price(self, u: int) -> int:
        """The cost of a card for who is asked, doubled by what others played (K-03)."""
        table = self.table(u)
        gives = any(effect["kind"] == "gold_give" for effect in table["effects"])
        cost = 0 if gives and self.state.bribe_is_cost else int(table["cost"])
        for card, kind, user, _ in self.effects():
            if kind == "cost_multiply" and user != self.asked:
                cost *= self.effect(card, kind)["factor"]
        return cost

    def effect(self, u: int, kind: str) -> dict[str, Json]:
        found = self.table(u)["effects"]
        return next(e for e in found if e["kind"] == kind)

    def used(self) -> dict[str, Json]:
        """The effect that asks."""
        u = int(top(self.state, F_CARD))
        row = int(top(self.state, F_ROW)) - int(self.state.programs.starts[u])
        found: dict[str, Json] = self.table(u)["effects"][row]
        return found

    def defender(self) -> int:
        return self.owner(int(self.view.target)) if self.view.target >= 0 else -1

    def opponents(self) -> list[int]:
        seats = range(int(self.view.seats))
        return [s for s in seats if s != self.asked and not int(self.view.out) >> s & 1]


def case_of(c: Case) -> CardCase:
    """The case, known to be one with cards."""
    assert isinstance(c, CardCase)
    return c


# -- the card is there


def first_copy(c: Case) -> Message | None:
    """Copies of a card are one and the same to everybody."""
    k = case_of(c)
    first = -1
    if c.verb == "use":
        first = int(k.state.programs.title[c.n])
        other = c.n
    elif c.verb == "pick" and c.phase == "let-go" and m.MAESTERS <= c.n < m.OBJECTIVES:
        other = c.n - PEOPLE
        first = int(k.state.programs.title[other])
    if first in (-1, c.n if c.verb == "use" else c.n - PEOPLE):
        return None
    return Message("risk-why-copy", k.card(first))


def own_character(c: Case) -> Message | None:
    """A character serves its House."""
    if c.verb != "use" or c.n >= FIRST_MAESTER:
        return None
    house = int(c.view.houses[c.asked])
    theirs = case_of(c).table(c.n)["house"] != c.box.houses[house].id
    return Message("risk-why-other-house", case_of(c).card(c.n)) if theirs else None


def characters_in_game(c: Case) -> Message | None:
    """Without that part of Dominion there are none."""
    absent = c.verb == "use" and c.n < FIRST_MAESTER and not case_of(c).state.with_characters
    return Message("risk-why-no-module", {"module": "characters"}) if absent else None


def character_up(c: Case) -> Message | None:
    """Once per round; a captive serves nobody, one removed is gone."""
    if c.verb != "use" or c.n >= FIRST_MAESTER:
        return None
    state = int(case_of(c).state.people[c.n])
    facts = case_of(c).card(c.n)
    if state >= CAPTIVE:
        return Message("risk-why-captive", facts | {"who": Who(state - int(CAPTIVE))})
    if state == GONE:
        return Message("risk-why-gone", facts)
    return Message("risk-why-face-down", facts) if state == DOWN else None


def maester_held(c: Case) -> Message | None:
    """One plays what one holds."""
    if c.verb != "use" or c.n < FIRST_MAESTER:
        return None
    k = case_of(c)
    place = M_HAND + c.asked
    here = [u for u, where in enumerate(k.state.scrolls.place, FIRST_MAESTER) if where == place]
    if c.n in [int(k.state.programs.title[u]) for u in here if u < len(k.cards)]:
        return None
    return Message("risk-why-no-maester", k.card(c.n))


# -- its moment


def moment_of_character(c: Case) -> Message | None:
    """Every character names its moment, also in the turns of others."""
    return window_open(c) if c.verb == "use" and c.n < FIRST_MAESTER else None


def moment_of_maester(c: Case) -> Message | None:
    """Every maester card names its moment."""
    return window_open(c) if c.verb == "use" and c.n >= FIRST_MAESTER else None


def window_open(c: Case) -> Message | None:
    """Whether the window of the card is open."""
    k = case_of(c)
    table = k.table(c.n)
    if c.phase == "window" and opens(k, table):
        return None
    if c.phase == "window" and window_moment(k.state) == moments.CARD_PLAYED:
        return Message("risk-why-answer-first", k.card(c.n))
    facts: Facts = {"moment": str(table["window"]), "role": str(table.get("role", "either"))}
    return Message("risk-why-moment", k.card(c.n) | facts)


def opens(k: CardCase, table: Mapping[str, Json]) -> bool:
    """Whether the window of a card is open for who is asked."""
    window, role = str(table["window"]), table.get("role", "either")
    moment = int(window_moment(k.state))
    if moment not in OPEN_AT[WINDOWS.index(window)]:
        return False
    landing = bool(ashore(k.view))  # nobody uses cards for arrivals (K-09)
    mine = k.asked == k.view.turn and not landing
    attacked = k.asked == k.defender()
    if (
        landing
        and moment in (moments.DECLARED, moments.COMMITTED)
        and k.view.turn in (k.asked, k.defender())
    ):
        return window == "any_time"
    if moment == moments.ROLLED and window != "any_time":
        sides = {"attacker": mine, "defender": attacked, "either": mine or attacked}
        return sides[str(role)]
    if moment == moments.CARD_ROLLED and window != "any_time":
        return bool(k.asked == k.state.frames.get(card_frame(k.state, 0), F_WHO))
    if window == "any_time":
        return True
    if window == "maester_played_by_opponent":
        return bool(k.asked != k.state.frames.get(card_frame(k.state, 0), F_SEAT))
    if window == "declare_involving_self":
        return mine or attacked
    if window == "declare_between_opponents":
        return not mine and not attacked and k.defender() >= 0
    if window in ("declare_against_self", "commit_against_self"):
        return attacked
    return not mine if window == "turn_start_opponent" else mine


# -- conditions, cost, choices


def condition(c: Case) -> Message | None:
    """What the card asks of the table."""
    if c.verb != "use":
        return None
    k = case_of(c)
    for test in k.table(c.n)["conditions"]:
        failed = failing(k, test)
        if failed is not None:
            return Message(failed.key, k.card(c.n) | dict(failed.facts))
    return None


def failing(k: CardCase, test: Mapping[str, Json]) -> Message | None:
    """A condition that does not hold."""
    kind, target = test["test"], int(k.view.target)
    features = test.get("features", [])
    if kind == "target_has_any":
        face = k.box.territories[target]
        has = {"castle": face.castle, "port": face.port != "none"}
        if not any(has[feature] for feature in features):
            both = "both" if len(features) > 1 else features[0]
            return Message(
                "risk-why-target-feature", {"target": k.name(target), "feature": str(both)}
            )
    elif kind == "target_armies":
        if k.armies(target) != test["equals"]:
            return Message(
                "risk-why-target-armies", {"target": k.name(target), "armies": k.armies(target)}
            )
    elif kind == "target_holder":
        if k.defender() < 0:
            return Message("risk-why-target-neutral", {"target": k.name(target)})
    else:
        taken = int(k.state.took_features if features else k.view.conquests)
        if taken < int(test.get("min", 0)):
            return Message("risk-why-too-few-taken", {"taken": taken, "least": int(test["min"])})
        if taken > int(test.get("max", taken)):
            return Message("risk-why-something-taken", {"taken": taken})
    return None


def card_paid(c: Case) -> Message | None:
    """There are no debts; what is handed over is needed besides."""
    if c.verb != "use":
        return None
    k = case_of(c)
    need, gold = k.price(c.n) + int(k.state.programs.gives[c.n]), int(k.state.gold[c.asked])
    if gold >= need:
        return None
    return Message("risk-why-card-gold", k.card(c.n) | {"gold": gold, "price": need})


def choice_left(c: Case) -> Message | None:
    """Whom and where the card asks for must exist."""
    if c.verb != "use":
        return None
    k = case_of(c)
    for effect in k.table(c.n)["effects"]:
        lacking = nothing_for(k, effect)
        if lacking:
            return Message("risk-why-no-choice", k.card(c.n) | {"what": lacking})
    return None


def nothing_for(k: CardCase, effect: Mapping[str, Json]) -> str:
    """What an effect makes its user choose and what is not there; empty when all is."""
    kind, then = effect["kind"], effect.get("then", {})
    own = [t for t in range(len(k.box.territories)) if k.mine(t)]
    if effect.get("from") == "one_opponent" and not any(holds(k, s) for s in k.opponents()):
        return "opponent"
    if effect.get("where") == "one_adjacent_opponent_territory" and not any(
        near(k, t) for t in range(len(k.box.territories))
    ):
        return "territory"
    if effect.get("where") == "own_castle_territory" and not any(
        k.box.territories[t].castle for t in own
    ):
        return "castle"
    if kind == "armies_relocate" and len(own) < 2:
        return "territory"
    if kind == "unit_add" and not token_left(k.state, ICONS.index(str(effect["unit"]))):
        return "piece"
    if kind == "die_reroll" and effect["dice"] != "ones" and not loose(k, str(effect["side"])):
        return "die"
    captures = then.get("kind") == "character_capture"
    if kind == "character_remove" or captures:
        people = range(FIRST_MAESTER)
        if not any(takeable(k, u) if captures else there(k, u) for u in people):
            return "character"
    return ""


def holds(k: CardCase, seat: int) -> bool:
    """Whether a seat has maester cards."""
    return bool(k.state.scrolls.size[M_HAND + seat] > 0)


def near(k: CardCase, t: int) -> bool:
    """An opponent's territory beside one's own."""
    lands = range(len(k.box.territories))
    return k.owner(t) in k.opponents() and any(k.mine(a) and k.adjacent(a, t) for a in lands)


def there(k: CardCase, u: int) -> bool:
    """A character of a House that is played, and not removed."""
    houses = [k.box.houses[int(h)].id for h in k.view.houses if h >= 0]
    return k.table(u)["house"] in houses and k.state.people[u] != GONE


def takeable(k: CardCase, u: int) -> bool:
    """A character of the defender whom nobody holds."""
    if k.defender() < 0 or not there(k, u):
        return False
    house = k.box.houses[int(k.view.houses[k.defender()])].id
    return k.table(u)["house"] == house and k.state.people[u] < CAPTIVE


def attacks(k: CardCase) -> bool:
    """Whether who is asked is the attacker: nobody is of arrivals."""
    return bool(k.asked == k.view.turn and not ashore(k.view))


def loose(k: CardCase, side: str) -> list[int]:
    """The dice of a side that were not rolled again in this battle."""
    attack = attacks(k) == (side == "self")
    dice = k.view.attack_dice if attack else k.view.defence_dice
    again = int(k.state.rerolled) >> (0 if attack else 8)
    return [d for d in range(int(dice)) if not again >> d & 1]
