"""Small Council: board games of the Seven Kingdoms, with bots, terminal and browser play."""

from council import compiled

__version__ = "0.1.0"

compiled.choose()
