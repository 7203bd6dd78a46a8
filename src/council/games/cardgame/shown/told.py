"""The history: what happened, computed from the views before and after. It cannot reveal more."""

from council.core.game import Event, Fact, Message, Who
from council.core.state import CHANCE, members
from council.games.cardgame import moves as m
from council.games.cardgame.cards import ICONS, Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.challenges import attackers_for
from council.games.cardgame.rules.killing import SAVED, Killing
from council.games.cardgame.shown.view import bits, phase, step
from council.games.cardgame.state.board import DEAD, DISCARD, GOING_ON, HAND, IN_PLAY, UNDER

Told = list[Message]
Facts = dict[str, Fact]

# Moves that name a card, with what is told of them.
PLAIN = (
    (int(m.MARSHAL), int(m.DUPLICATE), "marshal"),
    (int(m.DUPLICATE), int(m.PLAY), "duplicate"),
    (int(m.PLAY), int(m.USE), "play"),
    (int(m.USE), int(m.USE_SECOND), "use"),
    (int(m.USE_SECOND), int(m.CHALLENGE), "use"),
    (int(m.LOSE), int(m.REVEAL), "lose"),
)


def tell(event: Event, view: CardGame, box: Box) -> Told:
    """In the order: what was done, what followed on the table, how the game went on."""
    before = event.before
    assert isinstance(before, CardGame)
    told = _told_move(event, before, view, box)
    told += _told_saved(before, view, box)
    told += _told_result(before, view)
    told += _told_cards(event, before, view, box)
    won = _told_dominance(before, view) + _told_power(before, view, box)
    gold = _told_gold(before, view)
    course = _told_course(before, view, box)
    if view.ended != GOING_ON:
        return told + won + gold + course
    if view.phase != before.phase and phase(view) == "dominance":
        return told + course + won + gold  # dominance is won at the start of its phase (DOM-01)
    return told + won + course + gold  # and income comes with the turn (INC-01)


def _who(view: CardGame, house: int) -> Facts:
    return {"who": Who(int(view.seat_of(house)))}


# -- what was done


