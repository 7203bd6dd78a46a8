"""Why a card cannot be used, or an answer to a card is refused: read off the data of the cards,
apart from the programs the machine runs."""

from collections.abc import Mapping
from functools import cache

from council.core.game import Json, Message, Refusal, Who
from council.games.risk import moves as m
from council.games.risk import points as p
from council.games.risk import why, why_realm
from council.games.risk.board import LOOKED, WAITING
from council.games.risk.cards import ICONS, Box, card_name, printed
from council.games.risk.court import Court
from council.games.risk.estate import M_HAND, M_LOOKED
from council.games.risk.machine import (
    CAPTIVE,
    DOWN,
    E_ABOUT,
    E_CARD,
    E_USER,
    F_CARD,
    F_COUNT,
    F_LAST,
    F_ROW,
    F_SEAT,
    F_WHO,
    GONE,
)
from council.games.risk.programs import OPEN_AT, WINDOWS, listed
from council.games.risk.why import Case, Check, Facts

FIRST_MAESTER = 28
PEOPLE = int(m.CHARACTERS)
# Answers to what cards ask, and what cards add to the questions of the turn
ANSWERS: Mapping[str, tuple[str, ...]] = {
    "window": ("pass", "use", "reveal"),
    "say-seat": ("seat",),
    "say-land": ("to",),
    "say-person": ("pick",),
    "one-die": ("dice",),
    "more-dice": ("dice", "done"),
    "place-army": ("deploy",),
    "place-unit": ("unit",),
    "how-many": ("armies", "none"),
    "lose-one": ("from",),
    "withdraw": ("to",),
    "let-go": ("pick",),
    "sail-to": ("to",),
    "ransom-whom": ("pick",),
    "invade": ("from", "maneuver"),
    "go-on": ("maneuver",),
    "purchase": ("ransom",),
}


@cache
def tables(safe_passage: bool) -> tuple[Mapping[str, Json], ...]:
    """The printed card of every number."""
    found = listed(printed("risk_cards"), safe_passage)
    return tuple(table for _, table in found for _copy in range(table.get("copies", 1)))


class CardCase(Case):
    """A case at a table with cards."""

    court: Court

    def __init__(self, view: Court, move: int, box: Box) -> None:
        super().__init__(view, move, box)
        self.court = view
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
        view, found = self.court, []
        for k in range(int(view.entries())):
            u = int(view.entry(k, E_CARD))
            row = int(view.entry(k, 0)) - int(view.programs.starts[u])
            kind = self.table(u)["effects"][row]["kind"]
            found.append((u, kind, int(view.entry(k, E_USER)), int(view.entry(k, E_ABOUT))))
        return found

    def price(self, u: int) -> int:
        """The cost of a card for who is asked, doubled by what others played (K-03)."""
        table = self.table(u)
        gives = any(effect["kind"] == "gold_give" for effect in table["effects"])
        cost = 0 if gives and self.court.bribe_is_cost else int(table["cost"])
        for card, kind, user, _ in self.effects():
            if kind == "cost_multiply" and user != self.asked:
                cost *= self.effect(card, kind)["factor"]
        return cost

    def effect(self, u: int, kind: str) -> dict[str, Json]:
        found = self.table(u)["effects"]
        return next(e for e in found if e["kind"] == kind)

    def used(self) -> dict[str, Json]:
        """The effect that asks."""
        u = int(self.court.top(F_CARD))
        row = int(self.court.top(F_ROW)) - int(self.court.programs.starts[u])
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


# -- what is asked


def fits_question(c: Case) -> Message | None:
    """One answers what is asked."""
    extra = ANSWERS.get(c.phase, ())
    if c.verb in extra:
        return None
    if c.phase in why.ANSWERS:
        return why.fits_question(c)
    return Message(f"risk-why-now-{c.phase}")


# -- the card is there


