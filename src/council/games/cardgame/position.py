"""A position from a few words: what is in play, in hands and piles, which phase begins.

House Stark sits at seat 0 and comes first wherever both are given.

stark      "eddard_stark p2, jon_snow k, needle on arya_stark, jon_snow_2 under jon_snow"
           cards in play: k kneels, p2 has two power; attachments and duplicates say where they lie
lannister  likewise
hands      "not_today hodor / the_lions_cunning"
decks      "ice needle / -"      what is left of the decks; all others are discarded
dead       "robb_stark / -"      and `discard` likewise
gold       "2 / 3"               and `power` (on the banners) likewise
plots      "the_old_gods / detained"      revealed
plot_decks "uneasy_peace detained / storm_of_swords"     what is left; else the printed seven
used       "detained / -"
first      "stark" or "lannister"
phase      "plot", "draw", "marshalling", "challenges", "dominance", "standing" or "taxation"
round      "3"                   and `rounds`, the last one
options    "strength"            winner_needs_strength
"""

from collections.abc import Callable, Mapping

from council.core.game import Invalid
from council.games.cardgame.cards import PHASES, Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.rules.figures import compute
from council.games.cardgame.rules.phases import Begin
from council.games.cardgame.rules.steps import ROUND_PROGRAM
from council.games.cardgame.state.board import (
    BOX,
    DEAD,
    DECK,
    DISCARD,
    DRAFT,
    HAND,
    IN_PLAY,
    PLOT_DECK,
    SHOWN,
    UNDER,
    USED,
)
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame

KEYS = (
    *("stark", "lannister", "hands", "decks", "dead", "discard", "gold", "power", "plots"),
    *("plot_decks", "used", "first", "phase", "round", "rounds", "options"),
)
HOUSES = ("stark", "lannister")
PLOTS = ("spies_in_their_midst", "detained")  # revealed if not given: nothing in force
MOST = 99


def given(blank: Callable[[], CardGame], box: Box, position: Mapping[str, str]) -> CardGame:
    """The position these words describe, at the first question of its phase."""
    for key in position:
        if key not in KEYS:
            raise Invalid("position-unknown-key", got=key[:40], allowed=", ".join(KEYS))
    state = blank()
    ids = {name: number for number, name in enumerate(box.ids)}
    _lay_out(state)
    for house, name in enumerate(HOUSES):
        for entry in position.get(name, "").split(","):
            if entry.split():
                _put(state, ids, house, entry.split())
    for house in range(2):
        _piles(state, ids, house, position)
        state.gold[house] = _number(_half(position, "gold", house) or "0", 0, MOST)
        state.banner[house] = _number(_half(position, "power", house) or "0", 0, MOST)
        _plots(state, ids, house, position)
    state.first = _word(position.get("first", "stark"), HOUSES)
    state.rounds = _number(position.get("rounds", "50"), 1, 200)
    state.round = _number(position.get("round", "1"), 1, int(state.rounds)) - 1
    for option in position.get("options", "").split():
        _word(option, ("strength",))
        state.needs_strength = 1
    return _start(state, _word(position.get("phase", "marshalling"), PHASES))


