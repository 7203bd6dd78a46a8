"""Several worker processes at one database."""
