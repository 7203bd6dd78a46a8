"""The calls of the HTTP API: what each does, whoever carries it."""
