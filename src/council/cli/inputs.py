"""What a person gave on the command line, read and checked: games, options, bots, files."""

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from council.core.deals import read_code
from council.core.game import Game, Invalid, Json
from council.core.log import LARGEST_FILE, BadLog, Log, read

GAME_NAMES = ("intrigue", "risk", "cardgame")  # for completion; a test compares it with GAMES
LARGEST_DATA = 200_000


def deal_code(label: str, text: str) -> str:
    """A deal code as it is kept."""
    return read_code(text)


def find_game(label: str, name: str) -> Game:
    """The game of a name."""
    from council.games import GAMES

    game = GAMES.get(name)
    if game is None:
        near = get_close_matches(name, GAMES, 1) or list(GAMES)
        raise Invalid("cli-no-such-game", got=name[:40], allowed=", ".join(near))
    return game


def read_options(game: Game, pairs: Iterable[str]) -> dict[str, Json]:
    """`name=value` pairs; whether they make sense is for the game's setup to say."""
    chosen: dict[str, Json] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            example = f"{game.options[0].name}={game.options[0].default}" if game.options else "a=b"
            raise Invalid("cli-not-a-pair", got=pair[:40], example=example)
        if name in chosen:
            raise Invalid("cli-option-twice", option=name[:40])
        chosen[name] = value
    return chosen


def not_together(*given: tuple[str, object]) -> None:
    """Invalid when more than one of these options was given."""
    names = [name for name, value in given if value]
    if len(names) > 1:
        raise Invalid("cli-not-together", one=names[0], other=names[1])


def with_data(game: Game, file: str | None) -> Game:
    """The game with an owner's values from a TOML file."""
    if file is None:
        return game
    from council.kit.tables import parse

    text = read_text(Path(file), LARGEST_DATA)
    return game.with_data(parse(text, file), file)


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a file that is there, is a file, and is not too large."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError:
        raise Invalid("cli-no-such-file", file=str(path)) from None
    except IsADirectoryError:
        raise Invalid("cli-a-folder", file=str(path)) from None
    except (OSError, ValueError):
        raise Invalid("cli-unreadable", file=str(path)) from None
    return content


def read_text(path: Path, most: int) -> str:
    """The text of a file in UTF-8."""
    content = read_bytes(path, most)
    if len(content) > most:
        raise Invalid("cli-file-too-large", file=str(path), most=most)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Invalid("cli-not-text", file=str(path), line=_line_of(content, error)) from None


def read_log(path: Path) -> Log:
    """A log with its checks; BadLog names the first wrong line."""
    return parse_log(read_bytes(path, LARGEST_FILE))


def parse_log(content: bytes) -> Log:
    """The log in the bytes of a file."""
    if len(content) > LARGEST_FILE:
        raise BadLog(1, "log-too-large", most=LARGEST_FILE)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = _line_of(content, error)
        read(content[: content.rfind(b"\n", 0, error.start) + 1].decode())  # wrong before that?
        raise BadLog(line, "cli-log-not-text") from None
    return read(text)


def _line_of(content: bytes, error: UnicodeDecodeError) -> int:
    return content.count(b"\n", 0, error.start) + 1
