"""What each game tells of itself in a report."""

import pytest
from conformance.kit import states_of
from conformance.tables import BY_ID
from report.kit import balanced, pace_of, played, reported

from council.core.game import Who
from council.core.play import Play
from council.games.intrigue.rules import Intrigue
from council.games.risk.moves import ROLL
from council.games.risk.report import Dice
from council.games.risk.state.board import Board
from council.games.risk.state.phases import ROLLING
from council.kit.review import Gap, Measure, Table, WinShare
from council.locales import LANGUAGES, Voice


def tables_of(name: str) -> list[Table]:
    if name.startswith("intrigue"):
        return list(reported(name).tables)
    return list(balanced(played(name), pace_of(BY_ID[name])).tables)


@pytest.mark.parametrize("name", ["intrigue-2", "intrigue-4"])
def test_stranded_cards_are_the_points_of_the_rounds(name: str) -> None:
    play = played(name)
    (table,) = tables_of(name)
    left = [0] * play.log.setup.seats
    for _, who, cards, _, _ in table.rows:
        assert isinstance(who, Who)
        assert isinstance(cards, int)
        left[who.seat] += cards
    end = play.state
    assert isinstance(end, Intrigue)
    assert left == [int(points) for points in end.points]


def battles(play: Play) -> list[Board]:
    return [
        state
        for state in states_of(play)
        if isinstance(state, Board) and state.phase == ROLLING and state.thrown == 0
    ]


def test_all_dice_of_battles_are_counted() -> None:
    play = played("risk-2")
    (table,) = tables_of("risk-2")
    fought = battles(play)
    neutral = sum(int(s.defence_dice) for s in fought if s.owner[s.target] < 0)
    dice = sum(int(s.attack_dice) + int(s.defence_dice) for s in fought)
    assert sum(int(str(row[1])) for row in table.rows) == dice - neutral
    assert dice > 0


def test_dice_against_what_was_to_be_expected() -> None:
    dice = Dice(0)
    for face in (6, 6, 6, 6):
        dice.rolled(face, 6)
    dice.fought(0, [(0, 1), (1, 1)])
    _, count, above, deviations, lost, expected, spared = dice.row(plain=True)
    assert (count, lost) == (4, 0)
    assert above == Gap(10.0)
    assert isinstance(deviations, Measure)
    assert deviations.value == pytest.approx(10 / (4 * 35 / 12) ** 0.5)
    assert expected == Measure(0.5)
    assert isinstance(spared, Measure)
    assert spared.value == pytest.approx(1.0), "half an army spared, and half is the deviation"


def test_a_seat_without_dice_has_no_luck() -> None:
    assert Dice(1).row(plain=False) == [Who(1), 0, Gap(0.0), Gap(0.0)]


@pytest.mark.slow
def test_every_challenge_and_every_round_has_a_row() -> None:
    name = "cardgame-2-draft"
    play = played(name)
    plots, fights = tables_of(name)
    texts = [play.game.text(move) for _, move in play.history]
    declared = sum(text.startswith("challenge ") for text in texts)
    assert len(fights.rows) == declared
    assert [row[0] for row in plots.rows] == list(range(1, len(plots.rows) + 1))
    assert all(isinstance(row[-1], WinShare) for row in plots.rows)
    for table in (plots, fights):
        assert all(len(row) == len(table.columns) for row in table.rows)


@pytest.mark.parametrize("name", ["intrigue-2", "risk-2"])
def test_tables_are_said_in_every_language(name: str) -> None:
    for lang in LANGUAGES:
        voice = Voice(lang, ("Anna", "Ben"))
        for table in tables_of(name):
            said = [table.title, table.note, *table.columns]
            assert all(voice(message) for message in said)


def test_dice_of_a_battle_are_in_the_log() -> None:
    """The faces that are counted are those that were rolled."""
    play = played("risk-2")
    (table,) = tables_of("risk-2")
    state = play.game.new(play.log.setup)
    pips = [0.0, 0.0]
    count = [0, 0]
    for _, move in play.history:
        assert isinstance(state, Board)
        if state.phase == ROLLING:
            attacks = state.thrown < state.attack_dice
            seat = int(state.turn if attacks else state.owner[state.target])
            if seat >= 0:
                pips[seat] += move - int(ROLL) + 1
                count[seat] += 1
        state.apply(move)
    for seat, row in enumerate(table.rows):
        above = row[2]
        assert isinstance(above, Measure)
        assert above.value == pytest.approx(pips[seat] - 3.5 * count[seat])
