"""Pages of the documentation: the rulebook, and tables of figures."""

from collections.abc import Sequence

from council.cli.rulebook import source_of
from council.cli.terminal import Terminal
from council.core.game import Game
from council.core.rulebook import Rule


def page(terminal: Terminal, game: Game) -> str:
    """docs/rules/<game>.<lang>.md."""
    words = terminal.voice.words
    example = next(rule.id for rule in game.rulebook.rules.values() if rule.why is not None)
    about = terminal.say("cli-markdown-about", game=game.name, rule=example)
    lines = [f"# {words(game.title)}", "", about, ""]
    if game.rulebook.intro is not None:
        lines += [f"## {words(game.rulebook.intro.title)}", ""]
        lines += [line for text in game.rulebook.intro.text for line in (words(text), "")]
    for section, title in game.rulebook.sections.items():
        lines += [f"## {words(title)}", ""]
        for rule in game.rulebook.rules.values():
            if rule.section == section:
                lines += _entry(terminal, rule)
    return "\n".join(lines).rstrip("\n") + "\n"


def _entry(terminal: Terminal, rule: Rule) -> list[str]:
    words = terminal.voice.words
    lines = [f"### {rule.id} {words(rule.title)}", ""]
    if rule.question is not None:
        lines += [terminal.say("cli-rules-question", text=words(rule.question)), ""]
    lines += [words(rule.text), ""]
    if rule.why is not None:
        lines += [terminal.say("cli-rules-why", text=words(rule.why)), ""]
    return [*lines, f"*{source_of(terminal, rule)}*", ""]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int]) -> list[str]:
    """A table, line by line; the columns in `right` flush right."""
    rule = "|".join("---:" if number in right else "---" for number in range(len(heads)))
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, *rows)]
    return [lines[0], f"|{rule}|", *lines[1:]]
