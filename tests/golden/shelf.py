"""Where the golden games stand: the log of each, and beside it what is told in every language."""

import sys
from collections.abc import Sequence
from pathlib import Path

from council.core.play import Play
from council.locales import LANGUAGES, Voice

HERE = Path(__file__).parent


def log_of(name: str) -> Path:
    return HERE / f"{name}.council.jsonl"


def story_of(name: str, lang: str) -> Path:
    return HERE / f"{name}.{lang}.txt"


def story(game: Play, lang: str, players: Sequence[str], reader: int) -> str:
    """What a reader is told, a sentence a line."""
    voice = Voice(lang, players)
    return "".join(voice(message) + "\n" for message in game.story(reader))


def write(name: str, game: Play, players: Sequence[str], reader: int) -> None:
    """Write what changed, and say so."""
    files = {log_of(name): game.log.dump()}
    files |= {story_of(name, lang): story(game, lang, players, reader) for lang in LANGUAGES}
    for file, text in files.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8", newline="\n")
            sys.stdout.write(f"{file.name}: written\n")


def check_all_there(names: Sequence[str], pattern: str) -> None:
    """Every game has its files, and there are no others."""
    files = {log_of(name) for name in names}
    files |= {story_of(name, lang) for name in names for lang in LANGUAGES}
    assert set(HERE.glob(pattern)) == files
