"""The deal of the day: one deal of each game for everybody, against the same bots."""
