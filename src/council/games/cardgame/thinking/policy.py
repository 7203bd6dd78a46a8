"""How much each move of the card game is liked: a sum of a few weights, quick enough to play on
with.

Each move has a few features, each of which is a number: the place of its weight in a table.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import popcount
from council.core.state import Rng
from council.games.cardgame.box.book import CHALLENGES, INTRIGUE, MILITARY, RENOWN, STEALTH
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import (
    CARDS,
    CHALLENGE,
    COMMIT,
    DECK_SIZE,
    DUPLICATE,
    FIRST,
    HAND_NEW,
    MARSHAL,
    PICK,
    PLACE,
    PLAY,
    PLOT,
    THINGS,
    USE,
    USE_SECOND,
)
from council.games.cardgame.rules.challenges import attackers_for, defenders_for
from council.games.cardgame.rules.figures import side_strength
from council.games.cardgame.rules.modifiers import claim_of, cost_of
from council.games.cardgame.state.board import PLOT_DECK, bit
from council.games.cardgame.thinking.asked import (
    ATTACK,
    DEFEND,
    MULLIGAN,
    step_of,
    subject_of,
)
from council.games.cardgame.thinking.asked import MARSHAL as ASK_MARSHAL
from council.games.cardgame.thinking.asked import PLOT as ASK_PLOT
from council.games.cardgame.thinking.guesses import against, candidates, playable
from council.games.cardgame.thinking.worth import strength_of

PARTS: Final[i64] = 1048576  # a random number between 0 and 1 is a multiple of one by this
TITLES: Final[i64] = 133  # cards, plots and none
SLOTS: Final[i64] = 8  # features of a move

# Where the weights of each feature begin; there are 36 steps
BY_KIND: Final[i64] = 0  # step, kind of move (12), whether the House is the first player
BY_TITLE: Final[i64] = 864  # step, title
BY_SOURCE: Final[i64] = 5652  # title the question is about, whose card is named (3)
BY_STRENGTH: Final[i64] = 6051  # step, whose (2), strength (10)
BY_BALANCE: Final[i64] = 6771  # step, passing or not, balance of a challenge (16)
BY_CONTEXT: Final[i64] = 7923  # title, context (16)
BY_STATE: Final[i64] = 10051  # step, state of the card (32)
BY_REST: Final[i64] = 11203  # step, passing or not, what is left (16)
WEIGHTS: Final[i64] = 12355

STARTS: Final = vec[i64](
    [
        PLACE,
        MARSHAL,
        DUPLICATE,
        PLAY,
        USE,
        USE_SECOND,
        COMMIT,
        PICK,
    ]
)

# Contexts; 1 to 12 are parts in a challenge, for plots it is the lead in characters
OWN_TURN: Final[i64] = 13
OTHER_TURN: Final[i64] = 14
AT_MARSHALLING: Final[i64] = 15

# Kinds of moves
IDLE: Final[i64] = 0
OTHER: Final[i64] = 1
MARSHALS: Final[i64] = 2
PLOTS: Final[i64] = 3
LAYS: Final[i64] = 4
COMMITS: Final[i64] = 5
ATTACKS: Final[i64] = 6
DOUBLES: Final[i64] = 7
PLAYS: Final[i64] = 8
USES: Final[i64] = 9
PICKS: Final[i64] = 10
BEGINS: Final[i64] = 11


@final
class Policy:
    """The moves judged last, and how much each is liked."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](capacity=WEIGHTS)
        for x in weights:
            self.weights = append(self.weights, x)
        self.scores: vec[float] = vec[float](capacity=i64(64))
        self.spots: vec[i64] = vec[i64](capacity=SLOTS)
        for _step in range(SLOTS):
            self.spots = append(self.spots, 0)
        self.step: i64 = 0
        self.house: i64 = 0
        self.context: i64 = 0
        self.source: i64 = 0
        self.side: i64 = 0  # the strength committed
        self.other: i64 = 0
        self.rest: i64 = 0

    def question(self, t: CardGame) -> None:
        """What all moves have in common."""
        step = step_of(t)
        house = t.asked
        self.ask(step, house)
        frame = t.top()
        subject = subject_of(t, step)
        if subject < 0 and step > ATTACK and frame.card < CARDS:
            subject = frame.card
        self.source = low_of(t, subject)
        if t.phase == CHALLENGES:
            if t.attacker >= 0:
                self.challenge(t, frame.slots[0] if step == ATTACK or step == DEFEND else i64(0))
            else:
                self.context = OWN_TURN if t.active == house else OTHER_TURN
        elif step == ASK_MARSHAL:
            self.context = AT_MARSHALLING
        elif step == MULLIGAN:
            self.rest = playable(t, house)
        elif step == ASK_PLOT:
            lead = popcount(t.characters(house)) - popcount(t.characters(1 - house))
            self.context = clipped(lead + 4, 8)

    def ask(self, step: i64, house: i64) -> None:
        """A question about nothing in particular."""
        self.step = step
        self.house = house
        self.source = TITLES - 1
        self.context = 0
        self.side = 0
        self.other = 0
        self.rest = 0

    def challenge(self, t: CardGame, committed: i64) -> None:
        """How the sides stand, or will stand if all defend who can."""
        house = self.house
        mine = side_strength(t, house)
        theirs = side_strength(t, 1 - house)
        attacks = t.attacker == house
        if self.step == ATTACK:
            mine = strength_of(t, house, committed)
            theirs = against(t, 1 - house, t.contest)
            self.rest = popcount(committed)
        elif self.step == DEFEND:
            mine = strength_of(t, house, committed | t.defenders[house])
            within = strength_of(t, house, defenders_for(t, house) & ~committed)
            self.rest = i64(8) if within + mine > theirs else i64(0)
            if committed != 0:
                self.rest += 1
        elif not attacks and t.attackers[1 - house] != 0 and t.defenders[house] == 0:
            mine += strength_of(t, house, defenders_for(t, house))
        self.side = mine
        self.other = theirs
        self.context = 1 + 4 * t.contest
        if mine > theirs or (mine == theirs and attacks):
            self.context += 1
        if not attacks:
            self.context += 2

    def features(self, t: CardGame, move: i64) -> None:
        """The places of the weights of a move."""
        spots = self.spots
        step = self.step
        card = card_of(move)
        title = low_of(t, card)
        kind = kind_of(move, self.house)
        first: i64 = 1 if t.first == self.house else 0
        whose: i64 = 2
        strength: i64 = 0
        state: i64 = 0
        if 0 <= card < CARDS:
            whose = 0 if card // DECK_SIZE == self.house else 1
            strength = t.strength[card] if t.in_play(card) else t.printed.strength[card]
            state = state_of(t, card)
        spots[0] = BY_KIND + 24 * step + 2 * kind + first
        spots[1] = BY_TITLE + TITLES * step + title
        spots[2] = BY_SOURCE + 3 * self.source + whose
        spots[3] = BY_STRENGTH + 20 * step + 10 * (whose & 1) + clipped(strength, 10)
        spots[5] = BY_CONTEXT + 16 * title + self.context
        spots[6] = BY_STATE + 32 * step + state
        if kind == ATTACKS:
            self.announced(t, move - CHALLENGE)
            return
        balance = self.side - self.other
        if kind == COMMITS:
            balance += strength
        self.weighed(balance, self.left(t, kind, card), i64(16) if kind == IDLE else i64(0))

    def weighed(self, balance: i64, rest: i64, idle: i64) -> None:
        """The features that are sizes."""
        self.spots[4] = BY_BALANCE + 32 * self.step + idle + clipped(balance + 7, 16)
        self.spots[7] = BY_REST + 32 * self.step + idle + clipped(rest, 16)

    def left(self, t: CardGame, kind: i64, card: i64) -> i64:
        """Gold, or plots, or what the question says."""
        if kind == MARSHALS:
            return t.gold[self.house] - cost_of(t, card)
        if self.step == ASK_MARSHAL and kind == IDLE:
            return t.gold[self.house]
        return t.cards.size[PLOT_DECK + self.house] if self.step == ASK_PLOT else self.rest

    def announced(self, t: CardGame, contest: i64) -> None:
        """A challenge: who could attack and defend, and what there is to win."""
        house = self.house
        attack = strength_of(t, house, attackers_for(t, house, contest))
        defence = against(t, 1 - house, contest)
        rest = 4 * contest + (0 if defence > 0 else 1)
        if contest == MILITARY:
            little = popcount(t.characters(1 - house)) < 3
        elif contest == INTRIGUE:
            little = t.hand_size(1 - house) == 0
        else:
            little = t.banner[1 - house] == 0
        if little:
            rest += 2
        self.spots[1] = BY_TITLE + TITLES * self.step + contest + 3 * claim_of(t, house)
        self.weighed(attack - defence, rest, 0)

    def marshalling(self, house: i64) -> None:
        """The question of a marshalling turn, whoever is asked now."""
        self.ask(ASK_MARSHAL, house)
        self.context = AT_MARSHALLING

    def judge(self, t: CardGame, moves: vec[i64]) -> None:
        """How much each of these moves is liked."""
        self.question(t)
        self.weigh(t, moves)

    def weigh(self, t: CardGame, moves: vec[i64]) -> None:
        """The same, where it is known what is asked."""
        self.scores = vec[float](capacity=i64(len(moves)))
        weights = self.weights
        spots = self.spots
        for move in moves:
            self.features(t, move)
            total = 0.0
            for k in range(SLOTS):
                total += weights[spots[k]]
            self.scores = append(self.scores, total)

    def pick(self, t: CardGame, rng: Rng) -> i64:
        """One of the moves, each as often as it is liked."""
        moves = candidates(t)
        n = i64(len(moves))
        if n == 1:
            return moves[0]
        self.judge(t, moves)
        scores = self.scores
        top = scores[0]
        for x in scores:
            if x > top:
                top = x
        total = 0.0
        for k in range(n):
            scores[k] = exp(scores[k] - top)
            total += scores[k]
        left = total * float(rng.below(PARTS)) / float(PARTS)
        for k in range(n):
            left -= scores[k]
            if left < 0.0:
                return moves[k]
        return moves[n - 1]

    def best(self, t: CardGame) -> i64:
        """The move liked most."""
        moves = candidates(t)
        self.judge(t, moves)
        best: i64 = 0
        for k in range(i64(len(moves))):
            if self.scores[k] > self.scores[best]:
                best = k
        return moves[best]


