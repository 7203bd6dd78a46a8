"""Whether a player could foresee what their move brought to light."""

from council.kit.cards import Cards, bit_of


def nothing_new(before: Cards, after: Cards, mover: int) -> bool:
    """Whether nobody has got to see a card that the mover did not know.

    The questions that follow a move are put by what all can see, so nothing else shows a hand.
    """
    own = bit_of(mover)
    return not any(
        after.seen[card] & ~before.seen[card] and not before.seen[card] & own
        for card in range(len(before.seen))
    )
