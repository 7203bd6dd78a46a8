"""What may be placed together in the setup, and why not more.

The rules ask about one card of the hand after the other. On the page, players choose them all at
once, so the referee says for every choice which other cards cannot be added to it.
"""

from council.core.game import Json, Message
from council.games.cardgame import moves as m
from council.games.cardgame.cards import Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.setup import Place
from council.games.cardgame.shown.view import lying, setup_gold
from council.games.cardgame.state.board import HAND
from council.games.cardgame.state.hidden import face_of
from council.games.cardgame.why.case import Case
from council.games.cardgame.why.referee import PLACING


def picture(view: CardGame, box: Box) -> dict[str, Json]:
    """`placing`: null, or the choices there are.

    choices     by the ids chosen, in order of the alphabet and joined by blanks: `left` (gold), and
                `no`: for each card that cannot be added the number of its reason
    reasons     rule, key and facts of the sentence
    """
    if view.viewer < 0 or view.viewer != view.seat() or not isinstance(view.op(view.top()), Place):
        return {"placing": None}
    house = int(view.house_of(view.viewer))
    asked = int(view.top().step) % int(view.printed.setup_hand)
    hand = lying(view, int(HAND) + 3 * house)
    faces = [int(face_of(view, card)) for card in hand]
    table = view.copy()
    assert isinstance(table, CardGame)
    cases = [Case(table, int(m.PLACE) + face, box) for face in faces]
    reasons: list[Json] = []
    choices: dict[str, Json] = {}
    todo = [int(view.hidden[house])]
    for chosen in todo:
        open_ = [box.ids[faces[k]] for k in range(asked, len(faces)) if chosen >> k & 1]
        name = " ".join(sorted(open_))
        if name in choices:
            continue
        table.hidden[house] = chosen
        no: dict[str, int] = {}
        for k in range(asked, len(faces)):
            if chosen >> k & 1:
                continue
            reason = refusal(cases[k])
            if reason is None:
                todo.append(chosen | 1 << k)
                continue
            if reason not in reasons:
                reasons.append(reason)
            no[box.ids[faces[k]]] = reasons.index(reason)
        choices[name] = {"left": setup_gold(table, box), "no": no}
    return {"placing": {"choices": choices, "reasons": reasons}}


def refusal(case: Case) -> Json:
    """Why this card cannot lie beside those placed; None if it can."""
    for rule, check in PLACING:
        message: Message | None = check(case)
        if message is not None:
            return {"rule": rule, "key": message.key, "facts": dict(message.facts)}
    return None
