"""The drawing of Westeros Intrigue fits 80 columns and shows only what its viewer may know."""

import pytest
from rich.console import Console
from sizes import full

from council.cli.terminal import STYLES
from council.core.play import Play, rng_for
from council.core.state import PUBLIC
from council.games import GAMES
from council.locales import Voice

GAME = GAMES["intrigue"]
LONG = [
    "Aegon Targaryen the Sixth of His Name, K",
    "B" * 40,
    "[red]x[/]",
    "\\[bold]",
    "[1]",
    "ö" * 20,
]


def rendered(text: str) -> str:
    from rich.theme import Theme

    console = Console(width=200, theme=Theme(STYLES), highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(text, soft_wrap=True)
    return capture.get()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "seats", [2, *(pytest.param(n, marks=pytest.mark.slow) for n in range(3, 7))]
)
def test_it_fits(seats: int, lang: str) -> None:
    names = LONG[:seats]
    voice = Voice(lang, names)
    rng = rng_for("draw", seats)
    play = Play(GAME, GAME.setup(seats), names, rng)
    play.settle()
    while not play.over():
        asked = int(play.state.seat())
        viewers = (asked, (asked + 1) % seats, int(PUBLIC))
        for viewer in viewers if len(play.history) % full(1, 3) == 0 else ():
            text = rendered(GAME.draw(play.view(viewer), voice, names))
            assert max(map(len, text.splitlines())) <= 80
        moves = play.state.legal_moves()
        play.move(asked, int(moves[rng.below(len(moves))]))
    final = rendered(GAME.draw(play.view(int(PUBLIC)), voice, names))
    for name in names:
        assert name[:15] in final


def test_who_is_asked_sees_only_what_fits_nowhere() -> None:
    """Bottom row full of Stark over which only Stark fits: the Lannister is stuck."""
    state = GAME.given({"deal": "SSSSSL/SSS"})
    for slot in range(1, 8):
        seat = int(state.seat())
        assert seat in (0, 1)
        state.apply(GAME.number(f"place stark 1.{slot}"))
    text = rendered(GAME.draw(state.mask(state.seat()), Voice("en", ["A", "B"]), ["A", "B"]))
    assert "Nowhere to place now:\n  LAN " in text
    assert "Your hand" not in text
    assert "LAN 0/9 dead" in text
    german = rendered(GAME.draw(state.mask(state.seat()), Voice("de", ["A", "B"]), ["A", "B"]))
    assert "LEN 0/9 tot" in german
    assert "LAN" not in german
    other = 1 - int(state.seat())
    shown = rendered(GAME.draw(state.mask(other), Voice("en", ["A", "B"]), ["A", "B"]))
    assert "LAN " not in shown.split("Iron Throne")[1]
