"""The decision report as lines, as a page and as plain data."""
