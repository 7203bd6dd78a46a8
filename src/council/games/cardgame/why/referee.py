"""Why a move is refused: the rules as a referee checks them, stated apart from `rules`."""

from council.core.game import Message, Refusal, Who
from council.core.state import CHANCE, NOBODY, PUBLIC
from council.games.cardgame.cards import Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.why.case import ANSWERS, BY_CHANCE, RULE_OF_STEP, Case, Check
from council.games.cardgame.why.challenges import (
    attacker_named,
    attacker_stands,
    challenge_left,
    defender_stands,
    finds_something,
    fits_host,
    fits_text,
    has_icon,
    in_order,
    may_take_part,
    nameable,
    not_passed_by,
    own_character,
    own_victim,
    payer_stands,
    rising,
    somebody_to_attack,
    tax_paid,
)
from council.games.cardgame.why.setup import (
    card_asked_about,
    once_placed,
    one_limited,
    own_plot,
    placeable,
    plot_on_offer,
    set_up_gold,
)
from council.games.cardgame.why.texts import (
    affordable,
    answers_something,
    condition_holds,
    costs_payable,
    duplicates_a_character,
    has_ability,
    has_host,
    in_hand,
    is_event,
    limited_once,
    no_event,
    not_blank,
    one_number,
    original_in_play,
    own_card,
    right_phase,
    target_there,
    there_to_use,
    under_limit,
    unique_once,
)

# -- whose move it is


def not_over(c: Case) -> Message | None:
    """After the end nothing is played."""
    return Message("cardgame-why-over") if c.asked == NOBODY else None


def seated(c: Case) -> Message | None:
    """Spectators do not play."""
    return Message("cardgame-why-spectator") if c.seat == PUBLIC else None


def not_chance(c: Case) -> Message | None:
    """Cards come by themselves."""
    return Message("cardgame-why-chance") if c.asked == CHANCE else None


def on_turn(c: Case) -> Message | None:
    """One answers when asked."""
    return Message("cardgame-why-turn", {"who": Who(c.asked)}) if c.asked != c.seat else None


def by_players(c: Case) -> Message | None:
    """Nobody chooses what is drawn, lost at random or turned up."""
    return Message("cardgame-why-by-chance") if c.verb in BY_CHANCE else None


def fits_question(c: Case) -> Message | None:
    """One answers what is asked."""
    if c.verb in ANSWERS[c.step]:
        return None
    return Message(f"cardgame-why-now-{c.step}")


def offered(c: Case) -> Message | None:
    """The last word: what is not offered cannot be done; the answer is what is asked."""
    return None if c.legal() else Message(f"cardgame-why-now-{c.step}")


# What a card of the setup is asked, beside those that are placed.
PLACING: tuple[tuple[str, Check], ...] = (
    ("SET-13", placeable),
    ("SET-11", set_up_gold),
    ("SET-12", one_limited),
    ("SET-14", once_placed),
)
# In the order a referee would look; the first that speaks is the answer.
CHECKS: tuple[tuple[str, Check], ...] = (
    ("POW-01", not_over),
    ("GEN-01", seated),
    ("CLM-03", not_chance),
    ("ACT-06", on_turn),
    ("GEN-07", by_players),
    ("RND-01", fits_question),  # or rather the rule of what is asked
    ("PLT-04", own_plot),
    ("DRF-03", plot_on_offer),
    ("SET-10", card_asked_about),
    *PLACING,
    ("MAR-11", in_hand),
    ("GEN-07", one_number),
    ("CRD-11", no_event),
    ("MAR-02", is_event),
    ("UNQ-01", unique_once),
    ("MAR-04", affordable),
    ("KEY-01", limited_once),
    ("CRD-09", has_host),
    ("AMB-25", duplicates_a_character),
    ("DUP-01", original_in_play),
    ("CRD-16", own_card),
    ("CRD-17", there_to_use),
    ("GEN-03", not_blank),
    ("ACT-01", has_ability),
    ("ACT-02", right_phase),
    ("GEN-03", under_limit),
    ("RSP-01", condition_holds),
    ("GLD-02", costs_payable),
    ("AMB-22", target_there),
    ("AMB-21", answers_something),
    ("CHL-02", challenge_left),
    ("GLD-02", tax_paid),
    ("CHL-07", somebody_to_attack),
    ("CHL-06", attacker_named),
    ("CHL-18", own_character),
    ("CHL-07", attacker_stands),
    ("CHL-10", defender_stands),
    ("CHL-17", payer_stands),
    ("CRD-03", has_icon),
    ("GEN-03", may_take_part),
    ("KEY-03", not_passed_by),
    ("CHL-06", rising),
    ("KEY-03", nameable),
    ("CRD-09", fits_host),
    ("HCM-02", in_order),
    ("CLM-02", own_victim),
    ("GEN-03", fits_text),
    ("AMB-53", finds_something),
    ("ACT-07", offered),
)


def refuse(view: CardGame, move: int, box: Box) -> Refusal | None:
    """The first rule against the move, or None."""
    case = Case(view, move, box)
    for rule, check in CHECKS:
        message = check(case)
        if message is not None:
            return Refusal(RULE_OF_STEP[case.step] if check is fits_question else rule, message)
    return None
