"""What may be used now: actions in a window, answers to what has happened."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest
from council.games.cardgame.box.book import CARD_KILLED, EVENT
from council.games.cardgame.box.library import ACTION, PASSIVE, RESPONSE, Ability
from council.games.cardgame.box.texts import PLAIN
from council.games.cardgame.moves import CARDS, DECK_SIZE, PLAY, THINGS, USE, USE_SECOND
from council.games.cardgame.rules.abilities import conditions_hold, in_time, may_use, speaking
from council.games.cardgame.state.board import BLANK_BIT, EVENT_WIDTH, Board, bit
from council.games.cardgame.state.hidden import copy_may_be_held, held_face, may_be_held
from council.kit.stack import NONE


def is_action(t: Board, ability: Ability, card: i64, house: i64) -> bool:
    """Whether an ability of a card in play is an action its House may take now."""
    if ability.kind != ACTION or not in_time(t, ability):
        return False
    return may_use(t, ability, card, house, PLAIN, 0)


def could_act(t: Board, house: i64) -> bool:
    """Whether, as far as all know, a House might take an action now."""
    library = t.library
    rest = speaking(t, house) & library.actions[2 * t.phase + house]
    while rest != 0:
        card = DECK_SIZE * house + lowest(rest)
        rest &= rest - 1
        for ability in library.of[card]:
            if is_action(t, ability, card, house):
                return True
    if t.hand_size(house) == 0:
        return False
    rest = library.event_actions[2 * t.phase + house]
    while rest != 0:
        card = DECK_SIZE * house + lowest(rest)
        rest &= rest - 1
        if may_use(t, library.of[card][0], card, house, PLAIN, 0) and copy_may_be_held(t, card):
            return True
    return False


def actions(t: Board, house: i64, moves: vec[i64]) -> vec[i64]:
    """Add a House's actions: events first, then abilities of cards in play."""
    library = t.library
    rest = library.event_actions[2 * t.phase + house]
    while rest != 0:
        card = DECK_SIZE * house + lowest(rest)
        rest &= rest - 1
        face = held_face(t, card)
        if face >= 0 and may_use(t, library.of[card][0], face, house, PLAIN, 0):
            moves = append(moves, PLAY + face)
    rest = speaking(t, house) & library.actions[2 * t.phase + house]
    second = NONE
    while rest != 0:
        card = DECK_SIZE * house + lowest(rest)
        rest &= rest - 1
        for ability in library.of[card]:
            if is_action(t, ability, card, house):
                if ability.second != 0:
                    second = append(second, USE_SECOND + card)
                else:
                    moves = append(moves, USE + card)
    for move in second:
        moves = append(moves, move)
    return moves


def ability_of(t: Board, move: i64) -> Ability:
    """The ability that a `play` or `use` move means."""
    library = t.library
    if move < USE:
        return library.of[move - PLAY][0]
    second: i64 = 1 if move >= USE_SECOND else 0
    card = move - (USE_SECOND if second == 1 else USE)
    for ability in library.of[card]:
        if ability.second == second and used_by_move(ability):
            return ability
    return library.abilities[0]


def source_of(move: i64) -> i64:
    """The card that a `play` or `use` move names."""
    if move < USE:
        return move - PLAY
    return move - (USE_SECOND if move >= USE_SECOND else USE)


def matches(
    t: Board, ability: Ability, source: i64, you: i64, slots: vec[i64], marks: vec[i64]
) -> i64:
    """Where in a list of events the first lies that this ability may answer and has not; -1."""
    for at in range(0, i64(len(slots)), EVENT_WIDTH):
        if (
            slots[at] == ability.on
            and not answered(marks, ability, source, at)
            and may_speak(t, source, slots[at + 2])
        ):
            if ability.kind == PASSIVE:
                if conditions_hold(t, ability, source, you, t.host_of(source), slots, at):
                    return at
            elif may_use(t, ability, source, you, slots, at):
                return at
    return -1


def may_speak(t: Board, source: i64, about: i64) -> bool:
    """The dead answer nothing but their own death (AMB-14); events speak from the hand."""
    if source >= CARDS or source == about or t.in_play(source):
        return True
    return t.printed.kind[source] == EVENT


def answer_moves(t: Board, house: i64, slots: vec[i64], marks: vec[i64], public: bool) -> vec[i64]:
    """The responses of a House to these events. `public`: as far as all know, one is enough."""
    moves = NONE
    library = t.library
    events: i64 = 0
    texts: i64 = 0
    for at in range(0, i64(len(slots)), EVENT_WIDTH):
        events |= library.event_answers[2 * slots[at] + house]
        texts |= library.answers[2 * slots[at] + house]
    while events != 0:
        card = DECK_SIZE * house + lowest(events)
        events &= events - 1
        if public:
            may = hidden_answer(t, card, house, slots, marks)
        else:
            card = held_face(t, card)
            may = card >= 0 and matches(t, library.of[card][0], card, house, slots, marks) >= 0
        if may:
            moves = append(moves, PLAY + card)
    if texts != 0:
        texts &= speaking(t, house) | just_died(t, house, slots)
    while texts != 0:
        card = DECK_SIZE * house + lowest(texts)
        texts &= texts - 1
        for ability in library.of[card]:
            if (
                ability.kind == RESPONSE and (t.in_play(card) or ability.on == CARD_KILLED)
            ) and matches(t, ability, card, house, slots, marks) >= 0:
                moves = append(moves, USE + card)
    return moves


def hidden_answer(t: Board, card: i64, house: i64, slots: vec[i64], marks: vec[i64]) -> bool:
    """Whether a copy of an event may be held that has not answered, though another one has."""
    if t.hand_size(house) == 0:
        return False
    book = t.printed
    ability = t.library.of[card][0]
    for copy in range(book.low[card], book.high[card]):
        if matches(t, ability, copy, house, slots, marks) >= 0 and may_be_held(t, copy):
            return True
    return False


def just_died(t: Board, house: i64, slots: vec[i64]) -> i64:
    """Cards of a House that may answer their own death."""
    found: i64 = 0
    for at in range(0, i64(len(slots)), EVENT_WIDTH):
        if (
            slots[at] == CARD_KILLED
            and slots[at + 2] // DECK_SIZE == house
            and slots[at + 5] & BLANK_BIT == 0
        ):
            found |= bit(slots[at + 2])
    return found


def used_by_move(ability: Ability) -> bool:
    """Actions, responses and saves."""
    return ability.kind <= 2


def code(ability: Ability, source: i64, at: i64) -> i64:
    """An ability of a source that has answered one event."""
    return (at * THINGS + source) * 1024 + ability.number


def answered(marks: vec[i64], ability: Ability, source: i64, at: i64) -> bool:
    """Whether an ability has answered an event: once is all (AMB-16)."""
    wanted = code(ability, source, at)
    for mark in marks:
        if mark == wanted:
            return True
    return False
