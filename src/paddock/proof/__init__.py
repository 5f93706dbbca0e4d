"""The log of a table, and how anybody can check a finished game by it."""
