"""Sentences that were false once: luck told as a reason, and what is not the work of the move."""

from collections.abc import Iterator
from functools import cache

import pytest
from advice.kit import CARDGAME, INTRIGUE, RISK, pairs, say, views
from conformance.tables import Table
from scenario_cardgame import Table as Asked
from scenario_cardgame import given
from scripted import read
from sizes import sized

from council.bots.advice import against
from council.core.game import Message
from council.core.state import members
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import DECK_SIZE, PASS, PLAY
from council.games.cardgame.moves import DONE as NO_MORE
from council.games.cardgame.rules.challenges import ANNOUNCING, DEFENDING, Challenges
from council.games.cardgame.rules.killing import Killing
from council.games.intrigue import reasons as intrigue
from council.games.intrigue.reasons import Outlook, played_on
from council.games.intrigue.rules import Intrigue
from council.games.risk.game import GAME, RiskGame
from council.games.risk.moves import DONE
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import GOING, NO_QUESTION
from council.games.risk.thinking.points_of_attack import attack_points

COUNT = sized(400, least=100)
GAMES = sized(12, least=6)


def keys(why: list[Message]) -> set[str]:
    return {message.key.split("-hint-")[1] for message in why}


# -- Intrigue


def kept(left: float, error: float) -> Outlook:
    return Outlook(5, 0, 0, 3, 1, 0, 40, left, error)


def test_cards_left_by_luck_are_no_reason() -> None:
    assert played_on(kept(2.8, 0.1), kept(3.0, 0.1)) == []
    assert keys([p.message for p in played_on(kept(2.8, 0.02), kept(3.0, 0.02))]) == {"left"}


def test_a_block_is_called_certain_only_if_no_deal_avoids_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(intrigue, "WORLDS", 1)  # a single world seems certain
    seen = 0
    for _, view, move, _ in pairs(INTRIGUE, COUNT, "certain"):
        assert isinstance(view, Intrigue)
        blocked = intrigue.sampled(view, move)[0]
        if blocked == 100:
            assert intrigue.blocks(view, move, intrigue.next_in(view))
        seen += blocked == 99
    assert seen


