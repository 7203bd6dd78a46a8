"""`council train`."""
