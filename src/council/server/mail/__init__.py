"""E-mail reminders."""
