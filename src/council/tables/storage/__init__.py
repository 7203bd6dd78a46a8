"""Stored games: what is kept of a table, and what a store must be able to do."""
