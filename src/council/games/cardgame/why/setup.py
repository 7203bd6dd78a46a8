"""Why not: the setup and plots."""

from council.core.game import Message
from council.games.cardgame.cards import Face
from council.games.cardgame.shown.view import lying, subject
from council.games.cardgame.state.board import PLOT_DECK
from council.games.cardgame.why.case import SETUP_GOLD, Case


def own_plot(c: Case) -> Message | None:
    """Only a plot of one's own plot deck that is not used."""
    if c.verb != "plot" or c.step not in ("plot", "new-plot"):
        return None
    deck = lying(c.view, int(PLOT_DECK) + c.house)
    return c.no("plot") if 100 + c.n not in deck else None


def plot_on_offer(c: Case) -> Message | None:
    """A plot that lies before the player."""
    if c.verb == "plot" and not c.legal():
        return c.no("plot-offer")
    return None


def card_asked_about(c: Case) -> Message | None:
    """The cards of the setup hand are gone through one by one."""
    if c.step == c.verb == "place" and c.n != subject(c.view):
        return c.no("other-card", other=c.box.name(subject(c.view)))
    return None


def placeable(c: Case) -> Message | None:
    """Characters and locations only."""
    if c.step == c.verb == "place" and c.face.type not in ("character", "location"):
        return c.no("not-placed")
    return None


def _placed(c: Case) -> list[Face]:
    placed = int(c.view.hidden[c.house])
    return [c.box.cards[card] for k, card in enumerate(c.hand()) if placed >> k & 1]


def set_up_gold(c: Case) -> Message | None:
    """Five gold in all."""
    if c.verb != "place" or c.step != "place":
        return None
    left = SETUP_GOLD - sum(face.cost or 0 for face in _placed(c))
    cost = c.face.cost or 0
    return c.no("setup-gold", left=left, cost=cost) if cost > left else None


def one_limited(c: Case) -> Message | None:
    """One Limited card in the setup."""
    if (
        c.step == c.verb == "place"
        and "limited" in c.face.keywords
        and any("limited" in face.keywords for face in _placed(c))
    ):
        return c.no("setup-limited")
    return None


def once_placed(c: Case) -> Message | None:
    """No duplicates in the setup."""
    if c.step == c.verb == "place" and c.face.unique and c.face in _placed(c):
        return c.no("setup-unique")
    return None