def first_copy(c: Case) -> Message | None:
    """Copies of a card are one and the same to everybody."""
    k = case_of(c)
    first = -1
    if c.verb == "use":
        first = int(k.court.programs.title[c.n])
        other = c.n
    elif c.verb == "pick" and c.phase == "let-go" and m.MAESTERS <= c.n < m.OBJECTIVES:
        other = c.n - PEOPLE
        first = int(k.court.programs.title[other])
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
    absent = c.verb == "use" and c.n < FIRST_MAESTER and not case_of(c).court.with_characters
    return Message("risk-why-no-module") if absent else None


def character_up(c: Case) -> Message | None:
    """Once per round; a captive serves nobody, one removed is gone."""
    if c.verb != "use" or c.n >= FIRST_MAESTER:
        return None
    state = int(case_of(c).court.people[c.n])
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
    here = [u for u, where in enumerate(k.court.scrolls.place, FIRST_MAESTER) if where == place]
    if c.n in [int(k.court.programs.title[u]) for u in here if u < len(k.cards)]:
        return None
    return Message("risk-why-no-maester", k.card(c.n))


# -- its moment


def moment(c: Case) -> Message | None:
    """Every card names its moment."""
    k = case_of(c)
    if c.verb != "use":
        return None
    table = k.table(c.n)
    if c.phase == "window" and opens(k, table):
        return None
    if c.phase == "window" and k.court.point() == p.CARD_PLAYED:
        return Message("risk-why-answer-first", k.card(c.n))
    facts: Facts = {"moment": str(table["window"]), "role": str(table.get("role", "either"))}
    return Message("risk-why-moment", k.card(c.n) | facts)


def opens(k: CardCase, table: Mapping[str, Json]) -> bool:
    """Whether the window of a card is open for who is asked."""
    window, role = str(table["window"]), table.get("role", "either")
    point = int(k.court.point())
    if point not in OPEN_AT[WINDOWS.index(window)]:
        return False
    landing = bool(k.view.ashore())  # nobody uses cards for arrivals (K-09)
    mine = k.asked == k.view.turn and not landing
    attacked = k.asked == k.defender()
    if landing and point in (p.DECLARED, p.COMMITTED) and k.view.turn in (k.asked, k.defender()):
        return window == "any_time"
    if point == p.ROLLED and window != "any_time":
        sides = {"attacker": mine, "defender": attacked, "either": mine or attacked}
        return sides[str(role)]
    if point == p.CARD_ROLLED and window != "any_time":
        return bool(k.asked == k.court.stack[k.court.card_at(0) + F_WHO])
    if window == "any_time":
        return True
    if window == "maester_played_by_opponent":
        return bool(k.asked != k.court.stack[k.court.card_at(0) + F_SEAT])
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
            return Message(f"risk-why-{failed.key}", k.card(c.n) | dict(failed.facts))
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
            return Message("target-feature", {"target": k.name(target), "feature": str(both)})
    elif kind == "target_armies":
        if k.armies(target) != test["equals"]:
            return Message("target-armies", {"target": k.name(target), "armies": k.armies(target)})
    elif kind == "target_holder":
        if k.defender() < 0:
            return Message("target-neutral", {"target": k.name(target)})
    else:
        taken = int(k.court.took_features if features else k.view.conquests)
        if taken < int(test.get("min", 0)):
            return Message("too-few-taken", {"taken": taken, "least": int(test["min"])})
        if taken > int(test.get("max", taken)):
            return Message("something-taken", {"taken": taken})
    return None


def card_paid(c: Case) -> Message | None:
    """There are no debts; what is handed over is needed besides."""
    if c.verb != "use":
        return None
    k = case_of(c)
    need, gold = k.price(c.n) + int(k.court.programs.gives[c.n]), int(k.court.gold[c.asked])
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
    if kind == "unit_add" and not k.court.token_left(ICONS.index(str(effect["unit"]))):
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
    return bool(k.court.scrolls.size[M_HAND + seat] > 0)


def near(k: CardCase, t: int) -> bool:
    """An opponent's territory beside one's own."""
    lands = range(len(k.box.territories))
    return k.owner(t) in k.opponents() and any(k.mine(a) and k.adjacent(a, t) for a in lands)


def there(k: CardCase, u: int) -> bool:
    """A character of a House that is played, and not removed."""
    houses = [k.box.houses[int(h)].id for h in k.view.houses if h >= 0]
    return k.table(u)["house"] in houses and k.court.people[u] != GONE


