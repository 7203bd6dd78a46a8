"""The server of the table: HTTP, sockets, storage, and the bots at the table."""
