"""Why a move is refused: the rules as a referee checks them, stated apart from `rules.py`."""

from collections.abc import Callable

from council.core.game import Message, Refusal, Who
from council.core.state import CHANCE, NOBODY, PUBLIC
from council.games.risk import moves as m
from council.games.risk.cards import ICONS, Box, coast
from council.games.risk.rules.drawing import can_take
from council.games.risk.rules.mitchell.landing import can_call
from council.games.risk.shown.mitchell import exiles, force_name
from council.games.risk.shown.view import trade_step
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import FREE_FOLK
from council.games.risk.state.phases import BY_ARMS
from council.games.risk.why.battle import (
    another_place,
    army_left_behind,
    army_to_spare,
    attack_dice,
    bonus_at_home,
    committed_move_in,
    defence_dice,
    deploys_at_home,
    enough_to_deploy,
    linked,
    on_a_chain,
    on_the_map,
    one_stays,
    others_target,
    own_armies,
    own_source,
    plainly_counted,
    somewhere_to_go,
    strong_enough,
)
from council.games.risk.why.case import Case, Check

OF_MITCHELL = ("call", "wildlings", "yes", "no")
BY_CHANCE = ("deal", "roll", "drawn", "seat")
ABSENT = (
    *("claim", "unit", "use", "pick", "reveal", "knights", "engines", "maneuver"),
    *(word for word in m.WORD_TEXTS[4:] if word not in OF_MITCHELL),
)
ROOM = 5  # cards in a hand
ANSWERS = {
    "house": ("house",),
    "trade": ("trade", "done"),
    "deploy": ("deploy",),
    "count": ("armies",),
    "invade": ("attack", "done"),
    "commit": ("dice",),
    "defend": ("dice",),
    "go-on": ("stop", "fight"),
    "move-in": ("armies",),
    "leave": ("from", "done"),
    "go": ("to",),
    "march": ("armies",),
    "draw": ("draw", "done", "call", "wildlings"),
    "call": ("house",),
    "land": ("to",),
    "agree": ("yes", "no"),
    "give-up": ("pick",),
    "claim": ("claim",),
    "start": ("deploy",),
    "swap": ("trade", "done"),
    "base": ("unit",),
    "purchase": ("maester", "objective", "done"),
    "use-knights": ("knights", "armies"),
    "use-engines": ("engines", "armies"),
    "take-knights": ("knights", "armies"),
    "take-engines": ("engines", "armies"),
    "score": ("reveal", "done"),
}

# -- whose move it is


def not_over(c: Case) -> Message | None:
    """After the end nothing is played."""
    return Message("risk-why-over") if c.asked == NOBODY else None


def seated(c: Case) -> Message | None:
    """Spectators do not play."""
    return Message("risk-why-spectator") if c.seat == PUBLIC else None


def still_in(c: Case) -> Message | None:
    """A player without armies is out."""
    out = c.seat >= 0 and int(c.view.out) >> c.seat & 1 and c.seat != c.asked
    return Message("risk-why-out") if out else None


def not_chance(c: Case) -> Message | None:
    """Dice and cards fall by themselves."""
    return Message("risk-why-chance") if c.asked == CHANCE else None


def on_turn(c: Case) -> Message | None:
    """One answers when asked."""
    return Message("risk-why-turn", {"who": Who(c.asked)}) if c.asked != c.seat else None


# -- what may be answered


def by_players(c: Case) -> Message | None:
    """Nobody chooses what is dealt, rolled or drawn."""
    said = c.verb == "seat" and c.phase == "say-seat"
    return Message("risk-why-by-chance") if c.verb in BY_CHANCE and not said else None


def part_of_mitchell(c: Case) -> Message | None:
    """Exiles and Wildlings belong to House Mitchell's amendments."""
    if c.verb in OF_MITCHELL and not c.view.mitchell:
        return Message("risk-why-mitchell")
    return None


def part_of_skirmish(c: Case) -> Message | None:
    """Gold, characters, maesters, objectives and units are not in this game."""
    absent = c.verb in ABSENT and not isinstance(c.view, DominionBoard)
    return Message("risk-why-dominion") if absent else None