def test_nothing_is_said_of_others_to_a_player_who_is_alone() -> None:
    for table, view, move, other in pairs(INTRIGUE, COUNT // 20, "alone"):
        assert isinstance(view, Intrigue)
        alone = Intrigue(view.seats, view)
        alone.out = (1 << int(view.seats)) - 1 & ~(1 << int(view.turn))
        assert not keys(table.game.reasons(alone, move, other)) & {"last", "left", "given"}


# -- RISK

SAME_TARGET = """
    seats: 3
    lands: pyke A4, riverrun A3, casterly_rock C4, stoney_sept N1, the_crag B2, golden_tooth A6
    rest:  N9
    hands: - / - / -
    deck:  30
    rounds: 6
"""


def risk(text: str) -> tuple[RiskGame, Board]:
    """A position of RISK, as the seat that is asked sees it."""
    assert isinstance(GAME, RiskGame)
    state = GAME.given(read(text))
    view = state.mask(state.seat())
    assert isinstance(view, Board)
    return GAME, view


def test_two_attacks_on_one_territory_are_told_apart_by_where_they_come_from() -> None:
    game, view = risk(SAME_TARGET + "    phase: invade")
    strong, weak = (game.number(f"attack {one} the_crag") for one in ("golden_tooth", "riverrun"))
    why = against(game.reasons(view, strong, weak), "next")
    assert "odds-from" in keys(why)
    assert say(why)[0].startswith("From Golden Tooth, your 5 armies take The Crag from 2 in ")
    assert not keys(game.reasons(view, weak, strong)) & {"odds", "odds-alone", "odds-from", "cost"}


def test_a_full_hand_draws_no_card_for_a_conquest() -> None:
    for hand, earned in (
        ("winterfell karhold", True),
        ("winterfell karhold tarth pyke oldtown", False),
    ):
        text = SAME_TARGET.replace("- / - / -", f"{hand} / - / -")
        game, view = risk(text + "    phase: invade")
        attack = game.number("attack golden_tooth the_crag")
        why = attack_points(view, attack, int(DONE), game.box)
        assert any(p.message.key == "risk-hint-card" for p in why) == earned


def test_what_was_in_danger_before_is_not_exposed_by_an_attack() -> None:
    text = SAME_TARGET.replace("the_crag B2", "the_crag B60")
    game, view = risk(text + "    phase: invade")
    attack = game.number("attack riverrun stoney_sept")
    assert "expose" not in keys(game.reasons(view, int(DONE), attack))


def asked(count: int, *words: object) -> Iterator[tuple[DominionBoard, set[str]]]:
    """Positions in which a card is asked about, with the reasons for one of two answers."""
    for table, view, move, other in pairs(RISK, count, *words):
        if isinstance(view, DominionBoard) and view.ask != NO_QUESTION:
            yield view, keys(table.game.reasons(view, move, other))


@pytest.mark.slow
def test_only_the_price_of_a_card_is_counted_while_its_effect_is_open() -> None:
    seen = 0
    for _, why in asked(2 * COUNT, "asked"):
        assert not why & {"points", "units", "income", "armies", "cards"}
        seen += bool(why)
    assert seen


@pytest.mark.slow
def test_nobody_attacks_after_a_maneuver() -> None:
    seen = 0
    for table, view, move, other in pairs(RISK, 2 * COUNT, "later"):
        if getattr(view, "phase", -1) != GOING:
            continue
        for message in table.game.reasons(view, move, other):
            if message.key == "risk-hint-strike":
                assert message.facts["when"] == "later"
                seen += 1
    assert seen


# -- the card game


@cache
def card_games() -> list[tuple[Table, CardGame]]:
    """Positions of many games."""
    found = []
    for game in range(GAMES):
        for table, view in views(CARDGAME, 60, "truth", game):
            assert isinstance(view, CardGame)
            found.append((table, view))
    return found


def test_what_happens_after_a_window_is_not_the_work_of_a_pass() -> None:
    seen = 0
    for table, view in card_games():
        moves = members(view.legal_moves())
        plays = [move for move in moves if move >= PLAY]
        if PASS not in moves or not plays or view.contest < 0:
            continue
        why = keys(table.game.reasons(view, int(PASS), plays[0]))
        assert not why & {"power", "theirs", "income"}
        seen += 1
    assert seen


def test_a_save_names_whom_it_saves() -> None:
    seen = 0
    for table, view in card_games():
        frame, moves = view.top(), members(view.legal_moves())
        if not isinstance(view.op(frame), Killing) or PASS not in moves or frame.step != 1:
            continue
        victim = int(frame.slots[frame.card])
        if victim // int(DECK_SIZE) == view.house_of(view.viewer):
            assert keys(table.game.reasons(view, moves[-1], int(PASS))) >= {"saves"}
            seen += 1
    assert seen


def test_whoever_defends_already_does_not_stay_standing() -> None:
    seen = 0
    for table, view in card_games():
        frame = view.top()
        if not isinstance(view.op(frame), Challenges) or frame.step != DEFENDING:
            continue
        house, chosen = 1 - int(frame.seat), int(frame.slots[0])
        if chosen | int(view.defenders[house]):
            other = members(view.legal_moves())[-1]
            assert "spared" not in keys(table.game.reasons(view, int(NO_MORE), other))
            seen += 1
    assert seen


def why_of(table: Asked, move: str, other: str) -> list[Message]:
    """What speaks for one of two moves, to the seat that is asked."""
    view = table.state.mask(table.state.seat())
    return table.game.reasons(view, *(table.game.number(one) for one in (move, other)))


@pytest.mark.parametrize(
    ("first", "spare", "told"),
    [
        ("tywin_lannister", "ser_jaime_lannister", set()),
        ("ser_jaime_lannister", "the_hound", {"enough"}),
    ],
)
def test_nobody_who_never_kneels_is_said_to_stay_standing(
    first: str, spare: str, told: set[str]
) -> None:
    cards = f"lannister: {first}, {spare}\nstark: hodor k\n"
    table = given(cards + "phase: challenges\nfirst: lannister")
    table.play(f"-; L challenge military; L commit {first}")
    assert keys(why_of(table, "done", f"commit {spare}")) == told


def test_only_those_who_would_kneel_are_counted_as_left_standing() -> None:
    table = given(
        "lannister: ser_jaime_lannister, the_hound\nstark: hodor k\n"
        "phase: challenges\nfirst: lannister"
    )
    (rest,) = why_of(table.play("-"), "done", "challenge military")
    assert rest.facts["stands"] == 3  # the Hound


def test_stealth_leaves_what_the_others_have_when_they_defend() -> None:
    table = given(
        "lannister: tyrion_lannister\nstark: ser_rodrik_cassel, bran_stark\n"
        "phase: challenges\nfirst: lannister"
    )
    table.play("-; L challenge power")
    (told,) = why_of(table, "pick ser_rodrik_cassel", "pick bran_stark")
    assert (told.facts["here"], told.facts["there"]) == (1, 4)  # Ser Rodrik is stronger then


def test_strength_that_stays_standing_is_that_of_the_table() -> None:
    seen = 0
    for table, view in card_games():
        frame = view.top()
        if not isinstance(view.op(frame), Challenges) or frame.step != ANNOUNCING:
            continue
        done, *challenges = members(view.legal_moves())
        for other in challenges:
            for message in table.game.reasons(view, done, other):
                if message.key == "cardgame-hint-rest":
                    shown = table.game.describe(view)["seats"][int(view.viewer)]
                    stands = [row for row in shown["characters"] if not row["kneeling"]]
                    assert message.facts["stands"] <= sum(row["strength"] for row in stands)
                    seen += 1
    assert seen
