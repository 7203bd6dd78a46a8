"""What a roll of the dice costs both sides, for the history."""

from council.core.game import Fact
from council.games.risk import moves as m
from council.games.risk.rules.units import raised_die
from council.games.risk.state.board import Board
from council.kit.dice import die, falling, put

Result = tuple[int, int, dict[str, Fact]]


def thrown(before: Board, move: int) -> Result:
    """What a battle without bonuses costs both sides, with its last die, and the dice."""
    attack = int(falling(before.attack_faces))
    last = before.thrown - before.attack_dice
    defence = int(falling(put(before.defence_faces, last, move - int(m.ROLL) + 1)))
    pairs = int(min(before.attack_dice, before.defence_dice))
    beaten = sum(die(attack, k) > die(defence, k) for k in range(pairs))
    shown: dict[str, Fact] = {
        "attack": " ".join(str(die(attack, k)) for k in range(int(before.attack_dice))),
        "defence": " ".join(str(die(defence, k)) for k in range(int(before.defence_dice))),
    }
    return pairs - beaten, beaten, shown


def shown_dice(dice: int) -> str:
    """Dice with their bonuses, the highest first."""
    return " ".join(str(die) for k in range(3) if (die := raised_die(dice, k)))
