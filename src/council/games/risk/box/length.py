"""How long a game of Dominion can be: gold bounds cards, cards and income bound armies."""

from council.core.game import Setup
from council.games.risk.box.modes import Mode
from council.games.risk.cards import Box

SET_ARMIES = 13  # one of each icon, and six more where every territory of it is held
DRAWS_A_TURN = 4  # the card earned, and what characters may add
ARMIES_A_USE = 6  # most armies a card brings: a d6


def dominion(box: Box, mode: Mode, setup: Setup) -> int:
    """A bound on decisions, chance included.

    Every battle destroys an army, or costs a card; every use of a card costs a hundred gold or
    more, every maester and objective two hundred. At every moment each seat is asked once, and once
    more for each card used there.
    """
    seats, rounds = setup.seats, int(setup.options["rounds"])
    size = mode.high - mode.low
    lands = box.territories[mode.low : mode.high]
    castles = sum(t.castle for t in lands)
    ports = sum(t.port != "none" for t in lands)
    income = (size + castles) // 3 + 3 * seats + sum(region.bonus for region in box.regions)
    gold = sum(mode.dominion["start_gold"]) + 100 * rounds * (income + ports)
    uses = gold // 100
    turns = rounds * seats
    sets = (size + DRAWS_A_TURN * turns) * SET_ARMIES // 3
    each = max(mode.dominion["start_armies"][0] + 3, 9 * size // seats)  # claimed, or dealt
    armies = seats * each + 2 * size + rounds * income + sets + ARMIES_A_USE * uses
    if mode.sheet:  # neutral Houses get armies too, and some come from off the map
        a_round = (size + castles) // 3 + 3 * 9 + sum(region.bonus for region in box.regions)
        armies += 5 * size + rounds * (a_round + 8 * (seats + 1))
    asked = 16 + 4 * seats  # questions of a battle or a card, and the seats asked at its moments
    begun = 16 * seats + 2 * size + seats * each
    return begun + (armies + 2 * uses) * asked + turns * (36 + 10 * seats)