def takeable(k: CardCase, u: int) -> bool:
    """A character of the defender whom nobody holds."""
    if k.defender() < 0 or not there(k, u):
        return False
    house = k.box.houses[int(k.view.houses[k.defender()])].id
    return k.table(u)["house"] == house and k.court.people[u] < CAPTIVE


def attacks(k: CardCase) -> bool:
    """Whether who is asked is the attacker: nobody is of arrivals."""
    return bool(k.asked == k.view.turn and not k.view.ashore())


def loose(k: CardCase, side: str) -> list[int]:
    """The dice of a side that were not rolled again in this battle."""
    attack = attacks(k) == (side == "self")
    dice = k.view.attack_dice if attack else k.view.defence_dice
    again = int(k.court.rerolled) >> (0 if attack else 8)
    return [d for d in range(int(dice)) if not again >> d & 1]


# -- armies in waiting


def waits(c: Case) -> Message | None:
    """Armies wait with a card of one's own."""
    if c.verb != "reveal" or c.phase != "window":
        return None
    k = case_of(c)
    if k.court.point() == p.CARD_PLAYED:
        return Message("risk-why-show-later")
    if c.n < m.TERRITORIES and k.view.cards.place[c.n] == WAITING + c.asked:
        return None
    return Message("risk-why-not-waiting", {"card": card_name(c.box, c.n)})


def waits_at_home(c: Case) -> Message | None:
    """They join when the territory is held."""
    if c.verb == "reveal" and c.phase == "window" and not c.mine(c.n):
        return Message("risk-why-not-there", {"target": c.name(c.n)})
    return None


# -- what is said with a card


def aim(c: Case) -> Message | None:
    """Whom a card may hit."""
    k = case_of(c)
    if c.phase == "say-seat" and not (c.n in k.opponents() and holds(k, c.n)):
        return Message("risk-why-aim-seat")
    if c.phase == "say-land" and not near(k, c.n):
        return Message("risk-why-aim-land", {"target": c.name(c.n)})
    if c.phase != "say-person":
        return None
    u = c.n - PEOPLE
    removal = int(k.court.programs.says[k.court.top(F_CARD)]) == 3
    sound = 0 <= u < FIRST_MAESTER and (there(k, u) if removal else takeable(k, u))
    return None if sound else Message("risk-why-aim-person", {"card": card_name(c.box, c.n)})


# -- answers in the middle of an effect


def die_there(c: Case) -> Message | None:
    """A die that was rolled, and not yet rolled again."""
    if c.phase not in ("one-die", "more-dice") or c.verb != "dice":
        return None
    k = case_of(c)
    effect = k.used()
    if effect["kind"] == "die_set_max":
        attack = attacks(k)
        free = list(range(int(k.view.attack_dice if attack else k.view.defence_dice)))
    else:
        free = loose(k, str(effect["side"]))
    return None if c.n in free else Message("risk-why-die")


def dice_rising(c: Case) -> Message | None:
    """Several dice are named from the first to the last, at least one."""
    if c.phase != "more-dice":
        return None
    chosen = int(case_of(c).court.top(F_COUNT))
    if c.verb == "done":
        return None if chosen else Message("risk-why-one-die")
    return Message("risk-why-die-order") if chosen >> c.n else None


def army_place(c: Case) -> Message | None:
    """Own territories, with a castle or different ones, as the card says."""
    if c.phase != "place-army":
        return None
    k = case_of(c)
    if k.used()["where"] == "own_castle_territory":
        castle = c.box.territories[c.n].castle
        return None if castle else Message("risk-why-castle", {"target": c.name(c.n)})
    later = [t for t in range(c.n + 1, len(c.box.territories)) if c.mine(t)]
    left = int(k.court.top(F_COUNT)) - 1
    if c.n > k.court.top(F_LAST) and len(later) >= left:
        return None
    return Message("risk-why-distinct", {"target": c.name(c.n)})


