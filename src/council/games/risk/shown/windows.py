"""Windows, questions that most players answer in the same way: use a card or pass, and how many
dice to defend with. Everything here is public: a view without the hands gives the same answer.
"""

from council.core.game import AskWindow
from council.games.risk import moves as m
from council.games.risk.box.moments import (
    CARD_PLAYED,
    CARD_ROLLED,
    COMMITTED,
    CONQUERED,
    DECLARED,
    ROLLED,
)
from council.games.risk.rules.invasion import most_defending
from council.games.risk.rules.units import raised
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import window_moment
from council.games.risk.state.phases import DEFENDING, IN_WINDOW
from council.kit.dice import falling

KINDS = ("turn", "invasion", "dice", "cards", "defence")
KIND_OF = {
    int(DECLARED): "invasion",
    int(COMMITTED): "invasion",
    int(CONQUERED): "invasion",
    int(ROLLED): "dice",
    int(CARD_ROLLED): "dice",
    int(CARD_PLAYED): "cards",
}


def window(view: Board) -> AskWindow | None:
    """The window that is open."""
    if isinstance(view, DominionBoard) and view.ask:
        if view.ask != IN_WINDOW:
            return None
        moment, seat = int(window_moment(view)), int(view.who)
        kind = KIND_OF.get(moment, "turn")
        about = f"{view.round} {view.turn} {moment} {view.source} {view.target}"
        again = about if kind == "invasion" else ""
        return AskWindow(kind, _concerns(view, moment, seat), int(m.PASS), again)
    if view.phase == DEFENDING and view.seat() >= 0:
        # Who defends rolls as many dice as they may, unless they want to be asked.
        return AskWindow("defence", concerns=False, move=int(m.DICE + most_defending(view)) - 1)
    return None


def _concerns(view: DominionBoard, moment: int, seat: int) -> bool:
    """It is the seat's turn, or its battle: where armies are committed against it, and where the
    dice as they lie cost it an army."""
    defends = view.target >= 0 and int(view.owner[view.target]) == seat
    if moment == COMMITTED:
        return defends
    if moment == ROLLED:
        beaten, fallen = _losses(view)
        return bool(beaten) if defends else view.turn == seat and bool(fallen)
    return defends or view.turn == seat


def _losses(view: DominionBoard) -> tuple[int, int]:
    """What the dice as they lie cost defender and attacker."""
    attack, defence = (falling(faces) for faces in (view.attack_faces, view.defence_faces))
    ours = raised(attack, view.attack_dice, view.attack_all, view.attack_top)
    theirs = raised(defence, view.defence_dice, view.defence_all, view.defence_top)
    beaten = 0
    pairs = int(min(view.attack_dice, view.defence_dice))
    for k in range(pairs):
        one, other = int(ours) >> 12 * k & 4095, int(theirs) >> 12 * k & 4095
        beaten += one > other or (one == other and bool(view.attacker_ties))
    return beaten, pairs - beaten
