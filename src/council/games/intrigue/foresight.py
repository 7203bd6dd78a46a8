"""Whether a player could foresee what their move reveals about the hands of others."""

from council.core.bits import lowest, popcount
from council.games.intrigue.board import PLACING, cards_of
from council.games.intrigue.moves import NAMED, PLAIN, SLOTS
from council.games.intrigue.rules import Intrigue


def foreseen(view: Intrigue, move: int) -> bool:
    """Whether the mover knows who is asked next and who falls out on the way there.

    A seat that is reached shows whether it holds a card of an open house (R22). That is no news
    only if every hand it might hold answers the same. Where the hands of several seats depend on
    each other, more hands are thought possible than are.
    """
    world, mover = Intrigue(view.seats, view), int(view.turn)
    if world.phase != PLACING:
        return False
    world.place(*placed(world, move))
    everybody = (1 << int(world.seats)) - 1
    while world.out != everybody:
        world.next_turn()
        cards = world.cards_in(world.open_houses())
        seat = int(world.turn)
        if seat == mover:
            if world.hands[seat] & cards:
                return True
        else:
            possible = world.deck & ~world.barred(seat)
            if popcount(possible & ~cards) < world.sizes[seat]:
                return True  # it holds one, whatever its hand
            if possible & cards:
                return False
        world.block()
    return True


def placed(world: Intrigue, move: int) -> tuple[int, int]:
    """The card and the place of a move."""
    if move < PLAIN:
        return int(lowest(world.hands[world.turn] & cards_of(move // SLOTS))), int(move % SLOTS)
    return int((move - NAMED) // SLOTS), int((move - NAMED) % SLOTS)
