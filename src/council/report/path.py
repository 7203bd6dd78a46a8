"""A finished game as steps: every decision, and every run of chance with one verb."""

from council.core.game import Game, Invalid
from council.core.log import DIGEST_MARK, split
from council.core.play import Play
from council.core.state import CHANCE, NOBODY, State, members
from council.kit.review import GameStep


def check_finished(play: Play) -> None:
    """Invalid for a game that goes on, or that was left without a result."""
    if play.log.end == "agreed":
        raise Invalid("report-agreed")
    if not play.over() or play.log.result is None:
        raise Invalid("report-running")


def steps_of(play: Play) -> list[GameStep]:
    """The whole game, each step with the line of the log that has its first move."""
    steps: list[GameStep] = []
    state = play.game.begin(play.log.setup)
    kind = ""
    for (who, move), line in zip(play.history, lines_of(play), strict=True):
        last_kind, kind = kind, kind_of(play.game, state)
        if kind and kind == last_kind:
            last = steps[-1]
            steps[-1] = GameStep(who, (*last.moves, move), last.verb, last.line, last.before)
        else:
            verb = play.game.text(move).partition(" ")[0]
            steps.append(GameStep(who, (move,), verb, line, state.copy()))
        state.apply(move)
    return steps


def kind_of(game: Game, state: State) -> str:
    """What chance does now: the verb of its first outcome, and whether there is no other; empty
    where chance does not decide. Outcomes in a row of one kind are one step."""
    if state.seat() != CHANCE:
        return ""
    odds = members(state.chances())
    return game.text(odds[0]).partition(" ")[0] + ("" if len(odds) > 2 else " only")


def lines_of(play: Play) -> list[int]:
    """The line of the log for every move, counted from 1."""
    return [
        number
        for number, line in enumerate(play.log.lines, 2)
        if line.who != DIGEST_MARK
        for _ in split(line.text)
    ]


def is_open(state: State) -> bool:
    """Whether somebody has a choice now."""
    return state.seat() >= 0 and len(state.legal_moves()) > 1


def is_chance(state: State) -> bool:
    """Whether chance decides between two outcomes or more."""
    return int(state.seat()) == CHANCE and len(members(state.chances())) > 2


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return int(state.seat()) == NOBODY
