"""How well a seat stands, for bots that look one move ahead."""

from math import exp, log

from council.games.cardgame.box.book import CHALLENGES, MARSHALLING, RENOWN
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.figures import uncounted
from council.games.cardgame.rules.modifiers import claim_of
from council.games.cardgame.shown.view import bits, lying
from council.games.cardgame.state.board import CHOSEN, GOING_ON, HAND
from council.games.cardgame.thinking.worth import chance_to_win

CARDS = 100
CLAIM_WORTH = (3.0, 1.2, 2.5)  # of one claim: a character, a card, two steps in the race for power


def evaluate(view: CardGame, seat: int) -> float:
    """How it stands, for a player who looks one move ahead.

    The power race, strength, icons and card economy are the estimate that a search asks for
    (`thinking/worth.py`); here comes what is not over yet: who still stands, the challenge going
    on, the plot.
    """
    if view.ended != GOING_ON:
        return float(view.value(seat))
    me = int(view.house_of(seat))
    value = float(chance_to_win(view, me))
    lead = 6.0 * log(value / (1.0 - value))
    lead += _standing(view, me) - _standing(view, 1 - me)
    lead += _plot(view, me) - _plot(view, 1 - me)
    lead += _challenge(view, me)
    return 1.0 / (1.0 + exp(-lead / 6.0))


def _standing(view: CardGame, house: int) -> float:
    """Characters that stand can still attack, defend and count for dominance."""
    ready = bits(int(view.characters(house)) & ~int(view.kneeling[house]), house)
    return 0.15 * sum(int(view.strength[card]) for card in ready)


def _plot(view: CardGame, house: int) -> float:
    """The plot chosen or revealed, while it still matters: gold as far as there is something to
    buy, claim as far as there is strength to press it, a little initiative."""
    chosen = lying(view, int(CHOSEN) + house)
    plot = chosen[0] - CARDS if chosen else int(view.revealed[house])
    if plot < 0 or view.phase > CHALLENGES:
        return 0.0
    printed = view.printed
    worth = 0.03 * int(printed.plot_initiative[plot])
    if view.phase <= MARSHALLING:
        worth += 0.3 * min(int(printed.plot_income[plot]), _wanted(view, house))
    mine, other = (_strength(view, side) for side in (house, 1 - house))
    return worth + 1.5 * int(printed.plot_claim[plot]) * (mine + 1) / (mine + other + 2)


def _wanted(view: CardGame, house: int) -> int:
    """The gold a hand could use; of cards nobody knows the usual two each."""
    known = lying(view, int(HAND) + 3 * house)
    costs = sum(max(0, int(view.printed.cost[card])) for card in known)
    return costs + 2 * (int(view.hand_size(house)) - len(known))


def _strength(view: CardGame, house: int) -> int:
    return sum(int(view.strength[card]) for card in bits(int(view.characters(house)), house))


def _challenge(view: CardGame, me: int) -> float:
    """What the challenge going on is worth to this House as the sides stand now."""
    if view.attacker < 0:
        return 0.0
    attacker, kind = int(view.attacker), int(view.contest)
    frame_sets = _declared(view, attacker)
    attack = _sum(view, attacker, frame_sets[0])
    defence = _sum(view, 1 - attacker, frame_sets[1])
    if not frame_sets[0]:
        return 0.0
    sign = 1.0 if me == attacker else -1.0
    if attack < defence:
        return -sign * (0.3 + 2.0 * _renown(view, 1 - attacker, frame_sets[1]))
    worth = CLAIM_WORTH[kind] * int(claim_of(view, attacker))
    if kind == 2:
        worth = CLAIM_WORTH[2] * min(int(claim_of(view, attacker)), int(view.banner[1 - attacker]))
    worth += 2.0 if defence == 0 else 0.0
    return sign * (worth + 2.0 * _renown(view, attacker, frame_sets[0]))


def _declared(view: CardGame, attacker: int) -> tuple[int, int]:
    """Both sides, with those committed so far."""
    attackers, defenders = int(view.attackers[attacker]), int(view.defenders[1 - attacker])
    frame = view.top()
    if len(frame.slots) == 1 and not attackers:
        attackers = int(frame.slots[0])
    elif len(frame.slots) == 1 and view.asked == 1 - attacker and not defenders:
        defenders = int(frame.slots[0])
    return attackers, defenders


def _sum(view: CardGame, house: int, cards: int) -> int:
    counted = cards & ~int(uncounted(view, house))
    return sum(int(view.strength[card]) for card in bits(counted, house))


def _renown(view: CardGame, house: int, cards: int) -> int:
    return len(bits(cards & int(view.keywords[2 * RENOWN + house]), house))
