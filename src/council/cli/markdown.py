"""The rulebook as a page of the documentation."""

from council.cli.terminal import Terminal
from council.core.game import Game
from council.core.rulebook import Rule


def page(terminal: Terminal, game: Game) -> str:
    """docs/rules/<game>.<lang>.md."""
    words = terminal.voice.words
    example = next(rule.id for rule in game.rulebook.rules.values() if rule.why is not None)
    about = terminal.say("cli-markdown-about", game=game.name, rule=example)
    lines = [f"# {words(game.title)}", "", about, ""]
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
    return [*lines, f"*{terminal.say(f'cli-rules-kind-{rule.kind}')}*", ""]
