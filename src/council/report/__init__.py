"""The decision report: what luck and what decisions made of a finished game."""
