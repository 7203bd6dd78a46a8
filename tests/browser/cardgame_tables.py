"""Games of cards that stand somewhere in the middle, for a page that need not play up to there."""

from functools import cache

from browser.cardgame_player import settled
from browser.conftest import Server
from browser.player import known_as
from browser.risk_tables import table_of
from playwright.sync_api import Page

from council.bots import find
from council.core.play import Play, rng_for
from council.games import GAMES

GAME = GAMES["cardgame"]


@cache
def play_until(step: str, rounds: int) -> Play:
    """A game of two who take what looks best, up to where the first is asked this in that round;
    `over`: a game of so many rounds, to its end."""
    options = {"stark": "first", **({"rounds": rounds} if step == "over" else {})}
    greedy = find("greedy")
    for number in range(20):
        play = Play(GAME, GAME.setup(2, options), ["Anna", "Mira"], rng_for("until", step, number))
        bots = [greedy.make(GAME, rng_for("bot", step, number, seat)) for seat in range(2)]
        play.settle()
        shown = GAME.describe(play.view(0))
        while not play.over() and shown["round"] <= rounds:
            seat = int(play.state.seat())
            if seat == 0 and (shown["step"], shown["round"]) == (step, rounds):
                return play
            play.move(seat, bots[seat].choose(play.view(seat), greedy.budget))
            shown = GAME.describe(play.view(0))
        if step == "over":
            return play
    raise AssertionError(f"{step} is never asked")


def sit(page: Page, server: Server, play: Play) -> str:
    """Anna, who has told her name before, sits down there; the address of the table."""
    known_as(page, "Anna")
    address = table_of(server, play, "greedy")
    page.goto(address)
    settled(page)
    return address.partition("#")[0]
