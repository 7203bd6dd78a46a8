"""The levels of bots in the card game, where they are not the usual ones."""

from council.core.bots import Level, Levels

LEVELS: Levels = {"easy": Level(8, ahead=0.0), "master": Level(8000)}
