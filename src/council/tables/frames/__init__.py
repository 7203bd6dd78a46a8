"""A game as a list of moments, as one reader may know them."""
