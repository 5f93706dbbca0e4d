"""Hostile decks, records and clients: what the largest things that pass may cost."""
