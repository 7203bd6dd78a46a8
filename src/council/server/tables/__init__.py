"""Live tables and everything that happens at them."""
