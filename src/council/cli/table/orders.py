"""What can be typed besides a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from council import compiled
from council.bots.advice import SLOW, USUAL, advise
from council.cli.rulebook import find_rule, show_book, show_rule
from council.core.figures import whole_percent
from council.core.game import Invalid

if TYPE_CHECKING:
    from council.cli.table.turn import PersonTurn

Order = Callable[["PersonTurn", str], None]
RECENT = 20  # lines of news that `log` shows


class Quit(Exception):
    """Somebody wants to stop."""


def why(turn: "PersonTurn", text: str) -> None:
    """Why a move cannot be made, with the rule."""
    sitting = turn.sitting
    if not text:
        turn.terminal.tell(sitting.say("play-why-what", example=turn.example()), "refused")
        return
    refusal = turn.explain(turn.meant(text.lower()))
    if refusal is not None:
        show_rule(turn.terminal, find_rule(sitting.game, refusal.rule))


def undo(turn: "PersonTurn", text: str) -> None:
    """Take back one's last move."""
    turn.sitting.undo(turn.seat)
    turn.over = True


def hint(turn: "PersonTurn", text: str) -> None:
    """What a bot would do, from the same view."""
    sitting = turn.sitting
    if not sitting.hints:
        raise Invalid("play-no-hints")
    move = sitting.advice(turn.seat)  # that of a lesson
    if move is not None:
        _show_hint(turn, "play-hint", move)
        return
    thought = USUAL if compiled.status() == "compiled" else SLOW
    with turn.terminal.waiting(sitting.say("play-thinking", who=sitting.say("play-hint-who"))):
        advice = advise(sitting.game, sitting.play.view(turn.seat), thought)
    _show_hint(turn, "play-hint", advice.best.move)
    for message in advice.why:
        turn.terminal.tell(sitting.voice(message))
    if advice.other is None:
        return
    shares = {"here": whole_percent(advice.best.share), "there": whole_percent(advice.other.share)}
    _show_hint(turn, "play-hint-next", advice.other.move)
    turn.terminal.tell(sitting.say("hint-shares", **shares), "quiet")


def _show_hint(turn: "PersonTurn", key: str, move: int) -> None:
    words = turn.label(turn.picker.telling(turn.sitting.game.text(move)))
    turn.terminal.show(f"[notice]{turn.sitting.say(key)}[/] {words}")


def log(turn: "PersonTurn", text: str) -> None:
    """What happened, as this seat saw it: the last of it, or all."""
    sitting = turn.sitting
    told = sitting.play.story(turn.seat)
    count = RECENT
    if text.lower() in ("all", sitting.say("play-log-all")):
        count = len(told)
    elif text.isascii() and text.isdecimal() and int(text[:9]) > 0:
        count = int(text[:9])
    elif text:
        raise Invalid("play-log-what", got=text[:40])
    shown = told[-count:] if count else []
    for message in shown:
        turn.terminal.tell(sitting.voice(message))
    if len(shown) < len(told):
        turn.terminal.tell(sitting.say("play-log-more", count=len(told)), "quiet")


def save(turn: "PersonTurn", text: str) -> None:
    """Say where the game is kept, or write a copy."""
    sitting = turn.sitting
    if text:
        sitting.record.copy_to(Path(text).expanduser())
        turn.terminal.tell(sitting.say("play-copied", file=text), "notice")
    else:
        sitting.say_where()


def rules(turn: "PersonTurn", text: str) -> None:
    """The rulebook, or one rule of it."""
    if text:
        show_rule(turn.terminal, find_rule(turn.sitting.game, text))
    else:
        show_book(turn.terminal, turn.sitting.game)


def show(turn: "PersonTurn", text: str) -> None:
    """The table again."""
    turn.show(whole=True)


def repeat(turn: "PersonTurn", text: str) -> None:
    """The same moves again and again, as long as they fit."""
    if not text:
        raise Invalid("play-repeat-what")
    parts = [part.strip() for part in text.lower().split(";") if part.strip()]
    turn.sitting.plan(turn.seat, parts, again=True)


def explain_orders(turn: "PersonTurn", text: str) -> None:
    """All that can be typed, and what the drawing means."""
    turn.sitting.explain()
    say = turn.sitting.say
    for name in ORDERS:
        turn.terminal.hang(f"  {say(f'play-order-{name}')}", 14, say(f"play-about-{name}"))
    game = turn.sitting.game
    for name in game.orders:
        word = say(f"{game.name}-order-{name}")
        turn.terminal.hang(f"  {word}", 14, say(f"{game.name}-about-{name}"))
    move = " ".join(turn.picker.all[0].tokens)
    turn.terminal.tell(say("play-about-moves", move=move, example=turn.example()))
    turn.terminal.tell(say("play-about-several"))


def leave(turn: "PersonTurn", text: str) -> None:
    """Stop; the game is kept."""
    raise Quit


ORDERS: dict[str, Order] = {
    "why": why,
    "undo": undo,
    "hint": hint,
    "show": show,
    "log": log,
    "save": save,
    "rules": rules,
    "repeat": repeat,
    "help": explain_orders,
    "quit": leave,
}
ALONE = ("undo", "hint", "show", "help", "quit")  # no word follows them
SHORT = {
    "?": "help",
    "h": "help",
    "q": "quit",
    "u": "undo",
    "exit": "quit",
    "beenden": "quit",
    "zurueck": "undo",
    "rückgängig": "undo",
    "speichern": "save",
}


def obey(turn: "PersonTurn", order: Order, text: str) -> None:
    """Do it, unless there is a word too many."""
    if text and order in [ORDERS[name] for name in ALONE]:
        raise Invalid("play-extra-word", got=text[:40])
    order(turn, text)


def game_order(turn: "PersonTurn", word: str) -> str | None:
    """The order of the game itself that a word stands for, in English or in the reader's
    language."""
    game = turn.sitting.game
    for name in game.orders:
        if word in (name, turn.sitting.say(f"{game.name}-order-{name}")):
            return name
    return None


def order_named(say: Callable[..., str], word: str) -> Order | None:
    """The order of a word, in English or in the reader's language."""
    name = SHORT.get(word, word)
    for order, act in ORDERS.items():
        if name in (order, say(f"play-order-{order}")):
            return act
    return None
