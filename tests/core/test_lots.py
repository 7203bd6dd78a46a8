"""Draws from a committed secret: what exactly is computed, and that every outcome has its share."""

import hmac
from collections import Counter
from hashlib import sha256
from itertools import permutations, product

import pytest
from core import shuffles
from core.shuffles import SEEDS, WORDS, chance_of, fairness, secret_of, spread
from scenario_risk import given
from sizes import full, sized

from council.core.lots import choose, commitment, lot, seal
from council.games.risk.box.odds import battle
from council.games.risk.game import GAME

SECRET = sha256(b"a secret").hexdigest()
CARDS = 10


def test_what_is_computed() -> None:
    """The numbers a sceptic gets with any other program; they never change."""
    assert commitment("00" * 32) == sha256(bytes(32)).hexdigest()
    assert seal(3, "12" * 16) == sha256(b"3:" + b"12" * 16).hexdigest()
    text = f"17.0 {WORDS[0]} {WORDS[1]}".encode()
    number = int(hmac.new(bytes.fromhex(SECRET), text, "sha256").hexdigest(), 16)
    assert [lot(SECRET, 17, WORDS, n) for n in (6, 52)] == [number % 6, number % 52]
    assert [lot(SECRET, k, WORDS, 6) for k in range(1, 13)] == [4, 2, 4, 4, 4, 3, 2, 1, 2, 2, 1, 2]


def test_what_lies_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    weight = 2**255 + 1  # nearly every second try is too large
    key = bytes.fromhex(SECRET)
    retried = 0
    for number in range(40):
        tries = [
            int.from_bytes(hmac.digest(key, f"{number}.{attempt}".encode(), "sha256"), "big")
            for attempt in range(40)
        ]
        found = lot(SECRET, number, [], weight)
        assert found == next(drawn for drawn in tries if drawn < weight)
        retried += tries[0] >= weight
    assert 8 < retried < 32


def test_every_part_counts() -> None:
    base = [lot(SECRET, k, WORDS, 2**64) for k in (1, 2)]
    assert base[0] != base[1]
    others = [
        lot(SECRET[:-1] + "0", 1, WORDS, 2**64),
        lot(SECRET, 1, WORDS[::-1], 2**64),
        lot(SECRET, 1, WORDS[:1], 2**64),
        lot(SECRET, 1, [], 2**64),
        lot(SECRET, 11, WORDS, 2**64),
    ]
    assert len({*base, *others}) == len(base) + len(others)


# -- every outcome has its share


@pytest.mark.parametrize("seed", [0, 1])
def test_shuffles_are_fair(seed: int) -> None:
    assert all(0.001 <= p <= 0.999 for p in fairness(secret_of(seed), CARDS, 1000))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_many_shuffles_are_fair(seed: int) -> None:
    shuffled = sized(full(5000, 2000))
    assert all(0.001 <= p <= 0.999 for p in fairness(secret_of(seed), CARDS, shuffled))


def test_a_shuffle_that_favours_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: here the first card comes a tenth too often."""
    monkeypatch.setattr(
        shuffles,
        "lot",
        lambda secret, number, words, weight: (
            0 if number % 100 == 1 else lot(secret, number, words, weight)
        ),
    )
    assert min(fairness(secret_of(0), CARDS, 1000)) < 0.001


def test_weights_count() -> None:
    odds = [40, 1, 41, 5, 42, 2, 43, 12]
    draws = 20_000
    came = Counter(choose(SECRET, k, [], odds) for k in range(draws))
    total = sum(odds[1::2])
    spread = sum(
        (came[move] - draws * weight / total) ** 2 / (draws * weight / total)
        for move, weight in zip(odds[::2], odds[1::2], strict=True)
    )
    assert 0.001 <= chance_of(spread, 3) <= 0.999
    assert set(came) == set(odds[::2])


@pytest.mark.parametrize(("attack", "defence"), list(product((1, 2, 3), (1, 2))))
def test_battles_with_committed_dice_come_out_as_they_should(attack: int, defence: int) -> None:
    """Every outcome as often as the exact odds say, to three standard errors."""
    start = given("seats: 3\nlands: pyke A9, riverrun C9\nrest: B1\nphase: invade").state
    for move in ("attack pyke riverrun", f"dice {attack}", f"dice {defence}"):
        start.apply(GAME.number(move))
    after: dict[tuple[int, ...], int] = {}
    for faces in product(range(6), repeat=attack + defence):
        after[faces] = lost(start.copy(), faces)
    battles = sized(4000, 1000)
    secret, beaten = sha256(f"{attack} {defence}".encode()).hexdigest(), Counter[int]()
    dice = attack + defence
    for k in range(battles):
        rolled = tuple(lot(secret, dice * k + die, WORDS, 6) for die in range(dice))
        beaten[after[rolled]] += 1
    for (_, gone), odds in battle(attack, defence).items():
        p = float(odds)
        assert abs(beaten[gone] / battles - p) <= 3 * (p * (1 - p) / battles) ** 0.5


def lost(state, faces: tuple[int, ...]) -> int:  # type: ignore[no-untyped-def]
    """The armies a defender loses to these dice, as the engine counts them."""
    for face in faces:
        state.apply(GAME.number(f"roll {face + 1}"))
    return 9 - int(state.armies[GAME.box.territory("riverrun")])


def test_there_is_no_favourite_order() -> None:
    """All orders of three cards, one as often as the other."""
    found: Counter[object] = Counter()
    for number in range(0, 12_000, 3):
        deck, order = [0, 1, 2], []
        for k in range(3):
            order.append(deck.pop(lot(SECRET, number + k, [], len(deck))))
        found[tuple(order)] += 1
    assert set(found) == set(permutations(range(3)))
    assert 0.001 <= chance_of(spread(list(found.values()), 6), 5) <= 0.999
