"""A reason speaks for the move, says what differs, and is said once."""

from collections.abc import Iterator

from advice.kit import TABLES, pairs, say
from sizes import sized

from council.bots.advice import Candidate, against, even
from council.core.game import Message

COUNTS = {"intrigue": sized(30, least=6), "risk": sized(40), "cardgame": sized(200, least=60)}


def told(game: str, *words: object) -> Iterator[tuple[str, str, list[Message]]]:
    """Both ways round: a move, another one, and what speaks for the first."""
    for table, view, move, other in pairs(TABLES[game], COUNTS[game], *words):
        for one, two in ((move, other), (other, move)):
            text = table.game.text
            why = against(table.game.reasons(view, one, two), "next")
            assert len(set(say(why))) == len(say(why)), "a sentence twice"
            yield text(one), text(two), why


def number(message: Message, name: str) -> int:
    return int(str(message.facts[name]))


def test_no_odds_are_given_for_an_attack_that_they_speak_against() -> None:
    seen = 0
    for move, _, why in told("risk", "odds"):
        keys = {message.key: message for message in why}
        assert not {"risk-hint-odds", "risk-hint-odds-alone"} <= set(keys), move
        for key, name, least, most in (
            ("risk-hint-odds-alone", "here", 50, 100),
            ("risk-hint-fight", "share", 50, 100),
            ("risk-hint-stop", "share", 0, 59),
            ("risk-hint-hold", "there", 0, 59),
            ("risk-hint-strike", "now", 50, 100),
            ("risk-hint-reach", "here", 50, 100),
        ):
            if key in keys:
                assert least <= number(keys[key], name) <= most
                seen += 1
        if "risk-hint-expose" in keys:
            assert "target" in keys["risk-hint-expose"].facts
    assert seen


def test_a_challenge_is_left_for_its_risk_or_for_those_who_stay_standing() -> None:
    seen = 0
    for move, other, why in told("cardgame", "left"):
        for message in why:
            if message.key in ("cardgame-hint-hold", "cardgame-hint-rest"):
                risky = number(message, "attack") < number(message, "defence")
                assert risky == (message.key == "cardgame-hint-hold"), (move, other)
                seen += 1
    assert seen


def test_a_card_that_would_leave_the_hand_is_no_reason_against_playing_it() -> None:
    seen = 0
    for _, other, why in told("cardgame", "hand"):
        if other.split()[0] in ("marshal", "duplicate"):
            assert all(message.key != "cardgame-hint-hand" for message in why)
            seen += 1
    assert seen


def test_two_places_for_one_house_are_named() -> None:
    named = 0
    for move, other, why in told("intrigue", "places"):
        for message in why:
            if message.key == "intrigue-hint-where":
                assert move.split()[-1] != other.split()[-1]
                first, second = say([message])[0].split(";")
                assert first.removeprefix("The best place is ") not in second
                named += 1
    assert named


def test_a_small_difference_is_called_small() -> None:
    def keys(here: float, there: float, reasoned: bool) -> list[str]:
        return [one.key for one in even(Candidate(0, here), Candidate(1, there), reasoned)]

    assert keys(0.34, 0.33, reasoned=False) == keys(0.34, 0.33, reasoned=True) == ["hint-even"]
    assert keys(0.34, 0.31, reasoned=False) == ["hint-close"]
    assert keys(0.34, 0.31, reasoned=True) == keys(0.34, 0.2, reasoned=True) == []
    assert keys(0.34, 0.2, reasoned=False) == ["hint-tried"]
