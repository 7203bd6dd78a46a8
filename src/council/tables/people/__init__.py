"""People without accounts: who they are by a key of theirs, and their games."""
