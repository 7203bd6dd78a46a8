"""How much a first visit downloads."""

import gzip
from pathlib import Path

from tests.site.conftest import PATH

MOST = 8_000_000  # bytes, as a host sends them


def test_the_whole_page_is_at_most_8_mb(folder: Path) -> None:
    files = [file.read_bytes() for file in (folder / PATH).rglob("*") if file.is_file()]
    assert sum(min(len(file), len(gzip.compress(file))) for file in files) <= MOST
