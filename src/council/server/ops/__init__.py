"""What an operator needs, and small tools all parts share."""
