"""A player's challenges, one after the other, each from its declaration to its end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount
from council.games.cardgame.box.book import (
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CHALLENGE_LOST,
    CHALLENGE_TAX,
    CHALLENGE_WON,
    DECLARED_DEFENDER,
    EXTRA_CHALLENGE,
    INTRIGUE,
    MILITARY,
    NO_KNEEL_TO_ATTACK,
    NO_KNEEL_TO_DEFEND,
    ON_CHALLENGE,
    ON_KNEELING,
    ON_POWER,
    RENOWN,
    STEALTH,
)
from council.games.cardgame.box.library import DELAYED
from council.games.cardgame.moves import CHALLENGE, COMMIT, DECK_SIZE, DONE, PASS, PICK
from council.games.cardgame.rules.abilities import expire
from council.games.cardgame.rules.figures import refresh, side_strength
from council.games.cardgame.rules.killing import kill
from council.games.cardgame.rules.modifiers import claim_of, rule_amount
from council.games.cardgame.rules.picks import above, picks
from council.games.cardgame.rules.power import check_power, claim_power
from council.games.cardgame.rules.steps import RESOLVING, WINDOW, Step, lose_for, settle, table
from council.games.cardgame.rules.timing import run_delayed
from council.games.cardgame.state.board import EVENT_WIDTH, Board, bit
from council.kit.stack import AMOUNT, KIND, Frame, Stacked

# Steps of a challenge
BEFORE: Final[i64] = 0
ANNOUNCING: Final[i64] = 1
ATTACKING: Final[i64] = 2
NAMING: Final[i64] = 3
BETWEEN: Final[i64] = 4
DEFENDING: Final[i64] = 5
READY: Final[i64] = 6
RESOLVE: Final[i64] = 7
AFTER: Final[i64] = 8


def open_window(t: Board, active: i64) -> None:
    """An action window; in a marshalling turn the active player begins (AMB-6)."""
    frame = Frame(WINDOW, t.first if active < 0 else active, None)
    frame.card = active
    t.push(frame)


def attackers_for(t: Board, house: i64, contest: i64) -> i64:
    """Who may be declared as attacker (CHL-06, CHL-07)."""
    found = t.characters(house) & ~t.kneeling[house] & t.icons[2 * contest + house]
    return found & ~t.rule_set(CANNOT_ATTACK, contest, house)


def defenders_for(t: Board, house: i64) -> i64:
    """Who may be declared as defender (CHL-08, CHL-10, KEY-03)."""
    found = t.characters(house) & ~t.kneeling[house] & t.icons[2 * t.contest + house]
    return found & ~t.rule_set(CANNOT_DEFEND, t.contest, house) & ~t.named[house]


def may_challenge(t: Board, house: i64, contest: i64) -> bool:
    """Somebody to attack with, one of each type and what cards add (CHL-02), and the tax."""
    if attackers_for(t, house, contest) == 0:
        return False
    most = 1 + rule_amount(t, EXTRA_CHALLENGE, house, contest)
    if t.made[3 * house + contest] >= most:
        return False
    return rule_amount(t, CHALLENGE_TAX, house, contest) <= t.gold[house]


def nameable(t: Board, house: i64) -> i64:
    """Characters of the other side without Stealth (KEY-03, AMB-23)."""
    return t.characters(house) & ~t.keywords[2 * STEALTH + house]


class Challenges(Step):
    """All challenges of one player, `seat`. `slots[0]` is a set that is being built."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        if frame.step == BEFORE or frame.step == BETWEEN or frame.step == READY:
            frame.step += 1
            self.clear(frame)
            open_window(t, -1)
        elif frame.step == ANNOUNCING:
            if i64(len(self.types(t, frame.seat))) > 0:
                t.ask(frame.seat)
            else:
                frame.next()
        elif frame.step == ATTACKING or frame.step == DEFENDING:
            self.declare(t, frame)
        elif frame.step == NAMING:
            self.name(t, frame)
        elif frame.step == RESOLVE:
            frame.step = AFTER
            t.push(Frame(RESOLVING, frame.seat, None))
        else:
            self.end(t)
            frame.step = BEFORE
            settle(t)  # who was kept alive by an effect of the challenge (AMB-50)

    def clear(self, frame: Frame) -> None:
        frame.slots = append(vec[i64](capacity=i64(1)), 0)
        frame.passes = 0

    def types(self, t: Board, house: i64) -> vec[i64]:
        moves = vec[i64](capacity=i64(4))
        for contest in range(i64(3)):
            if may_challenge(t, house, contest):
                moves = append(moves, CHALLENGE + contest)
        return moves

    def side(self, frame: Frame) -> i64:
        """Who declares now."""
        return frame.seat if frame.step == ATTACKING else 1 - frame.seat

    def eligible(self, t: Board, frame: Frame) -> i64:
        """Who may still be declared: from the last one on, so that a set is named once."""
        house = self.side(frame)
        if frame.step == ATTACKING:
            found = attackers_for(t, house, t.contest)
        else:
            found = defenders_for(t, house)
        return above(found, house, frame.passes)

    def declare(self, t: Board, frame: Frame) -> None:
        found = self.eligible(t, frame)
        if frame.step == ATTACKING and frame.slots[0] == 0 and found & (found - 1) == 0:
            frame.slots[0] = found  # who is alone attacks alone
            self.declared(t, frame)
        elif found != 0:
            t.ask(self.side(frame))
        else:
            self.declared(t, frame)

    def declared(self, t: Board, frame: Frame) -> None:
        """All together: they kneel, unless something spares them that."""
        house = self.side(frame)
        chosen = frame.slots[0]
        attacks = frame.step == ATTACKING
        spared = t.rule_set(NO_KNEEL_TO_ATTACK if attacks else NO_KNEEL_TO_DEFEND, t.contest, house)
        t.kneeling[house] |= chosen & ~spared
        t.changed(ON_KNEELING)
        t.changed(ON_CHALLENGE)
        if attacks:
            t.attackers[house] = chosen
            frame.step = NAMING
            frame.passes = 0
            frame.slots[0] = -1
            return
        t.defenders[house] |= chosen  # somebody may have joined before (AMB-24)
        frame.step = READY
        settle(t)
        refresh(t)
        while chosen != 0:
            t.emit(DECLARED_DEFENDER, house, DECK_SIZE * house + lowest(chosen), -1)
            chosen &= chosen - 1

    def name(self, t: Board, frame: Frame) -> None:
        """Each attacker with Stealth may name one (KEY-04); `slots[0]`: those still to do so."""
        house = frame.seat
        if frame.slots[0] == -1:
            frame.slots[0] = t.attackers[house] & t.keywords[2 * STEALTH + house]
        if frame.slots[0] != 0 and nameable(t, 1 - house) != 0:
            frame.card = DECK_SIZE * house + lowest(frame.slots[0])
            t.ask(house)
            return
        frame.step = BETWEEN
        frame.card = -1
        settle(t)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        if frame.step == ANNOUNCING:
            moves = append(vec[i64](capacity=i64(4)), DONE)
            for move in self.types(t, frame.seat):
                moves = append(moves, move)
            return moves
        if frame.step == NAMING:
            moves = append(vec[i64](capacity=i64(8)), PASS)
            rest = nameable(t, 1 - frame.seat)
            while rest != 0:
                moves = append(moves, PICK + DECK_SIZE * (1 - frame.seat) + lowest(rest))
                rest &= rest - 1
            return moves
        moves = vec[i64](capacity=i64(8))
        if frame.step == DEFENDING or frame.slots[0] != 0:
            moves = append(moves, DONE)
        rest = self.eligible(t, frame)
        while rest != 0:
            moves = append(moves, COMMIT + DECK_SIZE * self.side(frame) + lowest(rest))
            rest &= rest - 1
        return moves

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        t = table(state)
        if frame.step == ANNOUNCING:
            if move == DONE:
                frame.next()
            else:
                self.begin(t, frame, move - CHALLENGE)
        elif frame.step == NAMING:
            frame.slots[0] &= frame.slots[0] - 1
            if move != PASS:
                t.named[1 - frame.seat] |= bit(move - PICK)
        elif move == DONE:
            self.declared(t, frame)
        else:
            frame.slots[0] |= bit(move - COMMIT)
            frame.passes = move - COMMIT + 1

    def begin(self, t: Board, frame: Frame, contest: i64) -> None:
        house = frame.seat
        tax = rule_amount(t, CHALLENGE_TAX, house, contest)
        t.pay(house, tax)
        t.earn(1 - house, tax)
        t.made[3 * house + contest] += 1
        t.attacker = house
        t.contest = contest
        frame.step = ATTACKING
        self.clear(frame)

    def end(self, t: Board) -> None:
        """Challenge effects expire, nobody participates any more (AMB-13 step 8)."""
        for d in range(i64(2)):
            t.attackers[d] = 0
            t.defenders[d] = 0
            t.named[d] = 0
        t.attacker = -1
        t.changed(ON_CHALLENGE)
        expire(t, 0)


