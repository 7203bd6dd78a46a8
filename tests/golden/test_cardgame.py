"""The worked examples of the card game: as logged, and as told in both languages."""

import pytest
from golden import cardgame
from golden.shelf import check_all_there, log_of, story, story_of

from council.core.log import read
from council.core.play import resume, rng_for
from council.core.state import PUBLIC
from council.games.cardgame.game import GAME
from council.locales import LANGUAGES

every_example = pytest.mark.parametrize("name", cardgame.NAMES)


def saved(name: str) -> str:
    return log_of(cardgame.shelved(name)).read_text(encoding="utf-8")


def test_every_example_of_the_rules_has_its_log() -> None:
    wanted = {rule for rule in GAME.rulebook.rules if rule.startswith("EX-")}
    assert len(wanted) == 27
    assert {name[:5] for name in cardgame.NAMES} == wanted
    check_all_there([cardgame.shelved(name) for name in cardgame.NAMES], "cardgame-*")


@every_example
def test_the_example_still_goes_the_same_way(name: str) -> None:
    assert cardgame.play(name).log.dump() == saved(name)


@every_example
def test_the_log_still_plays_and_tells_the_same(name: str) -> None:
    """From the position of the example; those of the set-up from the start of a game."""
    game = resume(cardgame.start(name).game, read(saved(name)), rng_for("golden"))
    assert game.log.dump() == saved(name)
    for lang in LANGUAGES:
        expected = story_of(cardgame.shelved(name), lang).read_text(encoding="utf-8")
        assert story(game, lang, cardgame.PLAYERS, PUBLIC) == expected
