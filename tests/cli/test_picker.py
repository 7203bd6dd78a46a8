"""Choosing by words and numbers, whatever the game."""

import pytest

from council.cli.table.layout import in_columns, numbered, plain
from council.cli.table.picker import Picker, guess
from council.core.game import Invalid
from council.games import GAMES
from council.locales import Voice

GAME = GAMES["intrigue"]


@pytest.fixture
def picker() -> Picker:
    """Hands S L B against T; a Stark lies: ends 1.0 and 1.2 are open to all three houses."""
    state = GAME.given({"deal": "SLB/TTT", "court": "S"})
    return Picker(GAME, state.mask(0), Voice("de"))


def test_first_the_card_then_the_place(picker: Picker) -> None:
    assert [option.split("_")[0] for option in picker.options()] == ["catelyn", "tywin", "robert"]
    assert picker.pick("2") is None
    assert picker.options() == ["1.0", "1.2"]
    assert picker.chosen() == "tywin_lannister"
    assert GAME.text(picker.pick("2") or 0) == "place tywin_lannister 1.2"


def test_first_the_place_then_the_card(picker: Picker) -> None:
    assert picker.pick("1.2") is None
    assert len(picker.options()) == 3
    assert GAME.text(picker.pick("rob") or 0) == "place robert_baratheon 1.2"


def test_a_house_means_a_plain_move(picker: Picker) -> None:
    assert GAME.text(picker.pick("lannister 1.0") or 0) == "place lannister 1.0"


def test_names_of_the_readers_language(picker: Picker) -> None:
    assert GAME.text(picker.pick("lennister 1.0") or 0) == "place tywin_lannister 1.0"


def test_clearing(picker: Picker) -> None:
    picker.pick("1")
    assert picker.started
    picker.clear()
    assert not picker.started


def test_what_is_not_there(picker: Picker) -> None:
    with pytest.raises(LookupError, match=r"^robert_baratheon 3\.3$"):
        picker.pick("rob 3.3")
    assert not picker.started
    with pytest.raises(Invalid):
        picker.pick("4")
    with pytest.raises(Invalid):
        picker.pick("0")


def test_guessing_moves_that_cannot_be_made() -> None:
    def guessed(text: str) -> str | None:
        move = guess(GAME, text, Voice("de"), "place")
        return None if move is None else GAME.text(move)

    assert guessed("arya 3.3") == "place arya_stark 3.3"
    assert guessed("stark 3.3") == "place stark 3.3"
    assert guessed("seewert 1.0") == "place davos_seaworth 1.0"
    assert (guessed("davos") or "").startswith("place davos_seaworth")
    assert guessed("xyzzy") is None


def test_a_word_begins_a_word(picker: Picker) -> None:
    """Not its inside: `ywin` and `ennister` are nothing."""
    for word in ("ywin", "ennister", "obert"):
        with pytest.raises(LookupError):
            picker.pick(word)


def test_the_one_card_that_fits_is_named() -> None:
    state = GAME.given({"deal": "S/TTT", "court": "S"})
    picker = Picker(GAME, state.mask(0), Voice("en"))
    assert picker.options() == ["1.0", "1.2"]
    assert picker.given() == "catelyn_stark"


def test_columns_fit_the_screen() -> None:
    labels = [f"[stark]STK[/] Somebody {'x' * (n % 17)}" for n in range(14)]
    for count in range(1, 15):
        lines = plain(numbered(labels[:count])).splitlines()
        assert max(map(len, lines)) <= 79
        assert sum(line.count(")") for line in lines) == count
    assert in_columns(["x" * 200]) == "x" * 200
    assert plain(numbered(["a", "b"])).split() == ["1)", "a", "2)", "b"]
