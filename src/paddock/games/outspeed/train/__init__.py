"""What training a net for OUTSPEED needs beyond its vector engine. It imports JAX."""
