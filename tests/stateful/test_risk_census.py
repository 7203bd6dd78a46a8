"""A census of bot play: in games of Dominion every character, maester card and objective is
dealt or bought, used or scored, and refused at some time."""

from collections.abc import Iterator

import pytest
from sizes import COMPILED

from council.bots import find
from council.bots.base import Budget
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games.risk import moves as m
from council.games.risk.game import GAME
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import FIRST_OBJECTIVE, M_HAND, O_HAND

CARDS = range(int(m.CHARACTERS), int(m.END_GAME))
MOST_GAMES = 150
# Games in which much comes up; all others follow only when these have not shown everything.
RICH = (26, 21, 92, 78, 146, 93, 130, 114, 40, 9, 105, 99)
# A war late in a game: the great objectives about it are too rare to wait for.
WAR = {
    "mode": "dominion",
    "seats": "2",
    "rest": "B2",
    "lands": "the_flatlands A60, hills_of_norvos A30, myr A30",
    "objectives": "destroy_12 destroy_16 conquer_8 / region_2",
    "gold": "600 / 600",
}
WARS = 10  # one game in so many
PLACES = (("world_dominion", 7), ("dominion", 2), ("dominion", 3), ("dominion", 5))


def titles() -> dict[int, int]:
    """A copy of a maester card counts for its title."""
    first: dict[str, int] = {}
    found = {}
    for card in CARDS:
        name = GAME.box.cards[card]
        title = name[:-2] if name[-2:] == "_2" and name[:-2] in first else name
        found[card] = first.setdefault(title, card)
    return found


class Census:
    """Which titles were held, used and refused so far."""

    def __init__(self) -> None:
        self.title = titles()
        self.held: set[int] = set(range(int(m.CHARACTERS), int(m.MAESTERS)))  # face up from start
        self.used: set[int] = set()
        self.refused: set[int] = set()

    def look(self, state: DominionBoard) -> None:
        """What lies in hands."""
        for scroll, place in enumerate(members(state.scrolls.place)):
            first = M_HAND if scroll < FIRST_OBJECTIVE else O_HAND
            if first <= place < first + state.seats:
                self.held.add(self.title[int(m.MAESTERS) + scroll])

    def note(self, move: int) -> None:
        """A card that is used or an objective that is scored."""
        if m.USE <= move < m.PICK:
            self.used.add(self.title[move - int(m.USE) + int(m.CHARACTERS)])
        if m.REVEAL + m.OBJECTIVES <= move < m.REVEAL + m.END_GAME:
            self.used.add(move - int(m.REVEAL))

    def doubt(self, state: DominionBoard) -> None:
        """Ask the referee about every card nobody was refused yet."""
        for card in set(self.title.values()) - self.refused:
            goal = card >= m.OBJECTIVES
            move = card + int(m.REVEAL) if goal else card - int(m.CHARACTERS) + int(m.USE)
            refusal = GAME.refuse(state, move)
            if refusal is not None:
                assert not GAME.legal(state, move)
                assert refusal.rule in GAME.rulebook.rules
                self.refused.add(card)

    def missing(self) -> set[str]:
        """What is still to be seen."""
        every = set(self.title.values())
        done = self.held & self.used & self.refused
        return {GAME.box.cards[card] for card in every - done}


def bot_play(census: Census) -> Iterator[int]:
    """Games of bots, one after the other: greedy ones, and random ones who try what others would
    not."""
    for number in dict.fromkeys((*RICH, *range(MOST_GAMES))):
        mode, seats = PLACES[number % len(PLACES)]
        options = {"mode": mode, "rounds": 30, "safe_passage": number % 2 == 1}
        late = number % WARS == 0
        state = GAME.given(WAR) if late else GAME.new(GAME.setup(seats, options))
        assert isinstance(state, DominionBoard)
        seats = int(state.seats)
        rng = rng_for("census", number)
        bots = [
            find(("random", "greedy")[(seat + number) % 2]).make(GAME, rng) for seat in range(7)
        ]
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(rng))
                continue
            move = bots[seat].choose(state.mask(seat), Budget())
            census.note(int(move))
            census.doubt(state)
            state.apply(move)
            census.look(state)
        yield number


@pytest.mark.slow
def test_every_card_is_held_used_and_refused() -> None:
    census = Census()
    for number in bot_play(census):
        if not census.missing():
            return
        if not COMPILED and number == RICH[2]:  # these must do: at least half of all was seen
            assert len(census.missing()) < len(set(census.title.values())) / 2
            return
    assert not census.missing(), f"not in {MOST_GAMES} games: {sorted(census.missing())}"
