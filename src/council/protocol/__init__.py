"""What crosses the wire: requests, messages, errors, table settings."""