def clipped(number: i64, count: i64) -> i64:
    """Within 0 to count - 1."""
    if number < 0:
        return 0
    return number if number < count else count - 1


def low_of(t: CardGame, card: i64) -> i64:
    """The lowest copy of a card's title; after the plots: none."""
    if card < 0:
        return TITLES - 1
    return t.printed.low[card] if card < CARDS else card


def kind_of(move: i64, house: i64) -> i64:
    """What sort of move it is."""
    if move < PLOT:
        return OTHER if move == HAND_NEW else IDLE
    if move >= FIRST:
        return BEGINS if move - FIRST == house else OTHER
    if move < PLACE:
        return PLOTS
    if move < MARSHAL:
        return LAYS
    if move < DUPLICATE:
        return MARSHALS
    if move < PLAY:
        return DOUBLES
    if move < USE:
        return PLAYS
    if move < CHALLENGE:
        return USES
    if move < COMMIT:
        return ATTACKS
    return COMMITS if move < PICK else PICKS


def card_of(move: i64) -> i64:
    """The card or plot that a move names; -1: none."""
    if move < PLOT or move >= PICK + THINGS or CHALLENGE <= move < COMMIT:
        return -1
    if move < PLACE:
        return CARDS + move - PLOT
    start = PLACE
    for begin in STARTS:
        if move >= begin:
            start = begin
    return move - start


def state_of(t: CardGame, card: i64) -> i64:
    """Kneeling, power, a spare life, renown or stealth."""
    house = card // DECK_SIZE
    one = bit(card)
    found: i64 = 0
    if t.kneeling[house] & one != 0:
        found += 1
    if t.power[card] > 0:
        found += 2
    if t.printed.unique[card] != 0 and t.duplicate_of(card) >= 0:
        found += 4
    if t.keywords[2 * RENOWN + house] & one != 0:
        found += 8
    if t.keywords[2 * STEALTH + house] & one != 0:
        found += 16
    return found
