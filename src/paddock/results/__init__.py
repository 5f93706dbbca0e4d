"""Figures about people, worked out from finished games. Pure: no store, no clock, no web."""
