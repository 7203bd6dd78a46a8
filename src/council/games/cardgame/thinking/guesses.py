"""What a player does at first sight, for every question; a search plays on with these guesses."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.core.state import Rng
from council.games.cardgame.box.book import (
    CANNOT_DEFEND,
    CHALLENGES,
    CHARACTER,
    INTRIGUE,
    MARSHALLING,
    MILITARY,
    STEALTH,
)
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import (
    CHALLENGE,
    COMMIT,
    DECK_SIZE,
    DONE,
    DUPLICATE,
    FIRST,
    HAND_KEEP,
    HAND_NEW,
    MARSHAL,
    PASS,
    PICK,
    PLAY,
    PLOT,
)
from council.games.cardgame.rules.challenges import (
    ANNOUNCING,
    ATTACKING,
    NAMING,
    Challenges,
    Claim,
    attackers_for,
    defenders_for,
)
from council.games.cardgame.rules.figures import side_strength
from council.games.cardgame.rules.killing import Killing
from council.games.cardgame.rules.marshalling import Actions
from council.games.cardgame.rules.modifiers import claim_of
from council.games.cardgame.rules.offers import ability_of, source_of
from council.games.cardgame.rules.phases import ChoosePlots, Initiative
from council.games.cardgame.rules.setup import Mulligan, Place
from council.games.cardgame.rules.timing import Settle
from council.games.cardgame.state.board import HAND, bit
from council.games.cardgame.thinking.worth import CARD, POWER, SPARE_LIFE, strength_of, worth_of
from council.kit.stack import Frame

ANY_PHASE: Final[i64] = 127
EXPENSIVE: Final[i64] = 3  # a card that costs more is no help in the setup
NEVER: Final[i64] = -1000000


def candidates(t: CardGame) -> vec[i64]:
    """In a window: of several copies one; what can be used in any phase only when it may turn
    a challenge or help to marshal."""
    moves = t.legal_moves()
    op = t.op(t.top())
    if i64(len(moves)) < 2 or not isinstance(op, Actions):
        return moves
    idle = t.phase != CHALLENGES and t.phase != MARSHALLING
    kept = vec[i64](capacity=i64(len(moves)))
    title: i64 = -1
    for move in moves:
        if move >= PLAY:
            source = source_of(move)
            if idle and ability_of(t, move).phases == ANY_PHASE:
                continue
            if t.printed.title[source] == title and t.host[source] < 0:
                continue
            title = t.printed.title[source]
        kept = append(kept, move)
    return kept


def guess(t: CardGame, rng: Rng) -> i64:
    """A move that looks good at first sight."""
    frame = t.top()
    op = t.op(frame)
    if isinstance(op, Actions):
        return pick_action(t, frame, rng)
    if isinstance(op, Challenges):
        return pick_in_challenge(t, frame, rng)
    moves = t.top_options()
    n = i64(len(moves))
    if isinstance(op, (Settle, Killing)):
        if frame.step == 0:
            return moves[rng.below(n)]  # in which order
        return PASS if n == 1 or rng.below(8) == 0 else moves[1 + rng.below(n - 1)]
    if isinstance(op, Claim):
        return pick_victim(t, moves, rng)
    if isinstance(op, ChoosePlots):
        return pick_plot(t, moves, rng)
    if isinstance(op, Place):
        return moves[n - 1] if rng.below(8) > 0 else moves[0]
    if isinstance(op, Mulligan):
        return HAND_KEEP if playable(t, t.asked) > 1 else HAND_NEW
    if isinstance(op, Initiative):
        return FIRST + (frame.seat if rng.below(4) > 0 else 1 - frame.seat)
    return moves[rng.below(n)]


# -- setup and plots


def playable(t: CardGame, house: i64) -> i64:
    """How many characters of a hand could be placed in the setup."""
    book = t.printed
    count: i64 = 0
    for card in range(DECK_SIZE * house, DECK_SIZE * (house + 1)):
        here = t.cards.place[card] == HAND + 3 * house
        if here and book.kind[card] == CHARACTER and book.cost[card] <= EXPENSIVE:
            count += 1
    return count


def pick_plot(t: CardGame, moves: vec[i64], rng: Rng) -> i64:
    """Gold and claim, and a little luck."""
    book = t.printed
    best = moves[0]
    most = NEVER
    for move in moves:
        plot = move - PLOT
        score = 2 * book.plot_income[plot] + 3 * book.plot_claim[plot] + rng.below(8)
        if score > most:
            most = score
            best = move
    return best


# -- windows


def pick_action(t: CardGame, frame: Frame, rng: Rng) -> i64:
    """In your own marshalling turn the most expensive card first; else now and then an action."""
    moves = candidates(t)
    n = i64(len(moves))
    if n == 1:
        return moves[0]
    best = PASS
    most: i64 = -1
    others: i64 = 0
    for move in moves:
        if move >= PLAY:
            others += 1
        elif move >= DUPLICATE:
            return move
        elif move >= MARSHAL:
            score = 2 * t.printed.cost[move - MARSHAL] + rng.below(4)
            if score > most:
                most = score
                best = move
    if others > 0 and rng.below(3) == 0:
        return moves[n - 1 - rng.below(others)]
    return best


# -- challenges


def pick_in_challenge(t: CardGame, frame: Frame, rng: Rng) -> i64:
    """What the challenge asks for now."""
    if frame.step == ANNOUNCING:
        return pick_challenge(t, frame.seat, rng)
    if frame.step == ATTACKING:
        return pick_attacker(t, frame, rng)
    if frame.step == NAMING:
        return pick_bypassed(t, frame.seat, rng)
    return pick_defender(t, frame, rng)


def against(t: CardGame, house: i64, contest: i64) -> i64:
    """The strength a House could defend with."""
    found = t.characters(house) & ~t.kneeling[house] & t.icons[2 * contest + house]
    return strength_of(t, house, found & ~t.rule_set(CANNOT_DEFEND, contest, house))


def pick_challenge(t: CardGame, house: i64, rng: Rng) -> i64:
    """What promises most, unless it is hopeless."""
    best = DONE
    most: i64 = 4
    claim = claim_of(t, house)
    for move in t.top_options():
        if move == DONE:
            continue
        contest = move - CHALLENGE
        attack = strength_of(t, house, attackers_for(t, house, contest))
        defence = against(t, 1 - house, contest)
        gain = claim * stake(t, 1 - house, contest)
        if defence == 0:
            gain += POWER
        elif attack < defence:
            gain //= 4
        gain = gain * (75 + rng.below(50)) // 100
        if gain > most:
            most = gain
            best = move
    return best


def stake(t: CardGame, house: i64, contest: i64) -> i64:
    """What a House loses for each point of claim."""
    if contest == MILITARY:
        return 0 if t.characters(house) == 0 else 24
    if contest == INTRIGUE:
        return i64(0) if t.hand_size(house) == 0 else CARD
    return 2 * POWER if t.banner[house] > 0 else i64(0)


def pick_attacker(t: CardGame, frame: Frame, rng: Rng) -> i64:
    """One after the other until they are stronger than all who could defend; with a look at
    who is needed later."""
    moves = t.top_options()
    n = i64(len(moves))
    chosen = frame.slots[0]
    first: i64 = 0 if chosen == 0 else 1
    if chosen != 0:
        defence = against(t, 1 - frame.seat, t.contest)
        enough = strength_of(t, frame.seat, chosen) >= defence
        if n == 1 or rng.below(8) < (7 if enough else 1):
            return DONE
    k = first
    while k < n - 1 and rng.below(4) == 0:
        k += 1
    return moves[k]


def pick_bypassed(t: CardGame, house: i64, rng: Rng) -> i64:
    """Stealth passes by whoever would defend best."""
    rest = defenders_for(t, 1 - house)
    best: i64 = -1
    most: i64 = -1
    while rest != 0:
        card = DECK_SIZE * (1 - house) + lowest(rest)
        rest &= rest - 1
        if t.keywords[2 * STEALTH + 1 - house] & bit(card) == 0:
            score = 2 * t.strength[card] + rng.below(2)
            if score > most:
                most = score
                best = card
    return PICK + best if best >= 0 else PASS


def pick_defender(t: CardGame, frame: Frame, rng: Rng) -> i64:
    """To win if that can be done; else now and then with one, so that it is not unopposed."""
    moves = t.top_options()
    n = i64(len(moves))
    house = 1 - frame.seat
    attack = side_strength(t, frame.seat)
    chosen = strength_of(t, house, frame.slots[0] | t.defenders[house])
    if chosen > attack or n == 1:
        return DONE
    within = chosen
    for k in range(i64(1), n):
        within += t.strength[moves[k] - COMMIT]
    if within > attack:
        return moves[1] if rng.below(8) > 0 else DONE
    if chosen > 0 or rng.below(2) == 0:
        return DONE
    return moves[1 + rng.below(n - 1)]


# -- what is given up


def pick_victim(t: CardGame, moves: vec[i64], rng: Rng) -> i64:
    """The character that is missed least."""
    best = moves[0]
    most = NEVER
    for move in moves:
        card = move - PICK
        score = rng.below(4) - worth_of(t, card) - POWER * t.power[card]
        if t.duplicate_of(card) >= 0:
            score += 2 * SPARE_LIFE  # it can be saved
        if score > most:
            most = score
            best = move
    return best
