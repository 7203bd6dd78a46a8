"""What the card game tells the decision report: what every plot and every challenge brought."""

from council.core.game import Message, Setup, Who
from council.games.cardgame.cards import ICONS, names
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import CardGameGame
from council.games.cardgame.moves import CHALLENGE, COMMIT
from council.kit.review import Cell, Pace, Review, Table, Walk

ROUND_BEGINS = "plot"


class CardGameReview(Review):
    """Rollouts by guesses to the end of the round tell more than the table as it stands."""

    def pace(self, setup: Setup) -> Pace:
        return Pace(400, 800, iterations=3000, behind=300)

    def tables(self, walk: Walk) -> list[Table]:
        plots = ["round", "first", "second", "power-first", "power-second", "share"]
        fights = ["round", "who", "kind", "result", "share", "line"]
        return [
            Table(
                Message("report-plots"),
                [Message(f"report-plots-{name}", {"one": Who(0), "two": Who(1)}) for name in plots],
                plot_rows(walk),
                Message("report-plots-note", {"one": Who(0)}),
            ),
            Table(
                Message("report-fights"),
                [Message(f"report-fights-{name}") for name in fights],
                challenge_rows(walk),
                Message("report-fights-note"),
            ),
        ]


def table(walk: Walk, k: int) -> CardGame:
    """How it stood before a step."""
    state = walk.state(k)
    assert isinstance(state, CardGame)
    return state


def plot_rows(walk: Walk) -> list[list[Cell]]:
    """What each round brought, from the choice of plots to the next one."""
    last = len(walk.steps)
    starts: dict[int, int] = {}
    for k in range(last):
        state = table(walk, k)
        if walk.steps[k].verb == ROUND_BEGINS and state.seat() >= 0:
            starts.setdefault(int(state.round), k)
    rounds = sorted(starts)
    ends = [starts[number] for number in rounds[1:]] + [last]
    return [
        plot_row(walk, number, starts[number], end)
        for number, end in zip(rounds, ends, strict=True)
        if chosen(walk, starts[number], end)
    ]


def chosen(walk: Walk, start: int, end: int) -> list[int]:
    """The plots of both Houses in the round between two steps: Stark's first; none before that."""
    for k in range(end, start, -1):
        state = table(walk, k)
        found = [int(state.revealed[house]) for house in (0, 1)]
        if state.round == table(walk, start).round and min(found) >= 0:
            return found
    return []


def plot_row(walk: Walk, number: int, start: int, end: int) -> list[Cell]:
    """A round: both plots, the power each player gained, and the share of the first player."""
    assert isinstance(walk.game, CardGameGame)
    before, after = table(walk, start), table(walk, end)
    plots = chosen(walk, start, end)
    houses = [int(after.house_of(seat)) for seat in (0, 1)]
    gained = [int(after.total_power(h)) - int(before.total_power(h)) for h in houses]
    cards: list[Cell] = [walk.game.box.plots[plots[house]].name for house in houses]
    return [number + 1, *cards, *gained, walk.change(start, end, 0)]


def challenge_rows(walk: Walk) -> list[list[Cell]]:
    """What each challenge brought its attacker, from the declaration to the end."""
    rows: list[list[Cell]] = []
    for k, step in enumerate(walk.steps):
        if not CHALLENGE <= step.moves[0] < COMMIT:
            continue
        end = k + 1
        while end < len(walk.steps) and table(walk, end).attacker >= 0:
            end += 1
        before, after = table(walk, k), table(walk, end)
        result = "none"
        if after.resolved > before.resolved:
            won = after.last_winner == before.house_of(step.who)
            result = "won" if won else "lost"
        icon = names()["icon"][ICONS[step.moves[0] - int(CHALLENGE)]]
        share = walk.change(k, end, step.who)
        ending = Message(f"report-fights-{result}")
        rows.append([int(before.round) + 1, Who(step.who), icon, ending, share, step.line])
    return rows
