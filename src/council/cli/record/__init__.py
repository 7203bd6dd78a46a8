"""Finished games together: as files, as arrays, and as a chronicle."""
