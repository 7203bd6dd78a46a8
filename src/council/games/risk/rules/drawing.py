"""Draw, and the end of a turn (S-52, S-53)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import TURN
from council.games.risk.box.moments import ASK, CARD_DUE, TURN_BEGINS, TURN_OVER
from council.games.risk.moves import DONE, END_GAME, TAKE
from council.games.risk.rules.mitchell.landing import add_calls, call_exiles, can_call
from council.games.risk.rules.mitchell.turn_end import close_turn
from council.games.risk.rules.reinforce import HAND_LIMIT
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import cards_left, give_card, hand_size, refill_cards
from council.games.risk.state.changes import end_game
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import end_lasting
from council.games.risk.state.order import next_place
from council.games.risk.state.phases import BY_CARD, BY_ROUNDS, DRAWING, TAKING


def start_draws(s: Board) -> i64:
    """A conquest has earned a card; in Dominion cards may have given more."""
    if isinstance(s, DominionBoard) and s.conquests > 0:
        s.draws += 1
    return offer_card(s)


def offer_card(s: Board) -> i64:
    """As many as were earned, but never a sixth card (S-52, A-11); or a call (A-53)."""
    due = s.draws if isinstance(s, DominionBoard) else s.conquests
    if due > 0 and (can_take(s) or (s.mitchell != 0 and can_call(s))):
        s.phase = TAKING
        return ASK
    return TURN_OVER


def can_take(s: Board) -> bool:
    """Never a sixth card (A-11)."""
    if isinstance(s, DominionBoard) and cards_left(s) == 0:
        return False
    return hand_size(s, s.turn) < HAND_LIMIT


def draw_moves(s: Board) -> vec[i64]:
    """A card, or an exile called in its place; a full hand gets no card (A-11, A-53)."""
    moves = append(vec[i64](capacity=i64(4)), DONE)
    if can_take(s):
        moves = append(moves, TAKE)
    if s.mitchell != 0:
        return add_calls(s, moves)
    return moves


def take_reward(s: Board, move: i64) -> i64:
    """What a conquest has earned: a card, a call in its place (M-13), or nothing."""
    if move == TAKE:
        return CARD_DUE
    if move == DONE:
        return TURN_OVER
    return call_exiles(s, move)


def begin_draw(s: Board) -> i64:
    """A card may already have taken the place of the draw."""
    if isinstance(s, DominionBoard):
        if s.served != 0:
            s.served = 0
            return card_drawn(s)
        refill_cards(s)
    s.phase = DRAWING
    return ASK


def draw_card(s: Board, card: i64) -> i64:
    """The End Game card stops the game at once (S-53)."""
    if card == END_GAME:
        end_game(s, BY_CARD)
        return ASK
    give_card(s, s.turn, card)
    return card_drawn(s)


def card_drawn(s: Board) -> i64:
    """On to the next card, or the end of the turn."""
    s.drew = 1
    if isinstance(s, DominionBoard):
        s.draws -= 1
        return offer_card(s)
    return TURN_OVER


def end_turn(s: Board) -> i64:
    """Effects of the turn end; by House Mitchell's amendments others may act before the next."""
    if isinstance(s, DominionBoard) and s.lasting.count > 0:
        end_lasting(s, TURN, -1)
    if s.mitchell != 0:
        return close_turn(s)
    return next_seat(s)


def next_seat(s: Board) -> i64:
    """On to the next seat; a round is over when the first one's place is passed."""
    seat = s.turn
    while True:
        seat = next_place(s, seat)
        if seat == s.first:
            s.round += 1
        if not is_out(s, seat):
            break
    if s.round >= s.rounds:
        end_game(s, BY_ROUNDS)
        return ASK
    s.turn = seat
    return TURN_BEGINS
