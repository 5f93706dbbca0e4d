"""A race of OUTSPEED in letters and signs."""
