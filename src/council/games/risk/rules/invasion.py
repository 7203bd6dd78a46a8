"""An invasion: which ones may be declared, and then each battle, with dice committed, chosen,
rolled and compared (S-22..S-44, A-24).

Each step returns the moment that follows it; cards may act there.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import BATTLE, INVASION
from council.games.risk.box.moments import (
    ASK,
    CARD_OFFERED,
    COMMITTED,
    DECLARED,
    INVASION_OVER,
    LANDING_OVER,
    MANEUVERING,
    ROLLED,
    TRADING_BEGUN,
    TURN_OVER,
)
from council.games.risk.moves import ATTACK, DONE
from council.games.risk.rules.cards.invasions import attacks_with_cards, can_invade_with_cards
from council.games.risk.rules.conquest import conquer
from council.games.risk.rules.mitchell.landing import after_landing_losses
from council.games.risk.rules.reinforce import HAND_LIMIT
from council.games.risk.rules.units import compare_with_units, fix_dice, name_knights
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import hand_size
from council.games.risk.state.changes import attacker_falls, clear_dice
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import end_lasting
from council.games.risk.state.phases import COMMITTING, DEFENDING, GOING_ON, INVADING, ROLLING
from council.games.risk.state.places import NEUTRAL
from council.kit.dice import die, falling, put

# -- the Invade phase


def invade(s: Board) -> i64:
    """Any number of invasions (S-26); without a possible one the phase is over."""
    if s.called != 0:
        return after_call(s)
    s.stage += 1
    if can_invade(s):
        s.phase = INVADING
        return ASK
    return end_invading(s)


def end_invading(s: Board) -> i64:
    """No more invasions in this turn."""
    s.stage += 1
    return MANEUVERING


def after_call(s: Board) -> i64:
    """Back from a landing in the Draw phase: it took the place of the card that was earned; what a
    card gave besides stays (A-53)."""
    if isinstance(s, DominionBoard):
        s.draws -= 1
        if not is_out(s, s.turn):
            return CARD_OFFERED
    return TURN_OVER


def attack_moves(s: Board) -> vec[i64]:
    """From an own territory with two armies or more to any adjacent one of others (S-22)."""
    owner = s.owner
    armies = s.armies
    starts = s.land.starts
    neighbours = s.land.neighbours
    ways = s.land.ways
    turn = s.turn
    moves = vec[i64](capacity=i64(64))
    moves = append(moves, DONE)
    for t in range(s.land.low, s.land.high):
        if owner[t] == turn and armies[t] > 1:
            for j in range(starts[t], starts[t + 1]):
                if owner[neighbours[j]] != turn:
                    moves = append(moves, ATTACK + ways[j])
    if isinstance(s, DominionBoard) and s.lasting.count > 0:
        return attacks_with_cards(s, moves)
    return moves


def links_out(s: Board, source: i64) -> bool:
    """Whether a territory of the seat on turn may attack from here (S-22, S-30)."""
    if s.armies[source] < 2:
        return False
    owner = s.owner
    neighbours = s.land.neighbours
    turn = s.turn
    for j in range(s.land.starts[source], s.land.starts[source + 1]):
        if owner[neighbours[j]] != turn:
            return True
    return False


def can_invade(s: Board) -> bool:
    """Whether any invasion may be declared."""
    if isinstance(s, DominionBoard) and s.lasting.count > 0:
        return can_invade_with_cards(s)
    owner = s.owner
    turn = s.turn
    for t in range(s.land.low, s.land.high):
        if owner[t] == turn and links_out(s, t):
            return True
    return False


# -- one invasion


def spare_armies(s: Board, t: i64) -> i64:
    """All but one, which stays behind (S-30)."""
    return s.armies[t] - 1


def most_dice(s: Board, t: i64) -> i64:
    """Of an attack from here: three at most, one for each army that may leave (S-30, S-33)."""
    spare = spare_armies(s, t)
    return spare if spare < 3 else i64(3)


def most_committed(s: Board) -> i64:
    """The most dice of the attack that is going on."""
    return most_dice(s, s.source)


def most_defending(s: Board) -> i64:
    """Two at most, and no more than there are armies (S-34)."""
    return 2 if s.armies[s.target] > 1 else 1


def declare(s: Board, source: i64, target: i64) -> i64:
    """One source, one target (S-25)."""
    s.source = source
    s.target = target
    return DECLARED


def open_battle(s: Board) -> i64:
    """At least one battle (A-65), unless a card has cancelled the invasion or left the source with
    one army (K-06). Arrivals that are cancelled are back where they came from (A-55)."""
    cancelled = isinstance(s, DominionBoard) and s.called_off != 0
    if s.arriving >= 0:
        return LANDING_OVER if cancelled else begin_battle(s)
    if cancelled or s.armies[s.source] < 2:
        return INVASION_OVER
    return begin_battle(s)


def begin_battle(s: Board) -> i64:
    """A fresh commitment for every battle (A-14); with one choice there is no question."""
    s.stage += 1
    clear_dice(s)
    if s.arriving >= 0:  # as many as possible, and nobody stays behind
        return commit(s, s.arrivals if s.arrivals < 3 else i64(3))
    if most_committed(s) == 1:
        return commit(s, 1)
    s.phase = COMMITTING
    return ASK


def commit(s: Board, armies: i64) -> i64:
    """The attacker's dice."""
    s.stage += 1
    s.committed = armies
    s.attack_dice = armies
    if isinstance(s, DominionBoard):
        return name_knights(s)
    return COMMITTED


