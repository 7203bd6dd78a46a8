"""A live table in memory: what is known of it, and what follows from that alone."""
