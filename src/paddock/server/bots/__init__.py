"""Bots at a table: their interface, and where they think."""
