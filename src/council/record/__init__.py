"""Finished games put together: wins, places, streaks, records and who beat whom."""