def all_deployed(c: Case) -> Message | None:
    """Every army is placed before anything else."""
    if c.phase in ("deploy", "count") and c.verb in ("done", "attack", "from"):
        return Message("risk-why-deploy-first", {"armies": int(c.view.bonus + c.view.pool)})
    return None


def battle_begun(c: Case) -> Message | None:
    """A declared invasion has at least one battle."""
    if c.phase == "commit" and c.verb in ("stop", "done", "attack"):
        return Message("risk-why-declared", {"target": c.name(int(c.view.target))})
    return None


def fits_question(c: Case) -> Message | None:
    """One answers what is asked."""
    if c.verb in ANSWERS[c.phase]:
        return None
    return now(c)


def now(c: Case) -> Message:
    """What is asked, and what of it has to be."""
    if c.phase == "trade":
        return Message("risk-why-now-trade", {"step": trade_step(c.view)})
    if c.phase == "draw":
        choice = "card" if can_take(c.view) else "call"
        both = can_take(c.view) and can_call(c.view)
        return Message("risk-why-now-draw", {"choice": "both" if both else choice})
    return Message(f"risk-why-now-{c.phase}")


def where(check: Check, fits: Callable[[Case], bool]) -> Check:
    """The same at tables and in phases that have a rule of their own."""
    return lambda c: check(c) if fits(c) else None


def during(phase: str) -> Check:
    """The setup is not a turn."""
    return where(fits_question, lambda c: c.phase == phase)


def by_sheet(c: Case) -> bool:
    """House Mitchell's amendments hold."""
    return bool(c.view.mitchell)


def for_two(c: Case) -> bool:
    """Two play on Essos (S-01), but by the sheet."""
    return bool(c.view.seats == 2)


def at_war(c: Case) -> bool:
    """Both maps are in play."""
    return bool(c.view.seats > 5)


picks_a_house = during("house")

# -- setup


def house_of_game(c: Case) -> Message | None:
    """Each number of players has its Houses."""
    if c.phase == "house" and c.n not in [int(h) for h in c.view.land.houses]:
        return Message("risk-why-house", {"house": force_name(c.box, c.n)})
    return None


def house_of_sheet(c: Case) -> Message | None:
    """House Mitchell has five, whoever plays."""
    other = c.view.mitchell and house_of_game(c) is not None
    return Message("risk-why-house-sheet", {"house": force_name(c.box, c.n)}) if other else None


def house_free(c: Case) -> Message | None:
    """Two players do not share a House."""
    if c.phase == "house" and c.n in [int(h) for h in c.view.houses]:
        return Message("risk-why-house-taken", {"house": c.box.houses[c.n].name})
    return None


# -- trading


def five_must_trade(c: Case) -> Message | None:
    """With five cards at the start of the turn a set must go."""
    if c.verb == "done" and c.phase == "trade" and not c.view.midway and not c.begun():
        return Message("risk-why-five") if len(c.hand()) >= 5 else None
    return None


def loot_must_trade(c: Case) -> Message | None:
    """More than five cards taken are brought down at once."""
    if c.verb == "done" and c.phase == "trade" and c.view.midway and not c.begun():
        return None if c.view.may_trade else Message("risk-why-loot")
    return None


def set_completed(c: Case) -> Message | None:
    """A set that was begun is finished."""
    if c.verb == "done" and c.phase == "trade" and c.begun():
        return Message("risk-why-half-set")
    return None


def in_hand(c: Case) -> Message | None:
    """One trades what one holds."""
    if c.verb == "trade" and c.phase == "trade" and c.n not in c.hand():
        return Message("risk-why-no-card", {"card": c.name(c.n)})
    return None


def rising(c: Case) -> Message | None:
    """The cards of a set are named from the lowest number up."""
    begun = c.begun() if c.phase == "trade" else []
    if c.verb == "trade" and begun and c.n < max(begun):
        return Message("risk-why-rising", {"card": c.name(c.n)})
    return None


def makes_a_set(c: Case) -> Message | None:
    """Three alike or three different."""
    if c.verb != "trade" or c.phase != "trade":
        return None
    chosen = [*c.begun(), c.n]
    later = [card for card in c.hand() if card > c.n]
    if len(chosen) == 3:
        sets = [chosen]
    elif len(chosen) == 2:
        sets = [[*chosen, third] for third in later]
    else:
        sets = [[c.n, a, b] for a in later for b in later if a < b]
    for cards in sets:
        if len({c.box.territories[card].icon for card in cards}) != 2:
            return None
    key = f"risk-why-no-set-{trade_step(c.view)}"
    return Message(key, {"card": c.name(c.n), "icon": ICONS[c.box.territories[c.n].icon]})


