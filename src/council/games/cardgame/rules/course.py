"""The course of the game as programs: setup, round, challenge, and what they push."""

from council.games.cardgame.rules import (
    challenges,
    dealing,
    killing,
    marshalling,
    phases,
    setup,
    timing,
)
from council.games.cardgame.rules.steps import FIXED_PROGRAMS
from council.kit.stack import Op


def fixed_programs() -> list[list[Op]]:
    """The course of the game; numbers as in `texts.py`."""
    opened: list[Op] = [
        setup.Houses(),
        setup.Draft(),
        setup.PickSeven(),
        setup.DealHands(),
        setup.Mulligan(),
        setup.DealHands(),
        setup.Place(),
        setup.TurnUp(),
        setup.DealHands(),
        setup.PlayRounds(),
    ]
    window, answer, end = phases.OpenWindow(), phases.Answer(), phases.EndPhase()
    parts: list[list[Op]] = [
        [
            *(phases.ChoosePlots(), phases.RevealPlots(), phases.Initiative(), answer),
            *(phases.WhenRevealed(), window, end),
        ],
        [phases.DrawCards(), window, end],
        [phases.Marshal(0), phases.Marshal(1), end],
        [phases.Attack(0), phases.Attack(1), end],
        [phases.Dominance(), answer, window, end],
        [phases.Standing(), answer, window, end],
        [phases.Taxation(), window, end],
    ]
    rounds: list[Op] = []
    for number, part in enumerate(parts):
        rounds += [phases.Begin(number, len(part) + 1), *part]
    rounds.append(phases.EndRound())
    resolving: list[Op] = [
        *(challenges.Compare(), challenges.Claim(), challenges.Unopposed(), challenges.Renown()),
        answer,
    ]
    programs: list[list[Op]] = [
        opened,
        rounds,
        [timing.Settle()],
        [marshalling.Actions()],
        [dealing.Drawing()],
        [dealing.Losing()],
        [killing.Killing()],
        [challenges.Challenges()],
        resolving,
        [marshalling.Attaching()],
    ]
    assert len(programs) == FIXED_PROGRAMS
    return programs
