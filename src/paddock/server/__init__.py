"""Tables that people play at over a network."""
