"""Why not: challenges, and cards that are picked."""

from council.core.game import Message
from council.games.cardgame.box.book import CANNOT_ATTACK, CANNOT_DEFEND
from council.games.cardgame.cards import ICONS
from council.games.cardgame.rules import challenges
from council.games.cardgame.rules.cards.costs import KneelSome
from council.games.cardgame.rules.cards.targets import Choose
from council.games.cardgame.rules.marshalling import hosts
from council.games.cardgame.rules.select import find_cards
from council.games.cardgame.shown.view import bits, challenges_left, subject, tax
from council.games.cardgame.why.case import Case, Facts
from council.games.cardgame.why.facts import forbids, text_of

# -- challenges


def challenge_left(c: Case) -> Message | None:
    """One of each type, and what cards add."""
    if c.verb == "challenge" and not challenges_left(c.view, c.house, c.n):
        return Message("cardgame-why-challenge-made", {"contest": ICONS[c.n]})
    return None


def tax_paid(c: Case) -> Message | None:
    """A plot may ask for gold first."""
    if c.verb == "challenge" and tax(c.view, c.house, c.n) > c.view.gold[c.house]:
        asked = int(tax(c.view, c.house, c.n))
        have = int(c.view.gold[c.house])
        facts: Facts = {"contest": ICONS[c.n], "gold": asked, "have": have}
        return Message("cardgame-why-tax", facts)
    return None


def somebody_to_attack(c: Case) -> Message | None:
    """Without an attacker there is no challenge."""
    if c.verb == "challenge" and not challenges.attackers_for(c.view, c.house, c.n):
        return Message("cardgame-why-no-attacker", {"contest": ICONS[c.n]})
    return None


def attacker_named(c: Case) -> Message | None:
    """At least one attacker."""
    if c.verb == "done" and c.step == "attack" and not c.view.top().slots[0]:
        return Message("cardgame-why-one-attacker")
    return None


def own_character(c: Case) -> Message | None:
    """Each side sends its own characters in play."""
    if c.verb != "commit":
        return None
    if not c.mine() or not c.view.in_play(c.n) or c.face.type != "character":
        return c.no("not-your-character")
    return None


def attacker_stands(c: Case) -> Message | None:
    """A kneeling character does not attack."""
    return _kneels(c) if c.verb == "commit" and c.step == "attack" else None


def defender_stands(c: Case) -> Message | None:
    """Nor does it defend."""
    return _kneels(c) if c.verb == "commit" and c.step != "attack" else None


def payer_stands(c: Case) -> Message | None:
    """Nor does it kneel again for a cost."""
    return _kneels(c) if c.verb == "pick" and c.step == "kneel" and c.n < 100 else None


def _kneels(c: Case) -> Message | None:
    return c.no("kneels") if c.view.in_play(c.n) and not c.view.stands(c.n) else None


def has_icon(c: Case) -> Message | None:
    """The icon of the challenge permits it."""
    if (
        c.verb == "commit"
        and not int(c.view.icons[2 * int(c.view.contest) + c.house]) >> c.n % 50 & 1
    ):
        return c.no("icon", contest=ICONS[int(c.view.contest)])
    return None


def may_take_part(c: Case) -> Message | None:
    """A text may forbid it."""
    if c.verb == "commit":
        rule = CANNOT_ATTACK if c.step == "attack" else CANNOT_DEFEND
        if c.view.ruled_out(rule, c.view.contest, c.n):
            what = "attack" if c.step == "attack" else "defend"
            source = forbids(c, f"cannot_{what}")
            own = "yes" if source == c.face.name else "no"
            return c.no(f"cannot-{what}", source=source, own=own)
    return None


def not_passed_by(c: Case) -> Message | None:
    """Whom Stealth has named does not defend."""
    if c.verb == "commit" and c.step == "defend" and int(c.view.named[c.house]) >> c.n % 50 & 1:
        return c.no("stealth-named")
    return None


def rising(c: Case) -> Message | None:
    """A set is named in rising order, so that it is named once."""
    if c.verb == "commit" and c.n < c.view.top().passes:
        return c.no("rising")
    return None


def in_order(c: Case) -> Message | None:
    """So are cards that are picked; enough of them must be left."""
    if c.verb == "pick" and c.n < 100 and c.n in _candidates(c) and not c.legal():
        return c.no("rising" if c.n < c.view.top().passes else "too-few")
    return None


def _candidates(c: Case) -> list[int]:
    """Who could be picked one after the other, whatever the order."""
    frame, op = c.view.top(), c.view.op(c.view.top())
    if c.step == "claim":
        sets = [int(c.view.characters(d)) if d == c.house else 0 for d in range(2)]
    elif isinstance(op, KneelSome):
        sets = [int(op.standing(c.view, d, c.house, frame.card)) for d in range(2)]
    elif isinstance(op, Choose):
        sets = [int(op.found(c.view, frame, d)) for d in range(2)]
    else:
        return []
    return [*bits(sets[0], 0), *bits(sets[1], 1)]


# -- picks


def nameable(c: Case) -> Message | None:
    """Stealth names an opposing character without Stealth."""
    if (
        c.verb == "pick"
        and c.step == "stealth"
        and c.n not in bits(int(challenges.nameable(c.view, 1 - c.house)), 1 - c.house)
    ):
        return c.no("stealth")
    return None


def _fitting(c: Case, sets: list[int]) -> list[int]:
    """The characters of two sets, one of each deck."""
    there = [found & int(c.view.characters(d)) for d, found in enumerate(sets)]
    return [*bits(there[0], 0), *bits(there[1], 1)]


def fits_host(c: Case) -> Message | None:
    """An attachment says what it goes on."""
    if c.verb == "pick" and c.step == "host":
        card = subject(c.view)
        if c.n not in _fitting(c, [int(hosts(c.view, card, d)) for d in range(2)]):
            select = c.view.library.attach[card]
            assert select is not None
            printed = [int(find_cards(select, c.view, d, c.house, card, -1)) for d in range(2)]
            other = c.box.name(card)
            if c.n in _fitting(c, printed):
                return c.no("host-full", other=other)
            return c.no("host-wrong", other=other, **text_of(c.box, card))
    return None


def own_victim(c: Case) -> Message | None:
    """The loser names characters of their own."""
    if c.verb == "pick" and c.step == "claim" and not c.legal():
        return c.no("claim")
    return None


def fits_text(c: Case) -> Message | None:
    """The text says what may be chosen."""
    if c.verb not in ("pick", "place") or c.legal():
        return None
    source = int(c.view.top().card)
    if c.step in ("kneel", "pick", "pick-up-to", "take", "search") and source >= 0:
        return c.no("pick", source=c.box.name(source), **text_of(c.box, source))
    return c.no("pick-other")


def finds_something(c: Case) -> Message | None:
    """Who finds a card must take it."""
    if c.verb == "nothing" and not c.legal():
        return Message("cardgame-why-must-find")
    return None
