"""The calls of the HTTP API: what each does, on a server or in a page."""
