"""The moments that decided a game: the decisions that cost most, then the greatest strokes of
luck."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from council.core.game import Event, Game, Message
from council.core.state import REFEREE
from council.kit.review import GameStep, WinShare
from council.report.decisions import Judgment, reasons
from council.report.luck import Account, change, is_luck

MOMENTS = 3
LEAST = 0.02  # of the win: what cost less decided nothing
SURE = 1.645  # standard errors: at least 95 % sure that it cost anything


@dataclass(frozen=True)
class Moment:
    """A decision or a stroke of luck: where it stands in the log, how the game stood, what
    happened; for a decision also what was better and why."""

    line: int
    seat: int  # who decided; or whom chance changed most
    luck: bool
    shares: tuple[float, ...]  # before
    question: Message | None  # that was asked
    told: list[Message]  # what happened
    played: tuple[int, ...]
    best: int | None
    change: WinShare  # what the decision cost, or what luck brought the seat
    why: list[Message]
    better: list[Message] = field(default_factory=list)  # what the better move would have told


def moments_of(
    game: Game, account: Account, judgments: Sequence[Judgment], most: int = MOMENTS
) -> list[Moment]:
    """The costliest decisions that surely cost something; where they are too few, strokes of luck.
    In the order of the game."""
    dear = [
        found
        for found in judgments
        if found.cost.value >= LEAST and found.cost.value > SURE * found.cost.error
    ]
    dear.sort(key=lambda found: (found.cost.error * SURE - found.cost.value, found.step))
    chosen = [(found.step, decided(game, account, found)) for found in dear[:most]]
    for k, seat, share in strokes(account)[: most - len(chosen)]:
        chosen.append((k, struck(game, account, k, seat, share)))
    return [moment for _, moment in sorted(chosen, key=lambda found: found[0])]


def strokes(account: Account) -> list[tuple[int, int, WinShare]]:
    """Steps of chance, whom they changed most and by how much; the greatest first."""
    found = []
    for k, step in enumerate(account.steps):
        if is_luck(step):
            changes = [change(account, k, seat) for seat in range(int(step.before.seats))]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat].value))
            if changes[seat].value:
                found.append((k, seat, changes[seat]))
    return sorted(found, key=lambda one: (-abs(one[2].value), one[0]))


def decided(game: Game, account: Account, judgment: Judgment) -> Moment:
    """The moment of a decision."""
    step = account.steps[judgment.step]
    view = step.before.mask(judgment.seat)
    return Moment(
        step.line,
        judgment.seat,
        False,
        account.values[judgment.step].shares,
        game.question(view),
        told(game, step),
        step.moves,
        judgment.best,
        judgment.cost,
        reasons(game, view, judgment),
        told(game, replace(step, moves=(judgment.best,))),
    )


def struck(game: Game, account: Account, k: int, seat: int, share: WinShare) -> Moment:
    """The moment of a stroke of luck."""
    step = account.steps[k]
    before = account.values[k].shares
    return Moment(
        step.line, seat, True, before, None, told(game, step), step.moves, None, share, []
    )


def told(game: Game, step: GameStep) -> list[Message]:
    """What happened in a step, to who knows all."""
    state, messages = step.before.copy(), []
    for move in step.moves:
        before = state.mask(REFEREE)
        state.apply(move)
        messages += game.tell(Event(step.who, move, before), state.mask(REFEREE))
    return messages
