"""The deal of the day at tables: tries, and what they are compared with."""
