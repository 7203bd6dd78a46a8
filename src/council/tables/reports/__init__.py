"""Decision reports of games: made in slices, kept with the game."""
