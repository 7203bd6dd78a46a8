"""Whether a lesson can be played as it is written: it is played through by its own answers."""

from council.core.game import Game, Invalid
from council.core.play import Play
from council.kit.records import listed, short
from council.lessons.course import Script, accepts, answer, skip_move, start
from council.lessons.format import Lesson

# Parts of the screen that are not things of the game.
PLACES = ("hand", "court", "seats", "prompt", "phases", "map", "odds", "dice", "goals", "plots")
TOKEN_OF_UI = "ui:"


def check(lesson: Lesson) -> Play:
    """Play the lesson; Invalid names file, step and key of what cannot be. The game at its end."""
    try:
        play, script = start(lesson, "A")
    except Invalid as wrong:
        key = "position" if lesson.position else "options"
        raise Invalid(
            "lesson-bad-start", file=lesson.file, item="lesson", key=key, why=str(wrong)
        ) from None
    _check_script(lesson, "lesson", "before", script)
    for number, step in enumerate(lesson.steps, 1):
        item = f"step {number}"
        _check_points(lesson, item, step.point, play.game)
        if not step.go:
            continue
        _check_answer(lesson, number, play)
        script = answer(play, lesson, number - 1, skip_move(play, lesson, number - 1))
        _check_script(lesson, item, "then", script)
    return play


def _check_answer(lesson: Lesson, number: int, play: Play) -> None:
    """The learner is asked, something goes on, and so does the answer that is given."""
    step, item = lesson.steps[number - 1], f"step {number}"
    asked = int(play.state.seat())
    if asked != lesson.seat:
        raise Invalid("lesson-not-asked", file=lesson.file, item=item, key="go", asked=asked)
    offered = {play.game.text(m): m for m in play.game.offers(play.view(asked))}
    fitting = [text for text, move in offered.items() if accepts(play, step, move)]
    if not fitting:
        facts = {"got": ", ".join(step.go), "allowed": listed(offered)}
        raise Invalid("lesson-no-answer", file=lesson.file, item=item, key="go", **facts)
    if step.answer not in fitting:
        facts = {"got": step.answer, "allowed": listed(fitting)}
        raise Invalid("lesson-no-answer", file=lesson.file, item=item, key="answer", **facts)


def _check_script(lesson: Lesson, item: str, key: str, script: Script) -> None:
    """Every line of a script was used, and every question had its line."""
    place = {"file": lesson.file, "item": item, "key": key}
    if script.left:
        raise Invalid("lesson-unused", **place, got=short(script.left[0]))
    if script.improvised:
        raise Invalid("lesson-unscripted", **place, got=short(script.improvised[0]))


def _check_points(lesson: Lesson, item: str, point: tuple[str, ...], game: Game) -> None:
    """A step points at parts of the screen, or at tokens that moves are made of."""
    for token in point:
        place = token.removeprefix(TOKEN_OF_UI)
        known = place in PLACES if token.startswith(TOKEN_OF_UI) else token in tokens(game)
        if not known:
            allowed = listed(TOKEN_OF_UI + place for place in PLACES)
            facts = {"got": token, "allowed": allowed}
            raise Invalid("lesson-bad-point", file=lesson.file, item=item, key="point", **facts)


_TOKENS: dict[str, frozenset[str]] = {}


def tokens(game: Game) -> frozenset[str]:
    """Every word that a move of the game can speak of."""
    if game.name not in _TOKENS:
        texts = (game.text(move) for move in range(game.numbers))
        found = {token for text in texts for token in text.split()[1:]}
        _TOKENS[game.name] = frozenset(found | set(game.words()) | {"pass", "done"})
    return _TOKENS[game.name]
