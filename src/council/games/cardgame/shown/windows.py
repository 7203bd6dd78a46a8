"""Windows, questions that most players answer in the same way: an action or a response, or pass?
All facts about them are public, except whether the seat asked has only one answer. Only that seat
may know.
"""

from zlib import crc32

from council.core.game import ONLY, AskWindow
from council.core.state import members
from council.games.cardgame import moves as m
from council.games.cardgame.cards import PHASES
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.figures import side_strength
from council.games.cardgame.shown.view import phase, step, subject
from council.games.cardgame.state.board import DEAD, DISCARD, EVENT_WIDTH

RESPONSE = "response"
KINDS = (*PHASES, RESPONSE)
# The last victim of a claim, the last plot, a hand of one title: of the rest each is a decision.
ONE_ANSWER = ("claim", "new-plot", "take")


def window(view: CardGame) -> AskWindow | None:
    """The window that is open."""
    asked = int(view.seat())
    if asked < 0:
        return None
    name, house = step(view), int(view.house_of(asked))
    if name == "act":
        return AskWindow(phase(view), _may_matter(view, house), int(m.PASS), _lies(view))
    if name == "respond":
        return AskWindow(RESPONSE, _involved(view, house) or _touched(view, house), int(m.PASS))
    if name == "save":
        return AskWindow(RESPONSE, subject(view) // m.DECK_SIZE == house, int(m.PASS))
    if name in ONE_ANSWER and view.viewer == asked:
        moves = members(view.legal_moves())
        return AskWindow(ONLY, concerns=False, move=moves[0]) if len(moves) == 1 else None
    return None


def _may_matter(view: CardGame, house: int) -> bool:
    """In a challenge it is up to whoever is behind to act, and then to the other; else to
    the House whose turn it is."""
    if view.attacker < 0:
        return bool(view.active == house)
    attacker = int(view.attacker)
    ahead = side_strength(view, attacker) >= side_strength(view, 1 - attacker)
    return (house == attacker) != ahead


def _involved(view: CardGame, house: int) -> bool:
    """A challenge goes on, which is always both Houses', or it is the House's turn."""
    return bool(view.attacker >= 0 or view.active == house)


def _touched(view: CardGame, house: int) -> bool:
    """Something has happened to a House."""
    slots = view.top().slots
    return any(int(slots[at + 1]) == house for at in range(0, len(slots), int(EVENT_WIDTH)))


def _lies(view: CardGame) -> str:
    """The table as all see it, but for what stands, is taxed and drawn by itself: while it is the
    same, nothing has happened."""
    piles = [int(view.cards.size[int(pile) + d]) for pile in (DISCARD, DEAD) for d in range(2)]
    rows = (view.play, view.power, view.banner, view.revealed, view.attackers, view.defenders)
    table = [[int(n) for n in row] for row in rows]
    return str(crc32(repr((table, piles, int(view.attacker), int(view.contest))).encode()))
