"""The figures in RISK's reasons are those of the engine."""

import pytest
from advice.kit import RISK, pairs, views
from sizes import sized

from council.core.game import Message
from council.core.play import rng_for
from council.core.state import CHANCE, Rng, members
from council.games.risk.asides import likely, percent
from council.games.risk.box.odds import PLAIN, battle
from council.games.risk.draw import Sheet
from council.games.risk.game import GAME
from council.games.risk.moves import ATTACK, DICE, FIGHT, FROM
from council.games.risk.rules.income import income
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    COMMITTING,
    DEFENDING,
    GOING_ON,
    INVADING,
    ROLLING,
)
from council.games.risk.thinking.candidates import most_dice
from council.games.risk.thinking.exact import fight, roll, threat
from council.games.risk.thinking.points_of_attack import conquered, prizes
from council.games.risk.thinking.points_of_hand import after, purse
from council.locales import Voice

COUNT = sized(200, least=40)
FIGHTS = 300
FAR = 9  # of a hundred fights: how far a sample may lie from the exact odds
SKIRMISH = [table for table in RISK if table.id.startswith("risk-")]


def attacks(view: Board) -> list[tuple[int, int]]:
    """Source and target of every attack that can be made."""
    land = view.land
    links = [m - int(ATTACK) for m in members(view.legal_moves()) if ATTACK <= m < FROM]
    return [(int(land.sources[link]), int(land.targets[link])) for link in links]


@pytest.mark.slow
def test_odds_are_those_the_terminal_shows() -> None:
    checked = 0
    for table, view in views(RISK, 2 * COUNT, "odds"):
        assert isinstance(view, Board)
        if view.phase != INVADING or view.seat() != view.turn:
            continue
        sheet = Sheet(view, GAME.box, Voice("en", ["x"] * 7), table.game.describe(view))
        for source, target in attacks(view)[:6]:
            ids = [GAME.box.territories[t].id for t in (source, target)]
            share = likely(sheet, *ids)
            if share is not None and max(view.armies[source], view.armies[target]) <= 60:
                shown = sheet.say(
                    Message("risk-aside-percent", {"share": fight(view, source, target).share})
                )
                assert shown == percent(sheet, share)
                checked += 1
    assert checked > COUNT // 4


@pytest.mark.slow
def test_odds_are_those_of_fights_that_the_engine_fights() -> None:
    checked = 0
    for _, view in views(SKIRMISH, 2 * COUNT, "fights"):
        assert isinstance(view, Board)
        if isinstance(view, DominionBoard) or view.phase != INVADING or checked == 4:
            continue
        for move in members(view.legal_moves())[-1:]:
            if not ATTACK <= move < FROM:
                continue
            source = int(view.land.sources[move - int(ATTACK)])
            target = int(view.land.targets[move - int(ATTACK)])
            told = fight(view, source, target)
            rng = rng_for("fights", move)
            won = sum(fought(view, move, rng) for _ in range(FIGHTS))
            assert abs(100 * won / FIGHTS - told.share) <= FAR
            checked += 1
    assert checked == 4


def fought(view: Board, move: int, rng: Rng) -> bool:
    """Whether an attack with all dice to the end conquers."""
    world = view.copy()
    assert isinstance(world, Board)
    world.fill(rng)
    target, seat = int(world.land.targets[move - int(ATTACK)]), int(world.turn)
    world.apply(move)
    while world.phase in (COMMITTING, DEFENDING, ROLLING, GOING_ON):
        if world.seat() == CHANCE:
            world.apply(world.chance(rng))
        elif world.phase == GOING_ON:
            world.apply(FIGHT)
        else:
            world.apply(int(DICE) + int(most_dice(world)) - 1)
    return bool(world.owner[target] == seat)


@pytest.mark.slow
def test_a_region_won_or_broken_is_worth_what_the_income_says() -> None:
    checked = 0
    for _, view in views(RISK, 2 * COUNT, "regions"):
        assert isinstance(view, Board)
        if view.phase != INVADING:
            continue
        for attack in attacks(view):
            seat = int(view.turn)
            now = conquered(view, attack[1], seat)
            for one in prizes(view, attack, GAME.box):
                if one.message.key == "risk-hint-region":
                    gain = int(income(now, seat)) - int(income(view, seat))
                    assert one.message.facts["armies"] in (gain, gain - 1)  # a third may be full
                    checked += 1
    assert checked


def test_one_roll_costs_what_the_dice_say() -> None:
    for attack in (1, 2, 3):
        for defence in (1, 2):
            found = battle(attack, defence)
            mine, theirs = roll(attack, defence, PLAIN, PLAIN)
            assert abs(mine - float(sum(k[0] * p for k, p in found.items()))) < 1e-9
            assert abs(mine + theirs - min(attack, defence)) < 1e-9


@pytest.mark.slow
def test_a_territory_without_others_beside_it_is_not_threatened() -> None:
    for _, view in views(RISK, COUNT // 4, "threats"):
        assert isinstance(view, Board)
        for t in range(int(view.land.low), int(view.land.high)):
            share, near = threat(view, t)
            assert (share == 0) == (near == -1)
            assert near < 0 or view.owner[near] not in (view.owner[t], -1, -2, -3)


@pytest.mark.slow
def test_what_is_counted_after_a_move_is_what_the_picture_shows() -> None:
    for table, view, move, _ in pairs(RISK, COUNT // 2, "counted"):
        assert isinstance(view, Board)
        seat = int(view.viewer)
        world = after(view, move)
        found = purse(world, seat)
        shown = table.game.describe(world.mask(seat))["seats"][seat]
        assert found.cards == shown["cards"]
        assert found.income == shown["income"] or shown["out"]
        if isinstance(world, DominionBoard) and world.with_gold:
            assert found.gold == shown["gold"]
            assert found.points == shown["points"]
            assert found.maesters == shown["maesters"]