# The resolve step, AMB-13. `slots`: the winner, whether unopposed, characters named for the claim.


class Compare(Step):
    """Who wins; then what was played for that case."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        attacker = t.attacker
        if t.attackers[attacker] == 0:
            self.nobody(frame)
            return
        attack = side_strength(t, attacker)
        defence = side_strength(t, 1 - attacker)
        winner = attacker if attack >= defence else 1 - attacker
        if t.needs_strength != 0 and attack == 0 and defence == 0:
            self.nobody(frame)
            return
        t.resolved += 1
        t.last_winner = winner
        t.last_contest = t.contest
        t.last_attack = attack
        t.last_defence = defence
        alone = winner == attacker and (defence < 1 or t.defenders[1 - attacker] == 0)
        frame.slots = append(append(append(frame.slots, winner), 1 if alone else 0), 0)
        t.won[3 * winner + t.contest] += 1
        t.changed(ON_CHALLENGE)
        t.report(CHALLENGE_WON, winner, -1, 0, -1, 0)
        t.report(CHALLENGE_LOST, 1 - winner, -1, 0, -1, 0)
        frame.next()
        at = i64(len(t.news)) - 2 * EVENT_WIDTH
        entry = t.lasting.count() - 1
        while entry >= 0:
            waits = t.lasting.get(entry, KIND) == DELAYED
            if waits and t.lasting.get(entry, AMOUNT) == CHALLENGE_WON:
                run_delayed(t, entry, t.news, at)
            entry -= 1

    def nobody(self, frame: Frame) -> None:
        """Neither winner nor loser (AMB-10): nothing of the rest happens."""
        frame.pc += 4


class Claim(Step):
    """The loser suffers the claim of the attacker's plot (CLM-01 to CLM-08)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        attacker = t.attacker
        if frame.slots[0] != attacker:
            frame.next()
            return
        loser = 1 - attacker
        claim = claim_of(t, attacker)
        if t.contest == MILITARY:
            self.lives(t, frame, loser, claim)
            return
        frame.next()
        if t.contest == INTRIGUE:
            lose_for(t, loser, claim)
        else:
            taken = claim if claim < t.banner[loser] else t.banner[loser]
            t.banner[loser] -= taken
            claim_power(t, attacker, taken)

    def lives(self, t: Board, frame: Frame, loser: i64, claim: i64) -> None:
        """So many different characters, all at once (HCM-01)."""
        there = t.characters(loser)
        if popcount(there) <= claim:
            frame.slots[2] = there
        if popcount(frame.slots[2]) < claim and frame.slots[2] != there:
            t.ask(loser)
            return
        chosen = frame.slots[2]
        frame.passes = 0
        frame.next()
        kill(t, chosen if loser == 0 else i64(0), chosen if loser == 1 else i64(0), 1)

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        t = table(state)
        loser = 1 - t.attacker
        there = above(t.characters(loser), loser, frame.passes)
        need = claim_of(t, t.attacker) - popcount(frame.slots[2])
        return picks(there if loser == 0 else i64(0), there if loser == 1 else i64(0), 0, need)

    def answer(self, state: Stacked, frame: Frame, move: i64) -> None:
        frame.slots[2] |= bit(move - PICK)
        frame.passes = move - PICK + 1


class Unopposed(Step):
    """One power from the bank (UNO-02)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        frame.next()
        if frame.slots[1] != 0:
            claim_power(t, t.attacker, 1)


class Renown(Step):
    """One power on each participant with Renown on the side that won (KEY-02)."""

    def step(self, state: Stacked, frame: Frame) -> None:
        t = table(state)
        refresh(t)
        winner = frame.slots[0]
        rest = (t.attackers[winner] | t.defenders[winner]) & t.keywords[2 * RENOWN + winner]
        while rest != 0:
            t.power[DECK_SIZE * winner + lowest(rest)] += 1
            rest &= rest - 1
        t.changed(ON_POWER)
        check_power(t)
        frame.next()
