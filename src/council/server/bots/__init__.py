"""Bots that think for tables."""
