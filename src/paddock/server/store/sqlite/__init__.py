"""The store in one SQLite file, with group commit."""
