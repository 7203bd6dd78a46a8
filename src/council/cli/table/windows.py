"""Questions that are not asked at the terminal: windows that concern somebody else, and windows
without a choice if only bots could notice.
"""

from council.core.game import ONLY, Game
from council.core.state import State, members


def lets_pass(game: Game, view: State, alone: bool, asks: bool) -> int | None:
    """The answer that goes without saying; None: the seat is asked. `asks`: in every window."""
    window = game.window(view)
    if window is None:
        return None
    if window.kind == ONLY:
        return window.move
    if asks:
        return None
    idle = alone and len(members(view.legal_moves())) == 1
    return window.move if idle or not window.concerns else None