def ask_defence(s: Board) -> i64:
    """One die for each army still committed; none: no roll (A-24). Then the defender chooses
    their dice, neutrals the most (S-44, A-15)."""
    s.attack_dice = s.committed
    if s.committed == 0:
        return after_losses(s)
    most = most_defending(s)
    if most == 1 or not defender_chooses(s):
        return defend(s, most)
    s.phase = DEFENDING
    return ASK


def defender_chooses(s: Board) -> bool:
    """Not against arrivals, and not for neutrals."""
    return s.arriving < 0 and s.owner[s.target] != NEUTRAL and s.ask_defender != 0


def defend(s: Board, dice: i64) -> i64:
    """The defender's dice; now all are rolled."""
    s.stage += 1
    s.defence_dice = dice
    s.thrown = 0
    s.phase = ROLLING
    if isinstance(s, DominionBoard):
        fix_dice(s)
    return ASK


def roll_die(s: Board, face: i64) -> i64:
    """One die after the other, the attacker's first."""
    if s.thrown < s.attack_dice:
        s.attack_faces = put(s.attack_faces, s.thrown, face)
    else:
        s.defence_faces = put(s.defence_faces, s.thrown - s.attack_dice, face)
    s.thrown += 1
    return ROLLED if s.thrown == s.attack_dice + s.defence_dice else ASK


def compare(s: Board) -> i64:
    """Highest against highest, second against second; a tie costs the attacker (S-36..S-38)."""
    if isinstance(s, DominionBoard):
        compare_with_units(s)
        return after_losses(s)
    attack = falling(s.attack_faces)
    defence = falling(s.defence_faces)
    pairs = s.attack_dice if s.attack_dice < s.defence_dice else s.defence_dice
    for k in range(pairs):
        if die(attack, k) > die(defence, k):
            s.armies[s.target] -= 1
        else:
            attacker_falls(s)
    return after_losses(s)


def after_losses(s: Board) -> i64:
    """Conquered, or on to the next battle while an army can be spared (S-27, S-30)."""
    if isinstance(s, DominionBoard) and s.lasting.count > 0:
        end_lasting(s, BATTLE, -1)
    if s.arriving >= 0:
        return after_landing_losses(s)
    if s.armies[s.target] == 0:
        return conquer(s)
    if s.armies[s.source] > 1:
        s.stage += 1
        s.phase = GOING_ON
        return ASK
    return INVASION_OVER


def end_invasion(s: Board) -> i64:
    """Conquered, stopped, or too weak to go on. Too many cards taken are traded first (S-47)."""
    if isinstance(s, DominionBoard):
        if s.lasting.count > 0:
            end_lasting(s, INVASION, -1)
        s.called_off = 0
    clear_dice(s)
    s.source = -1
    s.target = -1
    if s.looted != 0:
        s.looted = 0
        if hand_size(s, s.turn) > HAND_LIMIT:
            s.midway = 1
            return TRADING_BEGUN
    return invade(s)
