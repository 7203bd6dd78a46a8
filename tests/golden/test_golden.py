"""Nothing changed by accident: whole games, as logged and as told in both languages."""

import pytest
from golden import make
from golden.shelf import HERE, check_all_there, log_of, story, story_of
from perft.printed import whole

from council.core.log import read
from council.core.play import resume, rng_for
from council.games.intrigue.game import GAME
from council.locales import LANGUAGES

every_game = pytest.mark.parametrize("name", make.GAMES)


def saved(name: str) -> str:
    return log_of(name).read_text(encoding="utf-8")


def test_all_are_there_and_small() -> None:
    check_all_there(make.GAMES, "intrigue-*")
    assert max(file.stat().st_size for file in HERE.glob("intrigue-*")) < 20_000


@every_game
def test_the_seed_still_makes_the_same_game(name: str) -> None:
    assert make.play(name).log.dump() == saved(name)


@every_game
def test_the_log_still_plays_and_tells_the_same(name: str) -> None:
    game = resume(GAME, read(saved(name)), rng_for("golden"))
    assert game.over()
    assert game.log.dump() == saved(name)
    for lang in LANGUAGES:
        expected = story_of(name, lang).read_text(encoding="utf-8")
        assert story(game, lang, game.log.players, make.READER) == expected


@every_game
def test_the_rules_played_by_hand_agree(name: str) -> None:
    """The log fed to the naive game: every line possible, every number of the story right."""
    log = read(saved(name))
    naive = whole(log.setup.seats, log.setup.options["first"])
    for line in log.lines:
        if line.who != "#":
            naive.feed(line.who, line.text)
    assert naive.result() == log.result
    told = story_of(name, "en").read_text(encoding="utf-8").splitlines()
    finals = {line.split(": ")[0].split(". ")[1]: line for line in told if "final score" in line}
    for player, score in zip(log.players, naive.scores(), strict=True):
        assert finals[player].endswith(f": final score {score}.")
    paid = [line for line in told if " penalty point" in line]
    expected = [
        f"{player} takes {'no' if not points[k] else points[k]} penalty"
        for k in range(naive.rounds)
        for player, points in zip(log.players, naive.paid, strict=True)
    ]
    assert [line.split(" point")[0] for line in paid] == expected


def test_the_stories_show_every_kind_of_news() -> None:
    """A golden game is of use only if what may happen does happen in one of them."""
    told = {message.key for name in make.GAMES for message in make.play(name).story(make.READER)}
    assert told == {
        f"intrigue-told-{what}"
        for what in (
            *("first", "dealt", "start-card", "placed", "blocked", "emptied", "round-over"),
            *("paid", "throne-hidden", "throne", "reveal", "final", "won", "tiebreak"),
        )
    }
