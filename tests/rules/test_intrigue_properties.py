"""What follows from the rules: P01 to P10, in hundreds of random games of all sizes."""
# ruff: noqa: N802 - a test carries the id of its property

import pytest
from perft.naive import cells_of_pyramid
from rules.corpus import GAMES, Look, Round, Step
from scenario import NAMES, court, deal, given, letters, new

from council.core.play import rng_for
from council.core.state import CHANCE
from council.games.intrigue.board import OVER
from council.games.intrigue.game import GAME
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.view import dead

MOST_LEFT = {2: 11, 3: 10, 4: 7, 5: 6, 6: 5}


def steps(rounds: list[Round]) -> list[tuple[Round, Step]]:
    return [(one, step) for one in rounds for step in one.steps]


def column(look: Look, x: int) -> int:
    return x - look.row()[0]


def test_P01_the_cards_fill_a_pyramid(rounds: list[Round]) -> None:
    assert len(cells_of_pyramid(8)) == 36 == 9 * 4
    assert len(cells_of_pyramid(7)) == 28 == 2 * 14
    for one, step in steps(rounds):
        (row, x), _ = step.laid()
        assert row < one.width()
        if len(step.after.row()) == one.width():
            assert (row, column(step.after, x)) in cells_of_pyramid(one.width())


@pytest.mark.parametrize(("seats", "slot"), [(3, "3.0"), (3, "3.7"), (3, "8.2"), (2, "8.1")])
def test_P01_there_is_no_place_outside(seats: int, slot: str) -> None:
    table = given("court: 1.1=S 1.2=S\nhands: S" + " / T" * (seats - 1))
    no = table.refused(f"A S {slot}")
    assert no.rule == "P01"
    assert no.en == f"The pyramid has no place {slot}."
    assert no.de == f"Den Platz {slot} gibt es in der Pyramide nicht."


def test_P02_room_below_means_a_move(rounds: list[Round]) -> None:
    for one, step in steps(rounds):
        if len(step.before.row()) < one.width():
            assert step.open == set("SLBT")
        if len(step.after.row()) < one.width():
            out = [seat for seat, gone in enumerate(step.after.out) if gone]
            assert all(step.after.hands[seat] == "" for seat in out)


def test_P03_the_bottom_row_gets_full(rounds: list[Round]) -> None:
    for one in rounds:
        assert len(one.steps[-1].after.row()) == one.width()


def test_P04_nothing_hangs_in_the_air(rounds: list[Round]) -> None:
    for one in rounds:
        court = one.steps[-1].after.court
        row = one.steps[-1].after.row()
        assert row == list(range(row[0], row[0] + len(row)))
        for (r, x), house in court.items():
            if r:
                assert house in (court[r - 1, x], court[r - 1, x + 1])
    for _, step in steps(rounds):  # and no card ever moves
        assert step.before.court.items() <= step.after.court.items()


def test_P05_the_last_placer_has_the_fewest_cards(rounds: list[Round]) -> None:
    for one in rounds:
        left = [len(hand) for hand in one.steps[-1].after.hands]
        assert left[one.steps[-1].seat] == min(left)


@pytest.mark.parametrize("seats", MOST_LEFT)
def test_P05_also_in_the_play_outs_of_the_search(seats: int) -> None:
    """`playout` has its own way through a round: it must obey the same rules."""
    for seed in range(100):
        rng = rng_for("play-out", seats, seed)
        state = GAME.new(GAME.setup(seats, {"rounds": 1}))
        assert isinstance(state, Intrigue)
        if seed % 2:  # from the middle of the round
            for _ in range((28 if seats == 2 else 36) + seed % 7):
                chance = state.seat() == CHANCE
                moves = state.legal_moves()
                state.apply(state.chance(rng) if chance else moves[rng.below(len(moves))])
        state.playout(rng)
        left = [int(size) for size in state.sizes]
        assert state.phase == OVER
        assert left == [int(points) for points in state.points]
        assert left == [int(hand).bit_count() for hand in state.hands]
        assert left[state.last] == min(left)
        assert [int(held) for held in state.held] == [int(s == state.last) for s in range(seats)]
        cells = court(state)
        assert sum(r == 0 for r, _ in cells) == state.width
        assert all(
            r == 0 or house in (cells[r - 1, x], cells[r - 1, x + 1])
            for (r, x), house in cells.items()
        )
        stuck = [letters(int(hand)) for hand in state.hands]
        assert not set(stuck[state.last]) & {"SLBT"[h] for h in range(4) if opens(state, h)}


def opens(state: Intrigue, house: int) -> bool:
    return bool(int(state.open_houses()) >> house & 1)


