"""Rules on the screen."""

from difflib import get_close_matches

from council.cli.terminal import Terminal
from council.core.game import Game, Invalid, Json
from council.core.rulebook import Rule
from council.kit.sources import sources


def find_rule(game: Game, rule_id: str) -> Rule:
    """The rule of an id, in capitals or not; Invalid names the nearest ids."""
    rule = game.rulebook.find(rule_id)
    if rule is not None:
        return rule
    near = get_close_matches(rule_id.upper(), game.rulebook.rules, 3, 0.3)
    raise Invalid(
        "cli-no-such-rule",
        got=rule_id[:40],
        near=", ".join(near or list(game.rulebook.rules)[:3]),
        game=game.name,
    )


def show_book(terminal: Terminal, game: Game) -> None:
    """Every rule, section by section, a page at a time."""
    with terminal.paged():
        _tell_book(terminal, game)


def _tell_book(terminal: Terminal, game: Game) -> None:
    words = terminal.voice.words
    terminal.tell(words(game.title), "title")
    if game.rulebook.intro is not None:
        terminal.tell("")
        terminal.tell(words(game.rulebook.intro.title), "title")
        for paragraph in game.rulebook.intro.text:
            terminal.tell(words(paragraph))
    wide = max(len(rule_id) for rule_id in game.rulebook.rules)
    for section, title in game.rulebook.sections.items():
        terminal.tell("")
        terminal.tell(words(title), "title")
        for rule in game.rulebook.rules.values():
            if rule.section == section:
                terminal.hang(rule.id, wide + 2, words(rule.title), "title")
                if rule.question is not None:
                    terminal.hang("", wide + 2, words(rule.question))
                terminal.hang("", wide + 2, words(rule.text))
                terminal.hang("", wide + 2, source_of(terminal, rule), "quiet")


def show_rule(terminal: Terminal, rule: Rule) -> None:
    """One rule with its question and reason."""
    words = terminal.voice.words
    terminal.tell(f"{rule.id}  {words(rule.title)}", "title")
    if rule.question is not None:
        terminal.tell(terminal.say("cli-rules-question", text=words(rule.question)))
    terminal.tell(words(rule.text))
    if rule.why is not None:
        terminal.tell(terminal.say("cli-rules-why", text=words(rule.why)))
    terminal.tell(source_of(terminal, rule), "quiet")


def source_of(terminal: Terminal, rule: Rule) -> str:
    """Where a statement comes from: printed, with its page; derived; our ruling, with its id."""
    return " ".join(terminal.say(source.key, **source.facts) for source in sources(rule))


def book_facts(terminal: Terminal, rules: list[Rule]) -> list[Json]:
    """Rules as plain data."""
    words = terminal.voice.words
    return [
        {
            "id": rule.id,
            "kind": rule.kind,
            "section": rule.section,
            "page": rule.page,
            "ruling": rule.ruling,
            "source": source_of(terminal, rule),
            "title": words(rule.title),
            "text": words(rule.text),
            "question": words(rule.question) if rule.question is not None else None,
            "why": words(rule.why) if rule.why is not None else None,
        }
        for rule in rules
    ]