def unit_place(c: Case) -> Message | None:
    """Units are placed in own territories."""
    if c.phase == "place-unit" and not c.mine(c.n):
        return Message("risk-why-not-yours", {"target": c.name(c.n)})
    return None


def no_more_than(c: Case) -> Message | None:
    """As many as the card says and as there are, but never the last."""
    if c.phase != "how-many" or c.verb == "none":
        return None
    most = int(case_of(c).court.top(F_COUNT))
    return Message("risk-why-how-many", {"most": most}) if c.n + 1 > most else None


def army_to_lose(c: Case) -> Message | None:
    """An own army that does not stand alone."""
    if c.phase != "lose-one":
        return None
    if not c.mine(c.n):
        return Message("risk-why-not-yours", {"target": c.name(c.n)})
    return Message("risk-why-last-army", {"target": c.name(c.n)}) if c.armies(c.n) < 2 else None


def withdraws(c: Case) -> Message | None:
    """To another territory of one's own."""
    if c.phase != "withdraw" or (c.mine(c.n) and c.n != c.view.target):
        return None
    return Message("risk-why-withdraw", {"target": c.name(c.n)})


def lets_go(c: Case) -> Message | None:
    """One of the cards looked at."""
    if c.phase != "let-go":
        return None
    view = case_of(c).court
    looked = [t for t in range(int(m.TERRITORIES)) if view.cards.place[t] == LOOKED]
    looked += [
        int(m.MAESTERS) + k for k, place in enumerate(view.scrolls.place) if place == M_LOOKED
    ]
    titles = [
        PEOPLE + int(view.programs.title[n - PEOPLE]) if n >= m.MAESTERS else n for n in looked
    ]
    return (
        None if c.n in titles else Message("risk-why-not-looked", {"card": card_name(c.box, c.n)})
    )


# -- invasions, maneuvers, captives


def forbidden(c: Case) -> Message | None:
    """A card forbids to invade a territory, or all of a player."""
    t = -1
    if c.verb == "attack" and c.phase == "invade":
        t = c.places()[1]
    elif c.phase in ("sail-to", "land"):
        t = c.n
    elif c.verb == "wildlings":
        t = c.box.territory("the_gift")
    if t < 0:
        return None
    k = case_of(c)
    for u, kind, user, about in k.effects():
        if kind == "invasion_ban":
            every = k.effect(u, kind)["scope"] == "all_own_territories"
            if (every and k.owner(t) == user) or (not every and t == about):
                return Message("risk-why-banned", k.card(u) | {"target": c.name(t)})
    return None


def no_landing(c: Case) -> Message | None:
    """Exiles need a port that no card forbids."""
    if c.verb != "call" or c.phase != "draw":
        return None
    ports = [t for t, face in enumerate(c.box.territories) if c.here(t) and face.port != "none"]
    open_ = [t for t in ports if not banned(c, t)]
    return None if open_ else Message("risk-why-no-landing")


def deck_gone(c: Case) -> Message | None:
    """Nothing is drawn from an empty deck that cannot be refilled."""
    empty = c.verb == "draw" and c.phase == "draw" and not case_of(c).court.cards_left()
    return Message("risk-why-no-deck") if empty else None


def coasts(c: Case, source: int) -> list[int]:
    """What a port reaches by a card beyond its neighbours, bans aside."""
    lands = range(len(c.box.territories))
    return [
        t
        for t in lands
        if c.here(t)
        and c.box.territories[t].coastal
        and not c.mine(t)
        and not c.adjacent(source, t)
    ]


def sails_from(c: Case) -> Message | None:
    """With the card for it, from an own port, with an army to spare."""
    if c.verb != "from" or c.phase != "invade":
        return None
    if "invasion_reach" not in case_of(c).lasting(c.asked):
        return Message("risk-why-no-fleet")
    if not c.mine(c.n) or c.box.territories[c.n].port == "none" or c.armies(c.n) < 2:
        return Message("risk-why-no-port", {"source": c.name(c.n)})
    free = [t for t in coasts(c, c.n) if not banned(c, t)]
    return None if free else Message("risk-why-no-coast", {"source": c.name(c.n)})


