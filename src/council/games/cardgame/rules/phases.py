"""The seven phases of a round."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.cardgame.box.book import (
    DOES_NOT_STAND,
    DOMINANCE_WON,
    ON_CHALLENGE,
    ON_GOLD,
    ON_KNEELING,
    ON_PHASE,
    PHASE_ENDED,
    WINS_DOMINANCE,
)
from council.games.cardgame.box.library import WHEN_REVEALED
from council.games.cardgame.moves import (
    CARDS,
    FIRST,
    INITIATIVE,
    PICK,
    PLOT,
    REVEAL,
    UNSEEN_PLOT,
)
from council.games.cardgame.rules.abilities import expire, use_when_revealed
from council.games.cardgame.rules.challenges import open_window
from council.games.cardgame.rules.figures import refresh, standing_strength
from council.games.cardgame.rules.modifiers import has_rule, income_of, initiative_of, skips_phase
from council.games.cardgame.rules.power import claim_power
from council.games.cardgame.rules.steps import TURN, Step, draw_for, settle, table
from council.games.cardgame.state.board import BY_ROUNDS, CHOSEN, PLOT_DECK, Board
from council.kit.stack import Frame, Stacked


class Begin(Step):
    """A phase begins, or is skipped with all that belongs to it: so many ops."""

    def __init__(self, phase: i64, length: i64) -> None:
        self.phase: i64 = phase
        self.length: i64 = length

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        if skips_phase(t, self.phase):
            frame.pc += self.length
            return
        t.phase = self.phase
        t.stage += 1
        t.active = -1
        t.changed(ON_PHASE)
        frame.next()


class Answer(Step):
    """What has happened is settled."""

    def step(self, state: Stacked, frame: Frame) -> None:
        frame.next()
        settle(table(state))


class OpenWindow(Step):
    """Both players may act."""

    def step(self, state: Stacked, frame: Frame) -> None:
        frame.next()
        open_window(table(state), -1)


class EndPhase(Step):
    """Passives and responses to the end, then what lasts for the phase is over (AMB-51)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if frame.step == 0:
            frame.step = 1
            t.active = -1
            t.report(PHASE_ENDED, -1, -1, 0, -1, 0)
            settle(t)
        else:
            expire(t, 1)
            frame.next()
            settle(t)  # AMB-50, here and wherever gold comes or goes


# -- plot


class ChoosePlots(Step):
    """Each in secret (PLT-01); a deck of one leaves no choice."""

    def seers(self, t: Board, frame: Frame) -> i64:
        return t.house_of(frame.step)

    def unseen(self) -> i64:
        return UNSEEN_PLOT

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        while frame.step < 2:
            house = t.house_of(frame.step)
            if t.cards.size[PLOT_DECK + house] > 1:
                t.ask(house)
                return
            self.answer(state, frame, PLOT + t.cards.nth_in(PLOT_DECK + house, 0) - CARDS)
        frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        moves = vec[i64](capacity=i64(7))
        for card in t.cards.all_in(PLOT_DECK + t.house_of(frame.step)):
            moves = append(moves, PLOT + card - CARDS)
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        house = t.house_of(frame.step)
        t.cards.move(CARDS + move - PLOT, CHOSEN + house, t.own_bit(house))
        frame.step += 1