def _told_move(event: Event, before: CardGame, view: CardGame, box: Box) -> Told:
    move, name = event.move, step(before)
    who: Facts = {"who": Who(event.seat)} if event.seat >= 0 else {}
    for low, high, word in PLAIN:
        if low <= move < high:
            card = move - low
            if word == "lose":
                who = _who(before, card // 50)
            return [Message(f"cardgame-told-{word}", who | {"card": box.name(card)})]
    if m.CHALLENGE <= move < m.COMMIT:
        return _told_challenge(before, move - int(m.CHALLENGE), box, who)
    if m.FIRST <= move < m.INITIATIVE:
        return [Message("cardgame-told-first", who | _named(before, move - int(m.FIRST)))]
    if m.INITIATIVE <= move < m.STARK:
        return [Message("cardgame-told-initiative", _who(before, move - int(m.INITIATIVE)))]
    if m.STARK <= move < m.UNSEEN_PLOT:
        seat = move - int(m.STARK)
        return [Message("cardgame-told-houses", {"who": Who(seat), "other": Who(1 - seat)})]
    if m.AGAIN <= move < m.PLACE_NOTHING:
        return _told_again(before, move - int(m.AGAIN))
    return _told_pick(event, before, view, box, name, who)


def _named(view: CardGame, house: int) -> Facts:
    return {"other": Who(int(view.seat_of(house)))}


def _told_again(before: CardGame, which: int) -> Told:
    told = [
        Message("cardgame-told-again", _who(before, house))
        for house in (0, 1)
        if which >> house & 1
    ]
    return told or [Message("cardgame-told-kept")]


def _told_pick(
    event: Event, before: CardGame, view: CardGame, box: Box, name: str, who: Facts
) -> Told:
    move = event.move
    if m.PICK <= move < m.DRAW and name in ("stealth", "pick", "pick-up-to", "search"):
        return [Message(f"cardgame-told-{name}", who | {"card": box.name(move - int(m.PICK))})]
    if m.PLOT <= move < m.PLACE and name in ("plot-deck", "new-plot", "draft", "dealing"):
        if event.seat == CHANCE:
            return [Message("cardgame-told-dealt", {"card": box.plots[move - int(m.PLOT)].name})]
        card: Facts = {"card": box.plots[move - int(m.PLOT)].name}
        return [Message(f"cardgame-told-{name}", who | card)]
    if move == m.NOTHING:
        return [Message("cardgame-told-nothing", who)]
    if move == m.UNSEEN_PLOT and name == "plot":
        return [Message("cardgame-told-plot-hidden", who)]
    if m.PLOT <= move < m.PLACE and name == "plot":
        return [Message("cardgame-told-plot", who | {"card": box.plots[move - int(m.PLOT)].name})]
    if name in ("attack", "defend") and (move == m.DONE or step(view) != name):
        return _told_declared(before, move, box, name, who)
    if name == "challenge" and move == m.DONE:
        return [Message("cardgame-told-stop", who)]
    return _told_card_seen(before, move, box, name, who)


def _told_card_seen(before: CardGame, move: int, box: Box, name: str, who: Facts) -> Told:
    """A card drawn, shown or taken out of a hand, to those who see it."""
    if name == "drawing":
        drawer = _who(before, int(before.top().seat))
        if move == m.UNSEEN_DRAW:
            return [Message("cardgame-told-draw-hidden", drawer)]
        return [Message("cardgame-told-draw", drawer | {"card": box.name(move - int(m.DRAW))})]
    if not m.PLACE <= move < m.MARSHAL or name not in ("look", "take"):
        return []
    card: Facts = {"card": box.name(move - int(m.PLACE))}
    if name == "look":
        return [Message("cardgame-told-look", _who(before, int(before.top().seat)) | card)]
    return [Message("cardgame-told-pick", who | card)]


def _told_declared(before: CardGame, move: int, box: Box, name: str, who: Facts) -> Told:
    """All that were declared together."""
    house = int(before.attacker) if name == "attack" else 1 - int(before.attacker)
    cards = bits(int(before.top().slots[0]), house)
    if move != m.DONE:
        cards.append(move - int(m.COMMIT))
    if not cards:
        return [Message("cardgame-told-no-defence", who)] if name == "defend" else []
    return [Message(f"cardgame-told-{name}s", who | {"card": box.name(card)}) for card in cards]


def _told_challenge(before: CardGame, kind: int, box: Box, who: Facts) -> Told:
    """A character that alone can attack does so at once."""
    house = int(before.active)
    alone = bits(int(attackers_for(before, house, kind)), house)
    told = [Message("cardgame-told-challenge", who | {"contest": ICONS[kind]})]
    if len(alone) == 1:
        told.append(Message("cardgame-told-attacks", who | {"card": box.name(alone[0])}))
    return told


# -- what followed


def _told_result(before: CardGame, view: CardGame) -> Told:
    """The end of a challenge."""
    if view.resolved == before.resolved:
        return []
    facts: Facts = {
        **_who(view, int(view.last_winner)),
        "contest": ICONS[int(view.last_contest)],
        "attack": int(view.last_attack),
        "defence": int(view.last_defence),
    }
    return [Message("cardgame-told-won-challenge", facts)]


def _told_saved(before: CardGame, view: CardGame, box: Box) -> Told:
    """Who was about to be killed and is not any more: a duplicate or a text has saved it."""
    was, now = _victims(before), _victims(view)
    return [
        Message("cardgame-told-saved", {"card": box.name(card)})
        for card, settled in was.items()
        if settled != SAVED
        and now.get(card, SAVED) == SAVED
        and view.cards.place[card] == IN_PLAY
        and view.stay[card] == before.stay[card]
    ]


def _victims(view: CardGame) -> dict[int, int]:
    """Those about to be killed, with what has become of each so far."""
    frames = [f for f in view.stack if isinstance(view.op(f), Killing)]
    return {int(f.slots[k]): int(f.slots[k + 2]) for f in frames for k in range(0, len(f.slots), 3)}


def _told_dominance(before: CardGame, view: CardGame) -> Told:
    """Who won it; a move may lead through the whole phase, and on into the next round."""
    if view.dominances == before.dominances:
        return []
    if view.dominant < 0:
        return [Message("cardgame-told-no-dominance")]
    return [Message("cardgame-told-dominance", _who(view, int(view.dominant)))]


def _told_cards(event: Event, before: CardGame, view: CardGame, box: Box) -> Told:
    """Cards that came into play or left it, knelt or stood up; not again what was just played. It
    may be gone before anybody is asked: Varys alone, or somebody weak in the cold."""
    told: Told = []
    played = event.move - int(m.MARSHAL) if m.MARSHAL <= event.move < m.DUPLICATE else -1
    hosting = step(before) == "host"
    for card in _touched(before, view, played):
        d, bit = card // 50, 1 << card % 50
        was, now = int(before.cards.place[card]), int(view.cards.place[card])
        if card == played and now in (DEAD + d, DISCARD + d):
            was = int(IN_PLAY)  # it lay there for a moment
        if was == now != IN_PLAY:
            continue
        facts: Facts = {"card": box.name(card)}
        if was == IN_PLAY != now:
            ends = {int(DEAD) + d: "died", int(DISCARD) + d: "discarded", int(HAND) + 3 * d: "back"}
            told.append(Message(f"cardgame-told-{ends.get(now, 'shuffled')}", facts))
        elif now == IN_PLAY != was:
            told += _told_entered(view, box, card, said=hosting or card == played)
        elif was == UNDER != now:
            told.append(Message("cardgame-told-duplicate-lost", facts))
        elif was == now == IN_PLAY and view.phase == before.phase:
            knelt, kneels = bool(before.kneeling[d] & bit), bool(view.kneeling[d] & bit)
            if knelt != kneels:
                word = "kneels" if kneels else "stands"
                told.append(Message(f"cardgame-told-{word}", facts))
    return told


def _touched(before: CardGame, view: CardGame, played: int) -> list[int]:
    """The card just played, and those that lie elsewhere now, or knelt or stood up."""
    found = {played} if played >= 0 else set()
    for d in range(2):
        found.update(bits(int(before.kneeling[d]) ^ int(view.kneeling[d]), d))
    old, new = before.cards.place, view.cards.place
    if old != new:
        places = zip(members(old), members(new), strict=True)
        found.update(card for card, (was, now) in enumerate(places) if was != now)
    return sorted(found)


def _told_entered(view: CardGame, box: Box, card: int, *, said: bool) -> Told:
    """What it lies on, or that it is there; nothing more of a card just played."""
    host = int(view.host[card])
    facts = _who(view, card // 50) | {"card": box.name(card)}
    if host >= 0:
        return [Message("cardgame-told-host", facts | {"host": box.name(host)})]
    return [] if said else [Message("cardgame-told-entered", facts)]


def _told_power(before: CardGame, view: CardGame, box: Box) -> Told:
    told: Told = []
    for house in range(2):
        more = int(view.banner[house]) - int(before.banner[house])
        if more:
            facts = _who(view, house) | {"power": abs(more), "total": int(view.total_power(house))}
            word = "power" if more > 0 else "lost-power"
            told.append(Message(f"cardgame-told-{word}", facts))
    if before.power == view.power:
        return told
    powers = zip(members(before.power), members(view.power), strict=True)
    for card, (was, now) in enumerate(powers):
        if now > was:
            facts = {"card": box.name(card), "power": now - was}
            told.append(Message("cardgame-told-card-power", facts))
    return told


def _told_gold(before: CardGame, view: CardGame) -> Told:
    told: Told = []
    for house in range(2):
        more = int(view.gold[house]) - int(before.gold[house])
        if more > 0:
            facts = _who(view, house) | {"gold": more}
            told.append(Message("cardgame-told-gold", facts))
    return told


# -- how the game went on


def _told_course(before: CardGame, view: CardGame, box: Box) -> Told:
    told: Told = []
    for house in range(2):
        plot = int(view.revealed[house])
        if plot != before.revealed[house]:
            facts = _who(view, house) | {"card": box.plots[plot].name}
            told.append(Message("cardgame-told-revealed", facts))
    if view.ended != GOING_ON:
        return told + _told_end(view)
    if view.round != before.round:
        told.append(Message("cardgame-told-round", {"round": int(view.round) + 1}))
    if view.phase != before.phase:
        told.append(Message("cardgame-told-phase", {"phase": phase(view)}))
    if view.active != before.active and view.active >= 0:
        told.append(Message("cardgame-told-turn", _who(view, int(view.active))))
    return told


def _told_end(view: CardGame) -> Told:
    told: Told = []
    for house in range(2):
        facts = _who(view, house) | {"total": int(view.total_power(house))}
        told.append(Message("cardgame-told-final", facts))
    if view.winner < 0:
        return [*told, Message("cardgame-told-drawn")]
    return [*told, Message("cardgame-told-won", _who(view, int(view.winner)))]
