"""A game of Why First? in letters and signs."""
