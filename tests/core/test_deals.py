"""Deal codes: the same chance for the same moves, and a log that says so."""

import json

import pytest
from core.test_branch import play_on

from council.core.branch import branch
from council.core.deals import LONGEST_CODE, DealCode, is_code, read_code, secret_of
from council.core.game import Invalid
from council.core.log import BadLog, Chain, read
from council.core.play import Play, resume, rng_for
from council.games import GAMES
from council.verify import NOTHING, Check, Unproven

MODES = {
    "intrigue": (4, {}),
    "risk": (2, {"mode": "dominion", "rounds": 3}),
    "cardgame": (2, {}),
}


def dealt(name: str, code: str, seed: int = 0) -> Play:
    """A whole game from a code, moves at random."""
    game, (seats, options) = GAMES[name], MODES[name]
    play = Play(game, game.setup(seats, options), [f"P{k}" for k in range(seats)], DealCode(code))
    play.settle()
    play_on(play, seed)
    return play


@pytest.mark.parametrize("name", MODES)
def test_the_same_code_and_moves_give_the_same_game(name: str) -> None:
    log = dealt(name, "winter").log.dump()
    assert dealt(name, "winter").log.dump() == log
    assert dealt(name, "summer").log.dump() != log
    assert json.loads(log.splitlines()[0])["deal"] == "winter"
    again = resume(GAMES[name], read(log), rng_for("unused"))
    assert again.log.dump() == log


def test_a_deal_never_changes() -> None:
    """Codes that people have written down must give the same cards in every later version."""
    secret = secret_of("winter-is-coming", "intrigue", 4)
    assert secret == "6fe651d17451faa2cf3a10be5d0a08d5c5e7367d91577bb7150cd181f2e2820d"
    play = dealt("intrigue", "winter-is-coming")
    assert play.log.lines[0].text.startswith("deal daario_naharis, bronn, shae, bran_stark")


def test_a_game_taken_up_again_draws_what_it_would_have_drawn() -> None:
    whole = dealt("risk", "again", seed=5)
    half = resume(whole.game, whole.log, rng_for("other"), upto=len(whole.log.lines) // 2)
    moves = [(who, move) for who, move in whole.history[len(half.history) :] if who >= 0]
    half.settle()
    for who, move in moves:
        half.move(who, move)
    assert half.history == whole.history


def test_a_changed_draw_is_found() -> None:
    log = read(dealt("intrigue", "fake").log.dump())
    first, second, *rest = log.lines[0].text.removeprefix("deal ").split(", ")
    text = "deal " + ", ".join([second, first, *rest])
    chain, entries = Chain(), list(log.entries())
    entries[1] = ["*", text, 0]
    forged = "".join(chain.seal(entry) + "\n" for entry in entries)
    with pytest.raises(BadLog) as bad:
        resume(GAMES["intrigue"], read(forged), rng_for("unused"))
    assert bad.value.message.key == "log-wrong-deal"
    assert bad.value.line == 2


def test_who_plays_on_from_it_draws_anew() -> None:
    play = dealt("intrigue", "fork")
    new = branch(play.game, play.log, 9, play.log.players, rng_for("fork"))
    assert new.log.deal == ""
    assert new.secret == ""


def test_the_verifier_says_that_nothing_was_secret() -> None:
    with pytest.raises(Unproven) as found:
        Check(dealt("intrigue", "open").log.dump())
    assert found.value.args[0] == "deal"
    assert "deal" in NOTHING


@pytest.mark.parametrize("field", [{"deal": ""}, {"deal": "A"}, {"deal": "x" * 41}, {"deal": 7}])
def test_a_head_with_no_such_code_is_refused(field: dict[str, object]) -> None:
    play = dealt("intrigue", "head")
    head = {**play.log.head(), **field}
    with pytest.raises(BadLog, match="log-bad-head"):
        read(Chain().seal(head) + "\n")


def test_codes_as_people_type_them() -> None:
    assert read_code("  Winter is  Coming ") == "winter-is-coming"
    assert read_code("7") == "7"
    assert read_code("x" * LONGEST_CODE) == "x" * LONGEST_CODE
    for bad in ("", " ", "-", "a--b", "a_b", "ä", "x" * (LONGEST_CODE + 1), "x" * 10**6, "a\x00b"):
        assert not is_code(bad)
        with pytest.raises(Invalid):
            read_code(bad)
