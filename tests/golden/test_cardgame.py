"""The worked examples of the card game: as logged, and as told in both languages."""

import pytest
from golden import cardgame

from council.core.log import read
from council.core.play import resume, rng_for
from council.games.cardgame.game import GAME
from council.locales import LANGUAGES

every_example = pytest.mark.parametrize("name", cardgame.NAMES)


def saved(name: str) -> str:
    return (cardgame.HERE / f"cardgame-{name}.council.jsonl").read_text(encoding="utf-8")


def test_every_example_of_the_rules_has_its_log() -> None:
    wanted = {rule for rule in GAME.rulebook.rules if rule.startswith("EX-")}
    assert len(wanted) == 27
    assert {name[:5] for name in cardgame.NAMES} == wanted
    kinds = ["council.jsonl", *(f"{lang}.txt" for lang in LANGUAGES)]
    expected = {f"cardgame-{name}.{kind}" for name in cardgame.NAMES for kind in kinds}
    assert {file.name for file in cardgame.HERE.glob("cardgame-*")} == expected


@every_example
def test_the_example_still_goes_the_same_way(name: str) -> None:
    assert cardgame.play(name).log.dump() == saved(name)


@every_example
def test_the_log_still_plays_and_tells_the_same(name: str) -> None:
    """From the position of the example; those of the set-up from the start of a game."""
    game = resume(cardgame.start(name).game, read(saved(name)), rng_for("golden"))
    assert game.log.dump() == saved(name)
    for lang in LANGUAGES:
        expected = (cardgame.HERE / f"cardgame-{name}.{lang}.txt").read_text(encoding="utf-8")
        assert cardgame.story(game, lang) == expected