# -- House Mitchell


def room_in_hand(c: Case) -> Message | None:
    """Nobody draws a sixth card."""
    if c.verb == "draw" and len(c.hand()) >= ROOM:
        return Message("risk-why-full-hand")
    return None


def earned_by_conquest(c: Case) -> Message | None:
    """Only the card earned by conquest is given up for a call."""
    calls = c.phase == "draw" and c.verb in ("call", "wildlings")
    spent = c.view.conquests == 0 or c.view.drew != 0
    return Message("risk-why-not-earned") if calls and spent else None


def somebody_exiled(c: Case) -> Message | None:
    """Only a House in exile can be called."""
    if c.verb == "call" and not exiles(c.view):
        return Message("risk-why-no-exile")
    if c.phase == "call" and c.n not in exiles(c.view):
        return Message("risk-why-not-exiled", {"house": force_name(c.box, c.n)})
    return None


def beyond_the_wall(c: Case) -> Message | None:
    """Wildlings who hold The Gift are not called again."""
    if c.verb == "wildlings" and c.view.banners[c.box.territory("the_gift")] == FREE_FOLK:
        return Message("risk-why-wildlings")
    return None


def at_a_port(c: Case) -> Message | None:
    """Exiles come by ship."""
    if c.phase == "land" and not coast(c.box.territories[c.n]):
        return Message("risk-why-portless", {"target": c.name(c.n)})
    return None


# In the order a referee would look; the first that speaks is the answer.
CHECKS: tuple[tuple[str, Check], ...] = (
    ("S-48", where(not_over, lambda c: bool(c.view.ended == BY_ARMS))),
    ("S-53", not_over),
    ("C-15", seated),
    ("S-45", still_in),
    ("A-16", not_chance),
    ("S-11", on_turn),
    ("A-16", by_players),
    ("A-46", part_of_mitchell),
    ("S-03", part_of_skirmish),
    ("S-21", all_deployed),
    ("S-57", battle_begun),
    ("S-05", picks_a_house),
    ("S-12", fits_question),
    ("M-05", house_of_sheet),
    ("S-01", where(house_of_game, for_two)),
    ("W-03", where(house_of_game, at_war)),
    ("S-02", house_of_game),
    ("S-05", house_free),
    ("S-19", five_must_trade),
    ("S-47", loot_must_trade),
    ("S-16", set_completed),
    ("S-16", in_hand),
    ("S-16", rising),
    ("S-16", makes_a_set),
    ("A-46", where(on_the_map, by_sheet)),
    ("S-01", where(on_the_map, for_two)),
    ("S-02", on_the_map),
    ("S-21", deploys_at_home),
    ("S-18", bonus_at_home),
    ("S-22", own_source),
    ("S-22", others_target),
    ("S-23", linked),
    ("S-30", strong_enough),
    ("S-33", attack_dice),
    ("S-30", army_left_behind),
    ("S-34", defence_dice),
    ("S-21", enough_to_deploy),
    ("S-31", one_stays),
    ("S-41", committed_move_in),
    ("A-13", plainly_counted),
    ("S-49", own_armies),
    ("S-49", army_to_spare),
    ("S-49", another_place),
    ("S-50", somewhere_to_go),
    ("S-50", on_a_chain),
    ("A-11", room_in_hand),
    ("A-53", earned_by_conquest),
    ("M-13", somebody_exiled),
    ("A-60", beyond_the_wall),
    ("A-54", at_a_port),
)


def refuse(
    view: Board, move: int, box: Box, checks: tuple[tuple[str, Check], ...] = CHECKS
) -> Refusal | None:
    """The first rule against the move, or None."""
    return judge(Case(view, move, box), checks)


def judge(case: Case, checks: tuple[tuple[str, Check], ...]) -> Refusal | None:
    """The first rule that speaks against a case."""
    for rule, check in checks:
        message = check(case)
        if message is not None:
            return Refusal(rule, message)
    return None
