"""Why a move of Dominion is refused: what a referee checks besides Skirmish."""

from collections.abc import Mapping

from council.core.game import Message, Refusal
from council.games.risk import moves as m
from council.games.risk.cards import ICONS, Box, card_name
from council.games.risk.rules.objective_phase import SCORED, SET_UP
from council.games.risk.rules.objectives import fulfilled
from council.games.risk.shown.view_cards import card_texts
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BY_POINTS
from council.games.risk.state.places import (
    FREE,
    M_DECK,
    M_DISCARDS,
    O_DECK,
    O_DISCARDS,
    O_HAND,
    O_LOOKED,
    SCROLLS,
    TOKENS,
)
from council.games.risk.why import referee
from council.games.risk.why.case import Case, Check, Facts

PRICE = 200


def board_of(c: Case) -> DominionBoard:
    """The table, known to be one of Dominion."""
    assert isinstance(c.view, DominionBoard)
    return c.view


def cards_in(c: Case, place: int) -> list[int]:
    """The maesters or objectives of a place, as numbers of all cards."""
    found = board_of(c).scrolls.place
    return [int(m.MAESTERS) + k for k in range(int(SCROLLS)) if found[k] == place]


# -- setup


def still_free(c: Case) -> Message | None:
    """One claims what nobody holds."""
    if c.verb == "claim" and c.phase == "claim" and c.owner(c.n) != FREE:
        return Message("risk-why-claimed", {"target": c.name(c.n)})
    return None


def looked_at(c: Case) -> Message | None:
    """One gives up one of the objectives drawn."""
    if c.verb != "pick" or c.phase != "give-up":
        return None
    place = O_HAND + c.asked if board_of(c).errand == SET_UP else O_LOOKED
    if c.n in cards_in(c, int(place)):
        return None
    return Message("risk-why-not-drawn", {"card": card_name(c.box, c.n)})


# -- a unit for a card


def card_to_swap(c: Case) -> Message | None:
    """One trades what one holds."""
    if c.verb == "trade" and c.phase == "swap" and c.n not in c.hand():
        return Message("risk-why-no-card", {"card": c.name(c.n)})
    return None


def piece_left(c: Case) -> Message | None:
    """With the limit of the box no more units than pieces."""
    if c.verb != "trade" or c.phase != "swap" or not board_of(c).token_limit:
        return None
    kind = c.box.territories[c.n].icon
    placed = sum(int(n) >> 8 * kind & 255 for n in board_of(c).units)
    return Message("risk-why-no-piece", {"unit": ICONS[kind]}) if placed >= TOKENS else None


def unit_at_home(c: Case) -> Message | None:
    """Units are placed in own territories."""
    if c.verb == "unit" and c.phase == "base" and not c.mine(c.n):
        return Message("risk-why-not-yours", {"target": c.name(c.n)})
    return None


# -- purchase


def module_in_game(c: Case) -> Message | None:
    """What is not in the game is not for sale."""
    if c.phase != "purchase" or c.verb not in ("maester", "objective"):
        return None
    table = board_of(c)
    there = table.with_maesters if c.verb == "maester" else table.with_objectives
    return None if there else Message("risk-why-no-module", {"module": f"{c.verb}s"})


def one_objective(c: Case) -> Message | None:
    """One objective is bought in a turn."""
    bought = c.verb == "objective" and c.phase == "purchase" and board_of(c).bought
    return Message("risk-why-bought") if bought else None


def affordable(c: Case) -> Message | None:
    """There are no debts."""
    if c.phase != "purchase" or c.verb not in ("maester", "objective"):
        return None
    gold = int(board_of(c).gold[c.asked])
    return Message("risk-why-gold", {"gold": gold, "price": PRICE}) if gold < PRICE else None


def deck_left(c: Case) -> Message | None:
    """An empty deck without discards has nothing to sell."""
    if c.phase != "purchase" or c.verb not in ("maester", "objective"):
        return None
    places = (M_DECK, M_DISCARDS) if c.verb == "maester" else (O_DECK, O_DISCARDS)
    left = sum(int(board_of(c).scrolls.size[place]) for place in places)
    return None if left else Message("risk-why-no-deck")


# -- units


def units_there(c: Case) -> Message | None:
    """No more fight or go than there are; more than fifteen only all together."""
    if c.phase not in ("use-knights", "use-engines", "take-knights", "take-engines"):
        return None
    kind = ICONS[0] if c.phase.endswith("knights") else ICONS[1]
    there = int(board_of(c).units[c.view.source]) >> 8 * ICONS.index(kind) & 255
    facts: Facts = {"most": there, "unit": kind, "source": c.name(int(c.view.source))}
    if c.verb == "armies":
        every = c.n == m.MOST_COUNTED and there > m.MOST_UNITS
        return None if every else Message("risk-why-units-count", facts)
    return Message("risk-why-units", facts) if c.n > there else None


# -- objectives


def objective_held(c: Case) -> Message | None:
    """Only objectives in hand can be scored."""
    if c.verb != "reveal" or c.phase != "score" or c.n in cards_in(c, int(O_HAND) + c.asked):
        return None
    return Message("risk-why-not-held", {"card": card_name(c.box, c.n)})


def objective_done(c: Case) -> Message | None:
    """An objective is scored when it is fulfilled."""
    if c.verb != "reveal" or c.phase != "score":
        return None
    if fulfilled(board_of(c), c.n - m.OBJECTIVES, c.asked):
        return None
    text = card_texts()[c.box.cards[c.n]]
    return Message("risk-why-not-done", {"card": card_name(c.box, c.n), "text": text})


# Rules of Dominion that speak before, or in place of, those of Skirmish
AMENDED: Mapping[Check, tuple[tuple[str, Check], ...]] = {
    referee.not_over: (
        ("D-46", referee.where(referee.not_over, lambda c: bool(c.view.ended == BY_POINTS))),
        ("S-53", referee.not_over),
    ),
    referee.on_turn: (
        ("A-25", referee.where(referee.on_turn, lambda c: c.phase == "window")),
        ("D-06", referee.where(referee.on_turn, lambda c: bool(board_of(c).ordered))),
        ("S-11", referee.on_turn),
    ),
    referee.picks_a_house: (
        ("D-05", referee.picks_a_house),
        ("D-12", referee.during("claim")),
        ("D-13", referee.during("start")),
    ),
    referee.fits_question: (("D-17", referee.fits_question),),
}
CHECKS: tuple[tuple[str, Check], ...] = (
    *(entry for rule, check in referee.CHECKS for entry in AMENDED.get(check, ((rule, check),))),
    ("D-12", still_free),
    ("D-08", referee.where(looked_at, lambda c: bool(board_of(c).errand == SET_UP))),
    ("D-45", referee.where(looked_at, lambda c: bool(board_of(c).errand == SCORED))),
    ("D-30", looked_at),
    ("D-22", card_to_swap),
    ("A-13", piece_left),
    ("D-25", unit_at_home),
    ("A-38", module_in_game),
    ("A-27", one_objective),
    ("D-30", referee.where(affordable, lambda c: c.verb == "objective")),
    ("D-27", affordable),
    ("A-04", deck_left),
    ("A-23", units_there),
    ("D-44", objective_held),
    ("D-44", objective_done),
)


def refuse(view: DominionBoard, move: int, box: Box) -> Refusal | None:
    """The first rule against the move, or None."""
    return referee.refuse(view, move, box, CHECKS)
