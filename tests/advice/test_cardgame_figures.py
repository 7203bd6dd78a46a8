"""The figures in the card game's reasons are those of the engine."""

from advice.kit import CARDGAME, pairs
from sizes import sized

from council.core.play import rng_for
from council.core.state import members
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import CHALLENGE, COMMIT, DONE
from council.games.cardgame.rules.challenges import ANNOUNCING, ATTACKING, DEFENDING, Challenges
from council.games.cardgame.rules.figures import side_strength
from council.games.cardgame.thinking.points_of_challenge import forces, strength_with, with_move
from council.games.cardgame.thinking.reasons import after, side

COUNT = sized(400, least=60)


def world_of(view: CardGame) -> CardGame:
    """A full state that fits a view."""
    world = view.copy()
    assert isinstance(world, CardGame)
    world.fill(rng_for("figures"))
    return world


def declared(world: CardGame, moves: list[int]) -> CardGame:
    """The table after these answers to who takes part."""
    for move in moves:
        if move in members(world.legal_moves()):
            world.apply(move)
    return world


def test_the_strength_of_those_declared_is_what_the_challenge_counts() -> None:
    checked = 0
    for _, view, move, _ in pairs(CARDGAME, COUNT, "declared"):
        assert isinstance(view, CardGame)
        frame = view.top()
        step = int(frame.step)
        if not isinstance(view.op(frame), Challenges) or step not in (ATTACKING, DEFENDING):
            continue
        attacks = step == ATTACKING
        house = int(frame.seat) if attacks else 1 - int(frame.seat)
        chosen = int(frame.slots[0]) | (0 if attacks else int(view.defenders[house]))
        told = strength_with(view, house, with_move(chosen, move), attacks)
        world = declared(world_of(view), [move] if move == DONE else [move, int(DONE)])
        if int(world.attackers[house] | world.defenders[house]) == with_move(chosen, move):
            assert told == int(side_strength(world, house))
            checked += 1
    assert checked > COUNT // 40


def test_the_most_that_can_attack_is_that_of_all_who_may_be_declared() -> None:
    checked = 0
    for _, view, move, _ in pairs(CARDGAME, COUNT, "forces"):
        assert isinstance(view, CardGame)
        frame = view.top()
        announcing = isinstance(view.op(frame), Challenges) and frame.step == ANNOUNCING
        if not announcing or not CHALLENGE <= move < COMMIT:
            continue
        house, contest = int(frame.seat), move - int(CHALLENGE)
        attack, _ = forces(view, house, contest)
        world = world_of(view)
        world.apply(move)
        for _ in range(50):
            if world.top().step != ATTACKING or world.seat() < 0:
                break
            world.apply(members(world.legal_moves())[-1])
        if world.attackers[house]:
            changed = any(int(view.strength[c]) != int(world.strength[c]) for c in range(100))
            whole = int(world.attackers[house]).bit_count()
            assert changed or whole == 1 or int(side_strength(world, house)) <= attack
            checked += 1
    assert checked


def test_what_is_counted_after_a_move_is_what_the_picture_shows() -> None:
    for table, view, move, _ in pairs(CARDGAME, COUNT // 4, "counted"):
        assert isinstance(view, CardGame)
        seat = int(view.viewer)
        world = after(view, move)
        found = side(world, int(view.house_of(seat)))
        shown = table.game.describe(world.mask(seat))["seats"][seat]
        assert found.power == shown["power"]
        assert found.gold == shown["gold"]
        assert found.hand == shown["hand"]
        assert found.standing == shown["dominance"]
        assert found.strength == sum(one["strength"] for one in shown["characters"])