def test_P06_one_iron_throne_card_a_round(games: list[list[Round]]) -> None:
    for game in games:
        assert len(game) == game[0].seats
        for k, one in enumerate(game):
            assert one.end
            assert one.start.thrones == 7 - k
            assert one.end.thrones == 6 - k
            before, after = one.start.taken, one.end.taken
            gained = [b - a for a, b in zip(before, after, strict=True)]
            assert gained == [int(s == one.steps[-1].seat) for s in range(one.seats)]
        assert game[-1].end.thrones >= 1


def test_P07_nobody_is_left_with_more(rounds: list[Round]) -> None:
    worst = dict.fromkeys(MOST_LEFT, 0)
    for one in rounds:
        left = max(len(hand) for hand in one.steps[-1].after.hands)
        worst[one.seats] = max(worst[one.seats], left)
    assert all(worst[seats] <= most for seats, most in MOST_LEFT.items())


@pytest.mark.parametrize(
    ("seats", "hands"),
    [
        (2, "S5 B5 T4 / S3 L9 B2"),
        (3, "S3 L9 / S4 B8 / S2 B1 T9"),
        (4, "S2 B7 / S3 L6 / S2 L3 T4 / S2 B2 T5"),
        (5, "S2 L5 / S2 L4 B1 / S1 T6 / S2 B5 / S1 B3 T3 / S"),
        (6, "S2 L4 / S2 L4 / S1 T5 / S1 B5 / S1 B4 T1 / S2 L1 T3"),
    ],
)
def test_P07_the_worst_case_can_happen(seats: int, hands: str) -> None:
    """Only Stark cards in the bottom row; who comes next has none left."""
    table = new(seats, chance=deal(hands))
    for x in range(len(table.court()), 7 if seats == 2 else 8):
        who = table.asked()
        table.play(f"{who} S(0,{x})")
    unlucky = NAMES[(NAMES.index(who) + 1) % seats]
    assert table.seat(unlucky)["standing"] == "blocked"
    assert table.seat(unlucky)["cards"] == MOST_LEFT[seats]


def finished(look: Look, house: str, width: int) -> bool:
    """P08 in its own words: no card of the house has an empty cell of the pyramid above it."""
    if len(look.row()) < width:
        return False
    inside = set(cells_of_pyramid(width))
    left = look.row()[0]
    return not any(
        (r + 1, above) not in look.court and (r + 1, above - left) in inside
        for (r, x), laid in look.court.items()
        if laid == house
        for above in (x - 1, x)
    )


def test_P08_a_finished_house_is_never_placed_again(rounds: list[Round]) -> None:
    came_back = 0
    for one in rounds:
        gone: set[str] = set()
        shut: set[str] = set()
        for step in one.steps:
            _, house = step.laid()
            assert house not in gone
            came_back += house in shut
            gone |= {h for h in "SLBT" if finished(step.after, h, one.width())}
            shut |= set("SLBT") - step.open
    assert came_back > GAMES  # a house that is only blocked now is often playable later


def test_P08_the_screen_says_which_houses_are_finished() -> None:
    row = "1.1=S 1.2=S 1.3=S 1.4=S 1.5=S 1.6=S 1.7=L"
    table = given(f"court: {row} 2.6=L\nhands: S T / T")
    shown = {house["id"]: house["dead"] for house in table.picture()["houses"]}
    # Lannister has 3.5 above 2.6, once 2.5 is laid; Baratheon and Targaryen have nothing.
    assert shown == {"stark": False, "lannister": False, "baratheon": True, "targaryen": True}


def test_P08_the_engine_knows_the_same_houses(rounds: list[Round]) -> None:
    for one, step in steps(rounds)[::20]:
        state = with_court(one.seats, step.after)
        for k, house in enumerate("SLBT"):
            assert dead(state, k) == finished(step.after, house, one.width())


def with_court(seats: int, look: Look) -> Intrigue:
    """A table with this court and nothing else."""
    state = GAME.blank(seats)
    left = look.row()[0]
    for (r, x), house in look.court.items():
        state.court["SLBT".index(house)] |= 1 << (8 * r + x - left)
    return state


def test_P09_no_card_gets_lost(rounds: list[Round]) -> None:
    for one, step in steps(rounds):
        look = step.after
        assert len(look.court) + sum(map(len, look.hands)) + look.spare == 36
        if one.seats != 2:
            everything = "".join(look.hands) + "".join(look.court.values())
            assert sorted(everything) == sorted("SLBT" * 9)


def test_P10_out_stays_out(rounds: list[Round]) -> None:
    for one in rounds:
        out: set[int] = set()
        for step in one.steps:
            assert step.seat not in out
            assert out <= {seat for seat, gone in enumerate(step.after.out) if gone}
            out = {seat for seat, gone in enumerate(step.after.out) if gone}
        assert len(out) == one.seats
