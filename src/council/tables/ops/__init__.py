"""Rate limits, secrets, counts and background tasks."""
