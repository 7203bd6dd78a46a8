"""HI-5: how long the others wait for a person in a window, by what is in the person's hand.

The server is the real one, its clock is turned by hand; the people do what the page does."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from server.kit import FRIEND, ME, Founded, Person, Server

from council.core.play import rng_for
from council.core.state import Rng

Json = Any
SECONDS = 6
STEP = 0.25  # seconds between looks
SHARE = 20  # one window in so many, at least, is of each sort
READ = 0.24  # seconds until a page lets pass what goes without saying
# What a page does in a window: "pass" at once, or None to be asked. It is given the whole table.
Page = Callable[[Json], str | None]


def by_wish(table: Json) -> str | None:
    """The page as it is, with nobody's wish: where a window does not concern one, it passes."""
    return None if table["window"]["concerns"] else "pass"


def by_hand(table: Json) -> str | None:
    """A page that passes what cannot be answered: its pace tells the hand."""
    return "pass" if len(table["moves"]) == 1 else None


class Waits:
    """Seconds, by whether the window concerned the seat, which all can see, and whether the seat
    had an answer, which nobody else can."""

    def __init__(self) -> None:
        self.of: dict[tuple[bool, bool], list[float]] = {
            (concerns, has): [] for concerns in (True, False) for has in (True, False)
        }

    def enough(self, wanted: int) -> bool:
        """So many windows, and not too few of any sort."""
        counts = [len(some) for some in self.of.values()]
        return sum(counts) >= wanted and min(counts) >= wanted // SHARE


class Table:
    """People at one table, who move at random outside windows and are never asked in one twice."""

    def __init__(self, server: Server, page: Page, people: list[Person], rng: Rng) -> None:
        self.server = server
        self.page = page
        self.people = people
        self.rng = rng
        self.waits = Waits()

    def play(self, wanted: int) -> None:
        """Until enough windows were seen, or the game is over."""
        while not self.waits.enough(wanted):
            for person in self.people:
                person.settle()
            if self.people[0].table["over"]:
                return
            asked = next(p for p in self.people if p.table["asked"] == p.table["looking"])
            window = asked.table["window"]
            if window is None or window["kind"] in ("only", "defence"):
                moves = asked.table["moves"]
                asked.move(moves[int(self.rng.below(len(moves)))])
            else:
                self.wait_for(asked)

    def wait_for(self, asked: Person) -> None:
        """As long as the next person sees the seat being asked."""
        other = self.people[(self.people.index(asked) + 1) % len(self.people)]
        clock, has = self.server.clock, len(asked.table["moves"]) > 1
        concerns = asked.table["window"]["concerns"]
        assert clock is not None
        v, start = other.table["v"], clock.time
        self.server.later(int(self.rng.below(1000)) / 1000 * STEP)  # the beat is anywhere
        if (move := self.page(asked.table)) is not None:
            self.server.later(READ)
            asked.move(move)
        else:
            self.server.later(SECONDS - 1.0)
        while other.table["v"] == v:
            other.settle()
            if other.table["v"] == v:
                self.server.later(STEP)
        self.waits.of[concerns, has].append(round(clock.time - start, 3))


def waits(server: Server, page: Page, game: str, seats: int, wanted: int, **options: Json) -> Waits:
    """So many waits for people, with an answer in hand and without, of many games."""
    found = Waits()
    number = 0
    while not found.enough(wanted):
        number += 1
        browser = server.browser()
        chairs = [ME, *[FRIEND] * (seats - 1)]
        body = {"game": game, "seats": chairs, "options": options}
        opened = browser.post("/api/tables", {**body, "customs": {"grace": 0, "window": SECONDS}})
        new = Founded(opened["table"], {key["seat"]: key["key"] for key in opened["keys"]})
        with ExitStack() as stack:
            people = [stack.enter_context(browser.at(new.table))]
            for seat in range(1, seats):
                people.append(stack.enter_context(server.browser().at(new.table, new.keys[seat])))
            table = Table(server, page, people, rng_for("pace", game, number))
            table.waits = found
            table.play(wanted)
    return found
