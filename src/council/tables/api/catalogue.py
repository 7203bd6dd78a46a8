"""The games on offer, their options, rules and words."""

from council.core.game import Game, Invalid, Option
from council.games import GAMES
from council.kit.sources import sources
from council.lessons.howto import page_of, pages, picture
from council.lessons.shelf import every_lesson
from council.protocol.api import (
    GameIs,
    HowToIs,
    HowToPart,
    IntroIs,
    LessonRow,
    OptionIs,
    RuleIs,
    RulesAre,
    SectionIs,
)
from council.protocol.errors import Denied, said
from council.tables.lobby import game_named


def all_games() -> list[GameIs]:
    """The games on offer."""
    return [
        GameIs(
            game.name,
            dict(game.title),
            game.fewest,
            game.most,
            [option_of(option) for option in game.options],
        )
        for game in GAMES.values()
    ]


def all_lessons() -> list[LessonRow]:
    """The lessons of all games, in the order in which they are taught."""
    return [
        LessonRow(
            lesson.game,
            lesson.id,
            lesson.mode,
            lesson.minutes,
            len(lesson.steps),
            dict(lesson.title),
            dict(lesson.about),
        )
        for lesson in every_lesson()
    ]


def how_to(name: str, mode: str) -> HowToIs:
    """How a game is played; "all" is the page of a game without modes."""
    game_named(name)
    try:
        page = page_of(name, "" if mode == "all" else mode)
    except Invalid:
        raise Denied("no_such_lesson") from None
    parts = []
    for part in page.parts:
        shown = picture(name, part.lesson, part.step)
        words = dict(part.title), dict(part.say)
        parts.append(HowToPart(*words, shown["view"], shown["names"], shown["point"]))
    return HowToIs(name, page.mode, [one.mode for one in pages(name)], parts)


def option_of(option: Option) -> OptionIs:
    """An option as the browser reads it."""
    return OptionIs(
        option.name,
        option.kind,
        option.default,
        list(option.words),
        option.low,
        option.high,
        [{name: list(values) for name, values in row.items()} for row in option.needs],
        {word: list(span) for word, span in option.seats.items()},
    )


def rules_of(name: str) -> RulesAre:
    """The rules of a game."""
    game = game_named(name)
    sections = [SectionIs(id_, dict(title)) for id_, title in game.rulebook.sections.items()]
    rules = [
        RuleIs(
            rule.id,
            rule.kind,
            rule.section,
            rule.page,
            dict(rule.title),
            dict(rule.text),
            dict(rule.question) if rule.question else None,
            dict(rule.why) if rule.why else None,
            [said(source) for source in sources(rule)],
        )
        for rule in game.rulebook.rules.values()
    ]
    return RulesAre(game.name, dict(game.title), sections, rules, intro_of(game))


def intro_of(game: Game) -> IntroIs | None:
    """What comes before the rules: the goal and a turn in one minute."""
    intro = game.rulebook.intro
    if intro is None:
        return None
    return IntroIs(dict(intro.title), [dict(text) for text in intro.text])


def words_of(name: str) -> dict[str, dict[str, str]]:
    """The names of a game's things in every language, by their ids in a view."""
    return {id_: dict(words) for id_, words in game_named(name).words().items()}