def banned(c: Case, t: int) -> bool:
    """Whether a card forbids a territory."""
    k = case_of(c)
    return any(
        kind == "invasion_ban"
        and (
            k.owner(t) == user
            if k.effect(u, kind)["scope"] == "all_own_territories"
            else t == about
        )
        for u, kind, user, about in k.effects()
    )


def sails_to(c: Case) -> Message | None:
    """A coast of others that is not adjacent anyway."""
    if c.phase != "sail-to" or c.n in coasts(c, int(case_of(c).court.top(F_CARD))):
        return None
    return Message("risk-why-coast", {"target": c.name(c.n)})


def early(c: Case) -> Message | None:
    """With the card for it, once, and if there is anything to move."""
    if c.verb != "maneuver":
        return None
    k = case_of(c)
    if "maneuver_anytime" not in k.lasting(c.asked):
        return Message("risk-why-maneuver-later")
    if k.court.early:
        return Message("risk-why-maneuver-made")
    lands = range(len(c.box.territories))
    if any(c.mine(t) and c.armies(t) > 1 and len(c.chain(t)) > 1 for t in lands):
        return None
    return Message("risk-why-maneuver-none")


def early_made(c: Case) -> Message | None:
    """A maneuver begun early is made."""
    begun = c.verb == "done" and c.phase == "leave" and case_of(c).court.early == 1
    return Message("risk-why-maneuver-begun") if begun else None


def ransom(c: Case) -> Message | None:
    """A captive costs what the card says, and goes to the captor."""
    if c.verb != "ransom":
        return None
    k = case_of(c)
    if not captives(k):
        return Message("risk-why-no-captive")
    gold, price = int(k.court.gold[c.asked]), ransom_price()
    return Message("risk-why-gold", {"gold": gold, "price": price}) if gold < price else None


def captives(k: CardCase) -> list[int]:
    """Characters of who is asked whom others hold."""
    house = k.box.houses[int(k.view.houses[k.asked])].id
    people = range(FIRST_MAESTER)
    return [u for u in people if k.table(u)["house"] == house and k.court.people[u] >= CAPTIVE]


@cache
def ransom_price() -> int:
    """As the card that takes captives says."""
    effects = [e for card in printed("risk_cards")["maester_cards"] for e in card["effects"]]
    return next(int(e["then"]["ransom"]) for e in effects if "ransom" in e.get("then", {}))


def whom(c: Case) -> Message | None:
    """One of the captives."""
    if c.phase != "ransom-whom" or c.n - PEOPLE in captives(case_of(c)):
        return None
    return Message("risk-why-not-captive", {"card": card_name(c.box, c.n)})


BEFORE: tuple[tuple[str, Check], ...] = (
    ("D-29", first_copy),
    ("A-38", characters_in_game),
    ("D-32", own_character),
    ("D-29", maester_held),
    ("A-28", character_up),
    ("D-28", moment),
)
ANSWERED: tuple[tuple[str, Check], ...] = (
    ("K-01", condition),
    ("K-03", card_paid),
    ("K-01", choice_left),
    ("K-05", waits),
    ("K-05", waits_at_home),
    ("K-02", aim),
    ("A-24", die_there),
    ("A-24", dice_rising),
    ("K-02", army_place),
    ("D-25", unit_place),
    ("K-07", no_more_than),
    ("A-31", army_to_lose),
    ("K-02", withdraws),
    ("K-02", lets_go),
    ("D-03", forbidden),
    ("K-09", no_landing),
    ("A-04", deck_gone),
    ("D-03", sails_from),
    ("D-03", sails_to),
    ("D-43", early),
    ("D-43", early_made),
    ("A-28", ransom),
    ("A-28", whom),
)
CHECKS: tuple[tuple[str, Check], ...] = (
    *(
        entry
        for rule, check in why_realm.CHECKS
        for entry in (
            (*BEFORE, (rule, fits_question)) if check is why.fits_question else ((rule, check),)
        )
    ),
    *ANSWERED,
)


def refuse(view: Court, move: int, box: Box) -> Refusal | None:
    """The first rule against the move, or None."""
    return why.judge(CardCase(view, move, box), CHECKS)
