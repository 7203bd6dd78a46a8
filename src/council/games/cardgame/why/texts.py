"""Why not: cards from the hand, and abilities."""

from council.core.game import Message
from council.games.cardgame.box.library import ACTION, Ability
from council.games.cardgame.box.texts import PLAIN
from council.games.cardgame.cards import DURATIONS, PHASES
from council.games.cardgame.rules import marshalling
from council.games.cardgame.rules.abilities import conditions_hold, in_time, times_used
from council.games.cardgame.rules.modifiers import cost_of
from council.games.cardgame.rules.steps import Piece
from council.games.cardgame.state.board import DEAD
from council.games.cardgame.state.hidden import held_face
from council.games.cardgame.why.case import Case
from council.games.cardgame.why.facts import needs, text_of

# -- cards from the hand


def in_hand(c: Case) -> Message | None:
    """One plays what one holds."""
    if c.names_hand_card() and c.n < 100 and not (c.mine() and _held_title(c)):
        return c.no("not-held")
    return None


def _held_title(c: Case) -> bool:
    return any(c.box.cards[card] is c.face for card in c.hand())


def one_number(c: Case) -> Message | None:
    """Copies of a title in a hand go by one number."""
    if c.names_hand_card() and c.n < 100:
        shown = int(held_face(c.view, int(c.view.printed.low[c.n])))
        if shown != c.n:
            return c.no("copy", id=c.box.ids[shown])
    return None


def no_event(c: Case) -> Message | None:
    """Events are played for their text, not marshalled."""
    if c.verb == "marshal" and c.face.type == "event":
        return c.no("event")
    return None


def is_event(c: Case) -> Message | None:
    """Only events are played for their text."""
    if c.verb == "play" and c.face.type != "event":
        return c.no("no-event")
    return None


def unique_once(c: Case) -> Message | None:
    """A unique card with a copy in play or dead stays in hand."""
    if c.verb != "marshal" or not c.face.unique:
        return None
    deck = range(50 * c.house, 50 * c.house + 50)
    for copy in (card for card in deck if c.box.cards[card] is c.face):
        if c.view.in_play(copy):
            return c.no("unique")
        if c.view.cards.place[copy] == DEAD + c.house:
            return c.no("dead")
    return None


def affordable(c: Case) -> Message | None:
    """The cost is paid from one's own pool."""
    if c.verb == "marshal":
        cost, gold = int(cost_of(c.view, c.n)), int(c.view.gold[c.house])
        if cost > gold:
            return c.no("cost", cost=cost, gold=gold)
    return None


def limited_once(c: Case) -> Message | None:
    """One Limited card a round."""
    if c.verb == "marshal" and "limited" in c.face.keywords and c.view.limited[c.house]:
        return c.no("limited")
    return None


def has_host(c: Case) -> Message | None:
    """An attachment needs a character that fits."""
    if (
        c.verb == "marshal"
        and c.face.type == "attachment"
        and not any(marshalling.hosts(c.view, c.n, d) for d in range(2))
    ):
        return c.no("host")
    return None


def duplicates_a_character(c: Case) -> Message | None:
    """Duplicates are for unique characters in play."""
    if c.verb == "duplicate" and not (c.face.unique and c.face.type == "character"):
        return c.no("duplicate")
    return None


def original_in_play(c: Case) -> Message | None:
    """The character must be there."""
    if c.verb != "duplicate":
        return None
    copies = range(50 * c.house, 50 * c.house + 50)
    there = any(c.box.cards[card] is c.face and c.view.in_play(card) for card in copies)
    return None if there else c.no("no-original")


# -- abilities


def own_card(c: Case) -> Message | None:
    """Only the owner uses a card in play."""
    if c.verb in ("use", "use-second"):
        if c.n >= 100:
            return c.no("use-plot")
        if not c.mine():
            return c.no("not-yours")
    return None


def there_to_use(c: Case) -> Message | None:
    """A card in play, or one that has just died and speaks of that."""
    if c.verb not in ("use", "use-second") or c.view.in_play(c.n) or c.duplicate_saves():
        return None
    died = c.step == "respond" and c.legal()
    return None if died else c.no("not-in-play")


def not_blank(c: Case) -> Message | None:
    """A text that is switched off does nothing."""
    if c.verb in ("use", "use-second") and c.view.in_play(c.n) and c.view.blank(c.n):
        return c.no("blank")
    return None


def has_ability(c: Case) -> Message | None:
    """The card must have an ability of the right kind."""
    if not c.acts() or c.duplicate_saves():
        return None
    return c.no(f"no-{_kind(c)}") if c.ability() is None else None


def _kind(c: Case) -> str:
    return {"respond": "response", "save": "save"}.get(c.step, "action")


def right_phase(c: Case) -> Message | None:
    """An ability is used in the phase it names."""
    ability = _used(c)
    if ability is not None and ability.kind == ACTION and not in_time(c.view, ability):
        return c.no("phase", phase=PHASES[int(c.view.phase)], **text_of(c.box, c.n))
    return None


def _used(c: Case) -> Ability | None:
    if not c.acts() or c.duplicate_saves():
        return None
    return c.ability()


def under_limit(c: Case) -> Message | None:
    """So often and no more."""
    ability = _used(c)
    if ability is None or not ability.limit:
        return None
    used = int(times_used(c.view, ability, c.n, c.house))
    if used < ability.limit:
        return None
    return c.no("limit", count=int(ability.limit), per=DURATIONS[int(ability.per)])


def condition_holds(c: Case) -> Message | None:
    """What the text asks for must be so."""
    ability = _used(c)
    if ability is None or ability.kind != ACTION:
        return None
    host = c.view.host_of(c.n)
    if not conditions_hold(c.view, ability, c.n, c.house, host, PLAIN, 0):
        return c.no("condition", **needs(c))
    return None


def costs_payable(c: Case) -> Message | None:
    """Every cost can be paid."""
    return c.no("unpayable", **text_of(c.box, c.n)) if _fails(c, "costs") else None


def target_there(c: Case) -> Message | None:
    """There is something to choose."""
    return c.no("no-target", **text_of(c.box, c.n)) if _fails(c, "targets") else None


def _fails(c: Case, part: str) -> bool:
    ability = _used(c)
    if ability is None:
        return False
    host = c.view.host_of(c.n)
    pieces = [piece for piece in getattr(ability, part) if isinstance(piece, Piece)]
    return not all(piece.possible(c.view, c.house, c.n, host) for piece in pieces)


def answers_something(c: Case) -> Message | None:
    """A response or save needs what it answers; an effect must change something."""
    if c.acts() and not c.legal():
        return c.no("idle") if c.step in ("act", "marshal") else c.no(f"idle-{_kind(c)}")
    return None
