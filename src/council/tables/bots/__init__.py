"""Bots at a table: what they are asked, which there are, and hints."""
