"""Odds of RISK battles: ours, those of a table made elsewhere, and the engine's own, die by die."""
# ruff: noqa: N802 - a test carries the id of its rule

import json
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from scenario_risk import given
from sizes import full, sized

from council.core.play import rng_for
from council.games.risk import moves
from council.games.risk.box.odds import PLAIN, Side, battle, ends, invasion, throws
from council.games.risk.game import GAME
from council.games.risk.state.board import Board

TABLE = json.loads((Path(__file__).parent / "battle_odds.json").read_text())
BATTLES = TABLE["battle"]


def sides(row: dict) -> tuple[Side, Side]:  # type: ignore[type-arg]
    given = row["modifiers"]
    found = []
    for who, dice in (("a", row.get("attack", "")), ("d", row.get("defence", ""))):
        found.append(
            Side(
                3 if given.get(f"{who}sides") == 8 else dice.count("8"),
                given.get(f"{who}high", 0),
                given.get(f"{who}all", 0),
                given.get(f"{who}ones", False),
                given.get("set_max", "")[:1] == who,
            )
        )
    return found[0], found[1]


def test_the_table_is_there() -> None:
    assert len(BATTLES) == 95
    assert len(TABLE["invasion"]) > 100


@pytest.mark.parametrize("row", BATTLES, ids=lambda row: f"{row['group'][:1]} {row['attack']}")
def test_a_battle_has_the_odds_of_the_table(row) -> None:  # type: ignore[no-untyped-def]
    attacker, defender = sides(row)
    found = battle(len(row["attack"]), len(row["defence"]), attacker, defender)
    expected = {
        tuple(int(n) for n in lost.split(",")): Fraction(*odds)
        for lost, odds in row["outcomes"].items()
    }
    assert {lost: p for lost, p in found.items() if p} == expected


def test_invasions_have_the_odds_of_the_table() -> None:
    for row in TABLE["invasion"]:
        attacker, defender = sides(row)
        found = invasion(row["attackers"], row["defenders"], attacker, defender)
        assert found.wins == pytest.approx(row["p"], abs=1e-9)


def test_X_15_three_against_two() -> None:
    assert battle(3, 2) == {
        (0, 2): Fraction(2890, 7776),
        (1, 1): Fraction(2611, 7776),
        (2, 0): Fraction(2275, 7776),
    }


@pytest.mark.parametrize(("attack", "defence"), list(product((1, 2, 3), (1, 2))))
def test_the_engine_fights_with_these_odds(attack: int, defence: int) -> None:
    start = given("seats: 3\nlands: pyke A9, riverrun C9\nrest: B1\nphase: invade").state
    for move in ("attack pyke riverrun", f"dice {attack}", f"dice {defence}"):
        start.apply(GAME.number(move))
    count: dict[tuple[int, int], int] = {}
    source, target = GAME.box.territory("pyke"), GAME.box.territory("riverrun")
    for faces in product(range(6), repeat=attack + defence):
        state = start.copy()
        assert isinstance(state, Board)
        for face in faces:
            state.apply(moves.ROLL + face)
        lost = (9 - int(state.armies[source]), 9 - int(state.armies[target]))
        count[lost] = count.get(lost, 0) + 1
    total = 6 ** (attack + defence)
    assert {lost: Fraction(n, total) for lost, n in count.items()} == battle(attack, defence)


COMBINATIONS = list(product((1, 2, 3), (1, 2)))
BATTLES_FOUGHT = sized(full(1_000_000, 100_000))


@pytest.mark.slow
@pytest.mark.parametrize(("attack", "defence"), COMBINATIONS)
def test_many_battles_come_out_as_they_should(attack: int, defence: int) -> None:
    """Dice thrown by the engine; each outcome as often as it should, to three standard errors."""
    start = given("seats: 3\nlands: pyke A9, riverrun C9\nrest: B1\nphase: invade").state
    for move in ("attack pyke riverrun", f"dice {attack}", f"dice {defence}"):
        start.apply(GAME.number(move))
    target = GAME.box.territory("riverrun")
    rng = rng_for("battles", attack, defence)
    count = BATTLES_FOUGHT // len(COMBINATIONS)
    beaten = [0, 0, 0]
    for _ in range(count):
        state = start.copy()
        for _die in range(attack + defence):
            state.apply(state.chance(rng))
        beaten[9 - int(state.armies[target])] += 1
    for (_, lost), odds in battle(attack, defence).items():
        p = float(odds)
        error = (p * (1 - p) / count) ** 0.5
        assert abs(beaten[lost] / count - p) <= 3 * error, (lost, beaten)


@pytest.mark.parametrize(("men", "foes"), [(1, 1), (3, 2), (5, 4), (9, 7), (40, 30)])
def test_the_ends_of_a_fight_add_up(men: int, foes: int) -> None:
    found = ends(men, foes)
    assert sum(found.values()) == pytest.approx(1.0)
    assert all((a == 0) != (d == 0) for a, d in found)
    short = invasion(men, foes)
    assert 0.0 < short.wins < 1.0
    assert short.attackers <= men
    assert short.attackers_if_won <= men
    assert short.defenders <= foes


def test_the_engine_conquers_as_often() -> None:
    """8 against 5, fought to the end many times."""
    start = given("seats: 3\nlands: pyke A9, riverrun C5\nrest: B1\nphase: invade").state
    start.apply(GAME.number("attack pyke riverrun"))
    rng = rng_for("conquest")
    games, won = 3000, 0
    for _ in range(games):
        state = start.copy()
        while state.phase in (3, 11, 12, 13):  # rolling, committing, defending, going on
            legal = state.legal_moves()
            state.apply(legal[len(legal) - 1] if len(legal) else state.chance(rng))
        won += int(state.owner[GAME.box.territory("riverrun")] == 0)
    expected = invasion(8, 5).wins
    assert abs(won / games - expected) < 5 * (expected * (1 - expected) / games) ** 0.5


# -- special units, for Dominion


def test_E_16_two_knights() -> None:
    """Dice 5 and 3 become 7 and 3."""
    assert ((7, 3),) in throws((6, 6), Side(highest=2))
    assert max(throws((6, 6), Side(highest=2))) == ((8, 6),)


def test_E_17_E_18_siege_engines() -> None:
    """Two for two dice (E-17), one die takes one (E-18)."""
    assert Side(eights=2).dice(2) == (8, 8)
    assert Side(eights=2).dice(1) == (8,)


def test_E_19_a_fortification() -> None:
    """Dice 6 and 2 become 7 and 3."""
    assert ((7, 3),) in throws((6, 6), Side(every=1))
    assert min(throws((6, 6), Side(every=1))) == ((2, 2),)


def test_help_helps() -> None:
    plain = invasion(6, 5).wins
    assert invasion(6, 5, Side(eights=1)).wins > plain
    assert invasion(6, 5, Side(highest=1)).wins > plain
    assert invasion(6, 5, PLAIN, Side(every=1)).wins < plain
