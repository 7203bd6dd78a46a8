"""Why an answer to a card is refused. With `cards.py`, all that cards add to the referee."""

from collections.abc import Mapping
from functools import cache

from council.core.game import Message, Refusal
from council.games.risk import moves as m
from council.games.risk.box import moments
from council.games.risk.cards import Box, card_name, printed
from council.games.risk.state.cards import cards_left
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import F_CARD, F_COUNT, F_LAST, top, window_moment
from council.games.risk.state.places import CAPTIVE, LOOKED, M_LOOKED, WAITING
from council.games.risk.why import dominion, referee
from council.games.risk.why.cards import (
    FIRST_MAESTER,
    PEOPLE,
    CardCase,
    attacks,
    card_paid,
    case_of,
    character_up,
    characters_in_game,
    choice_left,
    condition,
    first_copy,
    holds,
    loose,
    maester_held,
    moment_of_character,
    moment_of_maester,
    near,
    own_character,
    takeable,
    there,
)
from council.games.risk.why.case import Case, Check

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
BY_CARDS = tuple(ANSWERS)[1:12]  # what a card asks of its user and of those it hits


# -- what is asked


def fits_question(c: Case) -> Message | None:
    """One answers what is asked."""
    extra = ANSWERS.get(c.phase, ())
    if c.verb in extra:
        return None
    if c.phase in referee.ANSWERS:
        return referee.fits_question(c)
    return referee.now(c)


# -- armies in waiting


def waits(c: Case) -> Message | None:
    """Armies wait with a card of one's own."""
    if c.verb != "reveal" or c.phase != "window":
        return None
    k = case_of(c)
    if window_moment(k.state) == moments.CARD_PLAYED:
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
    removal = int(k.state.programs.says[top(k.state, F_CARD)]) == 3
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
    chosen = int(top(case_of(c).state, F_COUNT))
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
    left = int(top(k.state, F_COUNT)) - 1
    if c.n > top(k.state, F_LAST) and len(later) >= left:
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
    k = case_of(c)
    most = int(top(k.state, F_COUNT))
    facts = k.card(int(top(k.state, F_CARD))) | {"most": most}
    return Message("risk-why-how-many", facts) if c.n + 1 > most else None


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
    view = case_of(c).state
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
    if c.verb == "attack" and c.phase == "invade":
        return ban_on(c, c.places()[1])
    return ban_on(c, c.n) if c.phase == "sail-to" else None


def forbidden_to_call(c: Case) -> Message | None:
    """Nor are exiles or Wildlings called to such a territory."""
    if c.phase == "land":
        return ban_on(c, c.n)
    return ban_on(c, c.box.territory("the_gift")) if c.verb == "wildlings" else None


def ban_on(c: Case, t: int) -> Message | None:
    """The card that forbids a territory."""
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
    empty = c.verb == "draw" and c.phase == "draw" and not cards_left(case_of(c).state)
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
    if c.phase != "sail-to" or c.n in coasts(c, int(top(case_of(c).state, F_CARD))):
        return None
    return Message("risk-why-coast", {"target": c.name(c.n)})


def early(c: Case) -> Message | None:
    """With the card for it, once, and if there is anything to move."""
    if c.verb != "maneuver":
        return None
    k = case_of(c)
    if "maneuver_anytime" not in k.lasting(c.asked):
        return Message("risk-why-maneuver-later")
    if k.state.early:
        return Message("risk-why-maneuver-made")
    lands = range(len(c.box.territories))
    if any(c.mine(t) and c.armies(t) > 1 and len(c.chain(t)) > 1 for t in lands):
        return None
    return Message("risk-why-maneuver-none")


def early_made(c: Case) -> Message | None:
    """A maneuver begun early is made."""
    begun = c.verb != "from" and c.phase == "leave" and case_of(c).state.early == 1
    return Message("risk-why-maneuver-begun") if begun else None


def ransom(c: Case) -> Message | None:
    """A captive costs what the card says, and goes to the captor."""
    if c.verb != "ransom":
        return None
    k = case_of(c)
    if not captives(k):
        return Message("risk-why-no-captive")
    gold, price = int(k.state.gold[c.asked]), ransom_price()
    return Message("risk-why-gold", {"gold": gold, "price": price}) if gold < price else None


def captives(k: CardCase) -> list[int]:
    """Characters of who is asked whom others hold."""
    house = k.box.houses[int(k.view.houses[k.asked])].id
    people = range(FIRST_MAESTER)
    return [u for u in people if k.table(u)["house"] == house and k.state.people[u] >= CAPTIVE]


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
    ("D-34", moment_of_character),
    ("D-28", moment_of_maester),
    ("D-43", early_made),
    ("K-05", referee.where(fits_question, lambda c: c.phase == "window")),
    ("K-02", referee.where(fits_question, lambda c: c.phase in BY_CARDS)),
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
    ("K-16", forbidden_to_call),
    ("K-09", no_landing),
    ("A-04", deck_gone),
    ("D-03", sails_from),
    ("D-03", sails_to),
    ("D-43", early),
    ("A-28", ransom),
    ("A-28", whom),
)
CHECKS: tuple[tuple[str, Check], ...] = (
    *(
        entry
        for rule, check in dominion.CHECKS
        for entry in (
            (*BEFORE, (rule, fits_question)) if check is referee.fits_question else ((rule, check),)
        )
    ),
    *ANSWERED,
)


def refuse(view: DominionBoard, move: int, box: Box) -> Refusal | None:
    """The first rule against the move, or None."""
    return referee.judge(CardCase(view, move, box), CHECKS)
