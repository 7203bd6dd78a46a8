"""The decision report: it explains a finished game by luck and decisions."""
