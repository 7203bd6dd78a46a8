"""The figures in Intrigue's reasons are those of the engine."""

from advice.kit import INTRIGUE, pairs
from sizes import sized

from council.core.play import rng_for
from council.core.state import members
from council.games.intrigue.board import PLACING
from council.games.intrigue.moves import SLOTS
from council.games.intrigue.reasons import WORLDS, next_in, outlook
from council.games.intrigue.rules import Intrigue

COUNT = sized(200, least=40)
FAR = 22  # of a hundred worlds: how far two samples may lie apart


def all_offers(state: Intrigue, seat: int) -> list[int]:
    """What the engine would let a seat place now, were it that seat's turn."""
    asked = Intrigue(state.seats, state)
    asked.phase, asked.turn, asked.viewer = PLACING, seat, seat
    return members(asked.legal_moves())


def test_places_and_cards_without_one_are_those_the_engine_offers() -> None:
    for _, view, move, _ in pairs(INTRIGUE, COUNT, "figures"):
        assert isinstance(view, Intrigue)
        seat = int(view.turn)
        found = outlook(view, move)
        world = Intrigue(view.seats, view)
        world.fill(rng_for("figures", move))
        world.apply(move)
        if world.phase != PLACING or world.round != view.round:
            continue  # the cards of the round have been gathered
        offers = all_offers(world, seat)
        hand = int(world.hands[seat])
        houses = [(hand >> 9 * house & 0x1FF).bit_count() for house in range(4)]
        open_ = {offer // int(SLOTS) for offer in offers}
        assert found.cards == sum(houses)
        assert found.places == len({offer % int(SLOTS) for offer in offers})
        assert found.stuck == sum(n for house, n in enumerate(houses) if house not in open_)
        everybody = Intrigue(world.seats, world)
        everybody.hands[seat] = 0xFFFFFFFFF
        every = {offer % int(SLOTS) for offer in all_offers(everybody, seat)}
        assert found.given == len(every) - found.places
        assert found.sure <= found.stuck


def test_a_sure_penalty_point_is_paid_in_every_game() -> None:
    checked = 0
    for _, view, move, _ in pairs(INTRIGUE, COUNT, "sure"):
        assert isinstance(view, Intrigue)
        sure, seat = outlook(view, move).sure, int(view.turn)
        rng = rng_for("sure", move)
        for _ in range(5 if sure else 0):
            world = Intrigue(view.seats, view)
            world.fill(rng)
            paid = int(world.points[seat])
            world.apply(move)
            if world.phase == PLACING:
                world.place_out(rng)
            assert int(world.points[seat]) - paid >= sure
            checked += 1
    assert checked


def test_the_chance_that_the_next_player_is_blocked_is_that_of_other_deals() -> None:
    some = 0
    for _, view, move, _ in pairs(INTRIGUE, COUNT // 4, "blocked"):
        assert isinstance(view, Intrigue)
        follower, told = next_in(view), outlook(view, move).blocked
        if follower == view.turn:
            continue
        rng, blocked = rng_for("other deals", move), 0
        for _ in range(WORLDS):
            world = Intrigue(view.seats, view)
            world.fill(rng)
            world.apply(move)
            out = world.phase != PLACING or int(world.out) >> follower & 1
            blocked += bool(out and world.sizes[follower] > 0)
        assert abs(100 * blocked / WORLDS - told) <= FAR
        some += 0 < told < 100
    assert some
