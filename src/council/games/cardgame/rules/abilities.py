"""Card texts at work: when an ability may be used, and how it is started.

An ability is a program: costs, targets and effects are ops (`rules/cards`), run in that order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.cardgame.box.book import BLANK_TEXT, EVENT
from council.games.cardgame.box.library import WHEN_REVEALED, Ability
from council.games.cardgame.box.texts import HOST, NAMES, PLAIN, Test
from council.games.cardgame.moves import CARDS, THINGS
from council.games.cardgame.rules.select import test_holds
from council.games.cardgame.rules.steps import Piece, settle
from council.games.cardgame.state.board import EVENT_WIDTH, HAND, PLAYING, Board
from council.games.cardgame.state.hidden import take_copy
from council.kit.cards import EVERYBODY
from council.kit.stack import Frame

# Limits: per challenge, phase, round
LIMIT_WIDTH: Final[i64] = 4


def tests_hold(
    tests: list[Test], t: Board, you: i64, source: i64, host: i64, slots: vec[i64]
) -> bool:
    """All conditions of a list."""
    for test in tests:
        if not test_holds(test, t, you, source, host, slots, 0):
            return False
    return True


def conditions_hold(
    t: Board, ability: Ability, source: i64, you: i64, host: i64, event: vec[i64], at: i64
) -> bool:
    """Whether all conditions of an ability hold."""
    for test in ability.when:
        if not test_holds(test, t, you, source, host, event, at):
            return False
    return True


def may_use(t: Board, ability: Ability, source: i64, you: i64, event: vec[i64], at: i64) -> bool:
    """Condition, limit, costs, targets, and whether it would change anything."""
    if ability.limit > 0 and times_used(t, ability, source, you) >= ability.limit:
        return False
    host = t.host_of(source)
    if not conditions_hold(t, ability, source, you, host, event, at):
        return False
    for cost in ability.costs:
        assert isinstance(cost, Piece)
        if not cost.possible(t, you, source, host):
            return False
    for target in ability.targets:
        assert isinstance(target, Piece)
        if not target.possible(t, you, source, host):
            return False
    for effect in ability.effects:
        assert isinstance(effect, Piece)
        if effect.possible(t, you, source, host):
            return True
    return False


def in_time(t: Board, ability: Ability) -> bool:
    """Whether an ability may be used in this phase."""
    return (ability.phases >> t.phase) & 1 != 0


def limit_key(t: Board, ability: Ability, source: i64, you: i64) -> i64:
    """A House for all copies of a title, else the card with its stay."""
    return you if ability.by_title != 0 else 2 + source + THINGS * t.stay[source]


def times_used(t: Board, ability: Ability, source: i64, you: i64) -> i64:
    """How often an ability was used, as far as its limit counts."""
    key = limit_key(t, ability, source, you)
    for k in range(0, i64(len(t.limits)), LIMIT_WIDTH):
        if t.limits[k] == ability.number and t.limits[k + 1] == key:
            return t.limits[k + 2]
    return 0


def count_use(t: Board, ability: Ability, source: i64, you: i64) -> None:
    """One more use of an ability that has a limit."""
    key = limit_key(t, ability, source, you)
    for k in range(0, i64(len(t.limits)), LIMIT_WIDTH):
        if t.limits[k] == ability.number and t.limits[k + 1] == key:
            t.limits[k + 2] += 1
            return
    more = append(append(t.limits, ability.number), key)
    t.limits = append(append(more, 1), ability.per)


def expire(t: Board, until: i64) -> None:
    """What lasts no longer than this, and what is counted no longer, is over (AMB-51)."""
    there = t.lasting.count()
    if there > 0:
        t.lasting.expire(until)
        if t.lasting.count() < there:
            t.dirty = 1
    if i64(len(t.limits)) == 0:
        return
    kept = vec[i64](capacity=i64(len(t.limits)))
    for k in range(0, i64(len(t.limits)), LIMIT_WIDTH):
        if t.limits[k + 3] > until:
            kept = append(append(kept, t.limits[k]), t.limits[k + 1])
            kept = append(append(kept, t.limits[k + 2]), t.limits[k + 3])
    t.limits = kept


def use_ability(
    t: Board, ability: Ability, source: i64, you: i64, event: vec[i64], at: i64, about: i64
) -> None:
    """Set an ability going; an event card is shown first."""
    if ability.limit > 0:
        count_use(t, ability, source, you)
    host = t.host_of(source)
    if source < CARDS and t.printed.kind[source] == EVENT:
        take_copy(t, source, HAND + 3 * you)
        t.cards.move(source, PLAYING, EVERYBODY)
    frame = text_frame(t, ability.program, source, you, host, ability.names)
    frame.about = about
    if ability.on >= 0 or about >= 0:
        for k in range(EVENT_WIDTH):
            frame.slots[k] = event[at + k]
    t.push(frame)


def text_frame(t: Board, program: i64, source: i64, you: i64, host: i64, names: i64) -> Frame:
    """A frame for the program of a text, with room for the cards it names."""
    frame = Frame(program, you, None)
    frame.card = source
    frame.stay = t.stay[source] if source < CARDS else i64(0)
    frame.slots = PLAIN[: NAMES + 2 * names]
    frame.slots[2] = -1
    frame.slots[HOST] = host
    return frame


def speaking(t: Board, house: i64) -> i64:
    """The set of a House's cards in play whose texts are not switched off."""
    return t.play[house] & ~t.ruled[6 * BLANK_TEXT + house]


def use_when_revealed(t: Board, house: i64) -> None:
    """The when-revealed ability of a House's plot, with all that follows from it."""
    plot = CARDS + t.revealed[house]
    for ability in t.library.of[plot]:
        if ability.kind == WHEN_REVEALED and t.cancelled[house] == 0:
            settle(t)
            use_ability(t, ability, plot, house, PLAIN, 0, -1)
