"""Every field of a state, for digests."""

from council.core.game import Json
from council.games.cardgame.state.board import Board


def record(state: Board) -> Json:
    """Every field, for the digest."""
    singles = (
        *("plots_from", "rounds", "needs_strength", "seating", "phase", "round", "stage", "stark"),
        *(
            "first",
            "active",
            "ended",
            "winner",
            "attacker",
            "contest",
            "resolved",
            "last_winner",
            "last_contest",
            "last_attack",
            "last_defence",
            "dominances",
            "dominant",
            "asked",
        ),
    )
    lists = (
        *("hidden", "play", "kneeling", "gold", "banner", "host", "power", "stay", "revealed"),
        *(
            "cancelled",
            "cycled",
            "plot_owner",
            "attackers",
            "defenders",
            "named",
            "made",
            "won",
            "limited",
        ),
        *("limits", "news", "strength", "icons", "keywords", "ruled"),
    )
    found: dict[str, Json] = {name: int(getattr(state, name)) for name in singles}
    found |= {name: [int(x) for x in getattr(state, name)] for name in lists}
    found["lasting"] = [int(x) for x in state.lasting.numbers()]
    found["place"] = [int(x) for x in state.cards.place]
    found["seen"] = [int(x) for x in state.cards.seen]
    found["size"] = [int(x) for x in state.cards.size]
    found["stack"] = [
        [
            *(int(f.program), int(f.seat), int(f.pc), int(f.step), int(f.card), int(f.stay)),
            *(int(f.about), 1 - int(f.cancelled), int(f.passes)),
            [int(x) for x in f.slots],
            [int(x) for x in f.marks],
        ]
        for f in state.stack
    ]
    return found