def _lay_out(state: CardGame) -> None:
    for card in range(100):
        state.cards.bring(card, int(DECK) + 3 * (card // 50), 0)
    for plot in range(32):
        house = (1, 0, -1)[min(plot // 7, 2)]
        state.plot_owner[plot] = house
        state.cards.bring(100 + plot, BOX if house < 0 else int(PLOT_DECK) + house, EVERYBODY)


def _half(position: Mapping[str, str], key: str, house: int) -> str:
    parts = position.get(key, "").split("/")
    return parts[house].replace("-", " ").strip() if house < len(parts) else ""


def _card(state: CardGame, ids: Mapping[str, int], house: int, name: str) -> int:
    """A card that still lies in its deck."""
    card = ids.get(name, -1)
    if not 0 <= card < 100 or card // 50 != house:
        raise Invalid("cardgame-given-card", got=name[:40], house=HOUSES[house])
    if state.cards.place[card] != DECK + 3 * house:
        raise Invalid("cardgame-given-twice", got=name)
    return card


def _put(state: CardGame, ids: Mapping[str, int], house: int, words: list[str]) -> None:
    card = _card(state, ids, house, words[0])
    rest = words[1:]
    if rest[:1] in (["on"], ["under"]):
        host = ids.get(rest[1], -1) if len(rest) > 1 else -1
        if not 0 <= host < 100 or state.cards.place[host] != IN_PLAY:
            raise Invalid("cardgame-given-host", got=" ".join(words)[:60])
        state.host[card] = host
        if rest[0] == "under":
            state.cards.move(card, UNDER, EVERYBODY)
            return
        rest = rest[2:]
    state.enter(card)
    for word in rest:
        if word == "k":
            state.kneel(card)
        elif word[:1] == "p":
            state.power[card] = _number(word[1:], 0, MOST)
        else:
            raise Invalid("cardgame-given-word", got=word[:40], allowed="k, p1, on, under")


def _piles(
    state: CardGame, ids: Mapping[str, int], house: int, position: Mapping[str, str]
) -> None:
    for key, place in (("dead", int(DEAD) + house), ("discard", int(DISCARD) + house)):
        for name in _half(position, key, house).split():
            state.cards.move(_card(state, ids, house, name), place, EVERYBODY)
    for name in _half(position, "hands", house).split():
        card = _card(state, ids, house, name)
        state.cards.move(card, int(HAND) + 3 * house, state.own_bit(house))
    if "decks" in position:
        kept = {_card(state, ids, house, name) for name in _half(position, "decks", house).split()}
        for card in range(50 * house, 50 * house + 50):
            if state.cards.place[card] == DECK + 3 * house and card not in kept:
                state.cards.move(card, int(DISCARD) + house, EVERYBODY)


def _plots(
    state: CardGame, ids: Mapping[str, int], house: int, position: Mapping[str, str]
) -> None:
    def plot(name: str) -> int:
        card = ids.get(name, -1)
        if card < 100:
            raise Invalid("cardgame-given-plot", got=name[:40])
        return card

    if _half(position, "plot_decks", house):
        for card in state.cards.all_in(int(PLOT_DECK) + house):
            state.cards.move(card, BOX, EVERYBODY)
        for name in _half(position, "plot_decks", house).split():
            state.cards.move(plot(name), int(PLOT_DECK) + house, EVERYBODY)
            state.plot_owner[plot(name) - 100] = house
    for name in _half(position, "used", house).split():
        state.cards.move(plot(name), int(USED) + house, EVERYBODY)
    shown = plot(_half(position, "plots", house) or PLOTS[house])
    if state.cards.place[shown] in (SHOWN, SHOWN + 1, DRAFT):
        raise Invalid("cardgame-given-twice", got=_half(position, "plots", house))
    state.cards.move(shown, int(SHOWN) + house, EVERYBODY)
    state.revealed[house] = shown - 100
    state.plot_owner[shown - 100] = house


def _number(text: str, low: int, high: int) -> int:
    text = text.strip()
    sound = text.isascii() and text.isdecimal() and low <= int(text[:9]) <= high
    if not sound:
        raise Invalid("cardgame-given-number", got=text[:40], low=low, high=high)
    return int(text)


def _word(text: str, words: tuple[str, ...]) -> int:
    if text not in words:
        raise Invalid("cardgame-given-word", got=text[:40], allowed=", ".join(words))
    return words.index(text)


def _start(state: CardGame, phase: int) -> CardGame:
    """A round that stands at the beginning of a phase."""
    frame = Frame(ROUND_PROGRAM, 0, None)
    program = state.library.programs[int(ROUND_PROGRAM)]
    for number, op in enumerate(program):
        if isinstance(op, Begin) and op.phase == phase:
            frame.pc = number
    state.phase = phase
    compute(state)
    state.push(frame)
    state.ask_on()
    return state
