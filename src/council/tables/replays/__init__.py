"""Games to watch and to download."""
