"""A recorded game told again, all at once or move by move."""

from collections.abc import Iterator

from council.cli.names import shown_names
from council.cli.result import show_result, without_table
from council.cli.terminal import Terminal
from council.core.game import Event, Json, Message
from council.core.log import DIGEST_MARK, split
from council.core.play import Play
from council.core.state import REFEREE, State
from council.locales import Voice


def retell(terminal: Terminal, play: Play, reader: int) -> None:
    """The whole story as the reader may know it, then the final table."""
    voice = _opened(terminal, play, reader)
    for message in without_table(play, play.story(reader)):
        terminal.tell(voice(message))
    _closed(terminal, play)
    for note in sorted(play.log.notes, key=lambda note: note.line):
        said = terminal.say("moments-note-at", line=note.line, who=note.by, text=note.text)
        terminal.tell(said, "notice")


def step_through(terminal: Terminal, play: Play, reader: int) -> None:
    """Line by line of the log, a drawing after each; Enter goes on."""
    voice = _opened(terminal, play, reader)
    terminal.tell(terminal.say("cli-replay-step-how"), "notice")
    for line, told, state in steps(play, reader):
        terminal.echo()
        for note in [note for note in play.log.notes if note.line == line]:
            terminal.tell(terminal.say("moments-note", who=note.by, text=note.text), "notice")
        for message in without_table(play, told):
            terminal.tell(voice(message))
        terminal.show(play.game.draw(state, voice, voice.names))
        if terminal.ask("") is None:
            return
    _closed(terminal, play)


def steps(play: Play, reader: int) -> Iterator[tuple[int, list[Message], State]]:
    """The number of each line of the log, what it tells the reader, and what they see after it."""
    state = play.game.begin(play.log.setup)
    for number, line in enumerate(play.log.lines, 2):
        if line.who == DIGEST_MARK:
            continue
        told = []
        for text in split(line.text):
            move = play.game.number(text)
            event = Event(int(state.seat()), int(state.seen(move, reader)), state.mask(reader))
            state.apply(move)
            told += play.game.tell(event, state.mask(reader))
        yield number, told, state.mask(reader)


def story_facts(terminal: Terminal, play: Play, reader: int) -> Json:
    """The story as plain data."""
    voice = Voice(terminal.lang, shown_names(terminal, play.log.players))
    over = play.over()
    log = play.log if reader == REFEREE else play.log_for(reader)
    return {
        "game": play.game.name,
        "players": play.log.players,
        "finished": over or play.log.result is not None,
        "secrets": reader == REFEREE,
        "moves": [[line.who, line.text] for line in log.lines if line.who != DIGEST_MARK],
        "story": [voice(message) for message in play.story(reader)],
        "results": play.game.results(play.state) if over else None,
        "notes": [{"line": note.line, "by": note.by, "text": note.text} for note in log.notes],
    }


def _opened(terminal: Terminal, play: Play, reader: int) -> Voice:
    names = shown_names(terminal, play.log.players)
    title = play.game.title
    line = terminal.say("cli-replay-title", game=title, players=", ".join(names))
    terminal.tell(line, "title")
    if reader != REFEREE:
        terminal.tell(terminal.say("cli-replay-public"), "notice")
    return Voice(terminal.lang, names)


def _closed(terminal: Terminal, play: Play) -> None:
    if play.over():
        show_result(terminal, play)
    else:
        agreed = play.log.end == "agreed"
        key = "cli-replay-agreed" if agreed else "cli-replay-ends-here"
        terminal.tell(terminal.say(key), "notice")
