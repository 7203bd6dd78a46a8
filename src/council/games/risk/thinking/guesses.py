"""What a player does at first sight; a search plays on with these guesses."""

from mypy_extensions import i64

from council.core.state import Rng
from council.games.risk.moves import ALL, ARMIES, ATTACK, DEPLOY, DICE, DONE, FROM, MOST_COUNTED, TO
from council.games.risk.rules.mitchell.landing import landings, strength
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    COMMITTING,
    COUNTING,
    DEFENDING,
    DEPLOYING,
    GIVING_UP,
    GOING,
    GOING_ON,
    INVADING,
    LANDING,
    LEAVING,
    MARCHING,
    MOVING_IN,
    NO_QUESTION,
    TAKING,
    TRADING,
)
from council.games.risk.state.places import NEUTRAL
from council.games.risk.thinking.candidates import (
    faces_others,
    fair_odds,
    fight_guess,
    most_dice,
    threat,
)
from council.games.risk.thinking.gains import NEVER, gain_of, region_gains
from council.games.risk.thinking.guesses_dominion import dominion_guess
from council.games.risk.thinking.worth import turns_left


def guess(s: Board, rng: Rng) -> i64:
    """A sensible move, not always the same one."""
    phase = s.phase
    if isinstance(s, DominionBoard) and (s.ask != NO_QUESTION or phase >= GIVING_UP):
        return dominion_guess(s, rng)
    if phase == INVADING:
        return attack_guess(s, rng)
    if phase == COMMITTING or phase == DEFENDING:
        return DICE + most_dice(s) - 1
    if phase == GOING_ON:
        return fight_guess(s)
    if phase == DEPLOYING:
        return deploy_guess(s, rng)
    if phase == COUNTING or phase == MARCHING or phase == MOVING_IN:
        return number_guess(s, rng)
    if phase == LEAVING:
        return leave_guess(s)
    if phase == GOING:
        return target_guess(s)
    if phase == LANDING:
        return landing_guess(s, rng)
    moves = s.legal_moves()
    if phase == TAKING:
        return moves[1]  # a card; with a full hand an exile
    if phase == TRADING:
        return moves[i64(len(moves)) - 1]
    return moves[rng.below(i64(len(moves)))]


def attack_guess(s: Board, rng: Rng) -> i64:
    """The invasion that gains most for what it costs; none when all cost more."""
    land = s.land
    best = DONE
    most: i64 = 0
    gains = region_gains(s)
    turns = turns_left(s)
    for move in s.legal_moves():
        if ATTACK <= move < FROM:
            t = land.sources[move - ATTACK]
            target = land.targets[move - ATTACK]
            gain = gain_of(s, s.armies[t] - 1, t, target, gains, turns, rng)
            if gain > most and fair_odds(s, t, target):
                most = gain
                best = move
    return best


def deploy_guess(s: Board, rng: Rng) -> i64:
    """Where all the armies together would gain most."""
    if s.bonus > 0:
        moves = s.legal_moves()
        return moves[rng.below(i64(len(moves)))]
    land = s.land
    best: i64 = -1
    most = NEVER
    gains = region_gains(s)
    turns = turns_left(s)
    for t in range(land.low, land.high):
        if s.owner[t] == s.turn:
            if best < 0:
                best = t
            for j in range(land.starts[t], land.starts[t + 1]):
                target = land.neighbours[j]
                if s.owner[target] != s.turn:
                    men = s.armies[t] + s.pool - 1
                    gain = gain_of(s, men, t, target, gains, turns, rng)
                    if gain > most:
                        most = gain
                        best = t
    return DEPLOY + best


def number_guess(s: Board, rng: Rng) -> i64:
    """All; but after a conquest some stay where others are near."""
    stock = s.armies[s.source] if s.phase != COUNTING else i64(0)
    if s.phase == COUNTING:
        most = s.bonus if s.bonus > 0 else s.pool
    elif s.phase == MARCHING:
        most = stock - 1
    else:
        most = stock + s.committed - 1
        if faces_others(s, s.source):
            if not faces_others(s, s.target):
                most = s.committed
            elif s.seats > 2 or rng.below(3) == 0:
                most = (most + s.committed) // 2
    return ARMIES + most - 1 if most <= MOST_COUNTED else ALL


def landing_guess(s: Board, rng: Rng) -> i64:
    """The port whose loss hurts others most, by the odds of the exiles."""
    best: i64 = -1
    most = NEVER
    gains = region_gains(s)
    turns = turns_left(s)
    men = strength(s, s.arriving)
    for move in landings(s):
        t = move - TO
        owner = s.owner[t]
        if owner == s.turn:
            hurt = NEVER + 1
        elif owner == NEUTRAL:
            hurt = 0
        else:
            hurt = gain_of(s, men, -1, t, gains, turns, rng)
        if hurt > most:
            most = hurt
            best = move
    return best


def leave_guess(s: Board) -> i64:
    """The largest army with no enemy beside it."""
    moves = s.legal_moves()
    best = moves[0]
    most: i64 = 1
    for move in moves:
        t = move - FROM
        if t >= 0 and s.armies[t] > most and not faces_others(s, t):
            most = s.armies[t]
            best = move
    return best


def target_guess(s: Board) -> i64:
    """To where the enemy is strongest compared with what stands there."""
    moves = s.legal_moves()
    best = moves[0]
    most = NEVER
    for move in moves:
        t = move - TO
        if faces_others(s, t):
            need = threat(s, t) - s.armies[t]
            if need > most:
                most = need
                best = move
    return best
