"""How `council train` teaches networks."""
