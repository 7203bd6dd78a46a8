"""The view as numbers, for learners, and an evaluation for bots that look one move ahead."""

from math import exp, log

from council.games.cardgame.box.book import CHALLENGES, MARSHALLING, RENOWN
from council.games.cardgame.cards import ICONS
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.figures import side_strength, standing_strength, uncounted
from council.games.cardgame.rules.modifiers import claim_of
from council.games.cardgame.shown.view import PHASE_NAMES, bits, lying
from council.games.cardgame.state.board import (
    CHOSEN,
    DEAD,
    DISCARD,
    GOING_ON,
    HAND,
    IN_PLAY,
    PLOT_DECK,
    UNDER,
)
from council.games.cardgame.thinking.worth import chance_to_win

CARDS, PLOTS = 100, 32
PLACES = ("own hand", "play", "duplicate", "discard pile", "dead pile")
OF_CARD = ("kneeling", "strength", "power", "role")
OF_PLAYER = (
    *("gold", "power", "banner", "hand", "deck", "plots left", "standing strength", "characters"),
    *(f"{icon} icons" for icon in ICONS),
    *(f"{icon} challenges made" for icon in ICONS),
    *("asked", "first", "active"),
)
CLAIM_WORTH = (3.0, 1.2, 2.5)  # of one claim: a character, a card, two steps in the race for power

# Players are the viewer and the other; a spectator sees House Stark as the first.
NAMES: tuple[str, ...] = (
    *(f"card {c} in {place}" for place in PLACES for c in range(CARDS)),
    *(f"card {c} {what}" for what in OF_CARD for c in range(CARDS)),
    *(f"plot {p} revealed by {who}" for who in ("viewer", "other") for p in range(PLOTS)),
    *(f"plot {p} in own deck" for p in range(PLOTS)),
    *(f"{what} of {who}" for who in ("viewer", "other") for what in OF_PLAYER),
    *(f"phase {name}" for name in PHASE_NAMES),
    *(f"challenge {icon}" for icon in ICONS),
    *("attack", "defence", "rounds left"),
)


def observe(view: CardGame) -> list[float]:
    """One number for each name."""
    me = int(view.house_of(view.viewer)) if view.viewer >= 0 else 0
    place = [int(p) for p in view.cards.place]
    wanted = [
        (int(HAND) + 3 * me,) if view.viewer >= 0 else (),
        (int(IN_PLAY),),
        (int(UNDER),),
        (int(DISCARD), int(DISCARD) + 1),
        (int(DEAD), int(DEAD) + 1),
    ]
    found = [float(place[c] in places) for places in wanted for c in range(CARDS)]
    kneeling = {c for d in range(2) for c in bits(int(view.kneeling[d]), d)}
    found += [float(c in kneeling) for c in range(CARDS)]
    found += [float(x) for x in view.strength]
    found += [float(x) for x in view.power]
    found += [float(view.role(c)) for c in range(CARDS)]
    for house in (me, 1 - me):
        found += [float(view.revealed[house] == p) for p in range(PLOTS)]
    deck = int(PLOT_DECK) + me
    mine = view.viewer >= 0
    found += [float(mine and place[CARDS + p] == deck) for p in range(PLOTS)]
    for house in (me, 1 - me):
        found += _player(view, house)
    found += [float(PHASE_NAMES[int(view.phase)] == name) for name in PHASE_NAMES]
    going = view.attacker >= 0
    found += [float(going and view.contest == k) for k in range(3)]
    attacker = int(view.attacker)
    totals = [side_strength(view, attacker), side_strength(view, 1 - attacker)] if going else [0, 0]
    return [*found, *(float(x) for x in totals), float(view.rounds - view.round)]


def _player(view: CardGame, house: int) -> list[float]:
    there = int(view.characters(house))
    icons = [bin(there & int(view.icons[2 * k + house])).count("1") for k in range(3)]
    made = [view.made[3 * house + k] for k in range(3)]
    numbers = [
        *(view.gold[house], view.total_power(house), view.banner[house], view.hand_size(house)),
        *(view.deck_size(house), view.cards.size[int(PLOT_DECK) + house]),
        *(standing_strength(view, house), bin(there).count("1"), *icons, *made),
        *(view.asked == house, view.first == house, view.active == house),
    ]
    return [float(x) for x in numbers]


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
