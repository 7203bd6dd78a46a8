"""What it says about a hand that its player stopped marshalling with gold left.

Nothing but the table counts: the gold that is left, and what the cards of a dealt hand would cost.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.cardgame.box.book import CHALLENGES, MARSHALLING, STANDING
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import DUPLICATE, MARSHAL, PASS
from council.games.cardgame.rules.marshalling import may_duplicate, may_marshal
from council.games.cardgame.state.hidden import hand_faces
from council.games.cardgame.thinking.policy import Policy

LEAST: Final = 0.05  # no hand is impossible


def has_passed(t: CardGame, house: i64) -> bool:
    """Whether a House has marshalled this round and still has its gold."""
    if t.phase == MARSHALLING:
        return t.first == house and t.active == 1 - house
    return CHALLENGES <= t.phase <= STANDING


def passing(t: CardGame, house: i64, policy: Policy) -> float:
    """How likely a House is to stop here that has this hand and this gold."""
    moves = append(vec[i64](capacity=i64(12)), PASS)
    hand = hand_faces(t, house)
    for card in hand:
        if may_marshal(t, card):
            moves = append(moves, MARSHAL + card)
    for card in hand:
        if may_duplicate(t, card):
            moves = append(moves, DUPLICATE + card)
    if i64(len(moves)) == 1:
        return 1.0
    policy.marshalling(house)
    policy.weigh(t, moves)
    top = policy.scores[0]
    for x in policy.scores:
        if x > top:
            top = x
    total = 0.0
    for x in policy.scores:
        total += exp(x - top)
    return LEAST + (1.0 - LEAST) * exp(policy.scores[0] - top) / total