class RevealPlots(Step):
    """Together: nothing happens in between."""

    def step(self, state: Stacked, frame: Frame) -> None:
        if frame.step < 2:
            state.ask(CHANCE)
        else:
            frame.next()

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        card = t.cards.nth_in(CHOSEN + t.house_of(frame.step), 0)
        return append(append(vec[i64](capacity=i64(2)), REVEAL + card), 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        t.turn_up(t.house_of(frame.step), move - REVEAL)
        frame.step += 1


class Initiative(Step):
    """The higher initiative, then less power, then chance (PLT-06 to PLT-08); the winner names the
    first player (PLT-09)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        if frame.step == 0:
            lead = initiative_of(t, 0) - initiative_of(t, 1)
            if lead == 0:
                lead = t.total_power(1) - t.total_power(0)
            if lead == 0:
                t.ask(CHANCE)
                return
            frame.seat = 0 if lead > 0 else 1
            frame.step = 1
        t.ask(frame.seat)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        moves = vec[i64](capacity=i64(4))
        if frame.step == 0:
            moves = append(append(moves, INITIATIVE), 1)
            return append(append(moves, INITIATIVE + 1), 1)
        return append(append(moves, FIRST), FIRST + 1)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        if frame.step == 0:
            frame.seat = move - INITIATIVE
            frame.step = 1
        else:
            table(state).first = move - FIRST
            frame.next()


class WhenRevealed(Step):
    """One plot after the other, the first player says which (PLT-11). `slots`: those to come."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        if frame.step == 0:
            frame.step = 1
            frame.slots = append(append(vec[i64](capacity=i64(2)), self.due(t, 0)), self.due(t, 1))
        for house in range(i64(2)):
            gone = frame.slots[house] != t.revealed[house] or t.cancelled[house] != 0
            if gone:
                frame.slots[house] = -1
        if frame.slots[0] >= 0 and frame.slots[1] >= 0:
            t.ask(t.first)
        elif frame.slots[0] < 0 and frame.slots[1] < 0:
            frame.next()
        else:
            self.resolve(t, frame, 0 if frame.slots[0] >= 0 else 1)

    def due(self, t: Board, house: i64) -> i64:
        """The plot of a House if it does something when revealed; -1: it does not."""
        for ability in t.library.of[CARDS + t.revealed[house]]:
            if ability.kind == WHEN_REVEALED:
                return t.revealed[house]
        return -1

    def resolve(self, t: Board, frame: Frame, house: i64) -> None:
        frame.slots[house] = -1
        use_when_revealed(t, house)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        one = PICK + CARDS + frame.slots[0]
        two = PICK + CARDS + frame.slots[1]
        moves = vec[i64](capacity=i64(2))
        if one < two:
            return append(append(moves, one), two)
        return append(append(moves, two), one)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        self.resolve(table(state), frame, 0 if frame.slots[0] == move - PICK - CARDS else 1)


# -- draw, marshalling, challenges


class DrawCards(Step):
    """Two each, the first player first (DRW-01)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        frame.next()
        draw_for(t, 1 - t.first, t.printed.draw_per_round)
        draw_for(t, t.first, t.printed.draw_per_round)


class Turn(Step):
    """The turn of the first player, or of the other."""

    def __init__(self, second: i64) -> None:
        self.second: i64 = second

    def begin(self, t: Board) -> i64:
        house = t.first if self.second == 0 else 1 - t.first
        if self.second != 0:
            t.stage += 1
        t.active = house
        return house


class Marshal(Turn):
    """Income first (INC-01, AMB-47), then cards and actions."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        house = self.begin(t)
        frame.next()
        t.earn(house, income_of(t, house))
        open_window(t, house)
        settle(t)


class Attack(Turn):
    """All challenges of one player (CHL-01)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        house = self.begin(t)
        frame.next()
        t.push(Frame(TURN, house, None))


# -- dominance, standing, taxation


class Dominance(Step):
    """The higher total, unless a card decides it (DOM-01 to DOM-03, AMB-44)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        frame.next()
        winner = self.winner(t)
        t.dominances += 1
        t.dominant = winner
        if winner >= 0:
            t.report(DOMINANCE_WON, winner, -1, 0, -1, 0)
            claim_power(t, winner, 1)

    def winner(self, t: Board) -> i64:
        one = has_rule(t, WINS_DOMINANCE, 0)
        two = has_rule(t, WINS_DOMINANCE, 1)
        if one != two:
            return 0 if one else 1
        lead = standing_strength(t, 0) - standing_strength(t, 1)
        if lead == 0:
            return -1
        return 0 if lead > 0 else 1


class Standing(Step):
    """All together (STD-01), but for those that may not."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        for d in range(i64(2)):
            t.kneeling[d] &= t.rule_set(DOES_NOT_STAND, 0, d)
        t.changed(ON_KNEELING)
        frame.next()


class Taxation(Step):
    """Unspent gold goes back (TAX-01)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        for house in range(i64(2)):
            t.gold[house] = 0
        t.changed(ON_GOLD)
        frame.next()
        settle(t)


class EndRound(Step):
    """What lasts for the round is over; the last round ends the game (AMB-4)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        expire(t, 2)
        for k in range(i64(6)):
            t.made[k] = 0
            t.won[k] = 0
        t.changed(ON_CHALLENGE)
        for house in range(i64(2)):
            t.limited[house] = 0
        t.round += 1
        if t.round >= t.rounds:
            t.ended = BY_ROUNDS
            lead = t.total_power(0) - t.total_power(1)
            if lead != 0:
                t.winner = 0 if lead > 0 else 1
        frame.pc = 0
        frame.step = 0
