"""Live tables and everything that happens at them, for the server and for the page alike: no
database, no sockets, no processes and no threads."""
